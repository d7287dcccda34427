/**
 * The operators of filters. Input: what a client gives for a column, `{ gte: 1, ne: 5 }`; output: the condition as
 * the read engine takes it, `{ AND: [{ total: { gte: 1 } }, { NOT: [{ total: { equals: 5 } }] }] }`.
 */
import { invalidInput } from '../../src/errors/app-error.js'
import type { Condition } from '../../src/query/read.js'

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
    throw invalidInput(path, 'too_long', `must have at most ${longestPattern} characters`)
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
