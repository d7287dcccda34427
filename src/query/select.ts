import { Prisma } from '../../prisma/generated/client/client.js'
import { conditionSql, totalSql } from './filter.js'
import { leftJoin } from './joins.js'
import { type Column, type Relation, wide } from './model.js'
import { foundIn, type Narrowed } from './narrow.js'
import type { Shape } from './read.js'
import { type Statement, Unsupported } from './read.js'

/** A record as it is read, by the names of its fields. */
export type Row = Record<string, unknown>

/** Gives the values of a row the types that Prisma gives them, in place. */
export type Decode = (row: Row) => void

/** Limits the records, by their alias, to those of a relation, as SQL. */
export type Correlation = (alias: string) => string

/**
 * The SELECT of a read, a row for each record: what is one to a record is joined and made an object, what is many
 * comes from a correlated SELECT of its own as an array.
 * @throws Unsupported
 */
export function selectionSql(
  statement: Statement,
  model: string,
  read: Shape,
  correlation?: Correlation,
): { sql: string; decode: Decode | undefined } {
  if (read.unsupported) throw new Unsupported(`${model}.${read.unsupported}`)
  const alias = statement.alias()
  // What is selected may be a column of the record whose they are.
  correlation?.(alias)
  const selection = new SelectedTerms(statement, model, alias, read)
  const terms = selection.terms.map(({ name, sql }) => `${sql} AS "${name}"`)
  const { joins, hasRelations } = selection
  const { from } = fromSql(statement, model, alias, read, { correlation, joins, hasRelations })
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
    const decode = decoders[type]
    if (decode && isList) throw new Unsupported(`${this.#model}.${name}, a list of ${type}`)
    // JSON's numbers lose digits when they are parsed.
    const cast = type === 'Decimal' ? '::text' : ''
    this.terms.push({ name, sql: `${this.#alias}.${column}${cast}` })
    if (!decode) return
    this.#decoders.push((row) => {
      const value = row[name]
      // A column of this type has values that its decoder takes: that is not known by types.
      if (value !== null) row[name] = decode(value as never)
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
    const of = (other: string) => this.#statement.joinCondition(relation, this.#alias, other)
    const { sql, decode } = selectionSql(this.#statement, relation.model, read, of)
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

/** What JSON has no type for. */
const decoders: Record<string, (value: never) => unknown> = {
  // An amount of a hundred billion dollars is still exact as a number, which is read twice as fast as a text.
  BigInt: (number: number) => BigInt(number),
  Bytes: (text: string) => Uint8Array.from(Buffer.from(text.slice(2), 'hex')),
  Decimal: (text: string) => new Prisma.Decimal(text),
}

/** So many rows of an order are looked through for a page before a whole table is. */
const walked = 1_000

/** Where a SELECT takes its records from. */
export interface From {
  /** The table with its joins, condition, order and page. */
  from: string
  /** What the statement begins with for it. */
  with?: string
  /** How many records fit in all, where that is found together with the page. */
  total?: string
}

/** What a SELECT reads beside the table of its records, and whose these are. */
interface Beside extends Pick<SelectedTerms, 'joins' | 'hasRelations'> {
  correlation?: Correlation | undefined
  /** Whether the statement also tells how many records fit in all. */
  isCounted?: boolean | undefined
}

export function fromSql(
  statement: Statement,
  model: string,
  alias: string,
  read: Shape,
  { joins, hasRelations, correlation, isCounted = false }: Beside,
): From {
  const { where = {}, orderBy, take, skip, isDeep } = read
  const key = statement.data.key(model)
  const order = (of: string, from = model) => orderSql(statement, from, of, orderBy)
  const joined = joins.length === 0 ? '' : ` ${joins.join(' ')}`
  const count = () => (typeof take === 'number' ? take : statement.value(take))
  const limit = () => {
    const offset = skip ? ` OFFSET ${statement.value(skip)}` : ''
    return `${take === undefined ? '' : ` LIMIT ${count()}`}${offset}`
  }
  const fitting = (of: string, within: string, from: Narrowed) => {
    const related = correlation && `${correlation(of)} AND `
    const condition = conditionSql(statement, from.model, of, from.where)
    return `${statement.table(from.model, of)}${within} WHERE ${related ?? ''}${condition}`
  }
  const page = (of: string, within = '', from: Narrowed = { model, where }) =>
    `${fitting(of, within, from)}${order(of, from.model)}${limit()}`
  // The records before what belongs to them: PostgreSQL keeps many joins in the order in which they are written.
  const ofKeys = (keys: string) =>
    `(SELECT * FROM ${statement.table(model, alias)} WHERE ${alias}.${key} IN (${keys})) AS ${alias}${joined}${order(alias)}`

  const found = model === wide && !correlation && foundIn(statement.data, read)
  if (found && key) {
    const inner = statement.alias()
    const scan = () => `SELECT ${inner}.${key} FROM ${page(inner, '', found)}`
    if (!found.walk) return { from: ofKeys(scan()) }
    const [rows, sold, first] = [statement.alias(), statement.alias(), statement.alias()]
    const walk = conditionSql(statement, model, sold, found.walk)
    const fits = conditionSql(statement, model, first, where)
    const walking = `${rows} AS MATERIALIZED (SELECT ${first}.${key} FROM (SELECT * FROM ${statement.table(model, sold)} WHERE ${walk}${order(sold)} LIMIT ${walked}) AS ${first} WHERE ${fits}${order(first)}${limit()})`
    const isShort = `(SELECT count(*) FROM ${rows}) < ${count()}`
    const keys = (others: string) =>
      `SELECT ${key} FROM ${rows} UNION ALL SELECT * FROM (${others}) AS ${statement.alias()} WHERE ${isShort}`
    if (!isCounted) return { from: ofKeys(`WITH ${walking} ${keys(scan())}`) }
    // Where the walk does not fill the page, few records fit as a rule: one pass finds and counts them.
    const [passed, counted] = [statement.alias(), statement.alias()]
    const columns = new Set([key, ...orderColumns(statement, found.model, orderBy)])
    const terms = [...columns].map((column) => `${inner}.${column}`)
    const pass = `${passed} AS MATERIALIZED (SELECT ${terms.join(', ')} FROM ${fitting(inner, '', found)} AND ${isShort})`
    return {
      with: `WITH ${walking}, ${pass} `,
      from: ofKeys(
        keys(`SELECT ${passed}.${key} FROM ${passed}${order(passed, found.model)}${limit()}`),
      ),
      total: `CASE WHEN ${isShort} THEN (SELECT count(*) FROM ${passed}) ELSE (SELECT count(*) FROM ${fitting(counted, '', found)}) END`,
    }
  }
  if (isDeep && key) {
    const inner = statement.alias()
    return { from: ofKeys(`SELECT ${inner}.${key} FROM ${page(inner)}`) }
  }
  // The page first: what belongs to other records is not to be looked for.
  if ((take || skip) && hasRelations)
    return { from: `(SELECT * FROM ${page(alias)}) AS ${alias}${joined}${order(alias)}` }
  return { from: page(alias, joined) }
}

/** The ORDER BY of a read, on the records that the statement calls `alias`. */
export function orderSql(
  statement: Statement,
  model: string,
  alias: string,
  orderBy: Shape['orderBy'],
): string {
  const terms = [orderBy ?? []].flat().flatMap((term) => Object.entries(term))
  if (terms.length === 0) return ''
  const parts = terms.map(([name, how]: [string, string | Nulls | Record<string, string>]) => {
    const field = statement.data.field(model, name)
    if (!field) throw new Unsupported(`${model}.${name}, an order`)
    if (field.kind === 'column')
      return `${alias}.${field.column} ${direction(how as string | Nulls)}`
    const [[of, nested], ...more] = Object.entries(how) as [[string, string]]
    const column = statement.data.field(field.model, of)
    if (field.isList || column?.kind !== 'column' || more.length > 0)
      throw new Unsupported(`${model}.${name}, an order`)
    const other = statement.alias()
    return `(SELECT ${other}.${column.column} FROM ${statement.table(field.model, other)} WHERE ${statement.joinCondition(field, alias, other)}) ${direction(nested)}`
  })
  return ` ORDER BY ${parts.join(', ')}`
}

/** The columns of an order by the records' own columns. */
function orderColumns(statement: Statement, model: string, orderBy: Shape['orderBy']): string[] {
  return [orderBy ?? []]
    .flat()
    .flatMap((term) =>
      Object.keys(term).map((name) => (statement.data.field(model, name) as Column).column),
    )
}

/** The place of nulls in an order. */
interface Nulls {
  sort: string
  nulls?: string
}

function direction(how: string | Nulls): string {
  if (typeof how === 'string') return how === 'desc' ? 'DESC' : 'ASC'
  const nulls = how.nulls ? ` NULLS ${how.nulls === 'last' ? 'LAST' : 'FIRST'}` : ''
  return `${direction(how.sort)}${nulls}`
}
