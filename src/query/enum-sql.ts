import type { GraphQLEnumType } from 'graphql'

/** The values of an enum that are stored under another name than the graph gives them. */
export const renamed = (type: GraphQLEnumType): (readonly [value: string, name: string])[] =>
  type.getValues().flatMap(({ name, value }) => (name === value ? [] : [[value, name] as const]))

/** A column with the graph's names in place of these values. */
export function namedSql(column: string, names: ReturnType<typeof renamed>): string {
  if (names.length === 0) return column
  const cases = names.map(([value, name]) => `WHEN '${value}' THEN '${name}'`)
  return `CASE ${column}::text ${cases.join(' ')} ELSE ${column}::text END`
}
