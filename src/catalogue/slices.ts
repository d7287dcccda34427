import { setImmediate } from 'node:timers/promises'

/** Rows between two looks at the clock, where a row costs some nanoseconds. */
export const rowsAtOnce = 32_768
const longestSliceMs = 8
/** PostgreSQL answers what the index has not answered after this. */
const longestQuestionMs = 2_000

/** Thrown where a question has taken longer than it may. */
export class QuestionTimeout extends Error {
  override name = 'QuestionTimeout'
}

/** The work of the index, one question after the other: it pauses whenever it has run for some milliseconds. */
export class Slices {
  #sliceBegan = performance.now()
  /** Infinite while there is no question: what is loaded takes as long as it takes. */
  #questionBegan = Number.POSITIVE_INFINITY

  /** Begins a question: what waits meanwhile runs first if the time of the slice is over. */
  async begin(): Promise<void> {
    this.#questionBegan = Number.POSITIVE_INFINITY
    await this.pause()
    this.#questionBegan = performance.now()
  }

  /**
   * Lets others run if the time of this slice is over. To be called between parts that take a millisecond or two.
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
