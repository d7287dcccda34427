/** What the filters (`where`) of lists mean as Prisma takes them. */
import type { InputRef, InputType } from '@pothos/core'
import { requireColumn, requireField, requireRecord } from '../../src/access/access.js'
import type { Session } from '../../src/access/session.js'
import { AppError, invalidInput } from '../../src/errors/app-error.js'
import { fieldOf } from '../../src/query/model.js'
import type { ModelName } from '../../src/query/model-types.js'
import type { Condition } from '../../src/query/read.js'
import type { GraphTypes } from './builder.js'
import { type ComparableColumn, type Comparison, compared } from './compare.js'

/** What a client gives for a `where` input. */
export type WhereValue<Field extends string = string> = { [Name in Field]?: unknown }

/** A condition of a `where` input: its GraphQL type and the Prisma filter it stands for. */
export interface WhereField {
  type: InputType<GraphTypes>
  description: string
  /** The column or relation that it looks at: where they are named alike, the field of the record describes it. */
  column?: string
  translate(value: unknown, session: Session): Condition
  /** The columns that it looks for a text in, each by its path over relations; where there are several. */
  searched?: readonly string[]
  /** What it adds to the cost of an operation, as `prices` counts. */
  weight?: number
  /** The filter of the related records that it looks at; of many, by `some`, `every` and `none`. */
  related?: { where: Where; isMany: boolean }
  comparable?: ComparableColumn
}

/** A condition that is described itself, though it is named like its column: the record has no such field, or says less. */
export const described = ({ column, ...condition }: WhereField): WhereField => condition

/** A `where` input and its translation to a Prisma filter. */
export interface Where<Model extends ModelName = ModelName, Field extends string = string> {
  model: Model
  ref: InputRef<WhereValue>
  /** Its conditions by name. */
  fields(): Record<Field, WhereField>
  translate(value: WhereValue | null | undefined, session: Session): Condition
  /** What the caller sees of the records in their list; absent where there is no list. */
  listed?: (session: Session) => Condition
}

/** By name. */
export const wheres = new Map<string, Where>()

/** The `where` input that is called as its model. */
export function whereOf(model: string): Where {
  const where = wheres.get(model)
  if (!where) throw new Error(`There is no ${model}Where.`)
  return where
}

/** Made when it is first asked for, so that models can refer to each other. */
export function late<Fields>(make: () => Fields): () => Fields {
  let made: Fields | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** What the conditions of a `where` input mean as Prisma takes them. */
export function translation(
  model: ModelName,
  conditions: () => Record<string, WhereField>,
): Where['translate'] {
  const translate: Where['translate'] = (value, session) => {
    requireRecord(session, model)
    const known = conditions()
    const parts: Condition[] = []
    for (const [key, operand] of Object.entries(value ?? {})) {
      if (operand === undefined || operand === null) continue
      if (isCombination(key)) {
        parts.push({ [key]: (operand as Condition[]).map((nested) => translate(nested, session)) })
      } else if (key === 'compare') {
        parts.push(...compared(operand as Comparison[], known, model, session))
      } else {
        requireField(session, model, key)
        parts.push(known[key]!.translate(withoutNull(key, operand), session))
      }
    }
    if (parts.length < 2) return parts[0] ?? {}
    return { AND: parts }
  }
  return translate
}

/**
 * An operand, none of whose operators may be null: neither all records nor none would be what somebody meant. The objects of
 * literals have no prototype, so that they are no `Object`.
 */
export function withoutNull(name: string, operand: unknown): unknown {
  if (typeof operand !== 'object' || operand === null || Array.isArray(operand)) return operand
  for (const [operator, value] of Object.entries(operand)) {
    if (value === null)
      throw invalidInput([name, operator], 'invalid', 'must not be null: leave it out')
  }
  return operand
}

/** What a quantifier asks of the related records. */
export const countedBy = (quantifier: string, given: unknown): WhereValue =>
  (quantifier === 'aggregate' ? (given as { where?: WhereValue } | null)?.where : given) ?? {}

const isCombination = (name: string) => name === 'AND' || name === 'OR' || name === 'NOT'

// The operators that say what a value is not: they hold of every record of which their opposites do not, as NOT does.
const opposites: Record<string, string> = { ne: 'equals', notIn: 'in' }

const looselyMatched = new Set(['contains', 'startsWith'])

// PostgreSQL folds the case of a pattern for each row that it compares.
const longestPattern = 500

/**
 * Takes LIKE's wildcards literally, which Prisma does not.
 * @param path the input that has the text
 * @throws AppError validation_failed for more than 500 characters
 */
function escapeLike(text: string, path: string[]): string {
  if (text.length > longestPattern)
    throw invalidInput(path, 'too_long', `must have at most ${longestPattern} characters`)
  return text.replace(/[\\%_]/g, '\\$&')
}

/** The condition that a text is a part of a column's, without case; the only way to search, so that none forgets a wildcard. */
export const containing = (text: string) =>
  ({ contains: escapeLike(text, ['search']), mode: 'insensitive' }) as const

const mostWords = 10

/**
 * The condition that each word of a text is a part of one of these columns that the caller may read, by their paths over
 * relations to one; refused to who may read none of them.
 */
export function searching(
  model: ModelName,
  paths: readonly string[],
): (text: string, session: Session) => Condition {
  return (text, session) => {
    const words = text.split(/\s+/).filter(Boolean)
    if (words.length > mostWords)
      throw invalidInput(['search'], 'too_long', `must have at most ${mostWords} words`)
    const readable = readableOf(model, paths, session)
    return {
      AND: words.map((word) => ({
        OR: readable.map((path) =>
          path
            .split('.')
            .reduceRight<Condition>((found, step) => ({ [step]: found }), containing(word)),
        ),
      })),
    }
  }
}

function readableOf(model: ModelName, paths: readonly string[], session: Session): string[] {
  let refusal: AppError | undefined
  const readable = paths.filter((path) => {
    try {
      requirePath(session, model, path.split('.'))
      return true
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refusal ??= error
      return false
    }
  })
  if (refusal && readable.length === 0) throw refusal
  return readable
}

/** Refuses a caller who may not read a column, or what leads to it. */
function requirePath(session: Session, model: string, [step, ...rest]: readonly string[]): void {
  requireRecord(session, model)
  requireColumn(session, model, step!)
  if (rest.length > 0) requirePath(session, fieldOf(model, step!).type, rest)
}

function operators(name: string, value: Condition, extra?: Condition): Condition {
  const filter: Condition = {}
  for (const [operator, operand] of Object.entries(value)) {
    if (operand === undefined || operator === 'isNull' || operator in opposites) continue
    if (operator === 'has') {
      // Prisma's `has` is `= ANY`, which no GIN index answers; `&&` is.
      filter.hasSome = [operand]
      continue
    }
    filter[operator === 'eq' ? 'equals' : operator] = looselyMatched.has(operator)
      ? escapeLike(String(operand), [name, operator])
      : operand
  }
  return { ...filter, ...extra }
}

/** The filter of one column: its operators, and `isNull`. Several operators must all hold. */
export function columnFilter(name: string, extra?: Condition): (given: unknown) => Condition {
  return (given) => {
    const value = given as Condition
    const filter = operators(name, value, extra)
    const parts: Condition[] = Object.keys(filter).length > 0 ? [{ [name]: filter }] : []
    if (typeof value.isNull === 'boolean')
      parts.push({ [name]: value.isNull ? null : { not: null } })
    for (const [operator, opposite] of Object.entries(opposites)) {
      if (value[operator] !== undefined)
        parts.push({ NOT: [{ [name]: { [opposite]: value[operator] } }] })
    }
    return parts.length === 1 ? parts[0]! : { AND: parts }
  }
}

/**
 * The filter of a text, parts of which are found without case. The other operators stay apart: without case, Prisma
 * takes an equal text for a pattern.
 */
export function textFilter(name: string): (given: unknown) => Condition {
  const exactly = columnFilter(name)
  const loosely = columnFilter(name, { mode: 'insensitive' })
  return (given) => {
    const isLoose = ([operator]: [string, unknown]) => looselyMatched.has(operator)
    const conditions = Object.entries(given as Condition)
    const parts = conditions.filter(isLoose)
    if (parts.length === 0) return exactly(given)
    if (parts.length === conditions.length) return loosely(given)
    const others = conditions.filter((one) => !isLoose(one))
    return { AND: [exactly(Object.fromEntries(others)), loosely(Object.fromEntries(parts))] }
  }
}
