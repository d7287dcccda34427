/**
 * Represents a record in a SQL statement. It writes expressions over the record and its relations, and collects the
 * joins that they need.
 *
 * A to-one relation is joined once, and not at all if the statement already contains the record. A to-many relation
 * is a subquery: correlated for pages of responses (`page`), lateral for exports (`list`) and aggregates
 * (`eachValue`).
 *
 *     new RelationScope(statement, 'OrderItem', 't0').column('order.team.name')
 *     t2."name"       -- .joins: LEFT JOIN "order" AS t1 ON … LEFT JOIN "team" AS t2 ON t2."id" = t1."teamId"
 */
import pg from 'pg'
import type { ColumnSql, RelationStep, RowsStep, Step } from './export-field.js'
import { conditionSql, totalSql } from './filter.js'
import type { ModelField, Relation } from './model.js'
import { fromSql, orderSql } from './page.js'
import { type Condition, type Origin, type Shape, type Statement, Unsupported } from './read.js'

/** Alias of rows. No response key can equal it; otherwise PostgreSQL would read the key in place of the row. */
export const row = '"#"'

interface Options {
  /** Called for each column and relation. Throws if the caller may not read it. */
  mayRead?: ((model: string, field: string) => void) | undefined
  /** SQL condition that the record exists, for optional records. */
  isThere?: string
}

/** A record with an alias in a statement. */
export class RelationScope {
  readonly alias: string
  /** Whether related records are read. */
  hasRelations = false
  readonly #statement: Statement
  readonly #model: string | undefined
  readonly #mayRead: Options['mayRead']
  readonly #isThere: string | undefined
  readonly #ones = new Map<string, { record: RelationScope; join: string }>()
  readonly #laterals = new Map<string, Lateral>()

  /**
   * @param model of the record; undefined for rows of a SELECT
   * @param alias of the record in the statement
   */
  constructor(
    statement: Statement,
    model: string | undefined,
    alias: string,
    { mayRead, isThere }: Options = {},
  ) {
    this.alias = alias
    this.#statement = statement
    this.#model = model
    this.#mayRead = mayRead
    this.#isThere = isThere
  }

  /** JOIN clauses for everything written so far. */
  get joins(): string {
    const ones = [...this.#ones.values()].map(({ join, record }) => join + record.joins)
    return [...ones, ...[...this.#laterals.values()].map(({ sql }) => sql)].join('')
  }

  /**
   * Returns a column by its path over to-one relations.
   * @throws Unsupported for an unknown path, and errors of `mayRead`
   */
  column: ColumnSql = (path) => {
    const [name, rest] = firstOf(path)
    if (rest) return this.one(name).column(rest)
    if (this.#model === undefined) return `${this.alias}.${pg.escapeIdentifier(name)}`
    const field = this.field(name)
    if (field.kind !== 'column')
      throw new Unsupported(`${this.#model}.${name}, which is not a column`)
    return `${this.alias}.${field.column}`
  }

  /** Returns the expression, or NULL if the record does not exist. */
  ifThere(sql: string): string {
    return this.#isThere ? `CASE WHEN ${this.#isThere} THEN ${sql} END` : sql
  }

  /** Joins a to-one relation. @param where the record counts as absent unless it matches */
  one(name: string, where?: Condition): RelationScope {
    const relation = this.relation(name)
    if (relation.isList) throw new Unsupported(`${this.#model}.${name}, which is to-many`)
    const key = toCacheKey([relation, where])
    let join = this.#ones.get(key)
    if (!join) {
      join = this.#join(relation, where)
      this.#ones.set(key, join)
    }
    return join.record
  }

  /** Returns the number of related records that match a filter. */
  count(name: string, where: Condition = {}): string {
    return totalSql(this.#statement, this.relation(name), this.alias, { where })
  }

  /** Returns a JSON array of a page of a to-many relation. @param write returns the columns of each record */
  page<Written extends { readonly columns: readonly string[] }>(
    name: string,
    read: Shape,
    write: (record: RelationScope) => Written,
  ): { sql: string; written: Written } {
    const relation = this.relation(name)
    const origin = { relation, alias: this.alias }
    const { sql, written } = recordsSql(this.#statement, relation.model, read, write, { origin })
    return { sql: `(SELECT ${arrayOf(row)} FROM (${sql}) ${row})`, written }
  }

  /** Returns a JSON array of one expression for each related record or row. */
  list(step: Step, write: (record: RelationScope) => string): string {
    const list = this.#lateral(toCacheKey(step), arraysSql, () =>
      'rows' in step ? this.#rows(step) : this.#records(step),
    )
    return this.ifThere(list.column(write(list.record)))
  }

  /**
   * Returns a column by its path over relations of any kind, such as `outlet.tags.tag.name`. The statement then
   * returns the record once for each distinct value.
   * @throws Unsupported for an unknown path, and errors of `mayRead`
   */
  eachValue(path: string): string {
    const [name, rest] = firstOf(path)
    const field = this.field(name)
    if (!field.isList) return rest ? this.one(name).eachValue(rest) : this.column(name)
    const isColumn = field.kind === 'column'
    const values = this.#lateral(name, valuesSql, () =>
      isColumn ? { record: this, from: () => '' } : this.#records({ relation: name }),
    )
    return values.column(isColumn ? `unnest(${this.column(path)})` : values.record.column(rest))
  }

  /**
   * Returns a relation of the record.
   * @throws Unsupported if it does not exist, and errors of `mayRead`
   */
  relation(name: string): Relation {
    const field = this.field(name)
    if (field.kind !== 'relation')
      throw new Unsupported(`${this.#model}.${name}, which is not a relation`)
    this.hasRelations = true
    return field
  }

  /** @throws Unsupported if the field does not exist, and errors of `mayRead` */
  field(name: string): ModelField {
    const model = this.#model
    const field = model === undefined ? undefined : this.#statement.data.field(model, name)
    if (model === undefined || !field) throw new Unsupported(`${model}.${name}`)
    this.#mayRead?.(model, name)
    return field
  }

  get columnNames(): string[] {
    const fields = this.#model === undefined ? [] : this.#statement.data.fields(this.#model)
    return [...fields].flatMap(([name, { kind }]) => (kind === 'column' ? [name] : []))
  }

  #of(model: string | undefined, alias: string, isThere = ''): RelationScope {
    return new RelationScope(this.#statement, model, alias, { mayRead: this.#mayRead, isThere })
  }

  #join(relation: Relation, where: Condition | undefined) {
    const statement = this.#statement
    const { model, to } = relation
    const owner = where ? undefined : statement.ownerOf(this.alias, relation)
    const alias = owner ?? statement.alias()
    const record = this.#of(model, alias, `${alias}.${to} IS NOT NULL`)
    if (owner) return { record, join: '' }
    const belongs = statement.joinCondition(relation, this.alias, alias)
    const fits = where ? ` AND ${conditionSql(statement, model, alias, where)}` : ''
    return { record, join: ` LEFT JOIN ${statement.table(model, alias)} ON ${belongs}${fits}` }
  }

  #lateral(key: string, write: WriteLateral, source: () => Source): Lateral {
    let lateral = this.#laterals.get(key)
    if (!lateral) {
      lateral = new Lateral(source(), this.#statement.alias(), write)
      this.#laterals.set(key, lateral)
    }
    return lateral
  }

  #records({ relation: name, where = {}, orderBy }: RelationStep): Source {
    const statement = this.#statement
    const relation = this.relation(name)
    const { model } = relation
    const other = statement.alias()
    const record = this.#of(model, other)
    const belongs = statement.joinCondition(relation, this.alias, other)
    const condition = conditionSql(statement, model, other, where)
    const order = orderSql(statement, model, other, { orderBy })
    const table = statement.table(model, other)
    const from = () => ` FROM ${table}${record.joins} WHERE ${belongs} AND ${condition}${order}`
    return { record, from }
  }

  #rows({ rows }: RowsStep): Source {
    const alias = this.#statement.alias()
    const from = ` FROM (${rows(this.column)}) AS ${alias}`
    return { record: this.#of(undefined, alias), from: () => from }
  }
}

/** Returns a key that is equal for equal arguments. */
const toCacheKey = (data: unknown) =>
  JSON.stringify(data, (_, value) => (typeof value === 'bigint' ? `${value}n` : value))

/** Aggregates rows to a JSON array. Unlike `json_agg`, `array_to_json` writes no line breaks. */
const arrayOf = (rows: string) => `coalesce(array_to_json(array_agg(${rows})), '[]')`

/** Splits a path into its first name and the rest. */
function firstOf(path: string): [name: string, rest: string] {
  const [name, ...rest] = path.split('.')
  return [name!, rest.join('.')]
}

/** Records of a lateral subquery. `from` returns the FROM clause with the joins written so far. */
interface Source {
  record: RelationScope
  from: () => string
}

/** @param items columns of the subquery, with the aliases in `names` */
type WriteLateral = (alias: string, items: string, names: readonly string[], from: string) => string

/** Returns one row with an array for each column. */
const arraysSql: WriteLateral = (alias, items, names, from) => {
  const arrays = names.map((name) => `${arrayOf(name)} AS ${name}`)
  return ` CROSS JOIN LATERAL (SELECT ${arrays.join(', ')} FROM (SELECT ${items}${from}) AS r) AS ${alias}`
}

/** Returns a row for each distinct value, and one with nulls if there are no records. */
const valuesSql: WriteLateral = (alias, items, _names, from) =>
  ` LEFT JOIN LATERAL (SELECT DISTINCT ${items}${from}) AS ${alias} ON true`

/** Lateral subquery over related records. */
class Lateral {
  readonly record: RelationScope
  readonly #from: Source['from']
  readonly #alias: string
  readonly #write: WriteLateral
  readonly #columns: string[] = []

  constructor({ record, from }: Source, alias: string, write: WriteLateral) {
    this.record = record
    this.#from = from
    this.#alias = alias
    this.#write = write
  }

  /** Adds a column to the subquery and returns its name in the statement. */
  column(sql: string): string {
    if (!this.#columns.includes(sql)) this.#columns.push(sql)
    return `${this.#alias}.c${this.#columns.indexOf(sql)}`
  }

  get sql(): string {
    const names = this.#columns.map((_, at) => `c${at}`)
    const items = this.#columns.map((sql, at) => `${sql} AS c${at}`).join(', ')
    return this.#write(this.#alias, items, names, this.#from())
  }
}

/** A SELECT, and the result of `write`. */
interface Records<Written> {
  sql: string
  written: Written
}

/**
 * Writes the SELECT of a read. It returns one row for each record, with the columns of `write`.
 * @param origin relation that leads to the records
 * @throws Unsupported
 */
export function recordsSql<Written extends { readonly columns: readonly string[] }>(
  statement: Statement,
  model: string,
  read: Shape,
  write: (record: RelationScope) => Written,
  { origin }: { origin?: Origin } = {},
): Records<Written> {
  const alias = statement.alias(origin)
  const record = new RelationScope(statement, model, alias)
  const written = write(record)
  const { joins, hasRelations } = record
  const from = fromSql(statement, model, alias, read, { joins, hasRelations, origin })
  return { sql: `SELECT ${written.columns.join(', ')} FROM ${from}`, written }
}
