/**
 * The inputs of aggregates: `groupBy`, `having`, `orderBy` and `top`. Input: the keys and measures of a list; output: the
 * input types in the graph, such as `OrdersAggregateGroup`.
 */
import type { InputRef } from '@pothos/core'
import { measureFunctions } from '../../src/query/aggregate-question.js'
import type { AggregateOptions, Described } from './aggregate-options.js'
import { builder } from './builder.js'
import { required } from './fields.js'
import { CountFilter, FloatFilter, MoneyFilter } from './filter-types.js'
import type { ListOptions } from './list.js'
import { OrderDirection } from './scalars.js'

const partsOfTime = {
  HOUR_OF_DAY: { value: 'hourOfDay', description: 'Hours of the day, 0 to 23.' },
  WEEKDAY: { value: 'weekday', description: 'Days of the week, Monday 1 to Sunday 7.' },
  MONTH_OF_YEAR: { value: 'monthOfYear', description: 'Months of the year, 1 to 12.' },
} as const

const DateBucket = builder.enumType('DateBucket', {
  description:
    'What dates are grouped by: a span of time, or a part of time that comes again, which `keys { part }` tells.',
  values: {
    HOUR: { value: 'hour', description: 'Hours.' },
    DAY: { value: 'day', description: 'Days.' },
    WEEK: { value: 'week', description: 'Weeks, from Monday.' },
    MONTH: { value: 'month', description: 'Months.' },
    QUARTER: { value: 'quarter', description: 'Quarters of a year.' },
    YEAR: { value: 'year', description: 'Years.' },
    ...partsOfTime,
  } as const,
})

export const PartOfTime = builder.enumType('PartOfTime', {
  description: 'A part of time that comes again.',
  values: partsOfTime,
})

const AggregateFunctionRef = builder.enumType('AggregateFunction', {
  description: 'What is made of the records of a group.',
  values: {
    COUNT: { value: 'count', description: 'How many there are.' },
    COUNT_VALUES: { value: 'countValues', description: 'How many have a value.' },
    COUNT_DISTINCT: { value: 'countDistinct', description: 'How many values of a key there are.' },
    SUM: { value: 'sum', description: 'Their sum.' },
    AVG: { value: 'avg', description: 'Their mean; amounts are rounded to the cent.' },
    MIN: { value: 'min', description: 'The smallest or earliest.' },
    MAX: { value: 'max', description: 'The largest or latest.' },
    MEDIAN: { value: 'median', description: 'Their median.' },
    PERCENTILE: { value: 'percentile', description: 'The percentile `p`.' },
    STANDARD_DEVIATION: {
      value: 'standardDeviation',
      description: 'Their standard deviation, as of a sample.',
    },
    SHARE: { value: 'share', description: 'How large a part of them fits `where`, 0 to 1.' },
  } as const,
})

export const upper = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

export type KeyEnum = ReturnType<typeof keyEnum>

/** An enum of what a list declares by name: `datePaid` is DATE_PAID. */
const enumOf = (name: string, description: string, declared: Record<string, Described>) =>
  builder.enumType(name, {
    description,
    values: Object.fromEntries(
      Object.entries(declared).map(([value, { description }]) => [
        upper(value),
        { value, description },
      ]),
    ),
  })

export const keyEnum = ({ name, keys }: AggregateOptions) =>
  enumOf(`${name}AggregateKey`, `What ${name} can be grouped by.`, keys)

/** Declares the inputs of the aggregate of a list. */
export function inputTypes(options: AggregateOptions, { where }: ListOptions, Key: KeyEnum) {
  const { name, keys, measures } = options
  const Measure = enumOf(`${name}AggregateMeasure`, `What of ${name} can be added up.`, measures)
  const GroupBy = builder.inputType(`${name}AggregateGroup`, {
    description: 'A key to group by; `by` goes with dates, and is required there.',
    fields: (t) => ({
      key: t.field(required(Key)),
      by: t.field({ type: DateBucket }),
      timeZone: t.string({ description: 'IANA name such as `Europe/Berlin`; UTC when absent.' }),
      ...(Object.values(keys).some(({ isNumber }) => isNumber) && {
        width: t.int({ description: 'Of a number: the width of its bands, 1 to 1,000,000.' }),
      }),
    }),
  })
  const OrderBy = builder.inputType(`${name}AggregateOrder`, {
    description: 'A `key` that is grouped by, or a `function` of the measure `of`.',
    fields: (t) => ({
      key: t.field({ type: Key }),
      by: t.field({ type: DateBucket }),
      function: t.field({ type: AggregateFunctionRef }),
      of: t.field({ type: Measure }),
      p: t.float(),
      ...(where && {
        where: t.field({ type: where.ref, description: 'Of these records of the group alone.' }),
      }),
      direction: t.field(required(OrderDirection)),
    }),
  })
  const Top = builder.inputType(`${name}AggregateTop`, {
    description: 'The `first` groups, by `orderBy`, of those that have the keys `per` alike.',
    fields: (t) => ({
      first: t.int({ required: true }),
      per: t.field(required([Key])),
    }),
  })
  return { GroupBy, OrderBy, Having: havingType(options), Top }
}

function havingType({ name, keys, measures }: AggregateOptions): InputRef {
  const conditions = (type: string, description: string, fields: [string, InputRef | false][]) => {
    const own = fields.filter((field): field is [string, InputRef] => field[1] !== false)
    return (
      own.length > 0 &&
      builder.inputType(`${name}Aggregate${type}`, {
        description: `${description}; all that are given must hold.`,
        fields: (t) => Object.fromEntries(own.map(([field, type]) => [field, t.field({ type })])),
      })
    )
  }
  const filters = { money: MoneyFilter, int: FloatFilter, float: FloatFilter, date: false } as const
  const Numbers = conditions(
    'Filter',
    `Conditions on values made of ${name}`,
    Object.entries(measures).map(([measure, { kind }]) => [measure, filters[kind]]),
  )
  const Counts = conditions(
    'CountFilter',
    `Conditions on how many ${name} have a value`,
    Object.keys(measures).map((measure) => [measure, CountFilter]),
  )
  const Distinct = conditions(
    'DistinctFilter',
    `Conditions on how many values a key of ${name} has`,
    countableKeys(keys).map(([key]) => [key, CountFilter]),
  )
  return conditions('Having', 'Conditions on groups', [
    ['count', CountFilter],
    ['countDistinct', Distinct],
    ...measureFunctions.map((fn): [string, InputRef | false] => [
      fn,
      fn === 'countValues' ? Counts : Numbers,
    ]),
  ]) as InputRef
}

/** Keys that a record has one value of, and no time. */
export const countableKeys = (keys: AggregateOptions['keys']) =>
  Object.entries(keys).filter(([, { isDate, isMany }]) => !isDate && !isMany)
