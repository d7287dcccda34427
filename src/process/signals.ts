import type { FastifyBaseLogger } from 'fastify'

/** npm hands on to us the signal of the terminal, which we have had from the terminal itself. */
const sameSignalMs = 1_000

/**
 * Ends the process in order with the first SIGTERM or SIGINT, and at once with a second one that is no repetition of
 * the first.
 * @param end what is to be done before; it gets the signal
 */
export function endOnSignals(
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
      log.error({ err: error }, 'The end was not in order')
      process.exit(1)
    }
  }
  process.on('SIGTERM', hear)
  process.on('SIGINT', hear)
}
