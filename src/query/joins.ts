import type { Column, Relation } from './model.js'
import type { Statement } from './read.js'

/**
 * Joins the record that a relation to one leads to, where the statement does not have it yet.
 * @param condition of what is joined at all, by its alias
 */
export function leftJoin(
  statement: Statement,
  relation: Relation,
  from: string,
  condition?: (alias: string) => string,
): { alias: string; sql: string } {
  const owner = condition ? undefined : statement.ownerOf(from, relation)
  if (owner) return { alias: owner, sql: '' }
  const alias = statement.alias()
  const on = [statement.joinCondition(relation, from, alias), condition?.(alias)].filter(Boolean)
  return {
    alias,
    sql: `LEFT JOIN ${statement.table(relation.model, alias)} ON ${on.join(' AND ')}`,
  }
}

/** Is asked about each column and relation, and throws where it may not be read. */
type MayRead = (model: string, field: string) => void

interface Joined {
  alias: string
  model: string
}

/** The tables that an analyst's statement reads beside its records, each joined once. */
export class Joins {
  readonly #statement: Statement
  readonly #joined = new Map<string, Joined>()
  readonly #values = new Map<string, Values>()
  readonly #clauses: (() => string)[] = []
  readonly #root: Joined
  readonly #mayRead: MayRead

  /** @param model the model of the records, which the statement calls `alias` */
  constructor(
    statement: Statement,
    model: string,
    alias: string,
    mayRead: MayRead = () => undefined,
  ) {
    this.#statement = statement
    this.#root = { alias, model }
    this.#mayRead = mayRead
  }

  /**
   * The SQL of a field by its path over records to one, such as `product.outlet.name`.
   * @throws Error when the path does not fit the data model, and what `mayRead` throws
   */
  column(path: string): string {
    const { sql } = this.#find(path)
    if (!sql) throw new Error(`${this.#root.model} has no ${path}, but many`)
    return sql
  }

  /**
   * The SQL of a field by its path, which may lead to many, such as `outlet.tags.tag.name`: the record is joined with
   * each of its values, once.
   * @throws Error when the path does not fit the data model, and what `mayRead` throws
   */
  eachValue(path: string): string {
    const { rest, prefix, sql, at, source } = this.#find(path)
    if (sql && !source.isList) return sql
    let values = this.#values.get(prefix)
    if (!values) {
      values = new Values(this.#statement, at, source, this.#mayRead)
      this.#values.set(prefix, values)
      this.#clauses.push(() => values!.sql)
    }
    return values.column(rest)
  }

  /** The joins so far, as SQL. */
  get sql(): string {
    return this.#clauses.map((clause) => clause()).join(' ')
  }

  /** A column, or as far as a path goes over records to one, with the rest of it. */
  #find(path: string) {
    const names = path.split('.')
    let at = this.#root
    for (const [depth, name] of names.entries()) {
      const field = this.#statement.data.field(at.model, name)
      if (!field) throw new Error(`${this.#root.model} has no ${path}`)
      this.#mayRead(at.model, name)
      const prefix = names.slice(0, depth + 1).join('.')
      const rest = names.slice(depth + 1).join('.')
      if (field.kind === 'column') {
        if (rest) throw new Error(`${this.#root.model} has no ${path}`)
        return { sql: `${at.alias}.${field.column}`, at, prefix, rest, source: field }
      }
      if (field.isList) return { sql: '', at, prefix, rest, source: field }
      at = this.#join(at, field, prefix)
    }
    throw new Error(`${this.#root.model} has no column ${path}`)
  }

  #join(from: Joined, relation: Relation, path: string): Joined {
    let joined = this.#joined.get(path)
    if (!joined) {
      const { alias, sql } = leftJoin(this.#statement, relation, from.alias)
      joined = { alias, model: relation.model }
      this.#joined.set(path, joined)
      this.#clauses.push(() => sql)
    }
    return joined
  }
}

/** The values of a record that has many of them: those of a list, or of the records of a relation. Each is there once. */
class Values {
  readonly #statement: Statement
  readonly #at: Joined
  readonly #source: Column | Relation
  readonly #inner: Joins | undefined
  readonly #innerAlias: string
  readonly #alias: string
  readonly #columns: string[] = []

  constructor(statement: Statement, at: Joined, source: Column | Relation, mayRead: MayRead) {
    this.#statement = statement
    this.#at = at
    this.#source = source
    this.#alias = statement.alias()
    this.#innerAlias = statement.alias()
    if (source.kind === 'relation')
      this.#inner = new Joins(statement, source.model, this.#innerAlias, mayRead)
  }

  column(path: string): string {
    const sql =
      this.#source.kind === 'column'
        ? `unnest(${this.#at.alias}.${this.#source.column})`
        : this.#inner!.column(path)
    if (!this.#columns.includes(sql)) this.#columns.push(sql)
    return `${this.#alias}.c${this.#columns.indexOf(sql)}`
  }

  get sql(): string {
    const columns = this.#columns.map((sql, index) => `${sql} AS c${index}`).join(', ')
    const source = this.#source
    const from =
      source.kind === 'relation'
        ? ` FROM ${this.#statement.table(source.model, this.#innerAlias)} ${this.#inner!.sql} WHERE ${this.#statement.joinCondition(source, this.#at.alias, this.#innerAlias)}`
        : ''
    return `LEFT JOIN LATERAL (SELECT DISTINCT ${columns}${from}) AS ${this.#alias} ON true`
  }
}
