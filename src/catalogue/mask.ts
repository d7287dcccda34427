/** Tests all rows. Input: tests, each with a bit; output: for each row the bits of the tests that it does not pass. */
import type { CodeTest, RowTest } from './condition.js'
import { type Rows, required } from './rows.js'
import { rowsAtOnce, type Slices } from './slices.js'

export interface MaskedTest {
  test: RowTest
  bit: number
}

/** Where fewer than one row in so many is left, the rest are tested one by one. */
const sparse = 8
/** Of a test with many parts some thousand rows take a millisecond. */
const testedAtOnce = 1_024

/** @param mask is written over; at least one byte for each row */
export async function maskRows(
  { size, removed }: Rows,
  tests: readonly MaskedTest[],
  mask: Uint8Array,
  slices: Slices,
): Promise<void> {
  const part = new MaskedPart(mask)
  const all = tests.map(({ test, bit }) => ({ test, bit, passes: passesRow(test) }))
  mask.set(removed.subarray(0, size))
  for (let from = 0; from < size; from += rowsAtOnce) {
    part.begin(from, Math.min(size, from + rowsAtOnce))
    for (const [at, { test, bit, passes }] of all.entries()) {
      if (at > 0 && all[at - 1]!.bit === required) part.findLeft()
      if (part.isSparse) part.failLeft(passes, bit)
      else if (typeof test === 'function') await part.failByRow(test, bit, slices)
      else if (test.length === 1) part.failByCode(test[0]!, bit)
      else part.failByCodes(test, bit)
      await slices.pause()
    }
  }
}

/** A test as one of a row. */
function passesRow(test: RowTest): (row: number) => boolean {
  if (typeof test === 'function') return test
  const all = test.map(({ column: { codes }, passes }) => ({ codes, passes }))
  return (row) => {
    for (const { codes, passes } of all) if (passes[codes[row]!] !== 0) return true
    return false
  }
}

/** A part of the rows while it is masked. */
class MaskedPart {
  readonly #mask: Uint8Array
  #from = 0
  #to = 0
  /** The rows that fail no required test, once they are few. */
  readonly #left = new Uint32Array(rowsAtOnce / sparse)
  #leftCount = 0
  isSparse = false
  /** By place in the part, 1 where one of several columns passes. */
  readonly #passed = new Uint8Array(rowsAtOnce)

  constructor(mask: Uint8Array) {
    this.#mask = mask
  }

  begin(from: number, to: number): void {
    this.#from = from
    this.#to = to
    this.isSparse = false
  }

  failByCode({ column: { codes }, passes }: CodeTest, bit: number): void {
    const mask = this.#mask
    const to = this.#to
    for (let row = this.#from; row < to; row++) if (passes[codes[row]!] === 0) mask[row]! |= bit
  }

  failByCodes(tests: readonly CodeTest[], bit: number): void {
    const passed = this.#passed
    passed.fill(0)
    for (const test of tests) this.#passByCode(test)
    const mask = this.#mask
    const [from, to] = [this.#from, this.#to]
    for (let row = from; row < to; row++) if (passed[row - from] === 0) mask[row]! |= bit
  }

  #passByCode({ column: { codes }, passes }: CodeTest): void {
    const passed = this.#passed
    const [from, to] = [this.#from, this.#to]
    for (let row = from; row < to; row++) if (passes[codes[row]!] !== 0) passed[row - from] = 1
  }

  async failByRow(test: (row: number) => boolean, bit: number, slices: Slices): Promise<void> {
    const mask = this.#mask
    for (let first = this.#from; first < this.#to; first += testedAtOnce) {
      const last = Math.min(this.#to, first + testedAtOnce)
      for (let row = first; row < last; row++)
        // What fails a required test need not be tested again.
        if (mask[row]! < required && !test(row)) mask[row]! |= bit
      await slices.pause()
    }
  }

  failLeft(passes: (row: number) => boolean, bit: number): void {
    const mask = this.#mask
    for (let at = 0; at < this.#leftCount; at++) {
      const row = this.#left[at]!
      if (mask[row]! < required && !passes(row)) mask[row]! |= bit
    }
  }

  /** Looks which rows fail no required test, until they are not few. */
  findLeft(): void {
    if (this.isSparse) return
    const mask = this.#mask
    const left = this.#left
    let count = 0
    for (let row = this.#from; row < this.#to && count <= left.length; row++)
      if (mask[row]! < required) left[count++] = row
    this.isSparse = count <= left.length
    this.#leftCount = count
  }
}

/**
 * The rows that pass all tests.
 * @param passing is written over; at least one element for each row
 * @returns a part of `passing`
 */
export async function passingRows(
  { size }: Rows,
  mask: Uint8Array,
  passing: Uint32Array,
  slices: Slices,
): Promise<Uint32Array> {
  let count = 0
  for (let from = 0; from < size; from += rowsAtOnce) {
    const to = Math.min(size, from + rowsAtOnce)
    for (let row = from; row < to; row++) if (mask[row] === 0) passing[count++] = row
    await slices.pause()
  }
  return passing.subarray(0, count)
}
