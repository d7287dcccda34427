import type { DataModel } from './model.js'

/** The tables that an analyst's statement reads beside its rows, each joined once. */
export class Joins {
  readonly #model: string
  readonly #data: DataModel
  readonly #joined = new Map<string, { alias: string; model: string }>()
  readonly #clauses: string[] = []

  readonly #mayRead: (model: string, field: string) => void

  /**
   * @param model the model of the rows, which the statement calls `base`
   * @param mayRead is asked about each column and relation, and throws where it may not be read
   */
  constructor(
    data: DataModel,
    model: string,
    mayRead: (model: string, field: string) => void = () => undefined,
  ) {
    this.#data = data
    this.#model = model
    this.#mayRead = mayRead
  }

  /**
   * The SQL of a field by its path over records to one, such as `product.outlet.name`.
   * @throws Error when the path does not fit the data model, and what `mayRead` throws
   */
  column(path: string): string {
    const names = path.split('.')
    const last = names.pop()!
    let at = { alias: 'base', model: this.#model }
    for (const [depth, name] of names.entries()) {
      this.#mayRead(at.model, name)
      at = this.#join(at, name, names.slice(0, depth + 1).join('.'))
    }
    const field = this.#data.field(at.model, last)
    if (field?.kind !== 'column') throw new Error(`${this.#model} has no ${path}`)
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
      const relation = this.#data.field(from.model, name)
      if (relation?.kind !== 'relation' || relation.isList)
        throw new Error(`${this.#model} has no ${path}`)
      joined = { alias: `r${this.#joined.size}`, model: relation.model }
      this.#joined.set(path, joined)
      this.#clauses.push(
        `LEFT JOIN ${this.#data.table(relation.model)} AS ${joined.alias} ON ${joined.alias}.${relation.to} = ${from.alias}.${relation.from}`,
      )
    }
    return joined
  }
}
