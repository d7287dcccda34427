/**
 * The translation of filters (`where`). Input: `{ total: { gte: 1, ne: 5 } }` and the caller, who must be shown every field
 * that it names; output: the condition of the read engine, in the form of Prisma's:
 * `{ AND: [{ total: { gte: 1 } }, { NOT: [{ total: { equals: 5 } }] }] }`.
 */
import type { InputRef, InputType } from '@pothos/core'
import {
  isAllowed,
  refuseHidden,
  requireColumn,
  requireField,
  requireRecord,
} from '../../src/access/access.js'
import type { Session } from '../../src/access/session.js'
import { invalidInput } from '../../src/errors/app-error.js'
import { fieldOf } from '../../src/query/model.js'
import type { ModelName } from '../../src/query/model-types.js'
import { ColumnReference, type Condition, isCombination } from '../../src/query/read.js'
import type { GraphTypes } from './builder.js'

/** What a client gives for a `where` input. */
export type WhereValue<Field extends string = string> = { [Name in Field]?: unknown }

/** A column that can be compared with others of its kind. */
export interface ComparableColumn {
  column: string
  kind: 'time' | 'amount' | 'number'
}

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
        const condition = known[key]!.translate(withoutNull(key, operand), session)
        refuseHiddenIn(session, model, condition)
        parts.push(condition)
      }
    }
    return and(parts)
  }
  return translate
}

/** Refuses a team a condition over a column that only operators see, whatever the condition is called. */
function refuseHiddenIn(session: Session, model: string, condition: Condition): void {
  for (const [name, operand] of Object.entries(condition)) {
    if (isCombination(name))
      for (const one of [operand].flat()) refuseHiddenIn(session, model, one as Condition)
    else refuseHidden(session, model, name)
  }
}

/**
 * An operand, none of whose operators may be null: neither all records nor none would be what somebody meant. The objects of
 * literals have no prototype, so that they are no `Object`.
 */
export function withoutNull(name: string, operand: unknown): unknown {
  if (typeof operand !== 'object' || operand === null || Array.isArray(operand)) return operand
  for (const [operator, value] of Object.entries(operand)) {
    if (value === null)
      throw invalidInput([name, operator], 'not_null', 'must not be null: leave it out')
  }
  return operand
}

/** What a quantifier asks of the related records. */
export const countedBy = (quantifier: string, given: unknown): WhereValue =>
  (quantifier === 'aggregate' ? (given as { where?: WhereValue } | null)?.where : given) ?? {}

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
      throw invalidInput(['search'], 'too_long', `must have at most ${mostWords} words`, {
        max: mostWords,
        unit: 'words',
      })
    const isReadable = (path: string) => isAllowed(() => requirePath(session, model, path))
    const readable = paths.filter(isReadable)
    if (readable.length === 0) requirePath(session, model, paths[0]!)
    return {
      AND: words.map((word) => ({
        OR: readable.map((path) => along(path, containing(word))),
      })),
    }
  }
}

/** Refuses a caller who may not read a column, or what leads to it. */
function requirePath(session: Session, model: string, path: string): void {
  let at = model
  for (const step of path.split('.')) {
    requireRecord(session, at)
    requireColumn(session, at, step)
    at = fieldOf(at, step).type
  }
}

interface Comparison extends Record<string, string | null | undefined> {
  field: string
}

/**
 * What comparisons mean as Prisma takes them.
 * @throws AppError missing_scope, validation_failed (columns of two kinds, null)
 */
function compared(
  given: readonly Comparison[],
  known: Record<string, WhereField>,
  model: string,
  session: Session,
): Condition[] {
  requireField(session, model, 'compare')
  const comparable = (name: string) => {
    requireField(session, model, name)
    return known[name]!.comparable!
  }
  return given.flatMap(({ field, ...others }, index) => {
    const one = comparable(field)
    return Object.entries(others).flatMap(([operator, other]): Condition[] => {
      if (other === undefined) return []
      if (other === null)
        throw invalidInput(
          ['compare', index, operator],
          'not_null',
          'must not be null: leave it out',
        )
      const two = comparable(other)
      if (one.kind !== two.kind)
        throw invalidInput(['where', 'compare', index, operator], 'conflict', `is no ${one.kind}`, {
          field: 'field',
        })
      return [columnFilter(one.column)({ [operator]: new ColumnReference(two.column) })]
    })
  })
}

/** One filter of several, without those that are empty. */
export function and(conditions: Condition[]): Condition {
  const real = conditions.filter((condition) => Object.keys(condition).length > 0)
  return real.length > 1 ? { AND: real } : (real[0] ?? {})
}

/** The condition on what a path over relations to one leads to. */
export const along = (path: string, condition: unknown): Condition =>
  path.split('.').reduceRight((inner, step) => ({ [step]: inner }), condition) as Condition

// PostgreSQL folds the case of a pattern for each row that it compares.
const longestPattern = 500

/**
 * Takes LIKE's wildcards literally, which Prisma does not.
 * @param path the input that has the text
 * @throws AppError validation_failed for more than 500 characters
 */
function escapeLike(text: string, path: string[]): string {
  if (text.length > longestPattern)
    throw invalidInput(path, 'too_long', `must have at most ${longestPattern} characters`, {
      max: longestPattern,
      unit: 'characters',
    })
  return text.replace(/[\\%_]/g, '\\$&')
}

/** The condition that a text is a part of a column's, without case; the only way to search, so that none forgets a wildcard. */
export const containing = (text: string) =>
  ({ contains: escapeLike(text, ['search']), mode: 'insensitive' }) as const

type Operator = (column: string, operand: unknown) => Condition

const matching =
  (operator: string): Operator =>
  (column, text) => ({
    [column]: { [operator]: escapeLike(String(text), [column, operator]), mode: 'insensitive' },
  })

/**
 * What operators ask of a column that are not called as Prisma's. Those that say what a value is not hold of every
 * record of which their opposites do not, as NOT does.
 */
const operators: Record<string, Operator> = {
  eq: (column, value) => ({ [column]: { equals: value } }),
  ne: (column, value) => ({ NOT: [{ [column]: { equals: value } }] }),
  notIn: (column, values) => ({ NOT: [{ [column]: { in: values } }] }),
  contains: matching('contains'),
  startsWith: matching('startsWith'),
  isNull: (column, isNull) => ({ [column]: isNull ? null : { not: null } }),
  // Prisma's `has` is `= ANY`, which no GIN index answers; `&&` is.
  has: (column, value) => ({ [column]: { hasSome: [value] } }),
}

/** The filter of one column: all of its operators must hold. */
export function columnFilter(column: string): (given: unknown) => Condition {
  return (given) =>
    and(
      Object.entries(given as Condition).map(([name, operand]) => {
        if (operand === undefined) return {}
        return operators[name]?.(column, operand) ?? { [column]: { [name]: operand } }
      }),
    )
}

interface EnumConditions<Value> {
  eq?: Value
  ne?: Value
  in?: readonly Value[]
  notIn?: readonly Value[]
  isNull?: boolean
}

/** Those of some values of an enum, null where there is none, that fit what an `enumFilter` was given. */
export function fitting<Value extends string>(
  given: unknown,
  values: readonly (Value | null)[],
): (Value | null)[] {
  const { eq, ne, in: among, notIn, isNull } = given as EnumConditions<Value>
  return values.filter(
    (value) =>
      (eq === undefined || value === eq) &&
      (ne === undefined || value !== ne) &&
      (!among || (value !== null && among.includes(value))) &&
      (!notIn || value === null || !notIn.includes(value)) &&
      (isNull === undefined || (value === null) === isNull),
  )
}
