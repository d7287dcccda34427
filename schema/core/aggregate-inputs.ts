/** What is asked of the groups of a list: keys, order, conditions. */
import type { InputRef } from '@pothos/core'
import {
  type MeasureFunction,
  measureFunctions,
  type Part,
  type Span,
} from '../../src/query/aggregate-question.js'
import type { AggregateOptions } from './aggregate-options.js'
import { builder } from './builder.js'
import { required } from './fields.js'
import { CountFilter, FloatFilter, MoneyFilter } from './filter-types.js'
import type { ListOptions } from './list.js'
import { OrderDirection } from './scalars.js'

const span = (value: Span, description: string) => ({ value, description })
const part = (value: Part, description: string) => ({ value, description })

const partsOfTime = {
  HOUR_OF_DAY: part('hourOfDay', 'Hours of the day, 0 to 23.'),
  WEEKDAY: part('weekday', 'Days of the week, Monday 1 to Sunday 7.'),
  MONTH_OF_YEAR: part('monthOfYear', 'Months of the year, 1 to 12.'),
} as const

const DateBucket = builder.enumType('DateBucket', {
  description:
    'What dates are grouped by: a span of time, or a part of time that comes again, which `keys { part }` tells.',
  values: {
    HOUR: span('hour', 'Hours.'),
    DAY: span('day', 'Days.'),
    WEEK: span('week', 'Weeks, from Monday.'),
    MONTH: span('month', 'Months.'),
    QUARTER: span('quarter', 'Quarters of a year.'),
    YEAR: span('year', 'Years.'),
    ...partsOfTime,
  } as const,
})

export const PartOfTime = builder.enumType('PartOfTime', {
  description: 'A part of time that comes again.',
  values: partsOfTime,
})

export const wordsOf: Record<MeasureFunction | 'percentile', string> = {
  sum: 'Sum',
  avg: 'Mean',
  min: 'Least',
  max: 'Greatest',
  median: 'Median',
  standardDeviation: 'Standard deviation (of a sample)',
  percentile: 'Percentile',
  countValues: 'How many have a value',
}

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

export const keyEnum = ({ name, keys }: AggregateOptions) =>
  builder.enumType(`${name}AggregateKey`, {
    description: `What ${name} can be grouped by.`,
    values: Object.fromEntries(
      Object.entries(keys).map(([key, { description }]) => [
        upper(key),
        { value: key, description },
      ]),
    ),
  })

/** Declares the inputs of the aggregates of a list. */
export function inputTypes(options: AggregateOptions, { where }: ListOptions, Key: KeyEnum) {
  const { name, keys, measures } = options
  const Measure = builder.enumType(`${name}AggregateMeasure`, {
    description: `What of ${name} can be added up.`,
    values: Object.fromEntries(
      Object.entries(measures).map(([measure, { description }]) => [
        upper(measure),
        { value: measure, description },
      ]),
    ),
  })
  const GroupBy = builder.inputType(`${name}AggregateGroup`, {
    description: `A key to group ${name} by.`,
    fields: (t) => ({
      key: t.field(required(Key, 'The key.')),
      by: t.field({
        type: DateBucket,
        description: 'The span or part of time, for a date: required there, and nowhere else.',
      }),
      timeZone: t.string({
        description:
          'The time zone whose days those are, by its IANA name such as `Europe/Berlin`; UTC when absent.',
      }),
      ...(Object.values(keys).some(({ isNumber }) => isNumber) && {
        width: t.int({
          description:
            'The width of the bands, for a number: 10 groups by 0 to 9, 10 to 19 and so on. From 1 to 1,000,000; defaults to each value by itself.',
        }),
      }),
    }),
  })
  const OrderBy = builder.inputType(`${name}AggregateOrder`, {
    description: 'What groups are sorted by: a key, or a value.',
    fields: (t) => ({
      key: t.field({ type: Key, description: 'A key that is grouped by; of COUNT_DISTINCT, any.' }),
      by: t.field({ type: DateBucket, description: 'The part of time that a date is grouped by.' }),
      function: t.field({ type: AggregateFunctionRef, description: 'The function of a value.' }),
      of: t.field({
        type: Measure,
        description: 'The measure it is made of; COUNT, COUNT_DISTINCT and SHARE have none.',
      }),
      p: t.float({ description: 'Of PERCENTILE: which one, 0 to 1.' }),
      ...(where && {
        where: t.field({ type: where.ref, description: 'Of these records of the group alone.' }),
      }),
      direction: t.field(required(OrderDirection, 'In which direction.')),
    }),
  })
  const conditions = (type: string, description: string, fields: [string, InputRef, string][]) =>
    fields.length > 0 &&
    builder.inputType(`${name}Aggregate${type}`, {
      description: `${description}; all that are given must hold.`,
      fields: (t) =>
        Object.fromEntries(
          fields.map(([field, type, description]) => [field, t.field({ type, description })]),
        ),
    })
  const Numbers = conditions(
    'Filter',
    `Conditions on values made of ${name}`,
    Object.entries(measures).flatMap(([measure, { kind, description }]) =>
      kind === 'date' ? [] : [[measure, kind === 'money' ? MoneyFilter : FloatFilter, description]],
    ),
  )
  const Counts = conditions(
    'CountFilter',
    `Conditions on how many ${name} have a value`,
    Object.entries(measures).map(([measure, { description }]) => [
      measure,
      CountFilter,
      description,
    ]),
  )
  const Distinct = conditions(
    'DistinctFilter',
    `Conditions on how many values a key of ${name} has`,
    countableKeys(keys).map(([key, { description }]) => [key, CountFilter, description]),
  )
  const having: [string, InputRef | false, string][] = [
    ['countDistinct', Distinct, 'How many values a key has.'],
    ...measureFunctions.map((fn): [string, InputRef | false, string] => [
      fn,
      fn === 'countValues' ? Counts : Numbers,
      `${wordsOf[fn]} of the records.`,
    ]),
  ]
  const Having = conditions('Having', 'Conditions on groups', [
    ['count', CountFilter, 'How many records the group has.'],
    ...having.filter((field): field is [string, InputRef, string] => field[1] !== false),
  ]) as InputRef
  const Top = builder.inputType(`${name}AggregateTop`, {
    description: 'The first groups of each, such as three outlets of each month.',
    fields: (t) => ({
      first: t.int({ required: true, description: 'How many, by `orderBy`.' }),
      per: t.field(required([Key], 'The keys, of those grouped by, that these have alike.')),
    }),
  })
  return { GroupBy, OrderBy, Having, Top }
}

/** Keys that a record has one value of, and no time. */
export const countableKeys = (keys: AggregateOptions['keys']) =>
  Object.entries(keys).filter(([, { isDate, isMany }]) => !isDate && !isMany)
