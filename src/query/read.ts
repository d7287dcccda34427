/** A read as Prisma takes it, taken apart into its shape and its values, and the statement that takes those. */
import pg from 'pg'
import type { DataModel, Relation } from './model.js'

/** A filter as Prisma takes it. */
export type Condition = Record<string, unknown>

/** Whether a key of a filter combines filters; any other names a field. */
export const isCombination = (name: string): boolean =>
  name === 'AND' || name === 'OR' || name === 'NOT'

/** The direction of an order by a UUID whose values the filter lists (`in`): the order of that list. */
export const asGiven = 'asGiven'

/** A read as Prisma takes it: the records of a model, and what of them and of what belongs to them. */
export interface Read {
  select?: Record<string, unknown> | undefined
  where?: Condition | undefined
  orderBy?: object | object[] | undefined
  take?: number | undefined
  skip?: number | undefined
}

/** Stands in a shape for a value: reads of one shape have their values in the same order. */
export class Placeholder {
  readonly index: number

  constructor(index: number) {
    this.index = index
  }
}

/** Stands in a shape for a value that all reads of the shape have. */
export class Constant {
  readonly value: unknown

  constructor(value: unknown) {
    this.value = value
  }
}

/** Stands in a filter for the value of another column of the same record. */
export class ColumnReference {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** A read with a placeholder for each value that a statement takes as a parameter. */
export interface Shape {
  select?: Record<string, Shape | true>
  where?: Condition
  orderBy?: object | object[]
  take?: number | Placeholder
  skip?: Placeholder
  /** So many records are skipped that the ids of the page are to be found in the index first. */
  isDeep?: boolean
}

/** A read taken apart into its shape and its values. */
export interface Parameterized {
  shape: Shape
  values: readonly unknown[]
  /** The same for reads of the same shape. */
  key: string
}

interface Kept extends Parameterized {
  isTeams: boolean
  isSelective: boolean
}

const kept = new WeakMap<object, Kept>()
let keptSelects = 0

/** Takes a select apart once: a read that asks with the same object is not looked through again. */
export function keepSelect(select: Record<string, unknown>): void {
  kept.set(select, new Parameterizer({ isKept: true }).kept(select, `#${keptSelects++}`))
}

/** Takes a read apart. */
export function parameterized(read: Read): Parameterized {
  const parameterizer = new Parameterizer()
  const shape = parameterizer.read(read)
  const { key, values } = parameterizer
  return { shape, key, values }
}

// Beyond this the records that are skipped cost more than finding the page's ids in the index first.
const deep = 500

// Pages of these sizes have statements of their own where the records are one team's: without the number,
// PostgreSQL estimates a generic plan as expensive, and plans each execution anew. Where values decide how to find
// the records, as in the catalogue and in a search, it should.
const commonSizes = new Set([1, 10, 11, 20, 21, 25, 26, 50, 51, 100, 101])

// Operators of which one value fits nearly all records, another hardly any.
const selective = new Set([
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
  #isTeams = false
  #isSelective = false

  /** @param isKept whether values are the same in each read, as those of a select that is kept are */
  constructor({ isKept = false } = {}) {
    this.#isKept = isKept
  }

  kept(select: Record<string, unknown>, key: string): Kept {
    const shape = { select: this.#fields(select) }
    return {
      shape,
      key,
      values: this.values,
      isTeams: this.#isTeams,
      isSelective: this.#isSelective,
    }
  }

  /** The shape of a read, or of a part of one. */
  read(read: Read): Shape {
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
      const isUsual = this.#isTeams && !this.#isSelective && commonSizes.has(read.take)
      this.key += isUsual ? `t${read.take}` : 't'
      shape.take = isUsual ? read.take : this.#placeholder(read.take)
    }
    if (read.skip) {
      shape.isDeep = read.skip >= deep
      this.key += shape.isDeep ? 'd' : 'k'
      shape.skip = this.#placeholder(read.skip)
    }
    this.key += '}'
    return shape
  }

  #select(select: Record<string, unknown>): Record<string, Shape | true> {
    const known = this.values.length === 0 ? kept.get(select) : undefined
    if (!known) return this.#fields(select)
    this.key += known.key
    this.values.push(...known.values)
    this.#isTeams ||= known.isTeams
    this.#isSelective ||= known.isSelective
    return known.shape.select!
  }

  #fields(fields: Record<string, unknown>): Record<string, Shape | true> {
    const shapes: Record<string, Shape | true> = {}
    this.key += 's'
    for (const name in fields) {
      const wanted = fields[name]
      if (!wanted) continue
      this.key += ` ${name}`
      shapes[name] = wanted === true ? true : this.read(wanted as Read)
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
    // What stands in the statement itself.
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
    if (name === 'teamId') this.#isTeams = true
    if (selective.has(name)) this.#isSelective = true
    // A value that PostgreSQL does not know can make it estimate a generic plan as expensive, and plan each execution anew.
    if (this.#isKept) return new Constant(operand)
    return this.#placeholder(operand)
  }

  #placeholder(value: unknown): Placeholder {
    return new Placeholder(this.values.push(value) - 1)
  }
}

/** Thrown for a read that the engine cannot write: an error of the code that asks, never of the caller. */
export class Unsupported extends Error {
  override name = 'Unsupported'

  /** @param what the path of it, from a model */
  constructor(what: string) {
    super(`The read engine cannot write ${what}`)
  }
}

/** What a value becomes before it is a parameter, such as the pattern of a search. */
export type Convert = (value: unknown) => unknown

/** The relation that records are found by, and what the record is called whose they are. */
export interface Origin {
  relation: Relation
  alias: string
}

/**
 * A SELECT while it is written: an alias for each of its tables, and a place for each of its values. These are
 * parameters, or stand in its text: COPY takes no parameters.
 */
export class Statement {
  readonly data: DataModel
  readonly #literals: readonly unknown[] | undefined
  readonly #parameters: ((values: readonly unknown[]) => unknown)[] = []
  readonly #origins = new Map<string, Origin>()
  #aliases = 0

  /** @param literals the values of the placeholders, where they are to stand in the text */
  constructor(data: DataModel, literals?: readonly unknown[]) {
    this.data = data
    this.#literals = literals
  }

  /** A value, that of a constant or of a placeholder, after `convert`, as it stands in the text. */
  value(operand: unknown, convert: Convert = (value) => value): string {
    if (operand instanceof Constant) return literal(convert(operand.value))
    const find = (values: readonly unknown[]) =>
      convert(operand instanceof Placeholder ? values[operand.index] : operand)
    return this.#literals ? literal(find(this.#literals)) : `$${this.#parameters.push(find)}`
  }

  /** The parameters, from the values of the placeholders. */
  parameters(values: readonly unknown[]): unknown[] {
    return this.#parameters.map((parameter) => parameter(values))
  }

  /** A new alias. @param origin of the records that it stands for */
  alias(origin?: Origin): string {
    const alias = `t${this.#aliases++}`
    if (origin) this.#origins.set(alias, origin)
    return alias
  }

  /** The table of a model under an alias. */
  table(model: string, alias: string): string {
    return `${this.data.table(model)} AS ${alias}`
  }

  /** That the record called `other` is one of a relation of the record called `alias`, which is noted. */
  joinCondition(relation: Relation, alias: string, other: string): string {
    const { from, to, via } = relation
    this.#origins.set(other, { relation, alias })
    if (!via) return `${other}.${to} = ${alias}.${from}`
    const between = this.alias()
    const lasting = via.ended ? ` AND ${between}.${via.ended} IS NULL` : ''
    return `${other}.${to} IN (SELECT ${between}.${via.end} FROM ${via.table} AS ${between} WHERE ${between}.${via.start} = ${alias}.${from}${lasting})`
  }

  /**
   * The alias of the record to which a foreign key of the record called `alias` leads, where that was found as one of
   * the many that belong to it.
   */
  ownerOf(alias: string, { model, from, to, holdsKey }: Relation): string | undefined {
    const origin = this.#origins.get(alias)
    if (!origin || !holdsKey) return undefined
    const { of, via, isList, ...way } = origin.relation
    const isBack = isList && !via && of === model && way.from === to && way.to === from
    return isBack ? origin.alias : undefined
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
