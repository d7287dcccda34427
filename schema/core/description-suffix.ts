/**
 * Description suffixes that appear in the SDL and not in the OpenAPI document. `extensions: listSize(7)` appends
 * `Maximum seven.` to the description of a field.
 */
import type { GraphQLField } from 'graphql'
import type { FieldExtensions } from '../../src/compiler/field-extensions.js'
import { inWords } from '../../src/domain/rules/text.js'

/** Returns field extensions that append a sentence to the field's description in the SDL. */
export const descriptionSuffix = (text: string): FieldExtensions => ({ descriptionSuffix: text })

/**
 * Returns field extensions that state the maximum length of a plain list, as a number or as a sentence such
 * as `Always 7`.
 */
export const listSize = (bound: number | string) =>
  descriptionSuffix(typeof bound === 'number' ? `Maximum ${inWords(bound)}.` : `${bound}.`)

/** Appends the suffix to the field's description, and keeps the original as `extensions.described`. */
export function appendDescriptionSuffix(field: GraphQLField<unknown, unknown>): void {
  const { description, extensions } = field
  if (!extensions.descriptionSuffix) return
  field.description = `${description} ${extensions.descriptionSuffix}`
  field.extensions = { ...extensions, described: description }
}
