import type { FastifyBaseLogger } from 'fastify'

const exitTimeoutMs = 29_000

/** Callbacks that release resources, called in reverse order. */
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

/** Exits with code 1 if the process still runs after 29 seconds plus `moreMs`. */
export function forceExitAfter(log: Pick<FastifyBaseLogger, 'error'>, moreMs = 0): void {
  setTimeout(() => {
    log.error('The shutdown timed out')
    process.exit(1)
  }, exitTimeoutMs + moreMs).unref()
}
