/**
 * Why an answer, or a part of it, was not made as its operation was compiled. Each is counted at /metrics:
 * - `graphql_js`: the operation asks for the schema beside records, and graphql-js runs it
 * - `selection`: what its records are asked for is worked out for each request, as one relation is asked for in two ways
 * - `field`: what a field needs of its record was not read with it, and a statement of its own reads it
 */
export const fallbacks = ['graphql_js', 'selection', 'field'] as const

export type Fallback = (typeof fallbacks)[number]
