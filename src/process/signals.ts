import type { FastifyBaseLogger } from 'fastify'

/** The terminal signals both npm and this process, and npm passes its signal on: the second one within this time is the same. */
const sameSignalMs = 1_000

/**
 * Shuts the process down with the first SIGTERM or SIGINT, and at once with a second one that is no repetition of
 * the first.
 * @param end closes what is open; gets the signal
 */
export function shutdownOnSignals(
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  end: (signal: NodeJS.Signals) => Promise<void>,
): void {
  let firstAt: number | undefined
  const hear = async (signal: NodeJS.Signals) => {
    if (firstAt !== undefined) {
      if (performance.now() - firstAt < sameSignalMs) return
      log.error(`${signal} again: what is under way is cut off`)
      process.exit(1)
    }
    firstAt = performance.now()
    log.info(`${signal}: finishing what is under way`)
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
