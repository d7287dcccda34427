/**
 * Input types of `compare`, which compares columns of the same record. A `where` input has the field `compare` if at
 * least two of its columns are of one kind.
 *
 *     compare: [{ field: PUBLISHED_AT, gt: DUE_AT }]
 */
import { builder } from './builder.js'
import type { InputFields } from './fields.js'
import { comparison } from './filter-types.js'
import type { WhereField } from './where-condition.js'

/** Declares `compare` if at least two columns are of one kind. */
export function compareField(
  t: InputFields,
  name: string,
  conditions: Record<string, WhereField>,
): Record<string, ReturnType<typeof t.field>> {
  const comparableFields = Object.entries(conditions).filter(([, { comparable }]) => comparable)
  const kinds = comparableFields.map(([, { comparable }]) => comparable!.kind)
  if (new Set(kinds).size === kinds.length) return {}
  const columns = builder.enumType(`${name}Column`, {
    description: `Column of ${name} records that can be compared.`,
    values: Object.fromEntries(
      comparableFields.map(([key]) => [
        key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(),
        { value: key },
      ]),
    ),
  })
  return {
    compare: t.field({
      type: [comparison(name, columns)],
      description: 'Comparisons between columns, such as publication after the due date.',
    }),
  }
}
