import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.js'

/**
 * Rejects requests that a proxy could route to another host or path than this server does (request smuggling). These
 * have several Host headers, an invalid Host, or an absolute URL as the request target.
 */
export function refuseAmbiguousTargets(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const ambiguity = ambiguityOf(request.raw)
    done(ambiguity ? new AppError('malformed_request', ambiguity) : undefined)
  })
}

// Host name or IP address, and an optional port (RFC 9110, section 7.2).
const host = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,255})(:\d{1,5})?$/i

function ambiguityOf({ url = '', headers, rawHeaders }: IncomingMessage): string | undefined {
  if (url.charCodeAt(0) !== 47) return 'The request target must be a path that begins with a slash.'
  if (headers.host === undefined) return undefined
  if (!host.test(headers.host))
    return 'The Host header must be a host name or IP address with an optional port.'
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1 ? 'The request has more than one Host header.' : undefined
}
