import { labelFor } from '../texts/index.ts'
import { enumValues } from './url-parameters.ts'

/** Returns the values of a GraphQL enum with their labels. Empty for other types. */
export const enumChoices = (kind: string): (readonly [value: string, name: string])[] =>
  (enumValues(kind) ?? []).map((one) => [one, labelFor(one)])
