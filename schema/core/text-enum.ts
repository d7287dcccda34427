/** Enums of what is kept as a text, such as scopes and topics: ORDERS_READ in the graph is `orders.read` in the database. */
import type { EnumRef } from '@pothos/core'
import { builder, type GraphTypes } from './builder.js'

interface Value {
  /** The text, where it is not the name. */
  value?: string
  description: string
}

/** Extensions of an enum, or of a field of one, that REST has as a plain text. */
export const textInRest = { jsonSchema: { type: 'string' } }

/** An enum of a column that is a text to the database. */
export const textEnum = (
  name: string,
  description: string,
  values: Record<string, Value>,
  extensions: Record<string, unknown> = textInRest,
): EnumRef<GraphTypes, string> => builder.enumType(name, { description, values, extensions })

/** The values of an enum of texts with points: `orders.read` is ORDERS_READ, `comment.*` COMMENT_ALL. */
export const pointed = (texts: readonly string[], what: string): Record<string, Value> =>
  Object.fromEntries(
    texts.map((text) => [
      text.replace('*', 'all').replace(/\W/g, '_').toUpperCase(),
      { value: text, description: `${what} \`${text}\`.` },
    ]),
  )
