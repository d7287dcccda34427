/** The fields of an export: the way from the record to a value, and how that is written in a cell of CSV or as JSON. */
import type { GraphQLLeafType } from 'graphql'
import pg from 'pg'
import type { Condition } from './read.js'
import { formOf } from './scalars.js'

/** The SQL of a column of a record, by its path over relations to one, such as `order.referenceNumber`. */
export type ColumnSql = (path: string) => string

/** A relation to one record or to many, those of them that fit, and in which order. */
export interface RelationStep {
  relation: string
  where?: Condition | undefined
  orderBy?: object | object[] | undefined
}

/** Rows that a SELECT makes of columns of a record. */
export interface RowsStep {
  name: string
  rows(column: ColumnSql): string
}

/** A step from a record to others. */
export type Step = RelationStep | RowsStep

/** What is written of a record: a column, SQL over columns, or how many records of a relation there are. */
export type Value = { column: string } | { of(column: ColumnSql): string } | { count: RelationStep }

/** A field of the graph that an export can write: of the record itself, or of others that steps lead to. */
export interface ExportField {
  /** As the client names it, such as `outlet.name`. */
  name: string
  steps: readonly Step[]
  value: Value
  type: GraphQLLeafType
  /** Whether each value is a list. */
  isList: boolean
  /** Whether a step leads to many: what is written is an array. */
  isMany: boolean
  /** What every record has in place of the value, for a caller who must not see it. */
  constant?: string | null
}

export type Format = 'csv' | 'jsonl'

/** A value's SQL as the graph writes it, in one cell of CSV or as JSON. */
export function written(
  { type, isList, isMany, constant }: ExportField,
  sql: string,
  format: Format,
): string {
  if (constant !== undefined)
    return constant === null ? 'NULL' : `${pg.escapeLiteral(constant)}::text`
  const { json, cell = json } = formOf(type)
  const isCell = format === 'csv'
  if (!isList) return (isCell ? cell : json)?.(sql) ?? sql
  const list = json ? `ARRAY(SELECT ${json('value')} FROM unnest(${sql}) value)` : sql
  if (isCell) return `to_json(${list})::text`
  // Arrays of different lengths are no array of PostgreSQL's.
  return isMany ? `to_json(${list})` : list
}
