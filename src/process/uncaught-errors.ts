import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseAway } from '../errors/app-error.js'

/**
 * Ends the process after an uncaught error, since its state is then unknown. A lost database is only logged: a library
 * that does not await a query makes an unhandled rejection of it, and pools reconnect by themselves.
 */
export function exitOnUncaughtError(log: Pick<FastifyBaseLogger, 'fatal' | 'error'>): void {
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error) => {
      // An error event without a listener may come from any socket, not only from one to the database.
      const isSocket = event === 'uncaughtException' && 'syscall' in Object(error)
      if (isDatabaseAway(error) && !isSocket) {
        log.error({ err: error }, `${event}: the database was lost where nobody waited for it`)
        return
      }
      log.fatal({ err: error }, event)
      process.exit(1)
    })
  }
}
