import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { AppError } from '../errors/app-error.js'
import { problemOf } from './problem.js'
import { apiVersion } from './version.js'

/** Responds to data that is not valid HTTP, for which there is no request. */
export function refuseSocket(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const refusal =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? new AppError('headers_too_large', 'The request line and headers are larger than 16 KB.')
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? new AppError('request_timeout', 'The request took too long to arrive.')
        : new AppError('malformed_request', 'The request is not valid HTTP.')
  const problem = problemOf(refusal, randomUUID())
  const body = JSON.stringify(problem)
  socket.end(
    `HTTP/1.1 ${refusal.status} ${problem.title}\r\nX-Request-Id: ${problem.request_id}\r\nAPI-Version: ${apiVersion}\r\nContent-Type: application/problem+json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
