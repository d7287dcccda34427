/**
 * Conditions that compare columns of a record with each other. Input: `compare: [{ field: PUBLISHED_AT, gt: DUE_AT }]`;
 * output: `{ publishedAt: { gt: dueAt } }`, the other column as a `ColumnReference`.
 */
import { requireField } from '../../src/access/access.js'
import type { Session } from '../../src/access/session.js'
import { invalidInput } from '../../src/errors/app-error.js'
import { wide } from '../../src/query/model.js'
import { ColumnReference, type Condition } from '../../src/query/read.js'
import { builder } from './builder.js'
import type { InputFields } from './fields.js'
import { comparison } from './filter-types.js'
import { columnFilter } from './operators.js'

/** A column that can be compared with others of its kind. */
export interface ComparableColumn {
  column: string
  kind: 'time' | 'amount' | 'number'
}

/** The conditions of a `where` input by name. */
type Conditions = Record<string, { comparable?: ComparableColumn }>

export interface Comparison extends Record<string, string | null | undefined> {
  field: string
}

/** Listings are found in another table, which has not all of their columns. */
const comparables = (model: string, conditions: Conditions) =>
  Object.entries(conditions).filter(([, { comparable }]) => comparable && model !== wide)

/** The condition that compares columns with each other, where there are two of a kind. */
export function compareField(
  t: InputFields,
  model: string,
  name: string,
  conditions: Conditions,
): Record<string, ReturnType<typeof t.field>> {
  const found = comparables(model, conditions)
  const kinds = found.map(([, { comparable }]) => comparable!.kind)
  if (new Set(kinds).size === kinds.length) return {}
  const columns = builder.enumType(`${name}Column`, {
    description: `A column of ${name} records that others are compared with.`,
    values: Object.fromEntries(
      found.map(([key]) => [
        key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(),
        { value: key },
      ]),
    ),
  })
  return {
    compare: t.field({
      type: [comparison(name, columns)],
      description: 'Columns compared with each other, such as what was published after it was due.',
    }),
  }
}

/**
 * What comparisons mean as Prisma takes them.
 * @throws AppError missing_scope, validation_failed (columns of two kinds, null)
 */
export function compared(
  given: readonly Comparison[],
  known: Conditions,
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
          'invalid',
          'must not be null: leave it out',
        )
      const two = comparable(other)
      if (one.kind !== two.kind)
        throw invalidInput(['where', 'compare', index, operator], 'invalid', `is no ${one.kind}`)
      return [columnFilter(one.column)({ [operator]: new ColumnReference(two.column) })]
    })
  })
}
