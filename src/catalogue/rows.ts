/**
 * All listings by row number. A listing keeps its row until the index is reloaded; rows of deleted listings are not
 * reused.
 */
import { resize } from '../values/typed-array.js'
import { Column } from './column.js'
import type { CopyLine } from './copy-line.js'
import { type IndexedName, indexedFields, indexedNames, textEnd } from './fields.js'
import { addRow, deleteRow, type RowSet, setLength } from './row-set.js'
import { ListingSearch } from './search/listing-search.js'

/** Initial capacity in rows. When it is full, it grows by half. */
const minCapacity = 1_024

/** Columns of all listings, with their product IDs and creation times. */
export class Rows {
  /** Number of rows, including those of deleted listings. */
  size = 0
  /** Rows of listings that are not deleted. */
  #present: RowSet = new Uint32Array(0)
  /** Creation time by row, in milliseconds. */
  createdAt = new Float64Array(0)
  /** Product IDs, four elements for each row. */
  #ids = new Uint32Array(0)
  readonly columns: Readonly<Record<IndexedName, Column>>
  /** Columns in the order of `selectedSql`. */
  readonly #inOrder: readonly Column[]
  readonly search: ListingSearch
  /** Rows below this are sorted by ID. */
  #sorted = 0
  /** The other rows, by ID. */
  readonly #others = new Map<string, number>()

  constructor() {
    const columns = indexedNames.map((name) => [name, new Column(indexedFields[name])])
    this.columns = Object.fromEntries(columns) as Record<IndexedName, Column>
    this.#inOrder = indexedNames.map((name) => this.columns[name])
    this.search = new ListingSearch(this.columns, textEnd)
  }

  /** Returns a new set of the rows of listings that are not deleted. */
  present(): RowSet {
    return this.#present.slice(0, setLength(this.size))
  }

  /** Number of distinct values and unsorted IDs. It grows only with changes, since neither is removed. */
  get overhead(): number {
    const distinct = indexedNames.map((name) => this.columns[name].size)
    return distinct.reduce((sum, one) => sum + one, this.#others.size)
  }

  /** Adds a listing whose ID is greater than all others. */
  append(line: CopyLine): void {
    this.#write(this.#add(line), line)
    this.#sorted = this.size
  }

  /** Adds or updates a listing. */
  set(line: CopyLine): void {
    const id = line.textOf(0)
    let row = this.find(id)
    if (row === undefined) {
      row = this.#add(line)
      this.#others.set(id, row)
    }
    this.#write(row, line)
  }

  /** Removes a listing, if it exists. */
  remove(id: string): void {
    const row = this.find(id)
    if (row !== undefined) deleteRow(this.#present, row)
  }

  /** Returns the row of a product, including deleted ones. */
  find(id: string): number | undefined {
    const words = wordsOf(id)
    const row = this.#firstBehind(words)
    return row < this.#sorted && this.#compare(row, words) === 0 ? row : this.#others.get(id)
  }

  /** Returns the product ID of a row. */
  idOf(row: number): string {
    const hex = [...this.#ids.subarray(row * 4, row * 4 + 4)]
      .map((word) => word.toString(16).padStart(8, '0'))
      .join('')
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  }

  /** Sort keys of an ID, most significant first. Each has at most 48 bits, so that a number represents it exactly. */
  readonly idParts: readonly ((row: number) => number)[] = [
    // Loaded rows are sorted by ID.
    (row) => (row < this.#sorted ? row : this.#placeOf(row)),
    (row) => this.#ids[row * 4]! * 2 ** 16 + (this.#ids[row * 4 + 1]! >>> 16),
    (row) => (this.#ids[row * 4 + 1]! & 0xffff) * 2 ** 32 + this.#ids[row * 4 + 2]!,
    (row) => this.#ids[row * 4 + 3]!,
  ]

  /** Returns the position of a row that was added later among the sorted rows. */
  #placeOf(row: number): number {
    const words = this.#ids.subarray(row * 4, row * 4 + 4)
    return this.#firstBehind(words) - 0.5
  }

  /** Returns the first sorted row whose ID is not less. */
  #firstBehind(words: ArrayLike<number>): number {
    let [from, to] = [0, this.#sorted]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (this.#compare(middle, words) < 0) from = middle + 1
      else to = middle
    }
    return from
  }

  /** Returns a negative number if the ID of a row is less than another, a positive one if it is greater. */
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
      this.reserve(Math.max(minCapacity, Math.ceil(this.size * 1.5)))
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

  /** Frees most of the memory reserved for more listings. */
  trim(): void {
    this.reserve(Math.ceil(this.size * 1.01))
    for (const column of this.#inOrder) column.trim()
  }

  /** Sets the capacity, rounded up. @param rows at least `size` */
  reserve(rows: number): void {
    this.#present = resize(this.#present, setLength(rows))
    // An element of a set has 32 rows.
    const room = this.#present.length * 32
    this.createdAt = resize(this.createdAt, room)
    this.#ids = resize(this.#ids, room * 4)
    for (const column of this.#inOrder) column.reserve(room)
    this.search.reserve(room)
  }
}

const dash = 0x2d

/** Parses a UUID to four numbers of 32 bits. */
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
    // Lower case. Digits and dashes have this bit already.
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
