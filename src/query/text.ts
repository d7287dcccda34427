/** Records as the JSON of an answer: PostgreSQL writes the caller's own keys and forms, and nothing reads them again. */
import { randomBytes } from 'node:crypto'
import type { ColumnSql } from './export-field.js'
import { conditionSql, totalSql } from './filter.js'
import { type Relation, wide } from './model.js'
import { countedIn } from './narrow.js'
import { type From, fromSql } from './page.js'
import type { Origin, Shape } from './read.js'
import { type Statement, Unsupported } from './read.js'
import { leftJoin } from './relation-scope.js'
import type { Write } from './scalars.js'
import { type Decode, type Row, SelectedTerms } from './select.js'

// What rows are called: as no key of an answer can be, which PostgreSQL would take for the row.
const row = '"#"'

/** How a record is written: the keys of the answer in their order. */
export type Keys = readonly Key[]

/** What stands behind a key of a page: a read of the relation, or its number of records. */
export type PageKey =
  | { key: string; relation: string; keys: Keys }
  | { key: string; total: string }
  | { key: string; typename: string }

/** What stands behind a key of an answer. */
export type Key =
  /** A column, in another form where `json` writes one. */
  | { key: string; column: string; json?: Write | undefined }
  /** SQL over columns, each by its path over relations to one. */
  | { key: string; of: (column: ColumnSql) => string; json?: Write | undefined }
  /** How many records of a relation there are. */
  | { key: string; counted: string }
  /** An object of the record's own columns. */
  | { key: string; own: Keys }
  /** A page of the records of a relation: its own keys, each with the records or how many there are in all. */
  | { key: string; page: readonly PageKey[] }
  /** What a record is called, the same for all. */
  | { key: string; typename: string }
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

const literal = /"[^"\\]*(?:\\.[^"\\]*)*"/y

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
  const { sql, ...found } = recordsSql(statement, model, read, keys, decode, { isCounted })
  const count = () => found.total ?? `(${countSql(statement, model, read)})`
  const total = isCounted ? `, ${count()} AS total` : ''
  const text = `${found.with ?? ''}SELECT row_to_json(${row})::text AS answer${total} FROM (${sql}) ${row}`
  return { text, decode }
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
  { origin, isCounted }: { origin?: Origin; isCounted?: boolean },
): { sql: string } & Omit<From, 'from'> {
  const alias = statement.alias(origin)
  const writer = new TextWriter(statement, decode)
  const terms = writer.terms(model, alias, read, keys)
  const { from, ...found } = fromSql(statement, model, alias, read, {
    ...{ origin, isCounted },
    ...{ joins: writer.joins, hasRelations: writer.hasRelations },
  })
  return { sql: `SELECT ${terms.join(', ')} FROM ${from}`, ...found }
}

/** Writes what stands behind the keys of a record, and notes what has to be joined for it. */
class TextWriter {
  readonly joins: string[] = []
  hasRelations = false
  readonly #statement: Statement
  readonly #decode: (Decode | undefined)[]
  /** Records that columns are read of by their path, by the alias and the relation that lead to them. */
  readonly #ones = new Map<string, { alias: string; model: string }>()

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
        return `${written(`${alias}.${field.column}`, key)} AS "${key.key}"`
      }
      if ('typename' in key) return `'${key.typename}'::text AS "${key.key}"`
      if ('counted' in key)
        return `${this.#count(model, alias, select, key.counted)} AS "${key.key}"`
      if ('own' in key) {
        const terms = this.terms(model, alias, { select }, key.own)
        return `${objectOf(terms)} AS "${key.key}"`
      }
      if ('gap' in key) return `${this.#gap(model, alias, select, key)} AS "${key.key}"`
      if ('of' in key) {
        const value = key.of((path) => this.#columnAt(model, alias, path))
        return `${written(`(${value})`, key)} AS "${key.key}"`
      }
      if ('page' in key) {
        const parts = key.page.map((part) => this.#pagePart(model, alias, select, part))
        return `${objectOf(parts)} AS "${key.key}"`
      }
      const { relation, read } = this.#relation(model, select, key.relation)
      if (relation.isList && 'key' in key)
        return `${this.#many(alias, relation, read, key.keys)} AS "${key.key}"`
      const other = this.#join(alias, relation, read)
      const terms = this.terms(relation.model, other, read, key.keys)
      if (!('key' in key)) return terms
      return `CASE WHEN ${other}.${relation.to} IS NOT NULL THEN ${objectOf(terms)} END AS "${key.key}"`
    })
  }

  #relation(model: string, select: Record<string, Shape | true>, name: string) {
    const relation = this.#statement.data.field(model, name)
    const read = select[name]
    if (relation?.kind !== 'relation' || !read) throw new Unsupported(`${model}.${name}`)
    this.hasRelations = true
    return { relation, read: read === true ? {} : read }
  }

  #pagePart(
    model: string,
    alias: string,
    select: Record<string, Shape | true>,
    part: PageKey,
  ): string {
    if ('typename' in part) return `'${part.typename}'::text AS "${part.key}"`
    const { relation, read } = this.#relation(
      model,
      select,
      'total' in part ? part.total : part.relation,
    )
    return 'total' in part
      ? `${totalSql(this.#statement, relation, alias, read)} AS "${part.key}"`
      : `${this.#many(alias, relation, read, part.keys)} AS "${part.key}"`
  }

  #many(alias: string, relation: Relation, read: Shape, keys: Keys): string {
    const { sql } = recordsSql(this.#statement, relation.model, read, keys, this.#decode, {
      origin: { relation, alias },
    })
    return `(SELECT coalesce(array_to_json(array_agg(${row})), '[]') FROM (${sql}) ${row})`
  }

  #join(alias: string, relation: Relation, { where }: Shape): string {
    const joined = leftJoin(
      this.#statement,
      relation,
      alias,
      where && ((other) => conditionSql(this.#statement, relation.model, other, where)),
    )
    this.joins.push(joined.sql)
    return joined.alias
  }

  #count(
    model: string,
    alias: string,
    { _count: counts }: Record<string, Shape | true>,
    name: string,
  ): string {
    const { relation, read } = this.#relation(model, (counts as Shape).select!, name)
    return totalSql(this.#statement, relation, alias, read)
  }

  /** A column of a record by its path over relations to one, each joined once. */
  #columnAt(model: string, alias: string, path: string): string {
    const [name, ...rest] = path.split('.') as [string, ...string[]]
    const field = this.#statement.data.field(model, name)
    if (field?.kind === 'column') return `${alias}.${field.column}`
    if (!field || field.isList) throw new Unsupported(`${model}.${name}`)
    this.hasRelations = true
    const key = `${alias}.${name}`
    let one = this.#ones.get(key)
    if (!one) {
      one = { alias: this.#join(alias, field, {}), model: field.model }
      this.#ones.set(key, one)
    }
    return this.#columnAt(one.model, one.alias, rest.join('.'))
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
    const selection = new SelectedTerms(this.#statement, model, alias, { select: wanted })
    this.joins.push(...selection.joins)
    this.hasRelations ||= selection.hasRelations
    this.#decode[gap] = selection.decode
    const sql = `'${mark.slice(1)}${gap}:' || ${selection.object}::text`
    return column ? `CASE WHEN ${alias}.${column} IS NOT NULL THEN ${sql} END` : sql
  }
}

const objectOf = (terms: readonly string[]) =>
  `(SELECT row_to_json(${row}) FROM (SELECT ${terms.join(', ')}) ${row})`

const written = (sql: string, { json }: { json?: Write | undefined }) => json?.(sql) ?? sql
