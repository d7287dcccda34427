import { conditionSql, Unsupported, type Writing } from './filter.js'
import type { Column, Relation } from './model.js'
import type { Shape } from './shape.js'

export type Row = Record<string, unknown>

/** Gives the values of a row the types that Prisma gives them, in place. */
export type Revive = (row: Row) => void

/** Where the rows of a relation belong: their `column` is `value`, as SQL. */
interface Link {
  column: string
  value: string
}

/**
 * The SELECT of a read, whose rows are the records: what is one to a record is joined and made an object,
 * what is many comes from a SELECT of its own as an array.
 * @throws Unsupported
 */
export function selectionSql(
  writing: Writing,
  model: string,
  read: Shape,
  link?: Link,
): { sql: string; revive: Revive | undefined } {
  if (read.isStrange) throw new Unsupported(model)
  const alias = writing.alias()
  const fields = new Fields(writing, model, alias, read)
  const terms = fields.terms.map(({ name, sql }) => `${sql} AS "${name}"`)
  const rows = rowsSql(writing, model, alias, read, link, fields)
  return { sql: `SELECT ${terms.join(', ')} FROM ${rows}`, revive: fields.revive }
}

/** The most arguments of json_build_object are 100. */
const mostPairs = 50

/** What is selected of the rows that a statement calls `alias`. */
class Fields {
  readonly terms: { name: string; sql: string }[] = []
  readonly joins: string[] = []
  /** Whether anything but the rows' own columns is read. */
  hasRelations = false
  readonly #writing: Writing
  readonly #model: string
  readonly #alias: string
  readonly #revivers: Revive[] = []

  constructor(writing: Writing, model: string, alias: string, { select, include }: Shape) {
    this.#writing = writing
    this.#model = model
    this.#alias = alias
    const { data } = writing
    if (!select) {
      for (const [name, field] of data.fields(model))
        if (field.kind === 'column') this.#column(name, field)
    }
    for (const [name, wanted] of Object.entries(select ?? include ?? {})) {
      const nested = wanted === true ? {} : wanted
      const field = data.field(model, name)
      if (name === '_count') this.#counts(nested)
      else if (!field) throw new Unsupported(name)
      else if (field.kind === 'column') this.#column(name, field)
      else if (field.isList) this.#many(name, field, nested)
      else this.#one(name, field, nested)
    }
    // A record of which nothing is asked is there all the same.
    if (this.terms.length === 0) this.terms.push({ name: '_', sql: '1' })
  }

  get revive(): Revive | undefined {
    const revivers = this.#revivers
    if (revivers.length < 2) return revivers[0]
    return (row) => {
      for (const revive of revivers) revive(row)
    }
  }

  #column(name: string, { column, type, isList }: Column): void {
    this.terms.push({ name, sql: `${this.#alias}.${column}` })
    // Their digits would be lost before they are here.
    if (type === 'Decimal') throw new Unsupported(type)
    const make = valueMakers[type]
    if (!make) return
    if (isList) throw new Unsupported(type)
    this.#revivers.push((row) => {
      const value = row[name]
      if (value !== null) row[name] = make(value as never)
    })
  }

  #one(name: string, { model, from, to }: Relation, read: Shape): void {
    if (read.isStrange || read.take || read.skip || read.orderBy) throw new Unsupported(name)
    this.hasRelations = true
    const other = this.#writing.alias()
    const fields = new Fields(this.#writing, model, other, read)
    const condition = read.where
      ? ` AND ${conditionSql(this.#writing, model, other, read.where)}`
      : ''
    const table = this.#writing.data.table(model)
    this.joins.push(
      `LEFT JOIN ${table} AS ${other} ON ${other}.${to} = ${this.#alias}.${from}${condition}`,
      ...fields.joins,
    )
    this.terms.push({ name, sql: `CASE WHEN ${other}.${to} IS NOT NULL THEN ${fields.object} END` })
    const { revive } = fields
    if (!revive) return
    this.#revivers.push((row) => {
      if (row[name] !== null) revive(row[name] as Row)
    })
  }

  #many(name: string, { model, from, to }: Relation, read: Shape): void {
    this.hasRelations = true
    const link = { column: to, value: `${this.#alias}.${from}` }
    const { sql, revive } = selectionSql(this.#writing, model, read, link)
    this.terms.push({ name, sql: `(SELECT coalesce(json_agg(r), '[]') FROM (${sql}) r)` })
    if (revive) this.#revivers.push((row) => (row[name] as Row[]).forEach(revive))
  }

  #counts({ select = {} }: Shape): void {
    this.hasRelations = true
    const { data } = this.#writing
    const counts = Object.entries(select).map(([name, wanted]) => {
      const relation = data.field(this.#model, name)
      if (relation?.kind !== 'relation') throw new Unsupported(name)
      const other = this.#writing.alias()
      const { where = {} }: Shape = wanted === true ? {} : wanted
      const condition = conditionSql(this.#writing, relation.model, other, where)
      return `'${name}', (SELECT count(*) FROM ${data.table(relation.model)} AS ${other} WHERE ${other}.${relation.to} = ${this.#alias}.${relation.from} AND ${condition})`
    })
    this.terms.push({ name: '_count', sql: `json_build_object(${counts.join(', ')})` })
  }

  /** The fields as one JSON object. */
  get object(): string {
    if (this.terms.length > mostPairs) {
      const terms = this.terms.map(({ name, sql }) => `${sql} AS "${name}"`)
      return `(SELECT row_to_json(r) FROM (SELECT ${terms.join(', ')}) r)`
    }
    return `json_build_object(${this.terms.map(({ name, sql }) => `'${name}', ${sql}`).join(', ')})`
  }
}

/** The table with its joins, condition, order and slice. */
function rowsSql(
  writing: Writing,
  model: string,
  alias: string,
  { where = {}, orderBy, take, skip, isDeep }: Shape,
  link: Link | undefined,
  { joins, hasRelations }: Fields,
): string {
  const { data, bind } = writing
  const table = data.table(model)
  const key = data.key(model)
  const order = (of: string) => orderSql(writing, model, of, orderBy)
  const joined = joins.length === 0 ? '' : ` ${joins.join(' ')}`
  const all = (of: string, within = '') => {
    const condition = conditionSql(writing, model, of, where)
    const linked = link ? `${of}.${link.column} = ${link.value} AND ${condition}` : condition
    const limit = take === undefined ? '' : ` LIMIT ${typeof take === 'number' ? take : bind(take)}`
    const offset = skip ? ` OFFSET ${bind(skip)}` : ''
    return `${table} AS ${of}${within} WHERE ${linked}${order(of)}${limit}${offset}`
  }
  if (isDeep && key) {
    const inner = writing.alias()
    return `${table} AS ${alias}${joined} WHERE ${alias}.${key} IN (SELECT ${inner}.${key} FROM ${all(inner)})${order(alias)}`
  }
  // The slice first: what belongs to other rows is not to be looked for.
  if ((take || skip) && hasRelations)
    return `(SELECT * FROM ${all(alias)}) AS ${alias}${joined}${order(alias)}`
  return all(alias, joined)
}

function orderSql(
  { data, alias: newAlias }: Writing,
  model: string,
  alias: string,
  orderBy: Shape['orderBy'],
): string {
  const terms = [orderBy ?? []].flat().flatMap((term) => Object.entries(term))
  if (terms.length === 0) return ''
  const parts = terms.map(([name, how]: [string, string | Nulls | Record<string, string>]) => {
    const field = data.field(model, name)
    if (!field) throw new Unsupported(name)
    if (field.kind === 'column')
      return `${alias}.${field.column} ${direction(how as string | Nulls)}`
    const [[of, nested], ...more] = Object.entries(how) as [[string, string]]
    const column = data.field(field.model, of)
    if (field.isList || column?.kind !== 'column' || more.length > 0) throw new Unsupported(name)
    const other = newAlias()
    return `(SELECT ${other}.${column.column} FROM ${data.table(field.model)} AS ${other} WHERE ${other}.${field.to} = ${alias}.${field.from}) ${direction(nested)}`
  })
  return ` ORDER BY ${parts.join(', ')}`
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

/** What JSON has no type for. */
const valueMakers: Record<string, (value: never) => unknown> = {
  BigInt: (number: number) => BigInt(number),
  Bytes: (text: string) => Uint8Array.from(Buffer.from(text.slice(2), 'hex')),
}
