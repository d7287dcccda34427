/**
 * Reasons for which a GraphQL response is not produced by the compiled operation. Counted at /metrics.
 * - `graphql_js`: the operation selects both records and the schema, so graphql-js executes it
 */
export const fallbacks = ['graphql_js'] as const

export type Fallback = (typeof fallbacks)[number]
