/** Descriptions of what rows take, from those of the graph: `where.price.gte` is that of `price`, with "Minimum, inclusive." */
import type { Target } from '../../rest/engine/input.js'
import type { QueryTarget } from '../../rest/engine/route.js'

/** The description of a query parameter that goes to `target`. */
export function parameterDescription(
  to: QueryTarget,
  target: Target | undefined,
): string | undefined {
  if (typeof to === 'string') return inputDescription(target!)
  if ('ignored' in to) return to.ignored
  return 'to' in to ? to.description : `${to.effect} Defaults to \`false\`.`
}

/** What a condition says of the field that it is on. */
const conditions: Record<string, string> = {
  eq: '',
  in: 'Any of these values matches.',
  has: '',
  hasSome: 'Any of these values matches.',
  contains: 'Matches any part of the text, case-insensitive.',
  gte: 'Minimum, inclusive.',
  lte: 'Maximum, inclusive.',
}

/** The description of an input; a condition is described by the field it is on. */
export function inputDescription({ field, parent }: Target): string | undefined {
  if (!field) return undefined
  const said = conditions[field.name]
  const above = said !== undefined && parent ? inputDescription(parent) : undefined
  if (above) return `${above} ${said}`.trim()
  const { described = field.description ?? undefined } = field.extensions
  return described
}
