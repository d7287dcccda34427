import { setImmediate } from 'node:timers/promises'

/** Rows between two looks at the clock. */
export const rowsAtOnce = 32_768
const longestSliceMs = 8

/** Work that other requests wait for at most some milliseconds: it pauses whenever it has run for as long. */
export class Slices {
  #begunAt = performance.now()

  /** Lets others run if the time of this slice is over. To be called between parts that take a millisecond or two. */
  async pause(): Promise<void> {
    if (performance.now() - this.#begunAt < longestSliceMs) return
    await setImmediate()
    this.#begunAt = performance.now()
  }
}
