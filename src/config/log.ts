import Fastify, { type FastifyBaseLogger, type FastifyRequest } from 'fastify'
import { pino } from 'pino'
import pretty from 'pino-pretty'
import { tracer } from '../tracing/tracing.js'
import type { LogLevel } from './env.js'

/** Writes JSON lines to stderr, or formatted lines if it is a terminal. stdout is for output that was requested. */
export function createLogger(
  level: LogLevel,
  stream: { write(line: string): unknown } = process.stderr.isTTY ? terminal() : standardError(),
): FastifyBaseLogger {
  const tracing = tracer()
  return Fastify({
    logger: {
      ...{ level, stream, serializers: { req: serializeRequest } },
      ...(tracing && { mixin: () => traceOf(tracing.traceparent()) }),
    },
  }).log
}

/** IDs by which traces and log lines are correlated. */
function traceOf(traceparent = ''): object {
  const [, traceId, spanId] = traceparent.split('-')
  return traceId ? { trace_id: traceId, span_id: spanId } : {}
}

/** Maximum size of unwritten lines, in bytes. Further lines are dropped. */
const waitingLogBytes = 1_000_000

/** A full disk or a closed reader must not end the process. Lines are buffered until they can be written. */
function standardError() {
  const stream = pino.destination({ dest: 2, sync: true, maxLength: waitingLogBytes })
  stream.on('error', () => {})
  return stream
}

// On a terminal, lines of successful requests would hide the URLs and tokens.
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
 * Serializes a request by its route and IDs, not its URL. References of guests, signatures and queries grant access,
 * and a URL can encode them in ways that no pattern matches.
 */
function serializeRequest({ method, routeOptions, params, ip }: FastifyRequest) {
  const routeParams = (params ?? {}) as Record<string, string | undefined>
  const url = routeOptions?.url?.replace(/:(\w+)/g, (place, name) => {
    const value = routeParams[name] ?? ''
    return uuid.test(value) ? value : place
  })
  return { method, url: url ?? 'no route', remoteAddress: ip }
}
