/** Tests all rows. Input: tests, each with a bit; output: for each row the bits of the tests that it does not pass. */
import type { RowTest } from './condition.js'
import type { Rows } from './rows.js'
import { rowsAtOnce, type Slices } from './slices.js'

/** The bit of what no listing may fail: rows that are removed have it too. */
export const required = 0b1000_0000

export interface MaskedTest {
  test: RowTest
  bit: number
}

/** @param mask is written over; at least one byte for each row */
export async function maskRows(
  rows: Rows,
  tests: readonly MaskedTest[],
  mask: Uint8Array,
  slices: Slices,
): Promise<void> {
  const { size, removed } = rows
  for (let from = 0; from < size; from += rowsAtOnce) {
    const to = Math.min(size, from + rowsAtOnce)
    for (let row = from; row < to; row++) mask[row] = removed[row] === 1 ? required : 0
    for (const { test, bit } of tests) {
      if (typeof test === 'function') await failByRow(test, bit, mask, from, to, slices)
      else failByCode(test, bit, mask, from, to)
      await slices.pause()
    }
  }
}

function failByCode(
  { column: { codes }, passes }: Exclude<RowTest, (row: number) => boolean>,
  bit: number,
  mask: Uint8Array,
  from: number,
  to: number,
): void {
  for (let row = from; row < to; row++) if (passes[codes[row]!] === 0) mask[row]! |= bit
}

/** Of a test with many parts some thousand rows take a millisecond. */
const testedAtOnce = 1_024

async function failByRow(
  test: (row: number) => boolean,
  bit: number,
  mask: Uint8Array,
  from: number,
  to: number,
  slices: Slices,
): Promise<void> {
  for (let first = from; first < to; first += testedAtOnce) {
    const last = Math.min(to, first + testedAtOnce)
    for (let row = first; row < last; row++)
      // What fails a required test need not be tested again.
      if (mask[row]! < required && !test(row)) mask[row]! |= bit
    await slices.pause()
  }
}

/** The rows that pass all tests. */
export async function passingRows(
  { size }: Rows,
  mask: Uint8Array,
  slices: Slices,
): Promise<Uint32Array> {
  const passing = new Uint32Array(size)
  let count = 0
  for (let from = 0; from < size; from += rowsAtOnce) {
    const to = Math.min(size, from + rowsAtOnce)
    for (let row = from; row < to; row++) if (mask[row] === 0) passing[count++] = row
    await slices.pause()
  }
  return passing.subarray(0, count)
}
