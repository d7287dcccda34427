/** Options that many fields, arguments and input fields share. */
import { metadataInput } from '../../src/domain/rules/metadata.js'
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

/** Returns the options of an amount. */
export const moneyOptions = (description: string) => ({ type: 'Money', description }) as const

export const createdAt = { type: 'DateTime', description: 'Creation time.' } as const
export const updatedAt = { type: 'DateTime', description: 'Time of the last update.' } as const
export const deletedAt = orNull('DateTime', 'Deletion time. Null if not deleted.')

/** Options of the field `metadata`. */
export const metadataField = {
  type: 'JSON',
  nullable: true,
  description: 'Texts by key that the team has set. Null if there are none.',
  extensions: { jsonSchema: { type: 'object', additionalProperties: { type: 'string' } } },
} as const

/** Declares the input field `metadata`. @param effect of the value on existing metadata */
export const metadataInputField = (t: InputFields, effect = '') =>
  t.field({
    type: 'JSON',
    description: `Texts by key: at most 50 keys of up to 40 characters, and values of up to 500.${effect}`,
    validate: metadataInput,
    extensions: { jsonSchema: { type: 'object', additionalProperties: { type: 'string' } } },
  })

/** Effect of `metadata` in an update. */
export const mergesMetadata =
  ' Merged with the existing keys: an empty value removes its key, and null removes all keys.'

/** JSON Schema of a JSON object, for the OpenAPI document. */
export const anyObject = { type: 'object', additionalProperties: true }
