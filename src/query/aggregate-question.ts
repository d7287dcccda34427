/**
 * What an aggregate asks: the keys and measures of a model (`Source`), and a question about them. `aggregate.ts` writes
 * it, `schema/core/aggregate-question.ts` reads it out of the arguments of a field.
 */
import type { Session } from '../access/session.js'
import type { Condition } from './read.js'

/** A path to a column over records to one; per caller where prices are involved. */
export type Path = string | ((session: Session) => string)

/** What is made of columns over records to one. */
export interface Expression {
  /** Columns of other records that it looks at, by their models. */
  reads?: readonly (readonly [model: string, column: string])[]
  of: (column: (path: string) => string) => string
}

/**
 * What records can be grouped by: a column, whose path may lead to many records, of which each counts; or an expression.
 * A date is grouped by a span or a part of time, a number by bands.
 */
export interface Key {
  path: Path | Expression
  isDate?: boolean
  isNumber?: boolean
  /** Whether a record can have several, and then counts in the group of each. */
  isMany?: boolean
  /** Whether only operators may group by it. */
  operator?: true
}

/** What can be added up. */
export interface Measure {
  sql: Path | Expression
  kind: 'money' | 'int' | 'float' | 'date'
  operator?: true
}

/** What an aggregate can be asked of a model; the names are those of the graph. */
export interface Source {
  /** Prisma's model, such as `OrderItem`. */
  model: string
  keys: Record<string, Key>
  measures: Record<string, Measure>
}

/** Spans of time, as PostgreSQL has them. */
export const spans = {
  hour: '1 hour',
  day: '1 day',
  week: '7 days',
  month: '1 month',
  quarter: '3 months',
  year: '1 year',
} as const

/** Parts of time that come again, as PostgreSQL has them. */
export const parts = { hourOfDay: 'hour', weekday: 'isodow', monthOfYear: 'month' } as const

export type Span = keyof typeof spans
export type Part = keyof typeof parts

export const isPart = (by: Span | Part | null | undefined): by is Part =>
  by !== null && by !== undefined && by in parts

export interface Group {
  key: string
  /** Of a date. */
  by?: Span | Part | null
  /** IANA name; UTC when absent. */
  timeZone?: string | null
  /** Of a number: the width of its bands, from 1; null groups by each value. */
  width?: number | null
}

/** Functions of a measure. */
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

/** What a value becomes beside those of the other spans of time. */
export interface Window {
  kind: 'running' | 'previous' | 'change'
  /** How many spans of time before. */
  spans: number
}

/** A value of a group. */
export interface Value {
  function: MeasureFunction | 'percentile' | 'count' | 'countDistinct' | 'share'
  /** A measure; of `countDistinct`, a key. */
  of?: string | null
  /** Which percentile, 0 to 1. */
  p?: number | null
  /** Of which records alone: the number of one of the question's filters. */
  filter?: number | undefined
  /** Of a share: which records are the whole. */
  whole?: number | undefined
  window?: Window | undefined
}

export interface Question {
  where: Condition
  groupBy: Group[]
  /** Conditions that some of the values are narrowed by. */
  filters: Condition[]
  /** What the answer shows beside its keys. */
  values: Value[]
  having: (Value & { operators: Record<string, unknown> })[]
  orderBy: { by: Value | Group; direction: 'asc' | 'desc' }[]
  /** Of the groups that have these keys alike, the first ones alone. */
  top?: { first: number; per: string[] } | undefined
  limit: number
  offset?: number
  /** Whether to tell how many groups there are in all. */
  isCounted?: boolean
}

/** What a group answers: its keys by `groupName`, and its values by `valueName`. */
export type GroupRow = Record<string, unknown>

/** The name of a key in the row of a group. */
export function groupName({ key, by }: Group): string {
  return isPart(by) ? `${key}:${by}` : key
}

/** The name of a value in the row of a group. */
export function valueName({ function: fn, of, p, filter, whole, window }: Value): string {
  const parts = [fn, of, p, filter, whole, window?.kind, window?.spans]
  return parts.map((part) => part ?? '').join('.')
}
