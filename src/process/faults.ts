import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseAway } from '../errors.js'

/**
 * After a fault that nobody caught the state is unknown: only a new process is safe. A database that is away is no
 * such fault, even where a library waits for nobody: what it had to tell is that it failed.
 */
export function endOnFaults(log: Pick<FastifyBaseLogger, 'fatal' | 'error'>): void {
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error) => {
      // A socket that nobody cares for can be anybody's.
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
