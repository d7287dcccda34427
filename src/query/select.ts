/**
 * Writes the columns of a SELECT for records that code reads as rows, with the decoder for their values.
 *
 *     { total: true, team: { select: { name: true } } }
 *     t0."total" AS "total", CASE WHEN t1."id" IS NOT NULL THEN json_build_object('name', t1."name") END AS "team"
 */
import type { ModelColumn } from './model.js'
import { type Shape, type Statement, Unsupported } from './read.js'
import { type RelationScope, recordsSql } from './relation-scope.js'
import { columnTypes } from './scalars.js'

/** A record, by field name. */
export type RecordRow = Record<string, unknown>

/** Converts the values of a row to Prisma's types, in place. Timestamps remain text. */
export type Decode = (row: RecordRow) => void

/**
 * Writes the SELECT of a read. To-one relations are joined and become objects. To-many relations are correlated
 * subqueries and become arrays.
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

/** Suffix of the key with a relation's total. Response keys cannot contain it. */
export const totalSuffix = '#'

/** `json_build_object` accepts at most 100 arguments. */
const maxPairs = 50

/** Selected columns of a record. */
export class Selection {
  readonly #record: RelationScope
  readonly #terms: { name: string; sql: string }[] = []
  readonly #decoders: Decode[] = []

  constructor(record: RelationScope, { select }: Shape) {
    this.#record = record
    if (!select) for (const name of record.columnNames) this.#field(name, {})
    for (const [name, selection] of Object.entries(select ?? {}))
      this.#field(name, selection === true ? {} : selection)
    // Without selected fields, the row must still exist.
    if (this.#terms.length === 0) this.#terms.push({ name: '_', sql: '1' })
  }

  /** SQL of the columns, with aliases. */
  get columns(): string[] {
    return this.#terms.map(({ name, sql }) => `${sql} AS "${name}"`)
  }

  /** SQL of a JSON object with the columns as keys. */
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
    if (name === '_count') {
      this.#counts(read)
      return
    }
    const field = record.field(name)
    if (name.endsWith(totalSuffix)) this.#put(name, record.count(name, read.where))
    else if (field.kind === 'column') this.#column(name, field)
    else if (field.isList) this.#many(name, read)
    else this.#one(name, read)
  }

  /** @param decode is not called for null */
  #put(name: string, sql: string, decode?: (value: unknown) => unknown): void {
    this.#terms.push({ name, sql })
    if (!decode) return
    this.#decoders.push((row) => {
      const value = row[name]
      if (value !== null) row[name] = decode(value)
    })
  }

  #column(name: string, { type, isList }: ModelColumn): void {
    const sql = this.#record.column(name)
    const row = columnTypes[type]
    if (row && isList) throw new Unsupported(`${name}, a list of ${type}`)
    this.#put(name, row?.json?.(sql) ?? sql, row?.decode)
  }

  #one(name: string, read: Shape): void {
    const relation = this.#record.one(name, read.where)
    const { object, decode } = new Selection(relation, read)
    this.#put(name, relation.ifThere(object), decode && inPlace(decode))
  }

  #many(name: string, read: Shape): void {
    const { sql, written } = this.#record.page(name, read, (each) => new Selection(each, read))
    const { decode } = written
    this.#put(name, sql, decode && inPlace((rows: RecordRow[]) => rows.forEach(decode)))
  }

  #counts({ select = {} }: Shape): void {
    const counts = Object.entries(select).map(([name, selection]) => {
      const count = this.#record.count(name, selection === true ? {} : selection.where)
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
