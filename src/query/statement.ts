import pg from 'pg'
import type { DataModel, Relation } from './model.js'
import { Placeholder } from './shape.js'

/** Thrown for a read that the engine cannot write: a fault of the code that asks, never of the caller. */
export class Unsupported extends Error {
  override name = 'Unsupported'

  /** @param what the path of it, from a model */
  constructor(what: string) {
    super(`The read engine cannot write ${what}`)
  }
}

/** What a value becomes before it is a parameter, such as the pattern of a search. */
export type Convert = (value: unknown) => unknown

const unchanged: Convert = (value) => value

/** A SELECT while it is written: an alias for each of its tables, and a place for each of its values. */
export abstract class Statement {
  readonly data: DataModel
  #aliases = 0

  constructor(data: DataModel) {
    this.data = data
  }

  /** A value, or that of a placeholder after `convert`, as it stands in the text. */
  abstract value(operand: unknown, convert?: Convert): string

  alias(): string {
    return `t${this.#aliases++}`
  }

  /** The table of a model under an alias. */
  table(model: string, alias: string): string {
    return `${this.data.table(model)} AS ${alias}`
  }

  /** That the record called `other` is one of a relation of the record called `alias`. */
  joinCondition({ from, to, via }: Relation, alias: string, other: string): string {
    if (!via) return `${other}.${to} = ${alias}.${from}`
    const between = this.alias()
    const lasting = via.ended ? ` AND ${between}.${via.ended} IS NULL` : ''
    return `${other}.${to} IN (SELECT ${between}.${via.end} FROM ${via.table} AS ${between} WHERE ${between}.${via.start} = ${alias}.${from}${lasting})`
  }
}

/** A statement that takes its values as parameters. */
export class ParameterizedStatement extends Statement {
  readonly #parameters: ((values: readonly unknown[]) => unknown)[] = []

  value(operand: unknown, convert = unchanged): string {
    const parameter =
      operand instanceof Placeholder
        ? (values: readonly unknown[]) => convert(values[operand.index])
        : () => operand
    return `$${this.#parameters.push(parameter)}`
  }

  /** The parameters, from the values of the placeholders. */
  parameters(values: readonly unknown[]): unknown[] {
    return this.#parameters.map((parameter) => parameter(values))
  }
}

/** A statement with its values in its text, for COPY, which takes no parameters. */
export class LiteralStatement extends Statement {
  readonly #values: readonly unknown[]

  constructor(data: DataModel, values: readonly unknown[]) {
    super(data)
    this.#values = values
  }

  value(operand: unknown, convert = unchanged): string {
    return literal(operand instanceof Placeholder ? convert(this.#values[operand.index]) : operand)
  }
}

/** A value as a literal without a type, which PostgreSQL gives it from where it stands, as it does with a parameter. */
function literal(value: unknown): string {
  if (value === null) return 'NULL'
  if (Array.isArray(value)) {
    const items = value.map((item) =>
      item === null ? 'NULL' : `"${text(item).replace(/["\\]/g, '\\$&')}"`,
    )
    return pg.escapeLiteral(`{${items.join(',')}}`)
  }
  return pg.escapeLiteral(text(value))
}

function text(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  return String(value)
}
