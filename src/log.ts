import Fastify, { type FastifyBaseLogger, type FastifyRequest } from 'fastify'
import type { LogLevel } from './env.js'

/** Structured lines on stderr; stdout is for what a person or a script asked for. */
export function createLogger(level: LogLevel): FastifyBaseLogger {
  return Fastify({ logger: { level, stream: process.stderr, serializers: { req: shown } } }).log
}

/** A request without what would open something: the signature of a file's address, the guest's reference. */
function shown({ method, url, ip }: FastifyRequest) {
  return {
    method,
    url: url
      .replace(/([?&]signature=)[^&]*/g, '$1…')
      .replace(/(\/orders\/checkout\/)(?!$)[^/?]+/g, '$1…'),
    remoteAddress: ip,
  }
}
