/**
 * Records as rows, for code that looks into them. Input: what a read selects; output: the columns of a SELECT, and what
 * gives its values the types that Prisma gives them.
 *
 *     { total: true, team: { select: { name: true } } }
 *     t0."total" AS "total", CASE WHEN t1."id" IS NOT NULL THEN json_build_object('name', t1."name") END AS "team"
 */
import type { Column } from './model.js'
import { type Shape, type Statement, Unsupported } from './read.js'
import { type RelationScope, recordsSql } from './relation-scope.js'
import { columnTypes } from './scalars.js'

/** A record as it is read, by the names of its fields. */
export type Row = Record<string, unknown>

/** Gives the values of a row the types that Prisma gives them, in place. */
export type Decode = (row: Row) => void

/**
 * The SELECT of a read, a row for each record: what is one to a record is joined and made an object, what is many
 * comes from a correlated SELECT of its own as an array.
 * @throws Unsupported
 */
export function selectionSql(
  statement: Statement,
  model: string,
  read: Shape,
): { sql: string; decode: Decode | undefined } {
  const select = (record: RelationScope) => new Selection(record, read)
  const { sql, written } = recordsSql(statement, model, read, select)
  return { sql, decode: written.decode }
}

/** The end of the name of a relation's number of records, beside the records themselves: no key has it. */
export const totalOf = '#'

/** json_build_object takes at most 100 arguments. */
const maxPairs = 50

/** What is selected of a record. */
export class Selection {
  readonly #record: RelationScope
  readonly #terms: { name: string; sql: string }[] = []
  readonly #decoders: Decode[] = []

  constructor(record: RelationScope, { select }: Shape) {
    this.#record = record
    if (!select) for (const name of record.columnNames) this.#field(name, {})
    for (const [name, wanted] of Object.entries(select ?? {}))
      this.#field(name, wanted === true ? {} : wanted)
    // A record of which nothing is selected is there all the same.
    if (this.#terms.length === 0) this.#terms.push({ name: '_', sql: '1' })
  }

  /** Each under the name of its field. */
  get columns(): string[] {
    return this.#terms.map(({ name, sql }) => `${sql} AS "${name}"`)
  }

  /** The same as one JSON object. */
  get object(): string {
    if (this.#terms.length > maxPairs)
      return `(SELECT row_to_json(r) FROM (SELECT ${this.columns.join(', ')}) r)`
    return `json_build_object(${this.#terms.map(({ name, sql }) => `'${name}', ${sql}`).join(', ')})`
  }

  get decode(): Decode | undefined {
    const decoders = this.#decoders
    if (decoders.length < 2) return decoders[0]
    return (row) => {
      for (const decode of decoders) decode(row)
    }
  }

  #field(name: string, read: Shape): void {
    const record = this.#record
    const field = name === '_count' ? undefined : record.field(name)
    if (!field) this.#counts(read)
    else if (name.endsWith(totalOf)) this.#put(name, record.count(name, read.where))
    else if (field.kind === 'column') this.#column(name, field)
    else if (field.isList) this.#many(name, read)
    else this.#one(name, read)
  }

  /** @param decode what is no null */
  #put(name: string, sql: string, decode?: (value: unknown) => unknown): void {
    this.#terms.push({ name, sql })
    if (!decode) return
    this.#decoders.push((row) => {
      const value = row[name]
      if (value !== null) row[name] = decode(value)
    })
  }

  #column(name: string, { type, isList }: Column): void {
    const sql = this.#record.column(name)
    const row = columnTypes[type]
    if (row && isList) throw new Unsupported(`${name}, a list of ${type}`)
    this.#put(name, row?.json?.(sql) ?? sql, row?.decode)
  }

  #one(name: string, read: Shape): void {
    const one = this.#record.one(name, read.where)
    const { object, decode } = new Selection(one, read)
    this.#put(name, one.ifThere(object), decode && inPlace(decode))
  }

  #many(name: string, read: Shape): void {
    const { sql, written } = this.#record.page(name, read, (each) => new Selection(each, read))
    const { decode } = written
    this.#put(name, sql, decode && inPlace((rows: Row[]) => rows.forEach(decode)))
  }

  #counts({ select = {} }: Shape): void {
    const counts = Object.entries(select).map(([name, wanted]) => {
      const count = this.#record.count(name, wanted === true ? {} : wanted.where)
      return `'${name}', ${count}`
    })
    this.#put('_count', `json_build_object(${counts.join(', ')})`)
  }
}

const inPlace =
  <T>(decode: (value: T) => void) =>
  (value: unknown) => {
    decode(value as T)
    return value
  }
