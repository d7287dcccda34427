/**
 * A record in a statement: the SQL of what is written of it and of what relations lead to, and the joins that this
 * takes. The record of a relation to one is joined once, whoever asks for it, and not at all where the statement has it
 * already. The records of a relation to many stand in a SELECT of their own: that of a read and its page for answers
 * (`page`), a lateral one, once for all that is written of them, for exports (`list`) and aggregates (`eachValue`).
 *
 *     new RelationScope(statement, 'OrderItem', 't0').column('order.team.name')
 *     t2."name"       -- .joins: LEFT JOIN "order" AS t1 ON … LEFT JOIN "team" AS t2 ON t2."id" = t1."teamId"
 */
import pg from 'pg'
import type { ColumnSql, RelationStep, RowsStep, Step } from './export-field.js'
import { conditionSql, totalSql } from './filter.js'
import type { Field, Relation } from './model.js'
import { fromSql, orderSql } from './page.js'
import { type Condition, type Origin, type Shape, type Statement, Unsupported } from './read.js'

/** What rows are called: as no key of an answer can be, which PostgreSQL would take for the row. */
export const row = '"#"'

interface Options {
  /** Is asked about each column and relation, and throws where it may not be read. */
  mayRead?: ((model: string, field: string) => void) | undefined
  /** The SQL that tells whether there is such a record, where there may be none. */
  isThere?: string
}

/** A record that a statement has under an alias. */
export class RelationScope {
  readonly alias: string
  /** Whether anything but the record's own columns is read. */
  hasRelations = false
  readonly #statement: Statement
  readonly #model: string | undefined
  readonly #mayRead: Options['mayRead']
  readonly #isThere: string | undefined
  readonly #ones = new Map<string, { record: RelationScope; join: string }>()
  readonly #laterals = new Map<string, Lateral>()

  /**
   * @param model of the record; none of a row that SQL makes
   * @param alias what the statement calls it
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

  /** What follows the record's table in FROM, for all that is written so far. */
  get joins(): string {
    const ones = [...this.#ones.values()].map(({ join, record }) => join + record.joins)
    return [...ones, ...[...this.#laterals.values()].map(({ sql }) => sql)].join('')
  }

  /**
   * A column by its path over relations to one.
   * @throws Unsupported when the path does not fit the data model, and what `mayRead` throws
   */
  column: ColumnSql = (path) => {
    const [name, rest] = firstOf(path)
    if (rest) return this.one(name).column(rest)
    if (this.#model === undefined) return `${this.alias}.${pg.escapeIdentifier(name)}`
    const field = this.field(name)
    if (field.kind !== 'column') throw new Unsupported(`${this.#model}.${name}, which is no column`)
    return `${this.alias}.${field.column}`
  }

  /** SQL over the record; NULL where there is none. */
  ifThere(sql: string): string {
    return this.#isThere ? `CASE WHEN ${this.#isThere} THEN ${sql} END` : sql
  }

  /** The record of a relation to one. @param where joins it only where it fits */
  one(name: string, where?: Condition): RelationScope {
    const relation = this.relation(name)
    if (relation.isList) throw new Unsupported(`${this.#model}.${name}, one of many`)
    const key = keyOf([relation, where])
    let one = this.#ones.get(key)
    if (!one) {
      one = this.#join(relation, where)
      this.#ones.set(key, one)
    }
    return one.record
  }

  /** How many records of a relation fit. */
  count(name: string, where: Condition = {}): string {
    return totalSql(this.#statement, this.relation(name), this.alias, { where })
  }

  /** A JSON array of the records of a relation to many, as a read has them. @param write the columns of each */
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

  /** A JSON array of what is written of each record of a relation, or of each row that SQL makes. */
  list(step: Step, write: (record: RelationScope) => string): string {
    const list = this.#lateral(keyOf(step), arraysSql, () =>
      'rows' in step ? this.#rows(step) : this.#records(step),
    )
    return this.ifThere(list.column(write(list.record)))
  }

  /**
   * A column by its path, which may lead to many, such as `outlet.tags.tag.name`: the record is then there once for each
   * of its values.
   * @throws Unsupported when the path does not fit the data model, and what `mayRead` throws
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
   * A relation that something is read over.
   * @throws Unsupported when there is none of this name, and what `mayRead` throws
   */
  relation(name: string): Relation {
    const field = this.field(name)
    if (field.kind !== 'relation') throw new Unsupported(`${this.#model}.${name}, no relation`)
    this.hasRelations = true
    return field
  }

  /** @throws Unsupported when there is none of this name, and what `mayRead` throws */
  field(name: string): Field {
    const model = this.#model
    const field = model === undefined ? undefined : this.#statement.data.field(model, name)
    if (model === undefined || !field) throw new Unsupported(`${model}.${name}`)
    this.#mayRead?.(model, name)
    return field
  }

  /** The names of the record's own columns. */
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

/** The same for what asks for the same. */
const keyOf = (asked: unknown) =>
  JSON.stringify(asked, (_, value) => (typeof value === 'bigint' ? `${value}n` : value))

/** A JSON array of all rows. Unlike json_agg, array_to_json breaks no lines. */
const arrayOf = (rows: string) => `coalesce(array_to_json(array_agg(${rows})), '[]')`

/** The first name of a path, and the rest of it. */
function firstOf(path: string): [name: string, rest: string] {
  const [name, ...rest] = path.split('.')
  return [name!, rest.join('.')]
}

/** Records, and where a SELECT has them from, with the joins of all that is written of them by then. */
interface Source {
  record: RelationScope
  from: () => string
}

/** @param items the columns of the SELECT of the records, each called as in `names` */
type WriteLateral = (alias: string, items: string, names: readonly string[], from: string) => string

/** One row, with an array for each column. */
const arraysSql: WriteLateral = (alias, items, names, from) => {
  const arrays = names.map((name) => `${arrayOf(name)} AS ${name}`)
  return ` CROSS JOIN LATERAL (SELECT ${arrays.join(', ')} FROM (SELECT ${items}${from}) AS r) AS ${alias}`
}

/** A row for each that differs, and one of nulls where there is none. */
const valuesSql: WriteLateral = (alias, items, _names, from) =>
  ` LEFT JOIN LATERAL (SELECT DISTINCT ${items}${from}) AS ${alias} ON true`

/** A lateral SELECT of what belongs to a record. */
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

  /** What it has for each record, by the name under which the statement reads that of it. */
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

/** A SELECT of records: what `write` makes of each, and what is needed to read it. */
interface Records<Written> {
  sql: string
  written: Written
}

/**
 * The SELECT of a read, a row for each record, with the columns that `write` gives it.
 * @param origin the relation whose records they are
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
