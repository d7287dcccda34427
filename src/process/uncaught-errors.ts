import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseAway } from '../errors/app-error.js'

/**
 * Exits after an uncaught error, because the state of the process is unknown. A lost database is only logged: some
 * libraries do not await their queries, and pools reconnect themselves.
 */
export function exitOnUncaughtError(log: Pick<FastifyBaseLogger, 'fatal' | 'error'>): void {
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error) => {
      // An error event without a listener may come from any socket, not only from a database connection.
      const isSocket = event === 'uncaughtException' && 'syscall' in Object(error)
      if (isDatabaseAway(error) && !isSocket) {
        log.error({ err: error }, `${event}: lost the database during a query that was not awaited`)
        return
      }
      log.fatal({ err: error }, event)
      process.exit(1)
    })
  }
}
