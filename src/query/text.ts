/** Records as the JSON of an answer: PostgreSQL writes the caller's own keys and forms, and nothing reads them again. */
import { randomBytes } from 'node:crypto'
import { conditionSql } from './filter.js'
import { leftJoin } from './joins.js'
import { type Relation, wide } from './model.js'
import { countedIn } from './narrow.js'
import { type Correlation, type Decode, fromSql, type Row, Selection } from './select.js'
import type { Shape } from './shape.js'
import { type Statement, Unsupported } from './statement.js'

/** How a record is written: the keys of the answer in their order. */
export type Keys = readonly Key[]

/** What stands behind a key of an answer. */
export type Key =
  /** A column as JSON has it, as a moment, or as an amount in major units. */
  | { key: string; column: string; as: 'plain' | 'moment' | 'amount' }
  /** The record or records of a relation. */
  | { key: string; relation: string; keys: Keys }
  /** The keys of a related record, which is always there, among those of its own. */
  | { relation: string; keys: Keys }
  /** A gap for what code makes of these columns and relations, or of a column that is not null. */
  | { key: string; gap: number; of: readonly string[]; shown?: string | undefined }

/** How records are written, the same object for all reads that have them written so. */
export interface Layout {
  readonly keys: Keys
}

/** A record as JSON. Its gaps are still to be filled. */
export class RecordText {
  readonly text: string
  readonly layout: Layout
  readonly #decode: readonly (Decode | undefined)[]

  constructor(text: string, layout: Layout, decode: readonly (Decode | undefined)[]) {
    this.text = text
    this.layout = layout
    this.#decode = decode
  }

  /** Gaps and what is between them, in their order: a text, or the gap's number with what is read for it. */
  parts(): (string | { gap: number; row: Row })[] {
    const { text } = this
    const parts: ReturnType<RecordText['parts']> = []
    let from = 0
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, from)) {
      literal.lastIndex = at
      const [quoted] = literal.exec(text)!
      const content: string = JSON.parse(quoted)
      const colon = content.indexOf(':')
      const gap = Number(content.slice(mark.length - 1, colon))
      const row: Row = JSON.parse(content.slice(colon + 1))
      this.#decode[gap]?.(row)
      parts.push(text.slice(from, at), { gap, row })
      from = at + quoted.length
    }
    parts.push(text.slice(from))
    return parts
  }
}

const literal = /"(?:[^"\\]|\\.)*"/y

/** What a gap begins with, which nobody can write into a record: it is made anew with each start. */
const mark = `"${randomBytes(16).toString('hex')}#`

/**
 * The statement of a read whose records are each written as a text.
 * @param isCounted whether each is told how many fit the filter in all
 * @throws Unsupported
 */
export function textSql(
  statement: Statement,
  model: string,
  read: Shape,
  { keys }: Layout,
  isCounted: boolean,
): { text: string; decode: (Decode | undefined)[] } {
  const decode: (Decode | undefined)[] = []
  const sql = recordsSql(statement, model, read, keys, decode)
  const total = isCounted ? `, (${countSql(statement, model, read)}) AS total` : ''
  return { text: `SELECT row_to_json(r)::text AS answer${total} FROM (${sql}) r`, decode }
}

/** The statement that counts the records of a model which fit a filter. */
export function countSql(statement: Statement, model: string, { where = {} }: Shape): string {
  const alias = statement.alias()
  const counted = model === wide ? countedIn(statement.data, where) : { model, where }
  const condition = conditionSql(statement, counted.model, alias, counted.where)
  return `SELECT count(*)::int AS answer FROM ${statement.table(counted.model, alias)} WHERE ${condition}`
}

function recordsSql(
  statement: Statement,
  model: string,
  read: Shape,
  keys: Keys,
  decode: (Decode | undefined)[],
  correlation?: Correlation,
): string {
  const alias = statement.alias()
  const writer = new Writer(statement, decode)
  const terms = writer.terms(model, alias, read, keys)
  return `SELECT ${terms.join(', ')} FROM ${fromSql(statement, model, alias, read, correlation, writer)}`
}

/** Writes what stands behind the keys of a record, and notes what has to be joined for it. */
class Writer {
  readonly joins: string[] = []
  hasRelations = false
  readonly #statement: Statement
  readonly #decode: (Decode | undefined)[]

  constructor(statement: Statement, decode: (Decode | undefined)[]) {
    this.#statement = statement
    this.#decode = decode
  }

  /** The keys of a record that the statement calls `alias`, each as a column of that name. */
  terms(model: string, alias: string, { select = {} }: Shape, keys: Keys): string[] {
    const { data } = this.#statement
    return keys.flatMap((key) => {
      if ('column' in key) {
        const field = data.field(model, key.column)
        if (field?.kind !== 'column') throw new Unsupported(`${model}.${key.column}`)
        return `${written(`${alias}.${field.column}`, key.as)} AS "${key.key}"`
      }
      if ('gap' in key) return `${this.#gap(model, alias, select, key)} AS "${key.key}"`
      const relation = data.field(model, key.relation)
      const read = select[key.relation]
      if (relation?.kind !== 'relation' || !read || read === true)
        throw new Unsupported(`${model}.${key.relation}`)
      this.hasRelations = true
      if (relation.isList && 'key' in key)
        return `${this.#many(alias, relation, read, key.keys)} AS "${key.key}"`
      const other = this.#join(alias, relation, read)
      const terms = this.terms(relation.model, other, read, key.keys)
      if (!('key' in key)) return terms
      const object = `(SELECT row_to_json(r) FROM (SELECT ${terms.join(', ')}) r)`
      return `CASE WHEN ${other}.${relation.to} IS NOT NULL THEN ${object} END AS "${key.key}"`
    })
  }

  #many(alias: string, { model, from, to }: Relation, read: Shape, keys: Keys): string {
    const correlation = { column: to, value: `${alias}.${from}` }
    const sql = recordsSql(this.#statement, model, read, keys, this.#decode, correlation)
    return `(SELECT coalesce(array_to_json(array_agg(r)), '[]') FROM (${sql}) r)`
  }

  #join(alias: string, relation: Relation, { where }: Shape): string {
    const joined = leftJoin(
      this.#statement,
      relation,
      alias,
      (other) => where && conditionSql(this.#statement, relation.model, other, where),
    )
    this.joins.push(joined.sql)
    return joined.alias
  }

  #gap(
    model: string,
    alias: string,
    select: Record<string, Shape | true>,
    { gap, of, shown }: Extract<Key, { gap: number }>,
  ): string {
    const field = shown === undefined ? undefined : this.#statement.data.field(model, shown)
    const column = field?.kind === 'column' ? field.column : undefined
    const wanted = Object.fromEntries(of.map((name) => [name, select[name] ?? true]))
    const selection = new Selection(this.#statement, model, alias, { select: wanted })
    this.joins.push(...selection.joins)
    this.hasRelations ||= selection.hasRelations
    this.#decode[gap] = selection.decode
    const sql = `'${mark.slice(1)}${gap}:' || ${selection.object}::text`
    return column ? `CASE WHEN ${alias}.${column} IS NOT NULL THEN ${sql} END` : sql
  }
}

function written(column: string, as: 'plain' | 'moment' | 'amount'): string {
  if (as === 'moment')
    return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  return as === 'amount' ? `trim_scale(${column} / 100.0)` : column
}
