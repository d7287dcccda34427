/**
 * Enums that are stored as strings, such as scopes and topics: ORDERS_READ in GraphQL is
 * `orders.read` in the database.
 */
import type { EnumRef } from '@pothos/core'
import { builder, type GraphTypes } from './builder.js'

interface Value {
  /** Stored string. Defaults to the name. */
  value?: string
  description: string
}

/** Extensions of an enum, or of a field with one, that REST represents as a plain string. */
export const textInRest = { jsonSchema: { type: 'string' } }

/** Declares an enum whose values are stored as strings. */
export const textEnum = (
  name: string,
  description: string,
  values: Record<string, Value>,
  extensions: Record<string, unknown> = textInRest,
): EnumRef<GraphTypes, string> => builder.enumType(name, { description, values, extensions })

/** Declares the enum values of dotted names: `orders.read` is ORDERS_READ, `comment.*` COMMENT_ALL. */
export const pointed = <Text extends string>(
  texts: readonly Text[],
  describe: (text: Text) => string,
): Record<string, Value> =>
  Object.fromEntries(
    texts.map((text) => [
      text.replace('*', 'all').replace(/\W/g, '_').toUpperCase(),
      { value: text, description: describe(text) },
    ]),
  )
