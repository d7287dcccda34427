import type { FastifyReply } from 'fastify'
import { GraphQLError } from 'graphql'
import { type AppError, type ErrorCode, statusOfCode, toAppError } from '../errors/app-error.js'

/**
 * An error as the graph shows it: its code and issues, and nothing of what is behind an internal one.
 * One of the request as a whole decides the HTTP status; one of a field leaves it 200.
 */
export function coded(error: unknown): GraphQLError {
  if (error instanceof GraphQLError && !error.originalError) return error
  // The fault of a variable has that of its scalar behind it.
  if (error instanceof GraphQLError && error.originalError instanceof GraphQLError) return error
  const app = toAppError(error)
  const { nodes, source, positions, path } =
    error instanceof GraphQLError ? error : ({} as GraphQLError)
  return new GraphQLError(app.message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    path: path ?? null,
    extensions: {
      code: app.code,
      ...(app.issues && { issues: app.issues }),
      ...(!path && { http: { status: app.status, headers: app.headers } }),
    },
    originalError: app.code === 'internal_error' && error instanceof Error ? error : null,
  })
}

/** An error of parsing or validation with its code; `spec` leaves the status 200 where GraphQL over HTTP asks for it. */
export function refused(error: GraphQLError, code: ErrorCode, message?: string): GraphQLError {
  return new GraphQLError(message ?? error.message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    extensions: { code, http: { spec: true, status: statusOfCode[code] } },
  })
}

const graphqlResponse = 'application/graphql-response+json'

/**
 * Answers a request that is refused before its operation is read: a GraphQL response with the status of the refusal,
 * which GraphQL over HTTP leaves as it is for what is no matter of the operation.
 */
export function sendRefusal(reply: FastifyReply, error: AppError): FastifyReply {
  const { code, message, issues, status, headers = {} } = error
  const isAccepted = reply.request.headers.accept?.includes(graphqlResponse)
  const type = isAccepted ? graphqlResponse : 'application/json'
  return reply
    .status(status)
    .headers({ ...headers, 'cache-control': 'no-store', 'content-type': `${type}; charset=utf-8` })
    .send(
      JSON.stringify({ errors: [{ message, extensions: { code, ...(issues && { issues }) } }] }),
    )
}
