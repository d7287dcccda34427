/** Seeded pseudorandom numbers (mulberry32). */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** Number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  /** Whole number from `from` (inclusive) to `to` (exclusive). */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from))
  }

  pick<T>(values: readonly T[]): T | undefined {
    return values[this.between(0, values.length)]
  }
}
