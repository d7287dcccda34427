/**
 * Translates filters (`where`) to Prisma conditions for the read engine. The caller must be allowed to read every
 * field that the filter contains.
 *
 * `{ total: { gte: 1, ne: 5 } }` becomes `{ AND: [{ total: { gte: 1 } }, { NOT: [{ total: { equals: 5 } }] }] }`.
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
import { invalidInput, withPathPrefix } from '../../src/errors/app-error.js'
import { requireModelField } from '../../src/query/model.js'
import type { ModelName } from '../../src/query/model-types.js'
import { ColumnReference, type Condition, isCombination } from '../../src/query/read.js'
import type { GraphTypes } from './builder.js'
import { nestUnderPath } from './nested-condition.js'

/** Value of a `where` argument. */
export type WhereValue<Field extends string = string> = { [Name in Field]?: unknown }

/** Column that can be compared with others of its kind. */
export interface ComparableColumn {
  column: string
  kind: 'time' | 'amount' | 'number'
}

/** Condition of a `where` input: its GraphQL type, and its translation to a Prisma filter. */
export interface WhereField {
  type: InputType<GraphTypes>
  description: string
  /**
   * Column or relation of the condition. If it has the condition's name, the record's field of that
   * name describes it.
   */
  column?: string
  /** @throws AppError validation_failed with paths relative to the condition */
  translate(value: unknown, session: Session): Condition
  /** Columns to search, each by its path over relations. Set only if there are several. */
  searched?: readonly string[]
  /** Cost of the condition, in the units of `prices`. */
  weight?: number
  /** Filter of the related records. To-many relations take it under `some`, `every` and `none`. */
  related?: { where: Where; isMany: boolean }
  comparable?: ComparableColumn
}

/**
 * Keeps the condition's own description although it is named like its column: the record has no
 * such field, or describes it in less detail.
 */
export const keepOwnDescription = ({ column, ...condition }: WhereField): WhereField => condition

/** `where` input and its translation to a Prisma filter. */
export interface Where<Model extends ModelName = ModelName, Field extends string = string> {
  model: Model
  ref: InputRef<WhereValue>
  /** Returns the conditions by name. */
  fields(): Record<Field, WhereField>
  /**
   * @throws AppError missing_scope, operator_only, validation_failed with paths relative to the
   * filter
   */
  translate(value: WhereValue | null | undefined, session: Session): Condition
  /**
   * Condition on the records that the caller can see in their list. Undefined if there is no list.
   */
  listed?: (session: Session) => Condition
}

/** `where` inputs by name. */
export const whereInputs = new Map<string, Where>()

/** Returns the `where` input that is named like its model. */
export function requireWhereInput(model: string): Where {
  const where = whereInputs.get(model)
  if (!where) throw new Error(`There is no ${model}Where.`)
  return where
}

/** Computes a value on first use, so that models can refer to each other. */
export function lazy<Fields>(make: () => Fields): () => Fields {
  let value: Fields | undefined
  return () => {
    value ??= make()
    return value
  }
}

/** Returns the function that translates a `where` input to Prisma's form. It throws as `Where.translate`. */
export function whereTranslator(
  model: ModelName,
  conditions: () => Record<string, WhereField>,
): Where['translate'] {
  const translate: Where['translate'] = (value, session) => {
    requireRecord(session, model)
    const fields = conditions()
    const parts: Condition[] = []
    for (const [key, operand] of Object.entries(value ?? {})) {
      if (operand === undefined || operand === null) continue
      if (isCombination(key)) {
        const translated = (operand as Condition[]).map((nested, index) =>
          withPathPrefix([key, index], () => translate(nested, session)),
        )
        parts.push({ [key]: translated })
      } else if (key === 'compare') {
        const translated = withPathPrefix([key], () =>
          translateComparisons(operand as Comparison[], fields, model, session),
        )
        parts.push(...translated)
      } else {
        requireField(session, model, key)
        const condition = withPathPrefix([key], () =>
          fields[key]!.translate(rejectNullOperators(operand), session),
        )
        refuseHiddenIn(session, model, condition)
        parts.push(condition)
      }
    }
    return and(parts)
  }
  return translate
}

/**
 * Rejects a condition on a column that only operators can read, regardless of the condition's name.
 * @throws AppError operator_only
 */
function refuseHiddenIn(session: Session, model: string, condition: Condition): void {
  for (const [name, operand] of Object.entries(condition)) {
    if (isCombination(name))
      for (const nested of [operand].flat()) refuseHiddenIn(session, model, nested as Condition)
    else refuseHidden(session, model, name)
  }
}

/**
 * Rejects null operators, which could mean "all records" as well as "no records". Object literals
 * of GraphQL have no prototype, so `instanceof Object` does not hold.
 * @throws AppError validation_failed with the path of the operator
 */
export function rejectNullOperators(operand: unknown): unknown {
  if (typeof operand !== 'object' || operand === null || Array.isArray(operand)) return operand
  for (const [operator, value] of Object.entries(operand)) {
    if (value === null)
      throw invalidInput([operator], 'not_null', 'must not be null; omit it instead')
  }
  return operand
}

/** Returns the filter inside a quantifier (`some`, `every`, `none`, `aggregate`). */
export const quantifiedWhere = (quantifier: string, operand: unknown): WhereValue =>
  (quantifier === 'aggregate' ? (operand as { where?: WhereValue } | null)?.where : operand) ?? {}

const maxWords = 10

/**
 * Returns the function that builds a search condition: each word must occur in one of the columns
 * that the caller may read. It throws AppError missing_scope or operator_only if the caller may read
 * none of the columns, and validation_failed for more than 10 words or 500 characters.
 * @param paths of the columns over to-one relations
 */
export function searchCondition(
  model: ModelName,
  paths: readonly string[],
): (text: string, session: Session) => Condition {
  return (text, session) => {
    const words = text.split(/\s+/).filter(Boolean)
    if (words.length > maxWords)
      throw invalidInput([], 'too_long', `must have at most ${maxWords} words`, {
        max: maxWords,
        unit: 'words',
      })
    const isReadable = (path: string) => isAllowed(() => requirePath(session, model, path))
    const readable = paths.filter(isReadable)
    if (readable.length === 0) requirePath(session, model, paths[0]!)
    return {
      AND: words.map((word) => ({
        OR: readable.map((path) => nestUnderPath(path, containsText(word))),
      })),
    }
  }
}

/**
 * @throws AppError missing_scope if the caller may not read the column or a relation that leads to
 * it
 */
function requirePath(session: Session, model: string, path: string): void {
  let at = model
  for (const step of path.split('.')) {
    requireRecord(session, at)
    requireColumn(session, at, step)
    at = requireModelField(at, step).type
  }
}

interface Comparison extends Record<string, string | null | undefined> {
  field: string
}

/**
 * Translates comparisons to Prisma's form.
 * @throws AppError missing_scope, validation_failed (columns of two kinds, null)
 */
function translateComparisons(
  comparisons: readonly Comparison[],
  fields: Record<string, WhereField>,
  model: string,
  session: Session,
): Condition[] {
  requireField(session, model, 'compare')
  const comparable = (name: string) => {
    requireField(session, model, name)
    return fields[name]!.comparable!
  }
  return comparisons.flatMap(({ field, ...operators }, index) => {
    const left = comparable(field)
    return Object.entries(operators).flatMap(([operator, rightName]): Condition[] => {
      if (rightName === undefined) return []
      if (rightName === null)
        throw invalidInput([index, operator], 'not_null', 'must not be null; omit it instead')
      const right = comparable(rightName)
      if (left.kind !== right.kind)
        throw invalidInput(
          [index, operator],
          'conflict',
          `must be of the same kind as the compared field (${left.kind})`,
          {
            field: 'field',
          },
        )
      return [columnFilter(left.column)({ [operator]: new ColumnReference(right.column) })]
    })
  })
}

/** Combines conditions with AND and drops empty ones. */
export function and(conditions: Condition[]): Condition {
  const real = conditions.filter((condition) => Object.keys(condition).length > 0)
  return real.length > 1 ? { AND: real } : (real[0] ?? {})
}

// PostgreSQL folds the case of a pattern for every row that it compares.
const maxPatternLength = 500

/**
 * Escapes the wildcards of LIKE, which Prisma does not.
 * @param path of the text, relative to the condition
 * @throws AppError validation_failed for more than 500 characters
 */
function escapeLike(text: string, path: string[] = []): string {
  if (text.length > maxPatternLength)
    throw invalidInput(path, 'too_long', `must have at most ${maxPatternLength} characters`, {
      max: maxPatternLength,
      unit: 'characters',
    })
  return text.replace(/[\\%_]/g, '\\$&')
}

/**
 * Returns a case-insensitive substring condition. Use it for every search, so that wildcards are always
 * escaped.
 * @throws AppError validation_failed for more than 500 characters
 */
export const containsText = (text: string) =>
  ({ contains: escapeLike(text), mode: 'insensitive' }) as const

type Operator = (column: string, operand: unknown) => Condition

const likeOperator =
  (operator: string): Operator =>
  (column, text) => ({
    [column]: { [operator]: escapeLike(String(text), [operator]), mode: 'insensitive' },
  })

/**
 * Operators that differ from Prisma's. A negated operator matches every record that its opposite
 * does not match, including nulls, as NOT does.
 */
const operators: Record<string, Operator> = {
  eq: (column, value) => ({ [column]: { equals: value } }),
  ne: (column, value) => ({ NOT: [{ [column]: { equals: value } }] }),
  notIn: (column, values) => ({ NOT: [{ [column]: { in: values } }] }),
  contains: likeOperator('contains'),
  startsWith: likeOperator('startsWith'),
  isNull: (column, isNull) => ({ [column]: isNull ? null : { not: null } }),
  // Prisma's `has` becomes `= ANY`, which cannot use a GIN index; `&&` can.
  has: (column, value) => ({ [column]: { hasSome: [value] } }),
}

/** Translates the operators on one column, combined with AND. */
export function columnFilter(column: string): (given: unknown) => Condition {
  return (filter) =>
    and(
      Object.entries(filter as Condition).map(([name, operand]) => {
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

/** Filters enum values, where null means no value, by the operand of an `enumFilter`. */
export function matchingEnumValues<Value extends string>(
  operand: unknown,
  values: readonly (Value | null)[],
): (Value | null)[] {
  const { eq, ne, in: among, notIn, isNull } = operand as EnumConditions<Value>
  return values.filter(
    (value) =>
      (eq === undefined || value === eq) &&
      (ne === undefined || value !== ne) &&
      (!among || (value !== null && among.includes(value))) &&
      (!notIn || value === null || !notIn.includes(value)) &&
      (isNull === undefined || (value === null) === isNull),
  )
}
