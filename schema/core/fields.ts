/** Options that many fields, arguments and input fields of the graph have in common. */
import type { builder } from './builder.js'

/** What makes the fields of an input type: the `t` of its `fields`. */
export type InputFields = Parameters<
  NonNullable<Parameters<typeof builder.inputType>[1]['fields']>
>[0]

/** Options of an argument or input field that must be given. */
export const required = <const Type>(type: Type, description?: string) => ({
  type,
  required: true as const,
  ...(description !== undefined && { description }),
})

/** Options of a field that may be null. */
export const orNull = <const Type>(type: Type, description: string) => ({
  type,
  nullable: true as const,
  description,
})

export const createdAt = { type: 'DateTime', description: 'When it was created.' } as const
export const updatedAt = { type: 'DateTime', description: 'When it was last changed.' } as const
export const deletedAt = orNull('DateTime', 'When it was deleted.')

/** JSON Schema of a JSON value that is an object, for the description of REST. */
export const anyObject = { type: 'object', additionalProperties: true }
