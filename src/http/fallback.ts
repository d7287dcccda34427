/**
 * Why an answer, or a part of it, was not made as its operation was compiled. Each is counted at /metrics:
 * - `graphql_js`: the operation asks for the schema beside records, and graphql-js runs it
 */
export const fallbacks = ['graphql_js'] as const

export type Fallback = (typeof fallbacks)[number]
