/**
 * Writes records as JSON in the database, with the response keys and formats of the request. The server passes the
 * text on without parsing it.
 */
import { randomBytes } from 'node:crypto'
import type { ColumnSql } from './export-field.js'
import { conditionSql } from './filter.js'
import { type Shape, type Statement, Unsupported } from './read.js'
import { type RelationScope, recordsSql, row } from './relation-scope.js'
import type { Write } from './scalars.js'
import { type Decode, type RecordRow, Selection } from './select.js'

/** Response keys of a record, in order. */
export type Keys = readonly ResponseKey[]

/** Value of a response key. */
export type ResponseKey =
  /** A column, converted by `json`. */
  | { key: string; column: string; json?: Write | undefined }
  /** SQL over columns. Paths lead over to-one relations. */
  | { key: string; of: (column: ColumnSql) => string; json?: Write | undefined }
  /** Number of records of a relation. */
  | { key: string; counted: string }
  /** An object of the record's own columns. */
  | { key: string; own: Keys }
  /** A page of a relation. Each key has the records or the total. */
  | { key: string; page: Keys }
  /** Total of a relation that is read with the record. */
  | { key: string; total: string }
  /** The constant `__typename`. */
  | { key: string; typename: string }
  /** Record or records of a relation. */
  | { key: string; relation: string; keys: Keys }
  /** Keys of a required to-one relation, merged into those of the record. */
  | { relation: string; keys: Keys }
  /**
   * Placeholder whose value TypeScript computes from the columns and relations in `of`. With `shown`, the value is null
   * if that column is null.
   */
  | { key: string; gap: number; of: readonly string[]; shown?: string | undefined }

/** Layout of records. Statements are cached by object identity. */
export interface Layout {
  readonly keys: Keys
}

/** A record as JSON text, possibly with gaps. */
export class RecordText {
  readonly text: string
  readonly layout: Layout
  readonly #decode: readonly (Decode | undefined)[]

  constructor(text: string, layout: Layout, decode: readonly (Decode | undefined)[]) {
    this.text = text
    this.layout = layout
    this.#decode = decode
  }

  /** Splits the text at its gaps. A gap has its number and the row that was read for it. */
  parts(): (string | { gap: number; row: RecordRow })[] {
    const { text } = this
    const parts: ReturnType<RecordText['parts']> = []
    let from = 0
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, from)) {
      literal.lastIndex = at
      const [quoted] = literal.exec(text)!
      const content: string = JSON.parse(quoted)
      const colon = content.indexOf(':')
      const gap = Number(content.slice(mark.length - 1, colon))
      const row: RecordRow = JSON.parse(content.slice(colon + 1))
      this.#decode[gap]?.(row)
      parts.push(text.slice(from, at), { gap, row })
      from = at + quoted.length
    }
    parts.push(text.slice(from))
    return parts
  }
}

const literal = /"[^"\\]*(?:\\.[^"\\]*)*"/y

/** Marks gaps in the text. It is random for each process, so that no stored value can contain it. */
const mark = `"${randomBytes(16).toString('hex')}#`

/**
 * Writes the statement of a read that returns each record as a JSON text.
 * @param isCounted return the total number of matching records in each row
 * @throws Unsupported
 */
export function textSql(
  statement: Statement,
  model: string,
  read: Shape,
  { keys }: Layout,
  isCounted: boolean,
): { text: string; decode: (Decode | undefined)[] } {
  const writer = new TextWriter()
  const write = (record: RelationScope) => ({ columns: writer.columns(record, read.select, keys) })
  const { sql } = recordsSql(statement, model, read, write)
  const total = isCounted ? `, (${countSql(statement, model, read)}) AS total` : ''
  const text = `SELECT row_to_json(${row})::text AS answer${total} FROM (${sql}) ${row}`
  return { text, decode: writer.decode }
}

/** Writes a statement that counts the records that match a filter. */
export function countSql(statement: Statement, model: string, { where = {} }: Shape): string {
  const alias = statement.alias()
  const condition = conditionSql(statement, model, alias, where)
  return `SELECT count(*)::int AS answer FROM ${statement.table(model, alias)} WHERE ${condition}`
}

/** Writes the values of response keys. */
class TextWriter {
  /** Decoders of the gaps, by number. */
  readonly decode: (Decode | undefined)[] = []

  /** Returns the columns of a record, with the response keys as aliases. */
  columns(record: RelationScope, select: SelectShape, keys: Keys): string[] {
    return keys.flatMap((key) => {
      if ('key' in key) return `${this.#value(record, select, key)} AS "${key.key}"`
      const { where, select: nested } = readOf(select, key.relation)
      return this.columns(record.one(key.relation, where), nested, key.keys)
    })
  }

  #value(
    record: RelationScope,
    select: SelectShape,
    key: Extract<ResponseKey, { key: string }>,
  ): string {
    if ('column' in key) return toJsonSql(record.column(key.column), key)
    if ('typename' in key) return `'${key.typename}'::text`
    if ('counted' in key) {
      const { select: counts } = readOf(select, '_count')
      return record.count(key.counted, readOf(counts, key.counted).where)
    }
    if ('total' in key) return record.count(key.total, readOf(select, key.total).where)
    if ('own' in key) return objectOf(this.columns(record, select, key.own))
    if ('page' in key) return objectOf(this.columns(record, select, key.page))
    if ('gap' in key) return this.#gap(record, select, key)
    if ('of' in key) return toJsonSql(`(${key.of(record.column)})`, key)
    const read = readOf(select, key.relation)
    const columns = (other: RelationScope) => this.columns(other, read.select, key.keys)
    if (record.relation(key.relation).isList)
      return record.page(key.relation, read, (each) => ({ columns: columns(each) })).sql
    const relation = record.one(key.relation, read.where)
    return relation.ifThere(objectOf(columns(relation)))
  }

  #gap(
    record: RelationScope,
    select: SelectShape,
    { gap, of, shown: nullWith }: Extract<ResponseKey, { gap: number }>,
  ): string {
    const selection = Object.fromEntries(of.map((name) => [name, select?.[name] ?? true]))
    const { object, decode } = new Selection(record, { select: selection })
    this.decode[gap] = decode
    const sql = `'${mark.slice(1)}${gap}:' || ${object}::text`
    const isColumn = nullWith !== undefined && record.field(nullWith).kind === 'column'
    return isColumn ? `CASE WHEN ${record.column(nullWith)} IS NOT NULL THEN ${sql} END` : sql
  }
}

type SelectShape = Shape['select']

/** Returns the query shape of a selected relation. @throws Unsupported if the relation is not selected */
function readOf(select: SelectShape, name: string): Shape {
  const read = select?.[name]
  if (!read) throw new Unsupported(`${name}, which is not selected`)
  return read === true ? {} : read
}

const objectOf = (terms: readonly string[]) =>
  `(SELECT row_to_json(${row}) FROM (SELECT ${terms.join(', ')}) ${row})`

const toJsonSql = (sql: string, { json }: { json?: Write | undefined }) => json?.(sql) ?? sql
