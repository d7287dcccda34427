/**
 * Converts errors to GraphQL errors with a code and issues.
 *
 * An error that rejects the whole request determines the HTTP status.
 */
import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import { GraphQLError } from 'graphql'
import type { SerializableResult } from '../compiler/compiled.js'
import {
  type AppError,
  type ErrorCode,
  type RequestIssue,
  statusOfCode,
  toAppError,
} from '../errors/app-error.js'
import type { GraphQLHttpResponse } from './request.js'

/**
 * Adds `code` and `issues` to an error and hides the details of internal errors. An error without a path rejects the
 * whole request and sets the HTTP status. For the error of a field, the status remains 200.
 */
export function withCode(error: unknown): GraphQLError {
  const graphqlError = error instanceof GraphQLError ? error : undefined
  // The error of a variable wraps the error of its scalar.
  if (
    graphqlError &&
    (!graphqlError.originalError || graphqlError.originalError instanceof GraphQLError)
  )
    return graphqlError
  const app = toAppError(error)
  return new GraphQLError(app.message, {
    ...placeOf(graphqlError),
    path: graphqlError?.path ?? null,
    extensions: {
      code: app.code,
      ...(app.issues && { issues: app.issues }),
      ...(!graphqlError?.path && { http: { status: app.status, headers: app.headers } }),
    },
    originalError: app.code === 'internal_error' && error instanceof Error ? error : null,
  })
}

/**
 * Creates an error that rejects the whole request. With `spec`, Yoga uses status 200 for `application/json`, as
 * GraphQL over HTTP specifies.
 * @param at error whose position in the document to use
 */
export function refusal(
  code: ErrorCode,
  message: string,
  at?: GraphQLError,
  issues?: readonly RequestIssue[],
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

/** Adds codes to errors of the executor and of the transport, and logs internal errors. */
export function codeAndLog(errors: readonly GraphQLError[], log: FastifyBaseLogger): void {
  for (const { extensions, originalError, message, path } of errors) {
    if (/^(BAD_REQUEST|OPERATION_RESOLUTION_FAILURE)$/.test(String(extensions.code)))
      extensions.code = 'malformed_request'
    extensions.code ??= 'validation_failed'
    if (extensions.code === 'internal_error')
      log.error({ err: originalError, path: path?.join('.') }, message)
  }
}

/** Serializes a result. An error that rejects the whole request determines the status. */
export function serializeResult(
  result: SerializableResult,
  type: string,
  log: FastifyBaseLogger,
): GraphQLHttpResponse {
  const { stringify = JSON.stringify, errors, data, extensions } = result
  const headers = { 'content-type': `${type}; charset=utf-8` }
  if (!errors) return { status: 200, headers, body: stringify({ data, extensions }) }
  const codedErrors = errors.map(withCode)
  codeAndLog(codedErrors, log)
  const [refusal] = codedErrors.flatMap(
    ({ extensions: { http } }) => (http as Refusal | undefined) ?? [],
  )
  const bare = codedErrors.map((error) => {
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
 * Responds to a request that is rejected before its operation is parsed. The status is that of the error for both
 * media types, because GraphQL over HTTP specifies 200 only for errors of the operation.
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
