/**
 * Why an answer, or a part of it, was not made as its operation was compiled. Each is counted at /metrics:
 * - `graphql_js`: the operation asks for the schema beside records, and graphql-js runs it
 * - `field`: what a field needs of its record was not read with it, and a statement of its own reads it
 */
export const fallbacks = ['graphql_js', 'field'] as const

export type Fallback = (typeof fallbacks)[number]
