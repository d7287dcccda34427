import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import { GraphQLError } from 'graphql'
import type { Written } from '../compiler/compiled.js'
import { type AppError, type ErrorCode, statusOfCode, toAppError } from '../errors/app-error.js'
import type { Answer } from './request.js'

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

/** Gives errors of the executor and of the transport their code, as all others have one, and logs internal ones. */
export function codedAndLogged(errors: readonly GraphQLError[], log: FastifyBaseLogger): void {
  for (const { extensions, originalError, message, path } of errors) {
    if (/^(BAD_REQUEST|OPERATION_RESOLUTION_FAILURE)$/.test(String(extensions.code)))
      extensions.code = 'malformed_request'
    extensions.code ??= 'validation_failed'
    if (extensions.code === 'internal_error')
      log.error({ err: originalError, path: path?.join('.') }, message)
  }
}

/** A result as it is answered: an error of the request as a whole decides the status. */
export function written(result: Written, type: string, log: FastifyBaseLogger): Answer {
  const { stringify = JSON.stringify, errors, data, extensions } = result
  const headers = { 'content-type': `${type}; charset=utf-8` }
  if (!errors) return { status: 200, headers, body: stringify({ data, extensions }) }
  const shown = errors.map(coded)
  codedAndLogged(shown, log)
  const [refusal] = shown.flatMap(({ extensions: { http } }) => (http as Refusal | undefined) ?? [])
  const bare = shown.map((error) => {
    const { extensions: { http: _, ...rest } = {}, ...others } = error.toJSON()
    return { ...others, extensions: rest }
  })
  return {
    status: refusal?.status ?? 200,
    headers: { ...headers, ...refusal?.headers },
    body: stringify({ errors: bare, ...(data !== undefined && { data }), extensions }),
  }
}

interface Refusal {
  status: number
  headers?: Record<string, string>
}

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
