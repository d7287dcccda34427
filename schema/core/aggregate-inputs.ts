/** Input types of a list's aggregate, such as `OrdersAggregateGroup`: `groupBy`, `having`, `orderBy` and `top`. */
import type { InputRef } from '@pothos/core'
import { measureFunctions } from '../../src/query/aggregate-question.js'
import type { AggregateOptions, Described } from './aggregate-options.js'
import { builder } from './builder.js'
import { requiredInput } from './fields.js'
import { CountFilter, FloatFilter, MoneyFilter } from './filter-types.js'
import type { ListOptions } from './list.js'
import { OrderDirection } from './scalars.js'

const partsOfTime = {
  HOUR_OF_DAY: { value: 'hourOfDay', description: 'Hour of the day, 0 to 23.' },
  WEEKDAY: { value: 'weekday', description: 'Day of the week, 1 (Monday) to 7 (Sunday).' },
  MONTH_OF_YEAR: { value: 'monthOfYear', description: 'Month of the year, 1 to 12.' },
} as const

const DateBucket = builder.enumType('DateBucket', {
  description:
    'Interval or recurring part of time that dates are grouped by. Read recurring parts with `keys { part }`.',
  values: {
    HOUR: { value: 'hour', description: 'Hour.' },
    DAY: { value: 'day', description: 'Day.' },
    WEEK: { value: 'week', description: 'Week, starting on Monday.' },
    MONTH: { value: 'month', description: 'Calendar month.' },
    QUARTER: { value: 'quarter', description: 'Calendar quarter.' },
    YEAR: { value: 'year', description: 'Calendar year.' },
    ...partsOfTime,
  } as const,
})

export const PartOfTime = builder.enumType('PartOfTime', {
  description: 'Recurring part of time.',
  values: partsOfTime,
})

const AggregateFunctionRef = builder.enumType('AggregateFunction', {
  description: 'Function computed over the records of a group.',
  values: {
    COUNT: { value: 'count', description: 'Number of records.' },
    COUNT_VALUES: { value: 'countValues', description: 'Number of records that have a value.' },
    COUNT_DISTINCT: { value: 'countDistinct', description: 'Distinct count of a key.' },
    SUM: { value: 'sum', description: 'Sum.' },
    AVG: { value: 'avg', description: 'Mean. Amounts are rounded to the cent.' },
    MIN: { value: 'min', description: 'Smallest or earliest value.' },
    MAX: { value: 'max', description: 'Largest or latest value.' },
    MEDIAN: { value: 'median', description: 'Median.' },
    PERCENTILE: { value: 'percentile', description: 'Percentile `p`, from 0 to 1.' },
    STANDARD_DEVIATION: {
      value: 'standardDeviation',
      description: 'Sample standard deviation.',
    },
    SHARE: { value: 'share', description: 'Fraction of records that match `where`, from 0 to 1.' },
  } as const,
})

export const upper = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

export type KeyEnum = ReturnType<typeof keyEnum>

/** Declares an enum of the names that a list declares: `datePaid` becomes DATE_PAID. */
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
  enumOf(`${name}AggregateKey`, `Keys to group ${name} by.`, keys)

/** Declares the inputs of a list's aggregate. */
export function inputTypes(options: AggregateOptions, { where }: ListOptions, Key: KeyEnum) {
  const { name, keys, measures } = options
  const Measure = enumOf(`${name}AggregateMeasure`, `Measures of ${name} to aggregate.`, measures)
  const GroupBy = builder.inputType(`${name}AggregateGroup`, {
    description: 'Key to group by. `by` is required for dates and not allowed for other keys.',
    fields: (t) => ({
      key: t.field(requiredInput(Key)),
      by: t.field({ type: DateBucket }),
      timeZone: t.string({
        description: 'IANA time zone, such as `Europe/Berlin`. Defaults to UTC.',
      }),
      ...(Object.values(keys).some(({ isNumber }) => isNumber) && {
        width: t.int({
          description:
            'Width of the bands that a number is grouped into, from 1 to 1,000,000. Only allowed for numbers.',
        }),
      }),
    }),
  })
  const OrderBy = builder.inputType(`${name}AggregateOrder`, {
    description:
      'Sort order of groups: by a `key` from `groupBy`, or by a `function` of the measure `of`.',
    fields: (t) => ({
      key: t.field({ type: Key }),
      by: t.field({ type: DateBucket }),
      function: t.field({ type: AggregateFunctionRef }),
      of: t.field({ type: Measure }),
      p: t.float(),
      ...(where && {
        where: t.field({
          type: where.ref,
          description: 'Applies `function` only to the matching records of each group.',
        }),
      }),
      direction: t.field(requiredInput(OrderDirection)),
    }),
  })
  const Top = builder.inputType(`${name}AggregateTop`, {
    description:
      'Keeps the `first` groups, in the order of `orderBy`, for each combination of the keys in `per`.',
    fields: (t) => ({
      first: t.int({ required: true }),
      per: t.field(requiredInput([Key])),
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
        description: `${description}, combined with AND.`,
        fields: (t) => Object.fromEntries(own.map(([field, type]) => [field, t.field({ type })])),
      })
    )
  }
  const filters = { money: MoneyFilter, int: FloatFilter, float: FloatFilter, date: false } as const
  const Numbers = conditions(
    'Filter',
    `Conditions on aggregated values of ${name}`,
    Object.entries(measures).map(([measure, { kind }]) => [measure, filters[kind]]),
  )
  const Counts = conditions(
    'CountFilter',
    `Conditions on the number of ${name} that have a value`,
    Object.keys(measures).map((measure) => [measure, CountFilter]),
  )
  const Distinct = conditions(
    'DistinctFilter',
    `Conditions on the distinct count of a key of ${name}`,
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

/** Lists the keys with at most one value per record, except dates. */
export const countableKeys = (keys: AggregateOptions['keys']) =>
  Object.entries(keys).filter(([, { isDate, isMany }]) => !isDate && !isMany)
