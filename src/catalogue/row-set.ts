/** Bit sets of rows. Operations process 32 rows at a time. */
import { rowsAtOnce, type Slices } from './slices.js'

/** Bit `row % 32` of element `row / 32` is 1 if the set contains the row. */
export type RowSet = Uint32Array

/** Tests a row by its code in one of several columns, or by a function. */
export type RowTest = readonly CodeTest[] | ((row: number) => boolean)

/** Test of the codes of one column. */
export interface CodeTest {
  column: { codes: ArrayLike<number> }
  /** By code, 1 if the value passes, else 0. */
  passes: Uint8Array
}

const wordsAtOnce = rowsAtOnce / 32
/** Rows tested by a function between two checks of the time. */
const rowsPerCall = 1_024

/** Returns the number of elements of a set of `rows` rows. */
export const setLength = (rows: number) => Math.ceil(rows / 32)

export function addRow(set: RowSet, row: number): void {
  set[row >>> 5]! |= 1 << (row & 31)
}

export function deleteRow(set: RowSet, row: number): void {
  set[row >>> 5]! &= ~(1 << (row & 31))
}

/** Removes the rows that fail a test. */
export async function keepPassing(set: RowSet, test: RowTest, slices: Slices): Promise<void> {
  if (typeof test === 'function') return keepByFunction(set, test, slices)
  for (let from = 0; from < set.length; from += wordsAtOnce) {
    const to = Math.min(set.length, from + wordsAtOnce)
    for (let word = from; word < to; word++) {
      const bits = set[word]!
      if (bits === 0) continue
      set[word] = isSparse(bits) ? filterBits(test, word, bits) : bits & allPassing(test, word)
    }
    await slices.pause()
  }
}

/** Whether at most four bits are 1. */
function isSparse(bits: number): boolean {
  const three = bits & (bits - 1)
  const two = three & (three - 1)
  const one = two & (two - 1)
  return (one & (one - 1)) === 0
}

function filterBits(tests: readonly CodeTest[], word: number, bits: number): number {
  let passing = 0
  for (let remaining = bits; remaining !== 0; remaining &= remaining - 1) {
    const row = lowestRow(word, remaining)
    for (const { column, passes } of tests) passing |= passes[column.codes[row]!]! << (row & 31)
  }
  return passing
}

function allPassing(tests: readonly CodeTest[], word: number): number {
  let passing = 0
  for (const { column, passes } of tests) passing |= passingBits(column.codes, passes, word)
  return passing
}

/** Unrolled: a loop over single bits takes four times as long. */
function passingBits(codes: ArrayLike<number>, passes: Uint8Array, word: number): number {
  let passing = 0
  for (let bit = 0, row = word << 5; bit < 32; bit += 8, row += 8) {
    passing |=
      (passes[codes[row]!]! |
        (passes[codes[row + 1]!]! << 1) |
        (passes[codes[row + 2]!]! << 2) |
        (passes[codes[row + 3]!]! << 3) |
        (passes[codes[row + 4]!]! << 4) |
        (passes[codes[row + 5]!]! << 5) |
        (passes[codes[row + 6]!]! << 6) |
        (passes[codes[row + 7]!]! << 7)) <<
      bit
  }
  return passing
}

async function keepByFunction(
  set: RowSet,
  test: (row: number) => boolean,
  slices: Slices,
): Promise<void> {
  let remaining = rowsPerCall
  for (let word = 0; word < set.length; word++) {
    let failing = 0
    for (let bits = set[word]!; bits !== 0; bits &= bits - 1) {
      const row = lowestRow(word, bits)
      remaining--
      if (!test(row)) failing |= 1 << (row & 31)
    }
    set[word]! &= ~failing
    if (remaining > 0 && word % wordsAtOnce !== 0) continue
    await slices.pause()
    remaining = rowsPerCall
  }
}

/** Returns the row of the lowest bit of an element. @param bits not 0 */
const lowestRow = (word: number, bits: number) => (word << 5) + 31 - Math.clz32(bits & -bits)

/** Removes the rows that another set does not contain. */
export function intersect(set: RowSet, other: RowSet): void {
  for (let word = 0; word < set.length; word++) set[word]! &= other[word]!
}

/**
 * Lists the rows of a set in ascending order.
 * @param rows output buffer, with at least one element for each row of the set
 * @returns the used part of `rows`
 */
export async function listRows(
  set: RowSet,
  rows: Uint32Array,
  slices: Slices,
): Promise<Uint32Array> {
  let count = 0
  for (let from = 0; from < set.length; from += wordsAtOnce) {
    const to = Math.min(set.length, from + wordsAtOnce)
    for (let word = from; word < to; word++)
      for (let bits = set[word]!; bits !== 0; bits &= bits - 1)
        rows[count++] = lowestRow(word, bits)
    await slices.pause()
  }
  return rows.subarray(0, count)
}

const allBits = 2 ** 32 - 1

/** Counts the rows of a set by code of a column. */
export async function countCodes(
  set: RowSet,
  { codes, size }: { codes: ArrayLike<number>; size: number },
  slices: Slices,
): Promise<Uint32Array> {
  const counts = new Uint32Array(size)
  for (let from = 0; from < set.length; from += wordsAtOnce) {
    const to = Math.min(set.length, from + wordsAtOnce)
    for (let word = from; word < to; word++) {
      let bits = set[word]!
      if (bits === allBits)
        for (let row = word << 5, end = row + 32; row < end; row++) counts[codes[row]!]!++
      else for (; bits !== 0; bits &= bits - 1) counts[codes[lowestRow(word, bits)]!]!++
    }
    await slices.pause()
  }
  return counts
}
