/** Values of columns in the forms that the graph gives them: answers and exports have them alike. */
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

/** A timestamp as ISO 8601 has it. */
export const timestampSql = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** An amount in major units. A product, since a quotient of so large numbers would be rounded. */
export const amountSql = (column: string): string => `trim_scale(${column} * 0.01)`

/** The id of the listing of a product, of the column of the product's id. */
export const listingIdSql = (column: string): string =>
  `overlay(${column}::text placing translate(substr(${column}::text, 15, 1), '0123456789abcdef', 'fedcba9876543210') from 15)`
