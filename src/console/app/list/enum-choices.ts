import { topicNames } from '../generated/words.ts'
import { labelFor } from '../texts/index.ts'
import { enumValues } from './url-parameters.ts'

/** Returns the values of a GraphQL enum with their labels. Empty for other types. Topics have their name in the API. */
export function enumChoices(kind: string): (readonly [value: string, name: string])[] {
  const names: Readonly<Record<string, string>> = /Topic$/.test(kind) ? topicNames : {}
  const choices = (enumValues(kind) ?? []).map((one) => [one, names[one] ?? labelFor(one)] as const)
  // `article.*` before the topics that it covers.
  return names === topicNames
    ? choices.sort(([, one], [, other]) => (one < other ? -1 : 1))
    : choices
}
