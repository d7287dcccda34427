/**
 * Splits a read into its shape and its values, and collects the parameters of its SQL statement.
 *
 * Reads of the same shape share one statement. The shape contains placeholders instead of values.
 */
import pg from 'pg'
import type { DataModel, Relation } from './model.js'

/** Prisma filter. */
export type Condition = Record<string, unknown>

/** Whether a key of a filter is AND, OR or NOT. All other keys are fields. */
export const isCombination = (name: string): boolean =>
  name === 'AND' || name === 'OR' || name === 'NOT'

/** Sort direction for a UUID column that the filter restricts with `in`: the order of that list. */
export const asGiven = 'asGiven'

/** Arguments of a read, as in Prisma's `findMany`. */
export interface ReadArgs {
  select?: Record<string, unknown> | undefined
  where?: Condition | undefined
  orderBy?: object | object[] | undefined
  take?: number | undefined
  skip?: number | undefined
}

/** Value in a shape, by its index in `values`. */
export class Placeholder {
  readonly index: number

  constructor(index: number) {
    this.index = index
  }
}

/** Value that is the same in all reads of a shape. */
export class Constant {
  readonly value: unknown

  constructor(value: unknown) {
    this.value = value
  }
}

/** Operand of a filter: another column of the same record. */
export class ColumnReference {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** A read with placeholders for its values. */
export interface Shape {
  select?: Record<string, Shape | true>
  where?: Condition
  orderBy?: object | object[]
  take?: number | Placeholder
  skip?: Placeholder
  /** Whether `skip` is so large that the statement first finds the IDs of the page in an index. */
  isDeep?: boolean
}

/** A read that is split into its shape and its values. */
export interface Parameterized {
  shape: Shape
  /** Values of the placeholders, by index. */
  values: readonly unknown[]
  /** Identical for reads of the same shape. */
  key: string
}

interface Kept extends Parameterized {
  isOfOneTeam: boolean
  dependsOnValues: boolean
}

const keptSelects = new WeakMap<object, Kept>()
let nextSelectNumber = 0

/**
 * Splits a select once. Reads that use the same object reuse its shape. Its values become constants of the statement, so
 * it must not contain values of a caller.
 */
export function keepSelect(select: Record<string, unknown>): void {
  keptSelects.set(
    select,
    new Parameterizer({ isKept: true }).kept(select, `#${nextSelectNumber++}`),
  )
}

/** Splits a read into its shape and its values. */
export function parameterize(read: ReadArgs): Parameterized {
  const parameterizer = new Parameterizer()
  const shape = parameterizer.read(read)
  const { key, values } = parameterizer
  return { shape, key, values }
}

// From this `skip` on, finding the IDs of the page in an index first is faster.
const deepSkip = 500

// For records of one team, these page sizes are constants of the statement. With an unknown limit, PostgreSQL
// overestimates the generic plan and plans each execution again. Where the values decide on the best plan, as in the
// catalogue and in searches, it should plan again.
const commonSizes = new Set([1, 10, 11, 20, 21, 25, 26, 50, 51, 100, 101])

// Operators for which the best plan depends on the value.
const valueDependent = new Set([
  'contains',
  'startsWith',
  'gt',
  'gte',
  'lt',
  'lte',
  'in',
  'hasSome',
  'hasEvery',
])

class Parameterizer {
  key = ''
  readonly values: unknown[] = []
  readonly #isKept: boolean
  #isOfOneTeam = false
  #dependsOnValues = false

  /** @param isKept inline operands as constants: those of a cached select never change */
  constructor({ isKept = false } = {}) {
    this.#isKept = isKept
  }

  kept(select: Record<string, unknown>, key: string): Kept {
    const shape = { select: this.#fields(select) }
    return {
      shape,
      key,
      values: this.values,
      isOfOneTeam: this.#isOfOneTeam,
      dependsOnValues: this.#dependsOnValues,
    }
  }

  /** Returns the shape of a read, or of a nested read. */
  read(read: ReadArgs): Shape {
    const shape: Shape = {}
    this.key += '{'
    if (read.select) shape.select = this.#select(read.select)
    if (read.where) {
      this.key += 'w'
      shape.where = this.#condition(read.where)
    }
    if (read.orderBy) {
      this.key += `o${JSON.stringify(read.orderBy)}`
      shape.orderBy = read.orderBy
    }
    if (read.take !== undefined) {
      const isUsual = this.#isOfOneTeam && !this.#dependsOnValues && commonSizes.has(read.take)
      this.key += isUsual ? `t${read.take}` : 't'
      shape.take = isUsual ? read.take : this.#placeholder(read.take)
    }
    if (read.skip) {
      shape.isDeep = read.skip >= deepSkip
      this.key += shape.isDeep ? 'd' : 'k'
      shape.skip = this.#placeholder(read.skip)
    }
    this.key += '}'
    return shape
  }

  #select(select: Record<string, unknown>): Record<string, Shape | true> {
    const cached = this.values.length === 0 ? keptSelects.get(select) : undefined
    if (!cached) return this.#fields(select)
    this.key += cached.key
    this.values.push(...cached.values)
    this.#isOfOneTeam ||= cached.isOfOneTeam
    this.#dependsOnValues ||= cached.dependsOnValues
    return cached.shape.select!
  }

  #fields(fields: Record<string, unknown>): Record<string, Shape | true> {
    const shapes: Record<string, Shape | true> = {}
    this.key += 's'
    for (const name in fields) {
      const selection = fields[name]
      if (!selection) continue
      this.key += ` ${name}`
      shapes[name] = selection === true ? true : this.read(selection as ReadArgs)
    }
    return shapes
  }

  #condition(condition: Condition): Condition {
    const shape: Condition = {}
    this.key += '('
    for (const name in condition) {
      const operand = condition[name]
      if (operand === undefined) continue
      this.key += ` ${name}`
      shape[name] = this.#operand(name, operand)
    }
    this.key += ')'
    return shape
  }

  #operand(name: string, operand: unknown): unknown {
    if (isCombination(name) && Array.isArray(operand)) {
      this.key += '['
      const shapes = operand.map((condition) => this.#condition(condition))
      this.key += ']'
      return shapes
    }
    if (operand instanceof ColumnReference) {
      this.key += `@${operand.name}`
      return operand
    }
    // Part of the statement's text.
    if (operand === null || typeof operand === 'boolean' || name === 'mode') {
      this.key += `=${operand}`
      return operand
    }
    const isValue =
      typeof operand !== 'object' ||
      operand instanceof Date ||
      operand instanceof Uint8Array ||
      Array.isArray(operand)
    if (!isValue) return this.#condition(operand as Condition)
    if (name === 'teamId') this.#isOfOneTeam = true
    if (valueDependent.has(name)) this.#dependsOnValues = true
    // With unknown values, PostgreSQL can overestimate the generic plan and plan each execution again.
    if (this.#isKept) return new Constant(operand)
    return this.#placeholder(operand)
  }

  #placeholder(value: unknown): Placeholder {
    return new Placeholder(this.values.push(value) - 1)
  }
}

/** Thrown for a read that the engine cannot write as SQL. This is a programming error, not an error of the client. */
export class Unsupported extends Error {
  override name = 'Unsupported'

  /** @param what path of the unsupported field, starting with the model */
  constructor(what: string) {
    super(`The read engine cannot write ${what}`)
  }
}

/** Converts a value before it becomes a parameter, for example to a LIKE pattern. */
export type Convert = (value: unknown) => unknown

/** Relation that leads to a record, and the alias of the record where it starts. */
export interface Origin {
  relation: Relation
  alias: string
}

/** Collects the aliases and parameters of a SELECT. For COPY, which accepts no parameters, it writes literals. */
export class Statement {
  readonly data: DataModel
  readonly #literals: readonly unknown[] | undefined
  readonly #parameters: ((values: readonly unknown[]) => unknown)[] = []
  readonly #origins = new Map<string, Origin>()
  #aliases = 0

  /** @param literals values of the placeholders, to write literals instead of parameters */
  constructor(data: DataModel, literals?: readonly unknown[]) {
    this.data = data
    this.#literals = literals
  }

  /** Returns the SQL of a constant, a placeholder or a plain value, after `convert`. */
  value(operand: unknown, convert: Convert = (value) => value): string {
    if (operand instanceof Constant) return literal(convert(operand.value))
    const find = (values: readonly unknown[]) =>
      convert(operand instanceof Placeholder ? values[operand.index] : operand)
    return this.#literals ? literal(find(this.#literals)) : `$${this.#parameters.push(find)}`
  }

  /** Returns the parameters for the given values of the placeholders. */
  parameters(values: readonly unknown[]): unknown[] {
    return this.#parameters.map((parameter) => parameter(values))
  }

  /** Returns a new alias. @param origin relation that leads to its records */
  alias(origin?: Origin): string {
    const alias = `t${this.#aliases++}`
    if (origin) this.#origins.set(alias, origin)
    return alias
  }

  /** Returns the table of a model with an alias. */
  table(model: string, alias: string): string {
    return `${this.data.table(model)} AS ${alias}`
  }

  /** Returns the condition that `other` is related to `alias`, and records the origin of `other`. */
  joinCondition(relation: Relation, alias: string, other: string): string {
    const { from, to, via } = relation
    this.#origins.set(other, { relation, alias })
    if (!via) return `${other}.${to} = ${alias}.${from}`
    const between = this.alias()
    const lasting = via.ended ? ` AND ${between}.${via.ended} IS NULL` : ''
    return `${other}.${to} IN (SELECT ${between}.${via.end} FROM ${via.table} AS ${between} WHERE ${between}.${via.start} = ${alias}.${from}${lasting})`
  }

  /**
   * Returns the alias of the record that a foreign key of `alias` references, if the statement reached `alias` from
   * that record.
   */
  ownerOf(alias: string, { model, from, to, holdsKey }: Relation): string | undefined {
    const origin = this.#origins.get(alias)
    if (!origin || !holdsKey) return undefined
    const { of, via, isList, ...way } = origin.relation
    const isBack = isList && !via && of === model && way.from === to && way.to === from
    return isBack ? origin.alias : undefined
  }
}

/** Returns an untyped literal. PostgreSQL infers its type from the context, as for a parameter. */
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
