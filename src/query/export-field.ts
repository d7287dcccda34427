import { type GraphQLLeafType, isEnumType } from 'graphql'
import pg from 'pg'
import { formulaAtStart, formulaWithin } from '../values/csv-formula.js'
import type { Condition } from './read.js'
import { amountSql, namedSql, renamed, timestampSql } from './value-sql.js'

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
export function written(field: ExportField, column: string, format: Format): string {
  const { type, isList, isMany, constant } = field
  if (constant !== undefined)
    return constant === null ? 'NULL' : `${pg.escapeLiteral(constant)}::text`
  const names = isEnumType(type) ? renamed(type) : []
  if (isList) {
    const list =
      names.length > 0
        ? `ARRAY(SELECT ${namedSql('value', names)} FROM unnest(${column}) value)`
        : column
    if (format === 'csv') return `to_json(${list})::text`
    // Arrays of different lengths are no array of PostgreSQL's.
    return isMany ? `to_json(${list})` : list
  }
  if (isEnumType(type)) return names.length > 0 ? namedSql(column, names) : `${column}::text`
  switch (type.name) {
    case 'Money':
      return amountSql(column)
    case 'DateTime':
      return timestampSql(column)
    case 'Boolean':
      return format === 'csv' ? `${column}::text` : column
    case 'JSON':
      return format === 'csv' ? `${column}::text` : column
    case 'ID':
      // Of digits and dashes, no text that a spreadsheet could run.
      return column
    case 'String':
      return format === 'csv' ? guardSql(column) : column
    default:
      return column
  }
}

const [atStart, within] = [formulaAtStart, formulaWithin].map((pattern) =>
  pg.escapeLiteral(pattern),
)

/** `guard` as SQL over an expression of a text. */
function guardSql(text: string): string {
  const guarded = `regexp_replace(${text}, ${within}, '\\&''', 'g')`
  // Most texts begin with a Latin letter and have no separator: these tests take a tenth of the time.
  return `CASE
    WHEN ascii(${text}) BETWEEN 65 AND 122 AND translate(${text}, E';\\r\\n', '') = ${text} THEN ${text}
    WHEN ${text} ~ ${atStart} THEN '''' || ${guarded}
    ELSE ${guarded} END`
}
