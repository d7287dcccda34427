/**
 * Errors of GraphQL responses. Input: what was thrown. Output: a GraphQLError with its code and issues, and the HTTP status where the
 * whole request is refused.
 */
import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import { GraphQLError } from 'graphql'
import type { Written } from '../compiler/compiled.js'
import {
  type AppError,
  type ErrorCode,
  type Issue,
  statusOfCode,
  toAppError,
} from '../errors/app-error.js'
import type { Answer } from './request.js'

/**
 * An error as the graph shows it: its code and issues, and nothing of what is behind an internal one.
 * One of the request as a whole decides the HTTP status; one of a field leaves it 200.
 */
export function coded(error: unknown): GraphQLError {
  const given = error instanceof GraphQLError ? error : undefined
  // The error of a variable has that of its scalar behind it.
  if (given && (!given.originalError || given.originalError instanceof GraphQLError)) return given
  const app = toAppError(error)
  return new GraphQLError(app.message, {
    ...placeOf(given),
    path: given?.path ?? null,
    extensions: {
      code: app.code,
      ...(app.issues && { issues: app.issues }),
      ...(!given?.path && { http: { status: app.status, headers: app.headers } }),
    },
    originalError: app.code === 'internal_error' && error instanceof Error ? error : null,
  })
}

/**
 * An error of the request as a whole; `spec` leaves its status 200 where GraphQL over HTTP asks for it.
 * @param at an error at the place in the document
 */
export function refusal(
  code: ErrorCode,
  message: string,
  at?: GraphQLError,
  issues?: readonly Issue[],
): GraphQLError {
  const http = { spec: true, status: statusOfCode[code] }
  return new GraphQLError(message, {
    ...placeOf(at),
    extensions: { code, ...(issues && { issues }), http },
  })
}

const placeOf = ({ nodes, source, positions }: Partial<GraphQLError> = {}) => ({
  nodes: nodes ?? null,
  source: source ?? null,
  positions: positions ?? null,
})

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
