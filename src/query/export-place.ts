import pg from 'pg'
import type { ColumnSql, RelationStep, RowsStep, Step, Value } from './export-field.js'
import { conditionSql, totalSql } from './filter.js'
import { leftJoin } from './joins.js'
import type { Relation } from './model.js'
import { orderSql } from './page.js'
import type { Statement } from './read.js'

/**
 * A record that an export reads, by its alias in the statement. What is one to it is joined once; what is many to it
 * comes from a lateral SELECT, one for all that is written of the same records.
 */
export class Place {
  readonly #statement: Statement
  readonly #alias: string
  readonly #model: string | undefined
  readonly #isThere: string | undefined
  readonly #ones = new Map<string, { place: Place; sql: string }>()
  readonly #lists = new Map<string, List>()

  /**
   * @param model none of a row that SQL makes
   * @param isThere the SQL that tells whether there is such a record, where there may be none
   */
  constructor(statement: Statement, alias: string, model?: string, isThere?: string) {
    this.#statement = statement
    this.#alias = alias
    this.#model = model
    this.#isThere = isThere
  }

  /** The joins of all that is read so far. */
  get joins(): string {
    const ones = [...this.#ones.values()].map(({ sql, place }) => sql + place.joins)
    return [...ones, ...[...this.#lists.values()].map(({ sql }) => sql)].join('')
  }

  /** What is written of the record that steps lead to; where one leads to many, JSON with an item for each. */
  at([step, ...rest]: readonly Step[], write: (place: Place) => string): string {
    if (!step) return write(this)
    const relation = 'rows' in step ? undefined : this.#relation(step.relation)
    if (relation && !relation.isList)
      return this.#one(step as RelationStep, relation).at(rest, write)
    const list = this.#list(step, relation)
    return this.#ifThere(list.column(list.place.at(rest, write)))
  }

  /** The SQL of a value of the record; NULL where there is none. */
  value(value: Value): string {
    if ('column' in value) return this.#own(value.column)
    if ('of' in value) return this.#ifThere(value.of(this.column))
    const { relation, where = {} } = value.count
    const count = totalSql(this.#statement, this.#relation(relation), this.#alias, { where })
    return this.#ifThere(count)
  }

  /** @throws Error when the path does not fit the data model */
  column: ColumnSql = (path) => {
    const relations = path.split('.')
    const name = relations.pop()!
    const place = relations.reduce(
      (at: Place, relation) => at.#one({ relation }, at.#relation(relation)),
      this,
    )
    return place.#own(name)
  }

  #own(name: string): string {
    if (this.#model === undefined) return `${this.#alias}.${pg.escapeIdentifier(name)}`
    const field = this.#field(name)
    if (field?.kind !== 'column') throw new Error(`${this.#model} has no column ${name}`)
    return `${this.#alias}.${field.column}`
  }

  #relation(name: string): Relation {
    const relation = this.#field(name)
    if (relation?.kind !== 'relation') throw new Error(`${this.#model} has no relation ${name}`)
    return relation
  }

  #field(name: string) {
    return this.#model === undefined ? undefined : this.#statement.data.field(this.#model, name)
  }

  #ifThere(sql: string): string {
    return this.#isThere ? `CASE WHEN ${this.#isThere} THEN ${sql} END` : sql
  }

  #one(step: RelationStep, relation: Relation): Place {
    const key = JSON.stringify(step)
    const known = this.#ones.get(key)
    if (known) return known.place
    const { model, to } = relation
    const { where } = step
    const { alias, sql } = leftJoin(
      this.#statement,
      relation,
      this.#alias,
      where && ((other) => conditionSql(this.#statement, model, other, where)),
    )
    const place = new Place(this.#statement, alias, model, `${alias}.${to} IS NOT NULL`)
    this.#ones.set(key, { place, sql: ` ${sql}` })
    return place
  }

  #list(step: Step, relation: Relation | undefined): List {
    const key = JSON.stringify(step)
    let list = this.#lists.get(key)
    if (!list) {
      list = relation
        ? this.#records(step as RelationStep, relation)
        : this.#rows((step as RowsStep).rows)
      this.#lists.set(key, list)
    }
    return list
  }

  #records({ where = {}, orderBy }: RelationStep, relation: Relation): List {
    const statement = this.#statement
    const { model } = relation
    const other = statement.alias()
    const place = new Place(statement, other, model)
    const belongs = statement.joinCondition(relation, this.#alias, other)
    const condition = conditionSql(statement, model, other, where)
    const order = orderSql(statement, model, other, orderBy)
    const table = statement.table(model, other)
    const from = () => `${table}${place.joins} WHERE ${belongs} AND ${condition}${order}`
    return new List(place, statement.alias(), from)
  }

  #rows(rows: RowsStep['rows']): List {
    const alias = this.#statement.alias()
    const from = `(${rows(this.column)}) AS ${alias}`
    return new List(new Place(this.#statement, alias), this.#statement.alias(), () => from)
  }
}

/** What is many to a record: a lateral SELECT with a JSON array for each thing that is written of its records. */
class List {
  readonly place: Place
  readonly #alias: string
  readonly #from: () => string
  readonly #columns: string[] = []

  constructor(place: Place, alias: string, from: () => string) {
    this.place = place
    this.#alias = alias
    this.#from = from
  }

  /** The array of what a column is for each of the records. */
  column(sql: string): string {
    if (!this.#columns.includes(sql)) this.#columns.push(sql)
    return `${this.#alias}.c${this.#columns.indexOf(sql)}`
  }

  get sql(): string {
    const items = this.#columns.map((sql, at) => `${sql} AS c${at}`).join(', ')
    // Unlike json_agg, array_to_json breaks no lines.
    const arrays = this.#columns
      .map((_, at) => `coalesce(array_to_json(array_agg(c${at})), '[]') AS c${at}`)
      .join(', ')
    return ` CROSS JOIN LATERAL (SELECT ${arrays} FROM (SELECT ${items} FROM ${this.#from()}) AS r) AS ${this.#alias}`
  }
}
