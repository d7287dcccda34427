import type pg from 'pg'
import { type Condition, conditionSql, Unsupported, type Writing } from './condition.js'
import type { Column, DataModel, Relation } from './model.js'
import type { statementNames } from './statement-names.js'

export type Row = Record<string, unknown>

/** A read as Prisma takes it: the rows of a model, and what of them and of what belongs to them. */
export interface Read {
  select?: Record<string, unknown> | undefined
  include?: Record<string, unknown> | undefined
  where?: Condition | undefined
  orderBy?: object | object[] | undefined
  take?: number | undefined
  skip?: number | undefined
}

// Beyond this the rows that are skipped cost more than finding the page's ids in the index first.
const deep = 500

const known = new Set(['select', 'include', 'where', 'orderBy', 'take', 'skip'])

/**
 * Reads records with all that belongs to them by one statement, which gives them as one JSON text: this
 * takes a fraction of the time of Prisma's way by values and types. What it does not know to ask, it
 * leaves to Prisma by answering undefined; what it answers is what Prisma would.
 */
export class Reader {
  readonly #pool: pg.Pool
  readonly #data: DataModel
  readonly #nameOf: ReturnType<typeof statementNames> | undefined

  /** @param nameOf absent where the server keeps no prepared statements */
  constructor(pool: pg.Pool, data: DataModel, nameOf?: ReturnType<typeof statementNames>) {
    this.#pool = pool
    this.#data = data
    this.#nameOf = nameOf
  }

  /** The rows of a model, as Prisma's `findMany` gives them; undefined when only Prisma can. */
  async findMany(model: string, read: Read): Promise<Row[] | undefined> {
    const statement = this.#write((writing) => new Selection(writing, model, read))
    if (!statement) return undefined
    const { sql, revive } = statement.made
    const text = `SELECT coalesce(json_agg(r), '[]')::text AS answer FROM (${sql}) r`
    const rows: Row[] = JSON.parse((await this.#ask(text, statement.values)) as string)
    if (revive) rows.forEach(revive)
    return rows
  }

  /** How many rows of a model fit a filter; undefined when only Prisma can tell. */
  async count(model: string, where: Condition): Promise<number | undefined> {
    const statement = this.#write((writing) => {
      const alias = writing.alias()
      return `SELECT count(*)::int AS answer FROM ${this.#data.table(model)} AS ${alias} WHERE ${conditionSql(writing, model, alias, where)}`
    })
    return statement && ((await this.#ask(statement.made, statement.values)) as number)
  }

  async #ask(text: string, values: unknown[]): Promise<unknown> {
    const name = this.#nameOf?.({ sql: text })
    const { rows } = await this.#pool.query({ text, values, ...(name && { name }) })
    return rows[0].answer
  }

  #write<T>(write: (writing: Writing) => T): { made: T; values: unknown[] } | undefined {
    const values: unknown[] = []
    let aliases = 0
    try {
      const made = write({
        data: this.#data,
        bind: (value) => `$${values.push(value)}`,
        alias: () => `t${aliases++}`,
      })
      return { made, values }
    } catch (error) {
      if (error instanceof Unsupported) return undefined
      throw error
    }
  }
}

/** Gives values the types that Prisma gives them, in place. */
type Revive = (row: Row) => void

/** The SELECT of a read, whose rows are the records. */
class Selection {
  readonly sql: string
  readonly revive: Revive | undefined
  readonly #writing: Writing
  readonly #model: string
  readonly #terms: string[] = []
  readonly #revivers: Revive[] = []
  #nested = false

  /** @param link the rows' column that must be something of the row they belong to, as SQL */
  constructor(
    writing: Writing,
    model: string,
    read: Read,
    link?: { column: string; value: string },
  ) {
    for (const name of Object.keys(read)) if (!known.has(name)) throw new Unsupported(name)
    this.#writing = writing
    this.#model = model
    const alias = writing.alias()
    this.#select(alias, read)
    this.sql = `SELECT ${this.#terms.join(', ')} FROM ${this.#rows(alias, read, link)}`
    this.revive = together(this.#revivers)
  }

  #select(alias: string, { select, include }: Read): void {
    const { data } = this.#writing
    if (!select) {
      for (const [name, field] of data.fields(this.#model))
        if (field.kind === 'column') this.#column(alias, name, field)
    }
    for (const [name, wanted] of Object.entries(select ?? include ?? {})) {
      if (!wanted) continue
      const nested: Read = wanted === true ? {} : (wanted as Read)
      const field = data.field(this.#model, name)
      if (name === '_count') this.#counts(alias, nested)
      else if (!field) throw new Unsupported(name)
      else if (field.kind === 'column') this.#column(alias, name, field)
      else this.#relation(alias, name, field, nested)
    }
    // A record of which nothing is asked is there all the same.
    if (this.#terms.length === 0) this.#terms.push('1 AS "_"')
  }

  #column(alias: string, name: string, { column, type, isList }: Column): void {
    this.#terms.push(`${alias}.${column} AS "${name}"`)
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

  #relation(alias: string, name: string, relation: Relation, read: Read): void {
    this.#nested = true
    const { sql, revive } = new Selection(this.#writing, relation.model, read, {
      column: relation.to,
      value: `${alias}.${relation.from}`,
    })
    const json = relation.isList ? `coalesce(json_agg(r), '[]')` : 'row_to_json(r)'
    this.#terms.push(`(SELECT ${json} FROM (${sql}) r) AS "${name}"`)
    if (!revive) return
    this.#revivers.push(
      relation.isList
        ? (row) => (row[name] as Row[]).forEach(revive)
        : (row) => {
            if (row[name] !== null) revive(row[name] as Row)
          },
    )
  }

  #counts(alias: string, { select }: Read): void {
    this.#nested = true
    const counts = Object.entries(select ?? {}).map(([name, wanted]) => {
      const relation = this.#writing.data.field(this.#model, name)
      if (relation?.kind !== 'relation') throw new Unsupported(name)
      const other = this.#writing.alias()
      const { where = {} } = wanted as Read
      const condition = conditionSql(this.#writing, relation.model, other, where)
      return `(SELECT count(*) FROM ${this.#writing.data.table(relation.model)} AS ${other} WHERE ${other}.${relation.to} = ${alias}.${relation.from} AND ${condition}) AS "${name}"`
    })
    this.#terms.push(`(SELECT row_to_json(r) FROM (SELECT ${counts.join(', ')}) r) AS "_count"`)
  }

  /** The table with its condition, order and slice. */
  #rows(
    alias: string,
    { where = {}, orderBy, take, skip }: Read,
    link: { column: string; value: string } | undefined,
  ): string {
    const { data, bind } = this.#writing
    if (take !== undefined && take < 0) throw new Unsupported('take')
    const table = data.table(this.#model)
    const key = data.key(this.#model)
    const order = (of: string) => this.#order(of, orderBy)
    const all = (of: string) => {
      const condition = conditionSql(this.#writing, this.#model, of, where)
      const linked = link ? `${of}.${link.column} = ${link.value} AND ${condition}` : condition
      const limit = take === undefined ? '' : ` LIMIT ${bind(take)}`
      const offset = skip ? ` OFFSET ${bind(skip)}` : ''
      return `${table} AS ${of} WHERE ${linked}${order(of)}${limit}${offset}`
    }
    if (skip && skip >= deep && key) {
      const inner = this.#writing.alias()
      return `${table} AS ${alias} WHERE ${alias}.${key} IN (SELECT ${inner}.${key} FROM ${all(inner)})${order(alias)}`
    }
    // What belongs to rows that are skipped is not to be looked for.
    if (skip && this.#nested) return `(SELECT * FROM ${all(alias)}) AS ${alias}`
    return all(alias)
  }

  #order(alias: string, orderBy: Read['orderBy']): string {
    const terms = [orderBy ?? []].flat().flatMap((term) => Object.entries(term))
    if (terms.length === 0) return ''
    const parts = terms.map(([name, how]: [string, string | { sort: string; nulls?: string }]) => {
      const field = this.#writing.data.field(this.#model, name)
      if (field?.kind !== 'column') throw new Unsupported(name)
      const column = `${alias}.${field.column}`
      if (typeof how === 'string') return `${column} ${direction(how)}`
      return `${column} ${direction(how.sort)}${how.nulls ? ` NULLS ${how.nulls === 'last' ? 'LAST' : 'FIRST'}` : ''}`
    })
    return ` ORDER BY ${parts.join(', ')}`
  }
}

const direction = (sort: string) => (sort === 'desc' ? 'DESC' : 'ASC')

/** What JSON has no type for. */
const valueMakers: Record<string, (value: never) => unknown> = {
  DateTime: (text: string) => new Date(text),
  BigInt: (number: number) => BigInt(number),
  Bytes: (text: string) => Uint8Array.from(Buffer.from(text.slice(2), 'hex')),
}

function together(revivers: Revive[]): Revive | undefined {
  if (revivers.length === 0) return undefined
  return (row) => {
    for (const revive of revivers) revive(row)
  }
}
