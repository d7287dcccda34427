import { setImmediate } from 'node:timers/promises'

/** Rows processed between two checks of the time, at a few nanoseconds each. */
export const rowsAtOnce = 32_768
const longestSliceMs = 8
/** A query that takes longer is left to PostgreSQL. */
const longestQuestionMs = 2_000

/** Thrown if a query exceeds its time limit. */
export class QuestionTimeout extends Error {
  override name = 'QuestionTimeout'
}

/** Divides queries into slices of a few milliseconds, between which the event loop runs. */
export class Slices {
  #sliceBegan = performance.now()
  /** Infinite without a query: loading has no time limit. */
  #questionBegan = Number.POSITIVE_INFINITY

  /** Starts a query. If the slice is over, the event loop runs first. */
  async begin(): Promise<void> {
    this.#questionBegan = Number.POSITIVE_INFINITY
    await this.pause()
    this.#questionBegan = performance.now()
  }

  /**
   * Lets the event loop run if the slice is over. Call it at least every two milliseconds.
   * @throws QuestionTimeout
   */
  async pause(): Promise<void> {
    const now = performance.now()
    if (now - this.#sliceBegan < longestSliceMs) return
    if (now - this.#questionBegan > longestQuestionMs) throw new QuestionTimeout()
    await setImmediate()
    this.#sliceBegan = performance.now()
  }
}
