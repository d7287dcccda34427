import { nameOf } from '../texts/index.ts'
import { valuesOf } from './address.ts'

/** The values of an enum of the graph, each with its name. */
export const choicesOf = (kind: string): (readonly [value: string, name: string])[] =>
  (valuesOf(kind) ?? []).map((one) => [one, nameOf(one)])
