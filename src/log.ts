import Fastify, { type FastifyBaseLogger } from 'fastify'
import type { LogLevel } from './env.js'

/** Structured lines on stderr; stdout is for what a person or a script asked for. */
export function createLogger(level: LogLevel): FastifyBaseLogger {
  return Fastify({ logger: { level, stream: process.stderr } }).log
}
