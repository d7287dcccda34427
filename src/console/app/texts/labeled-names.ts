import type { enums, inputs, lists } from '../generated/graph.ts'
import type { questions } from '../generated/questions.ts'

/**
 * Every GraphQL name that needs a label: lists, fields, filters, dimensions, form inputs and enum values. Scopes are not
 * included, because their labels consist of two words, nor are topics, which have the same name in all languages.
 */
export type LabeledName =
  | keyof Lists
  | KeysOf<Lists[keyof Lists]['fields']>
  | PartsOf<KeysOf<Lists[keyof Lists]['filters']>>
  | SearchedIn<Lists[keyof Lists]['searched']>
  | KeysOf<(typeof inputs)[keyof typeof inputs]>
  | Questions['list']
  | PartsOf<KeysOf<Questions['filters']>>
  | CamelCase<KeysOf<Questions['dimensions']>>
  | MeasuredIn<Questions['measures']>
  | (typeof enums)[Exclude<keyof typeof enums, 'Scope' | 'EventTopic' | 'WebhookTopic'>][number]

type Lists = typeof lists
type Questions = (typeof questions)[keyof typeof questions]

/** Keys of each member of a union. */
type KeysOf<Record> = Record extends unknown ? keyof Record & string : never
type MeasuredIn<Measures> = Measures extends unknown ? KeysOf<Measures[keyof Measures]> : never
/** Fields that the text search of a list covers. */
type SearchedIn<Searched> = Searched extends unknown
  ? (Searched[keyof Searched] & readonly string[])[number]
  : never
/** `order` and `status` for `order.status`. */
type PartsOf<Name extends string> = Name extends `${infer Outer}.${infer Inner}`
  ? Outer | Inner
  : Name
/** `createdAt` for `CREATED_AT`. */
type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>
