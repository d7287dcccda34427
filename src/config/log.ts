import Fastify, { type FastifyBaseLogger, type FastifyRequest } from 'fastify'
import { pino } from 'pino'
import pretty from 'pino-pretty'
import { tracer } from '../tracing/tracing.js'
import type { LogLevel } from './env.js'

/** Structured lines on stderr, or lines for reading where that is a terminal; stdout is for what a person or a script asked for. */
export function createLogger(
  level: LogLevel,
  stream: { write(line: string): unknown } = process.stderr.isTTY ? terminal() : standardError(),
): FastifyBaseLogger {
  const tracing = tracer()
  return Fastify({
    logger: {
      ...{ level, stream, serializers: { req: shown } },
      ...(tracing && { mixin: () => traceOf(tracing.traceparent()) }),
    },
  }).log
}

/** The ids under which traces know what a line is about. */
function traceOf(traceparent = ''): object {
  const [, traceId, spanId] = traceparent.split('-')
  return traceId ? { trace_id: traceId, span_id: spanId } : {}
}

/** Bytes of log that wait while they cannot be written; later lines are dropped. */
const waitingLogBytes = 1_000_000

/** A disk that is full, or a reader that is gone, must not end the process: lines wait until there is room again. */
function standardError() {
  const stream = pino.destination({ dest: 2, sync: true, maxLength: waitingLogBytes })
  stream.on('error', () => {})
  return stream
}

// Each request has two lines; what tells that all is well would push the addresses and tokens out of sight.
const isRoutine = (line: string) =>
  line.includes('"msg":"incoming request"') ||
  (line.includes('"msg":"request completed"') && /"statusCode":[123]/.test(line))

function terminal() {
  const stream = pretty({
    destination: standardError(),
    colorize: process.stderr.hasColors(),
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,reqId',
    singleLine: true,
  })
  return { write: (line: string) => isRoutine(line) || stream.write(line) }
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
