/**
 * What the graph says of a field beside what REST says of it too. `extensions: bounded(7)` adds `At most seven.` to its
 * description in the graph alone.
 */
import type { GraphQLField } from 'graphql'
import type { FieldExtensions } from '../../src/compiler/field-extensions.js'
import { inWords } from '../../src/domain/rules/text.js'

/** Extensions of a field of which the graph says this too. */
export const addition = (text: string): FieldExtensions => ({ addition: text })

/** Extensions of a plain list: how many entries it has at most, as a number or in words, such as `Always 7`. */
export const bounded = (bound: number | string) =>
  addition(typeof bound === 'number' ? `At most ${inWords(bound)}.` : `${bound}.`)

/** Adds to the description of a field what the graph says beside; without it, it is kept as `described`. */
export function describeAddition(field: GraphQLField<unknown, unknown>): void {
  const { description, extensions } = field
  if (!extensions.addition) return
  field.description = `${description} ${extensions.addition}`
  field.extensions = { ...extensions, described: description }
}
