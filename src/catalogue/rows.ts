/**
 * The listings in memory. Input: rows as PostgreSQL writes them; output: columns by row. A row keeps its number for as
 * long as the index lives; that of a deleted listing is marked.
 */
import { resized } from '../values/typed-array.js'
import { Column } from './column.js'
import type { CopyLine } from './copy-line.js'
import { type IndexedName, indexedFields, indexedNames, textEnd } from './fields.js'
import { addRow, deleteRow, type RowSet, setLength } from './row-set.js'
import { ListingSearch } from './search/listing-search.js'

/** Room is made for so many rows at first, and for half as many again as there are when it is used up. */
const leastRoom = 1_024

export class Rows {
  /** Rows that were ever made. */
  size = 0
  /** The rows of listings that have not been deleted. */
  #present: RowSet = new Uint32Array(0)
  /** By row, milliseconds. */
  createdAt = new Float64Array(0)
  /** Four numbers for each row. */
  #ids = new Uint32Array(0)
  readonly columns: Readonly<Record<IndexedName, Column>>
  /** The same columns as `selectedSql` reads them. */
  readonly #inOrder: readonly Column[]
  readonly search: ListingSearch
  /** Rows below this are in the order of their ids. */
  #sorted = 0
  /** Those behind them by id. */
  readonly #others = new Map<string, number>()

  constructor() {
    const columns = indexedNames.map((name) => [name, new Column(indexedFields[name])])
    this.columns = Object.fromEntries(columns) as Record<IndexedName, Column>
    this.#inOrder = indexedNames.map((name) => this.columns[name])
    this.search = new ListingSearch(this.columns, textEnd)
  }

  /** Returns a new set of the rows of listings that have not been deleted. */
  present(): RowSet {
    return this.#present.slice(0, setLength(this.size))
  }

  /** What is kept besides the columns: distinct values, and ids out of order. It grows with changes alone. */
  get extras(): number {
    const distinct = indexedNames.map((name) => this.columns[name].size)
    return distinct.reduce((sum, one) => sum + one, this.#others.size)
  }

  /** Adds a listing that is not there, whose ID is greater than all others. */
  append(line: CopyLine): void {
    this.#write(this.#add(line), line)
    this.#sorted = this.size
  }

  /** Sets a listing, whether it is there or not. */
  set(line: CopyLine): void {
    const id = line.textOf(0)
    let row = this.find(id)
    if (row === undefined) {
      row = this.#add(line)
      this.#others.set(id, row)
    }
    this.#write(row, line)
  }

  /** Removes a listing if it is there. */
  remove(id: string): void {
    const row = this.find(id)
    if (row !== undefined) deleteRow(this.#present, row)
  }

  /** The row of a product, also of one that is removed. */
  find(id: string): number | undefined {
    const words = wordsOf(id)
    const row = this.#firstBehind(words)
    return row < this.#sorted && this.#compare(row, words) === 0 ? row : this.#others.get(id)
  }

  /** The id of the product of a row. */
  idOf(row: number): string {
    const hex = [...this.#ids.subarray(row * 4, row * 4 + 4)]
      .map((word) => word.toString(16).padStart(8, '0'))
      .join('')
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  }

  /** The parts of an ID by which rows are ordered, the first one first: numbers that are exact. */
  readonly idParts: readonly ((row: number) => number)[] = [
    // Rows are loaded in the order of their IDs.
    (row) => (row < this.#sorted ? row : this.#placeOf(row)),
    (row) => this.#ids[row * 4]! * 2 ** 16 + (this.#ids[row * 4 + 1]! >>> 16),
    (row) => (this.#ids[row * 4 + 1]! & 0xffff) * 2 ** 32 + this.#ids[row * 4 + 2]!,
    (row) => this.#ids[row * 4 + 3]!,
  ]

  /** The place of a row that was added later among those that are in the order of their IDs. */
  #placeOf(row: number): number {
    const words = this.#ids.subarray(row * 4, row * 4 + 4)
    return this.#firstBehind(words) - 0.5
  }

  /** The first of the rows in the order of their IDs whose ID is not less. */
  #firstBehind(words: ArrayLike<number>): number {
    let [from, to] = [0, this.#sorted]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (this.#compare(middle, words) < 0) from = middle + 1
      else to = middle
    }
    return from
  }

  /** Below 0 where the id of a row comes before another, above 0 where it comes behind it. */
  compareId(row: number, id: string): number {
    return this.#compare(row, wordsOf(id))
  }

  #compare(row: number, words: ArrayLike<number>): number {
    for (let i = 0; i < 4; i++) {
      const difference = this.#ids[row * 4 + i]! - words[i]!
      if (difference !== 0) return difference
    }
    return 0
  }

  #add({ bytes, starts, ends }: CopyLine): number {
    if (this.size === this.createdAt.length)
      this.reserve(Math.max(leastRoom, Math.ceil(this.size * 1.5)))
    const row = this.size++
    readId(bytes, starts[0]!, ends[0]!, this.#ids, row * 4)
    return row
  }

  #write(row: number, { bytes, starts, ends, hashes }: CopyLine): void {
    addRow(this.#present, row)
    this.createdAt[row] = Number(bytes.toString('latin1', starts[1], ends[1]))
    for (let i = 0, field = 2; i < this.#inOrder.length; i++, field++)
      this.#inOrder[i]!.set(row, bytes, starts[field]!, ends[field]!, hashes[field]!)
    this.search.set(row)
  }

  /** Frees most of the memory that was reserved for more listings. */
  trim(): void {
    this.reserve(Math.ceil(this.size * 1.01))
    for (const column of this.#inOrder) column.trim()
  }

  /** Makes room for at least so many rows in all, not fewer than there are. */
  reserve(rows: number): void {
    this.#present = resized(this.#present, setLength(rows))
    // Sets of rows have 32 rows in each element.
    const room = this.#present.length * 32
    this.createdAt = resized(this.createdAt, room)
    this.#ids = resized(this.#ids, room * 4)
    for (const column of this.#inOrder) column.reserve(room)
    this.search.reserve(room)
  }
}

const dash = 0x2d

/** Writes a UUID as four numbers of 32 bits. */
function readId(
  source: Uint8Array,
  from: number,
  to: number,
  into: Uint32Array,
  offset: number,
): void {
  let word = 0
  let digits = 0
  for (let at = from; at < to; at++) {
    // Letters in lower case; digits and dashes are the same.
    const character = source[at]! | 0x20
    if (character === dash) continue
    // `0` to `9` are 0x30 to 0x39, `a` to `f` 0x61 to 0x66.
    word = (word << 4) | (character < 0x3a ? character - 0x30 : character - 0x57)
    if ((++digits & 7) === 0) into[offset + (digits >>> 3) - 1] = word
  }
}

function wordsOf(id: string): Uint32Array {
  const words = new Uint32Array(4)
  const source = Buffer.from(id)
  readId(source, 0, source.length, words, 0)
  return words
}
