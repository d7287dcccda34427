import type { FastifyBaseLogger } from 'fastify'

/**
 * A terminal signals both npm and this process, and npm forwards its signal. A second signal within this time is the
 * same one.
 */
const sameSignalMs = 1_000

/**
 * Shuts down on the first SIGTERM or SIGINT. A second signal exits immediately.
 * @param end releases resources; the process exits afterwards
 */
export function shutdownOnSignals(
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  end: (signal: NodeJS.Signals) => Promise<void>,
): void {
  let firstAt: number | undefined
  const hear = async (signal: NodeJS.Signals) => {
    if (firstAt !== undefined) {
      if (performance.now() - firstAt < sameSignalMs) return
      log.error(`${signal} again: exiting immediately`)
      process.exit(1)
    }
    firstAt = performance.now()
    log.info(`${signal}: finishing running requests and jobs`)
    try {
      await end(signal)
      process.exit(0)
    } catch (error) {
      log.error({ err: error }, 'Shutdown failed')
      process.exit(1)
    }
  }
  process.on('SIGTERM', hear)
  process.on('SIGINT', hear)
}
