import type { FastifyBaseLogger } from 'fastify'

const exitTimeoutMs = 29_000

/** What closes what was opened, the last first. */
export class CleanupStack {
  readonly #callbacks: (() => Promise<unknown>)[] = []

  push(callback: () => Promise<unknown>): void {
    this.#callbacks.push(callback)
  }

  async close(): Promise<void> {
    for (let callback = this.#callbacks.pop(); callback; callback = this.#callbacks.pop())
      await callback()
  }
}

/** Ends the process when it has not finished in time. */
export function forceExitAfter(log: Pick<FastifyBaseLogger, 'error'>, moreMs = 0): void {
  setTimeout(() => {
    log.error('It took too long to finish')
    process.exit(1)
  }, exitTimeoutMs + moreMs).unref()
}
