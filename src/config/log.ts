import Fastify, { type FastifyBaseLogger, type FastifyRequest } from 'fastify'
import { pino } from 'pino'
import type { LogLevel } from './env.js'

/** Structured lines on stderr; stdout is for what a person or a script asked for. */
export function createLogger(
  level: LogLevel,
  stream: { write(line: string): unknown } = standardError(),
): FastifyBaseLogger {
  return Fastify({ logger: { level, stream, serializers: { req: shown } } }).log
}

/** Bytes of log that wait while they cannot be written; later lines are dropped. */
const waitingLogBytes = 1_000_000

/** A disk that is full, or a reader that is gone, must not end the process: lines wait until there is room again. */
function standardError() {
  const stream = pino.destination({ dest: 2, sync: true, maxLength: waitingLogBytes })
  stream.on('error', () => {})
  return stream
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * A request by what the router understood: its route with the ids in it, and nothing else of the address. Guests'
 * references, signatures and queries open something, and a URL can spell them so that no pattern finds them.
 */
function shown({ method, routeOptions, params, ip }: FastifyRequest) {
  const given = (params ?? {}) as Record<string, string | undefined>
  const url = routeOptions?.url?.replace(/:(\w+)/g, (place, name) => {
    const value = given[name] ?? ''
    return uuid.test(value) ? value : place
  })
  return { method, url: url ?? 'no route', remoteAddress: ip }
}
