import type { Relation } from './model.js'
import type { Statement } from './statement.js'

/**
 * Joins the record that a relation to one leads to.
 * @param condition of what is joined at all, by its alias
 */
export function leftJoin(
  statement: Statement,
  relation: Relation,
  from: string,
  condition: (alias: string) => string | undefined = () => undefined,
): { alias: string; sql: string } {
  const alias = statement.alias()
  const on = [statement.joinCondition(relation, from, alias), condition(alias)].filter(Boolean)
  return {
    alias,
    sql: `LEFT JOIN ${statement.table(relation.model, alias)} ON ${on.join(' AND ')}`,
  }
}

/** The tables that an analyst's statement reads beside its records, each joined once. */
export class Joins {
  readonly #statement: Statement
  readonly #joined = new Map<string, { alias: string; model: string }>()
  readonly #clauses: string[] = []
  readonly #root: { alias: string; model: string }
  readonly #mayRead: (model: string, field: string) => void

  /**
   * @param model the model of the records, which the statement calls `alias`
   * @param mayRead is asked about each column and relation, and throws where it may not be read
   */
  constructor(
    statement: Statement,
    model: string,
    alias: string,
    mayRead: (model: string, field: string) => void = () => undefined,
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
    const names = path.split('.')
    const last = names.pop()!
    let at = this.#root
    for (const [depth, name] of names.entries()) {
      this.#mayRead(at.model, name)
      at = this.#join(at, name, names.slice(0, depth + 1).join('.'))
    }
    const field = this.#statement.data.field(at.model, last)
    if (field?.kind !== 'column') throw new Error(`${this.#root.model} has no ${path}`)
    this.#mayRead(at.model, last)
    return `${at.alias}.${field.column}`
  }

  /** The joins so far, as SQL. */
  get sql(): string {
    return this.#clauses.join(' ')
  }

  #join(from: { alias: string; model: string }, name: string, path: string) {
    let joined = this.#joined.get(path)
    if (!joined) {
      const relation = this.#statement.data.field(from.model, name)
      if (relation?.kind !== 'relation' || relation.isList)
        throw new Error(`${this.#root.model} has no ${path}`)
      const { alias, sql } = leftJoin(this.#statement, relation, from.alias)
      joined = { alias, model: relation.model }
      this.#joined.set(path, joined)
      this.#clauses.push(sql)
    }
    return joined
  }
}
