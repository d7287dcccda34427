import { nameOf } from '../texts/index.ts'
import { valuesOf } from './address.ts'

/** Returns the values of a GraphQL enum with their labels. Empty for other types. */
export const choicesOf = (kind: string): (readonly [value: string, name: string])[] =>
  (valuesOf(kind) ?? []).map((one) => [one, nameOf(one)])
