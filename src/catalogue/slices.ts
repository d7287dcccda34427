import { setImmediate } from 'node:timers/promises'

/** Rows processed between two checks of the time, at a few nanoseconds each. */
export const rowsAtOnce = 32_768
const maxSliceMs = 8
/** A query that takes longer is left to PostgreSQL. */
const maxQueryMs = 2_000

/** Thrown if a query exceeds its time limit. */
export class QueryTimeout extends Error {
  override name = 'QueryTimeout'
}

/** Divides queries into slices of a few milliseconds, between which the event loop runs. */
export class Slices {
  #sliceBegan = performance.now()
  /** Infinite without a query: loading has no time limit. */
  #startedAt = Number.POSITIVE_INFINITY

  /** Starts a query. If the slice is over, the event loop runs first. */
  async begin(): Promise<void> {
    this.#startedAt = Number.POSITIVE_INFINITY
    await this.pause()
    this.#startedAt = performance.now()
  }

  /**
   * Lets the event loop run if the slice is over. Call it at least every two milliseconds.
   * @throws QueryTimeout
   */
  async pause(): Promise<void> {
    const now = performance.now()
    if (now - this.#sliceBegan < maxSliceMs) return
    if (now - this.#startedAt > maxQueryMs) throw new QueryTimeout()
    await setImmediate()
    this.#sliceBegan = performance.now()
  }
}
