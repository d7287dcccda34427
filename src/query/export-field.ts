/** Fields of exports: how a value is reached from the record, and how SQL writes it as a CSV cell or as JSON. */
import type { GraphQLLeafType } from 'graphql'
import pg from 'pg'
import type { Condition } from './read.js'
import { scalarFormat } from './scalars.js'

/** Returns the SQL of a column by its path over to-one relations, such as `order.referenceNumber`. */
export type ColumnSql = (path: string) => string

/** Relation to follow, with a filter and an order of the related records. */
export interface RelationStep {
  relation: string
  where?: Condition | undefined
  orderBy?: object | object[] | undefined
}

/** Rows of a SELECT over columns of the record. */
export interface RowsStep {
  name: string
  rows(column: ColumnSql): string
}

/** Step from a record to related records or rows. */
export type Step = RelationStep | RowsStep

/** Exported value of a record: a column, SQL over columns, or the number of related records. */
export type ExportValue =
  | { column: string }
  | { of(column: ColumnSql): string }
  | { count: RelationStep }

/** Exportable field: of the record itself, or of the records at the end of `steps`. */
export interface ExportField {
  /** Name of the field in the request, such as `outlet.name`. */
  name: string
  steps: readonly Step[]
  value: ExportValue
  type: GraphQLLeafType
  /** Whether each value is a list. */
  isList: boolean
  /** Whether a step is to-many. The exported value is then an array. */
  isMany: boolean
  /** Value for all records, for callers who may not see the real one. */
  constant?: string | null
}

export type ExportFormat = 'csv' | 'jsonl'

/** Returns the SQL that writes a value as a CSV cell or as JSON. */
export function exportedValueSql(
  { type, isList, isMany, constant }: ExportField,
  sql: string,
  format: ExportFormat,
): string {
  if (constant !== undefined)
    return constant === null ? 'NULL' : `${pg.escapeLiteral(constant)}::text`
  const { json, cell = json } = scalarFormat(type)
  const isCell = format === 'csv'
  if (!isList) return (isCell ? cell : json)?.(sql) ?? sql
  const list = json ? `ARRAY(SELECT ${json('value')} FROM unnest(${sql}) value)` : sql
  if (isCell) return `to_json(${list})::text`
  // PostgreSQL cannot combine arrays of different lengths into one array.
  return isMany ? `to_json(${list})` : list
}
