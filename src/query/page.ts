/** Which records a statement reads: their table with joins, condition and order, and the part of them that a page has. */
import { conditionSql } from './filter.js'
import { type Column, wide } from './model.js'
import { foundIn, type Narrowed } from './narrow.js'
import { type Origin, type Shape, type Statement, Unsupported } from './read.js'

/** Where a SELECT takes its records from. */
export interface From {
  /** What follows FROM. */
  from: string
  /** What the statement begins with for it. */
  with?: string
  /** How many records fit in all, where that is found together with the page. */
  total?: string
}

/** What a SELECT reads beside the table of its records, and by which relation these are found. */
interface Beside {
  /** As they follow the table. */
  joins: string
  /** Whether anything but the records' own columns is read. */
  hasRelations: boolean
  origin?: Origin | undefined
  /** Whether the statement also tells how many records fit in all. */
  isCounted?: boolean | undefined
}

/** The records of a read, which the statement calls `alias`. */
export function fromSql(
  statement: Statement,
  model: string,
  alias: string,
  read: Shape,
  { joins, hasRelations, origin, isCounted = false }: Beside,
): From {
  const { where = {}, take, skip, isDeep } = read
  const page = new Page(statement, model, read, origin)
  const key = statement.data.key(model)
  // The records before what belongs to them: PostgreSQL keeps many joins in the order in which they are written.
  const ofKeys = (keys: string) =>
    `(SELECT * FROM ${statement.table(model, alias)} WHERE ${alias}.${key} IN (${keys})) AS ${alias}${joins}${page.order(alias)}`

  const found = model === wide && !origin && foundIn(statement.data, read)
  if (found && key) {
    if (!found.walk) return { from: ofKeys(page.keys(key, found)) }
    const { keys, ...rest } = page.walked(key, { ...found, walk: found.walk }, isCounted)
    return { from: ofKeys(keys), ...rest }
  }
  if (isDeep && key) return { from: ofKeys(page.keys(key, { model, where })) }
  // The page first: what belongs to other records is not to be looked for.
  if ((take || skip) && hasRelations)
    return { from: `(SELECT * FROM ${page.of(alias)}) AS ${alias}${joins}${page.order(alias)}` }
  return { from: page.of(alias, joins) }
}

/** So many rows of an order are looked through for a page before a whole table is. */
const mostWalked = 1_000

/** The records of a page while its statement is written. */
class Page {
  readonly #statement: Statement
  readonly #model: string
  readonly #read: Shape
  readonly #origin: Origin | undefined

  constructor(statement: Statement, model: string, read: Shape, origin: Origin | undefined) {
    this.#statement = statement
    this.#model = model
    this.#read = read
    this.#origin = origin
  }

  order(alias: string, model = this.#model): string {
    return orderSql(this.#statement, model, alias, this.#read.orderBy)
  }

  /** The page of the records, which are called `alias`; `joined` beside them. */
  of(alias: string, joined = ''): string {
    const { where = {} } = this.#read
    return this.#part(alias, { model: this.#model, where }, joined)
  }

  /** The SELECT of the keys of a page, found in this table. */
  keys(key: string, found: Narrowed): string {
    const alias = this.#statement.alias()
    return `SELECT ${alias}.${key} FROM ${this.#part(alias, found)}`
  }

  /**
   * The keys of a page that is looked for among the first rows of its order, and in the narrow table where these do
   * not fill it.
   */
  walked(
    key: string,
    found: Narrowed & { walk: Narrowed['where'] },
    isCounted: boolean,
  ): { keys: string } & Omit<From, 'from'> {
    const statement = this.#statement
    const model = this.#model
    const [rows, first] = [statement.alias(), statement.alias()]
    const [walk, each] = [statement.alias(), statement.alias()]
    const columns = new Set([key, ...this.#orderColumns(model)])
    const of = (alias: string) => [...columns].map((column) => `${alias}.${column}`).join(', ')
    // Nothing but what the index of the order has, so that no row of the wide table is read.
    const firstRows = `SELECT ${of(first)} FROM ${statement.table(model, first)} WHERE ${conditionSql(statement, model, first, found.walk)}${this.order(first)} LIMIT ${mostWalked}`
    const fits = conditionSql(statement, found.model, each, found.where)
    const walked = `${rows} AS MATERIALIZED (SELECT ${walk}.${key} FROM (${firstRows}) AS ${walk} JOIN ${statement.table(found.model, each)} ON ${each}.${key} = ${walk}.${key} WHERE ${fits}${this.order(walk)}${this.#limit()})`
    const isShort = `(SELECT count(*) FROM ${rows}) < ${this.#size()}`
    const orElse = (others: string) =>
      `SELECT ${key} FROM ${rows} UNION ALL SELECT * FROM (${others}) AS ${statement.alias()} WHERE ${isShort}`
    if (!isCounted) return { keys: `WITH ${walked} ${orElse(this.keys(key, found))}` }

    // Where the walk does not fill the page, few records fit as a rule: one pass finds and counts them.
    const [all, one, counted] = [statement.alias(), statement.alias(), statement.alias()]
    const pass = `${all} AS MATERIALIZED (SELECT ${of(one)} FROM ${this.#fitting(one, found)} AND ${isShort})`
    return {
      with: `WITH ${walked}, ${pass} `,
      keys: orElse(
        `SELECT ${all}.${key} FROM ${all}${this.order(all, found.model)}${this.#limit()}`,
      ),
      total: `CASE WHEN ${isShort} THEN (SELECT count(*) FROM ${all}) ELSE (SELECT count(*) FROM ${this.#fitting(counted, found)}) END`,
    }
  }

  #part(alias: string, found: Narrowed, joined?: string): string {
    return `${this.#fitting(alias, found, joined)}${this.order(alias, found.model)}${this.#limit()}`
  }

  #fitting(alias: string, { model, where }: Narrowed, joined = ''): string {
    const statement = this.#statement
    const origin = this.#origin
    const related = origin
      ? `${statement.joinCondition(origin.relation, origin.alias, alias)} AND `
      : ''
    const condition = conditionSql(statement, model, alias, where)
    return `${statement.table(model, alias)}${joined} WHERE ${related}${condition}`
  }

  #size(): string {
    const { take } = this.#read
    return typeof take === 'number' ? String(take) : this.#statement.value(take)
  }

  #limit(): string {
    const { take, skip } = this.#read
    const offset = skip ? ` OFFSET ${this.#statement.value(skip)}` : ''
    return `${take === undefined ? '' : ` LIMIT ${this.#size()}`}${offset}`
  }

  /** The columns of an order by the records' own columns, which narrow tables call as the wide one does. */
  #orderColumns(model: string): string[] {
    const terms = [this.#read.orderBy ?? []].flat().flatMap((term) => Object.keys(term))
    return terms.map((name) => (this.#statement.data.field(model, name) as Column).column)
  }
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
