import type { enums, inputs, lists } from '../generated/graph.ts'
import type { questions } from '../generated/questions.ts'

/**
 * Every name of the graph that the console shows in words: lists, fields, conditions, keys of groups, what forms ask for,
 * and values of enums but those of tokens' scopes, which are put together of two words.
 */
export type Named =
  | keyof Lists
  | KeysOf<Lists[keyof Lists]['fields']>
  | PartsOf<KeysOf<Lists[keyof Lists]['filters']>>
  | SearchedIn<Lists[keyof Lists]['searched']>
  | KeysOf<(typeof inputs)[keyof typeof inputs]>
  | Questions['list']
  | PartsOf<KeysOf<Questions['filters']>>
  | CamelCase<KeysOf<Questions['keys']>>
  | MeasuredIn<Questions['measures']>
  | (typeof enums)[Exclude<keyof typeof enums, 'Scope'>][number]

type Lists = typeof lists
type Questions = (typeof questions)[keyof typeof questions]

/** The keys of each of several records. */
type KeysOf<Record> = Record extends unknown ? keyof Record & string : never
type MeasuredIn<Measures> = Measures extends unknown ? KeysOf<Measures[keyof Measures]> : never
/** What the conditions of a list look for a text in. */
type SearchedIn<Searched> = Searched extends unknown
  ? (Searched[keyof Searched] & readonly string[])[number]
  : never
/** `order` and `status` of `order.status`. */
type PartsOf<Name extends string> = Name extends `${infer Outer}.${infer Inner}`
  ? Outer | Inner
  : Name
/** `createdAt` of `CREATED_AT`. */
type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>
