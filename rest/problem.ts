import { STATUS_CODES } from 'node:http'
import type { FastifyReply } from 'fastify'
import { AppError, type ErrorCode, type Issue } from '../src/errors.js'

/** The body of every error answer (RFC 9457). */
export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  code: ErrorCode
  request_id: string
  issues?: Issue[]
}

export function problemOf(error: AppError, requestId: string): Problem {
  return {
    type: `urn:masthead:error:${error.code}`,
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    detail: error.message,
    code: error.code,
    request_id: requestId,
    ...(error.issues && { issues: error.issues }),
  }
}

/** Answers with an error as `application/problem+json`. */
export function sendProblem(reply: FastifyReply, error: AppError): FastifyReply {
  if (error.headers) reply.headers(error.headers)
  return reply
    .status(error.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(Buffer.from(JSON.stringify(problemOf(error, reply.request.id))))
}

/** What Fastify itself refuses, as an error of ours. */
export function fromFastify(error: {
  code?: string
  statusCode?: number
  message: string
}): AppError | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('payload_too_large', 'The body is larger than 1 MB.')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_EMPTY_TYPE':
      return new AppError(
        'unsupported_media_type',
        'Send the body as Content-Type: application/json.',
      )
    default:
      return error.statusCode && error.statusCode < 500
        ? new AppError('malformed_request', error.message)
        : undefined
  }
}
