/**
 * The input types of `compare`, which compares columns of a record: `compare: [{ field: PUBLISHED_AT, gt: DUE_AT }]`. Input:
 * the conditions of a `where` input; output: a field for it, where two columns are of a kind.
 */
import { builder } from './builder.js'
import type { InputFields } from './fields.js'
import { comparison } from './filter-types.js'
import type { WhereField } from './where-condition.js'

/** The condition that compares columns with each other, where there are two of a kind. */
export function compareField(
  t: InputFields,
  name: string,
  conditions: Record<string, WhereField>,
): Record<string, ReturnType<typeof t.field>> {
  const found = Object.entries(conditions).filter(([, { comparable }]) => comparable)
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
