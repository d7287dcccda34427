/**
 * Types of aggregate queries: the dimensions (`keys`) and measures of a model, and a query over them.
 *
 * `schema/core/aggregate-question.ts` builds the query from the arguments of a GraphQL field, and `aggregate.ts`
 * writes it as SQL.
 */
import type { Session } from '../access/session.js'
import type { Condition } from './read.js'

/** Path to a column over to-one relations. It depends on the caller where prices are involved. */
export type AggregatePath = string | ((session: Session) => string)

/** SQL expression over columns that are reached by to-one relations. */
export interface Expression {
  /** Columns of other models that the expression reads. The caller must be allowed to read them. */
  reads?: readonly (readonly [model: string, column: string])[]
  /** Returns the SQL. `column` returns the SQL of a column by its path. */
  of: (column: (path: string) => string, session: Session) => string
}

/**
 * Dimension of an aggregate: a column or an expression. Dates are truncated to an interval, numbers are grouped into
 * bands.
 */
export interface GroupKey {
  path: AggregatePath | Expression
  isDate?: boolean
  isNumber?: boolean
  /**
   * Whether the path crosses a to-many relation or a list. A record then counts in the group of each of its values.
   */
  isMany?: boolean
  /** Whether only operators may group by it. */
  operator?: true
}

/** Column or expression that aggregate functions apply to. */
export interface Measure {
  sql: AggregatePath | Expression
  kind: 'money' | 'int' | 'float' | 'date'
  /** Whether only operators may aggregate it. */
  operator?: true
}

/** Dimensions and measures of a model, by their names in GraphQL. */
export interface AggregateSource {
  /** Prisma model, such as `OrderItem`. */
  model: string
  keys: Record<string, GroupKey>
  measures: Record<string, Measure>
}

/** Intervals of `date_trunc`, with their length as a PostgreSQL interval. */
export const granularityUnits = {
  hour: '1 hour',
  day: '1 day',
  week: '7 days',
  month: '1 month',
  quarter: '3 months',
  year: '1 year',
} as const

/** Recurring parts of a date, with the field name of `extract`. */
export const parts = { hourOfDay: 'hour', weekday: 'isodow', monthOfYear: 'month' } as const

export type Granularity = keyof typeof granularityUnits
export type Part = keyof typeof parts

/** Whether a date is grouped by a recurring part and not by an interval. */
export const isPart = (by: Granularity | Part | null | undefined): by is Part =>
  by !== null && by !== undefined && by in parts

/** Dimension of a query. */
export interface Group {
  key: string
  /** For a date: interval to truncate to, or part to extract. */
  by?: Granularity | Part | null
  /** IANA time zone name. Defaults to UTC. */
  timeZone?: string | null
  /** For a number: width of the bands, at least 1. If null, each value is a group. */
  width?: number | null
}

/** Aggregate functions of a measure. */
export const measureFunctions = [
  'sum',
  'avg',
  'min',
  'max',
  'median',
  'standardDeviation',
  'countValues',
] as const
export type MeasureFunction = (typeof measureFunctions)[number]

/** Window function over the intervals of the group's date. */
export interface Window {
  /** Running total, value `spans` intervals earlier, or the difference to it. */
  kind: 'running' | 'previous' | 'change'
  /** Number of intervals to look back. */
  spans: number
}

/** Aggregated value of a group. */
export interface GroupValue {
  function: MeasureFunction | 'percentile' | 'count' | 'countDistinct' | 'share'
  /** Name of the measure, or of the dimension for `countDistinct`. */
  of?: string | null
  /** For `percentile`: fraction from 0 to 1. */
  p?: number | null
  /** Index in `filters` of the query: only matching records count. */
  filter?: number | undefined
  /** For `share`: index of the filter whose records are the denominator. */
  whole?: number | undefined
  window?: Window | undefined
}

export interface Question {
  where: Condition
  groupBy: Group[]
  /** Filters that values refer to by index. */
  filters: Condition[]
  /** Values to return, in addition to the dimensions. */
  values: GroupValue[]
  /** Conditions on aggregated values, combined with AND. */
  having: (GroupValue & { operators: Record<string, unknown> })[]
  orderBy: { by: GroupValue | Group; direction: 'asc' | 'desc' }[]
  /** Returns only the first groups of each partition by the dimensions in `per`. */
  top?: { first: number; per: string[] } | undefined
  limit: number
  offset?: number
  /** Whether to return the total number of groups. */
  isCounted?: boolean
}

/** Row of a group: dimensions by `groupName`, values by `valueName`. */
export type GroupRow = Record<string, unknown>

/** Returns the name of a dimension in a `GroupRow`. */
export function groupName({ key, by }: Group): string {
  return isPart(by) ? `${key}:${by}` : key
}

/** Returns the name of a value in a `GroupRow`. */
export function valueName({
  function: fn,
  of,
  p,
  filter,
  whole: totalFilter,
  window,
}: GroupValue): string {
  const parts = [fn, of, p, filter, totalFilter, window?.kind, window?.spans]
  return parts.map((part) => part ?? '').join('.')
}
