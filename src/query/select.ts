import { conditionSql, totalSql } from './filter.js'
import type { Column, Relation } from './model.js'
import { fromSql } from './page.js'
import { type Origin, type Shape, type Statement, Unsupported } from './read.js'
import { leftJoin } from './relation-scope.js'
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
  origin?: Origin,
): { sql: string; decode: Decode | undefined } {
  if (read.unsupported) throw new Unsupported(`${model}.${read.unsupported}`)
  const alias = statement.alias(origin)
  const selection = new SelectedTerms(statement, model, alias, read)
  const terms = selection.terms.map(({ name, sql }) => `${sql} AS "${name}"`)
  const { joins, hasRelations } = selection
  const { from } = fromSql(statement, model, alias, read, { origin, joins, hasRelations })
  return { sql: `SELECT ${terms.join(', ')} FROM ${from}`, decode: selection.decode }
}

/** The end of the name of a relation's number of records, beside the records themselves. */
export const totalOf = '#total'

/** json_build_object takes at most 100 arguments. */
const mostPairs = 50

/** What is selected of the records that a statement calls `alias`. */
export class SelectedTerms {
  readonly terms: { name: string; sql: string }[] = []
  readonly joins: string[] = []
  /** Whether anything but the records' own columns is read. */
  hasRelations = false
  readonly #statement: Statement
  readonly #model: string
  readonly #alias: string
  readonly #decoders: Decode[] = []

  constructor(statement: Statement, model: string, alias: string, { select, include }: Shape) {
    this.#statement = statement
    this.#model = model
    this.#alias = alias
    const { data } = statement
    if (!select) {
      for (const [name, field] of data.fields(model))
        if (field.kind === 'column') this.#column(name, field)
    }
    for (const [name, wanted] of Object.entries(select ?? include ?? {})) {
      const nested = wanted === true ? {} : wanted
      const field = data.field(model, name)
      if (name === '_count') this.#counts(nested)
      else if (name.endsWith(totalOf)) this.#total(name, field as Relation, nested)
      else if (!field) throw new Unsupported(`${model}.${name}`)
      else if (field.kind === 'column') this.#column(name, field)
      else if (field.isList) this.#many(name, field, nested)
      else this.#one(name, field, nested)
    }
    // A record of which nothing is selected is there all the same.
    if (this.terms.length === 0) this.terms.push({ name: '_', sql: '1' })
  }

  get decode(): Decode | undefined {
    const decoders = this.#decoders
    if (decoders.length < 2) return decoders[0]
    return (row) => {
      for (const decode of decoders) decode(row)
    }
  }

  #column(name: string, { column, type, isList }: Column): void {
    const sql = `${this.#alias}.${column}`
    const row = columnTypes[type]
    if (row && isList) throw new Unsupported(`${this.#model}.${name}, a list of ${type}`)
    this.terms.push({ name, sql: row?.json?.(sql) ?? sql })
    if (!row) return
    this.#decoders.push((record) => {
      const value = record[name]
      if (value !== null) record[name] = row.decode(value)
    })
  }

  #one(name: string, relation: Relation, read: Shape): void {
    const { model, to } = relation
    const { where, take, skip, orderBy, unsupported } = read
    if (unsupported || take || skip || orderBy)
      throw new Unsupported(`${this.#model}.${name}, a page of a relation to one`)
    this.hasRelations = true
    const { alias, sql } = leftJoin(
      this.#statement,
      relation,
      this.#alias,
      where && ((other) => conditionSql(this.#statement, model, other, where)),
    )
    const selection = new SelectedTerms(this.#statement, model, alias, read)
    this.joins.push(sql, ...selection.joins)
    this.terms.push({
      name,
      sql: `CASE WHEN ${alias}.${to} IS NOT NULL THEN ${selection.object} END`,
    })
    const { decode } = selection
    if (!decode) return
    this.#decoders.push((row) => {
      if (row[name] !== null) decode(row[name] as Row)
    })
  }

  #many(name: string, relation: Relation, read: Shape): void {
    this.hasRelations = true
    const origin = { relation, alias: this.#alias }
    const { sql, decode } = selectionSql(this.#statement, relation.model, read, origin)
    this.terms.push({ name, sql: `(SELECT coalesce(json_agg(r), '[]') FROM (${sql}) r)` })
    if (decode) this.#decoders.push((row) => (row[name] as Row[]).forEach(decode))
  }

  /** How many records of a relation fit a filter. */
  #total(name: string, relation: Relation, read: Shape): void {
    this.hasRelations = true
    this.terms.push({ name, sql: totalSql(this.#statement, relation, this.#alias, read) })
  }

  #counts({ select = {} }: Shape): void {
    this.hasRelations = true
    const counts = Object.entries(select).map(([name, wanted]) => {
      const relation = this.#statement.data.field(this.#model, name)
      if (relation?.kind !== 'relation') throw new Unsupported(`${this.#model}._count.${name}`)
      const count = totalSql(this.#statement, relation, this.#alias, wanted === true ? {} : wanted)
      return `'${name}', ${count}`
    })
    this.terms.push({ name: '_count', sql: `json_build_object(${counts.join(', ')})` })
  }

  /** The terms as one JSON object. */
  get object(): string {
    if (this.terms.length > mostPairs) {
      const terms = this.terms.map(({ name, sql }) => `${sql} AS "${name}"`)
      return `(SELECT row_to_json(r) FROM (SELECT ${terms.join(', ')}) r)`
    }
    return `json_build_object(${this.terms.map(({ name, sql }) => `'${name}', ${sql}`).join(', ')})`
  }
}
