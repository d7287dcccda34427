import type { FastifyBaseLogger } from 'fastify'

const exitTimeoutMs = 29_000

/** What closes what was opened, the last first. */
export class Closers {
  readonly #closers: (() => Promise<unknown>)[] = []

  push(closer: () => Promise<unknown>): void {
    this.#closers.push(closer)
  }

  async close(): Promise<void> {
    for (let closer = this.#closers.pop(); closer; closer = this.#closers.pop()) await closer()
  }
}

/** Ends the process when it has not finished in time. */
export function exitInTime(log: Pick<FastifyBaseLogger, 'error'>, moreMs = 0): void {
  setTimeout(() => {
    log.error('It took too long to finish')
    process.exit(1)
  }, exitTimeoutMs + moreMs).unref()
}
