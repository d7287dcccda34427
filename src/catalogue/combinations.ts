/**
 * Distinct combinations of the codes of several columns, by row. A condition on these columns is tested once for each
 * combination. The listings of an outlet share one.
 */
import { ensureCapacity, resize } from '../values/typed-array.js'
import type { Column } from './column.js'
import { HashTable } from './hash-table.js'

/** Combination of each row, with the codes of its columns. */
export class Combinations {
  /** By row, the number of its combination. */
  codes = new Uint32Array(0)
  readonly #columns: readonly Column[]
  /** By column, the code of each combination. */
  readonly #parts: Uint32Array[]
  readonly #table = new HashTable()

  constructor(columns: readonly Column[]) {
    this.#columns = columns
    this.#parts = columns.map(() => new Uint32Array(0))
  }

  /** Number of combinations. */
  get size(): number {
    return this.#table.size
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
    const table = this.#table
    let number = table.first(hash)
    while (number >= 0 && !this.#isOf(number, row)) number = table.next()
    this.codes[row] = number < 0 ? this.#add(row) : number
  }

  #isOf(number: number, row: number): boolean {
    for (let at = 0; at < this.#columns.length; at++)
      if (this.#parts[at]![number] !== this.#columns[at]!.codes[row]) return false
    return true
  }

  #add(row: number): number {
    const number = this.#table.add()
    for (const [at, { codes }] of this.#columns.entries()) {
      const parts = ensureCapacity(this.#parts[at]!, this.size)
      parts[number] = codes[row]!
      this.#parts[at] = parts
    }
    return number
  }

  /** Allocates codes for a number of rows. */
  reserve(rows: number): void {
    this.codes = resize(this.codes, rows)
  }
}
