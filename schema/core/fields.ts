/** Options that many fields, arguments and input fields share. */
import type { builder } from './builder.js'

/** Field builder of input types: the `t` of `fields`. */
export type InputFields = Parameters<
  NonNullable<Parameters<typeof builder.inputType>[1]['fields']>
>[0]

/** Returns the options of a required argument or input field. */
export const requiredInput = <const Type>(type: Type, description?: string) => ({
  type,
  required: true as const,
  ...(description !== undefined && { description }),
})

/** Returns the options of a nullable field. */
export const orNull = <const Type>(type: Type, description: string) => ({
  type,
  nullable: true as const,
  description,
})

export const createdAt = { type: 'DateTime', description: 'Creation time.' } as const
export const updatedAt = { type: 'DateTime', description: 'Time of the last update.' } as const
export const deletedAt = orNull('DateTime', 'Deletion time. Null if not deleted.')

/** JSON Schema of a JSON object, for the OpenAPI document. */
export const anyObject = { type: 'object', additionalProperties: true }
