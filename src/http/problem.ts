import { STATUS_CODES } from 'node:http'
import type { FastifyReply } from 'fastify'
import { AppError, type ErrorCode, type RequestIssue } from '../errors/app-error.js'
import { megabyte } from '../values/units.js'
import type { StoredResponse } from './idempotency.js'

/** Body of the error responses of REST and of console routes (RFC 9457). */
export interface Problem {
  /** URL path of the error code's documentation. */
  type: string
  title: string
  status: number
  detail: string
  /** Same text as `detail`, because many clients read `message`. */
  message: string
  code: ErrorCode
  request_id: string
  issues?: RequestIssue[]
}

export function problemOf(error: AppError, requestId: string): Problem {
  return {
    type: `/docs/errors#${error.code}`,
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    detail: error.message,
    message: error.message,
    code: error.code,
    request_id: requestId,
    ...(error.issues && { issues: error.issues }),
  }
}

/** Converts an error to a response. */
export function problemAnswer(error: AppError, requestId: string): StoredResponse {
  return {
    status: error.status,
    headers: {
      ...error.headers,
      'cache-control': 'no-store',
      'content-type': 'application/problem+json',
    },
    body: Buffer.from(JSON.stringify(problemOf(error, requestId))),
  }
}

/** Sends an error as `application/problem+json`. */
export function sendProblem(reply: FastifyReply, error: AppError): FastifyReply {
  return sendAnswer(reply, problemAnswer(error, reply.request.id))
}

/** Sends a stored response unchanged. A 204 has no body. */
export function sendAnswer(
  reply: FastifyReply,
  { status, headers, body }: StoredResponse,
): FastifyReply {
  return reply
    .status(status)
    .headers(headers)
    .send(status === 204 ? undefined : body)
}

/**
 * Converts an error with a 4xx `statusCode` to an AppError. Returns undefined for all others.
 * @param maxBodyBytes body limit of the route, for the message
 */
export function fromFastify(
  error: { code?: string; statusCode?: number; message: string },
  maxBodyBytes = megabyte,
): AppError | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError(
        'payload_too_large',
        `The body is larger than ${maxBodyBytes < megabyte ? `${maxBodyBytes / 1024} KB` : `${maxBodyBytes / megabyte} MB`}.`,
      )
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
