/**
 * Distinct combinations of the codes of several columns, by row. A condition on these columns is tested once for each
 * combination. The listings of an outlet share one.
 */
import { resized, withRoom } from '../values/typed-array.js'
import type { Column } from './column.js'

const minSlots = 1_024

/** Combination of each row, with the codes of its columns. */
export class Combinations {
  /** By row, the number of its combination. */
  codes = new Uint32Array(0)
  /** Number of combinations. */
  size = 0
  readonly #columns: readonly Column[]
  /** By column, the code of each combination. */
  readonly #parts: Uint32Array[]
  /** A hash table with open addressing: numbers of combinations from 1, and 0 for a free slot. */
  #slots = new Uint32Array(minSlots)

  constructor(columns: readonly Column[]) {
    this.#columns = columns
    this.#parts = columns.map(() => new Uint32Array(0))
  }

  /** Returns by combination the code of its value in a column. */
  partsOf(column: number): Uint32Array {
    return this.#parts[column]!
  }

  /** Sets the combination of a row, after all columns have its codes. */
  set(row: number): void {
    const columns = this.#columns
    let hash = 0
    for (let at = 0; at < columns.length; at++)
      hash = Math.imul(hash ^ columns[at]!.codes[row]!, 0x9e3779b1)
    this.codes[row] = this.#find(row, hash ^ (hash >>> 15))
  }

  #find(row: number, hash: number): number {
    const last = this.#slots.length - 1
    for (let slot = hash & last; ; slot = (slot + 1) & last) {
      const number = this.#slots[slot]! - 1
      if (number >= 0 && !this.#isOf(number, row)) continue
      if (number >= 0) return number
      this.#slots[slot] = this.size + 1
      return this.#add(row)
    }
  }

  #isOf(number: number, row: number): boolean {
    for (let at = 0; at < this.#columns.length; at++)
      if (this.#parts[at]![number] !== this.#columns[at]!.codes[row]) return false
    return true
  }

  #add(row: number): number {
    const number = this.size++
    for (const [at, { codes }] of this.#columns.entries()) {
      const parts = withRoom(this.#parts[at]!, this.size)
      parts[number] = codes[row]!
      this.#parts[at] = parts
    }
    if (this.size * 2 > this.#slots.length) this.#grow()
    return number
  }

  #grow(): void {
    const slots = new Uint32Array(this.#slots.length * 4)
    const last = slots.length - 1
    for (let number = 0; number < this.size; number++) {
      let hash = 0
      for (const parts of this.#parts) hash = Math.imul(hash ^ parts[number]!, 0x9e3779b1)
      let slot = (hash ^ (hash >>> 15)) & last
      while (slots[slot] !== 0) slot = (slot + 1) & last
      slots[slot] = number + 1
    }
    this.#slots = slots
  }

  /** Allocates codes for a number of rows. */
  reserve(rows: number): void {
    this.codes = resized(this.codes, rows)
  }
}
