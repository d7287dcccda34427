/**
 * Descriptions of route inputs, from those of the GraphQL inputs: `where.price.gte` has that of
 * `price` with "Minimum, inclusive."
 */
import type { InputTarget } from '../../rest/engine/input.js'
import type { QueryTarget } from '../../rest/engine/route.js'

/** Returns the description of a query parameter. */
export function parameterDescription(
  to: QueryTarget,
  target: InputTarget | undefined,
): string | undefined {
  if (typeof to === 'string') return inputDescription(target!)
  if ('ignored' in to) return to.ignored
  return 'to' in to ? to.description : `${to.effect} Defaults to \`false\`.`
}

/** Descriptions of operators, appended to that of the field. */
const conditions: Record<string, string> = {
  eq: '',
  in: 'Matches any of these values.',
  has: '',
  hasSome: 'Matches any of these values.',
  contains: 'Substring match, ignoring case.',
  gte: 'Minimum, inclusive.',
  lte: 'Maximum, inclusive.',
}

/**
 * Returns the description of an input. An operator is described by the field that it applies to.
 */
export function inputDescription({ field, parent }: InputTarget): string | undefined {
  if (!field) return undefined
  const condition = conditions[field.name]
  const parentDescription = condition !== undefined && parent ? inputDescription(parent) : undefined
  if (parentDescription) return `${parentDescription} ${condition}`.trim()
  const { described = field.description ?? undefined } = field.extensions
  return described
}
