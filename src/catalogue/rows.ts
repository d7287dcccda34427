/**
 * The listings in memory. Input: rows as PostgreSQL writes them; output: columns by row. A row keeps its number for as
 * long as the index lives; that of a deleted listing is marked.
 */
import { resized } from '../values/typed-array.js'
import { Column } from './column.js'
import {
  type IndexedField,
  type IndexedName,
  indexedFields,
  indexedNames,
  textEnd,
} from './fields.js'
import { ListingSearch } from './search/listing-search.js'

/** A listing as `selectedSql` reads it. */
export type ListingTexts = readonly (string | null)[]

/** The bit of a mask of rows for what no listing may fail. */
export const required = 0b1000_0000

/** Room is made for so many rows at first, and for half as many again as there are when it is used up. */
const leastRoom = 1_024

export class Rows {
  /** Rows that were ever made. */
  size = 0
  /** By row, `required` where there is no such listing any more, else 0: what a mask begins with. */
  removed = new Uint8Array(0)
  /** By row, milliseconds. */
  createdAt = new Float64Array(0)
  /** Four numbers for each row. */
  #ids = new Uint32Array(0)
  readonly columns: Readonly<Record<IndexedName, Column>>
  readonly search: ListingSearch
  /** Rows below this are in the order of their ids. */
  #sorted = 0
  /** Those behind them by id. */
  readonly #others = new Map<string, number>()

  constructor() {
    const columns = indexedNames.map((name) => {
      const { parse, kind }: IndexedField = indexedFields[name]
      return [name, new Column(parse, kind === 'list')]
    })
    this.columns = Object.fromEntries(columns) as Record<IndexedName, Column>
    this.search = new ListingSearch(this.columns, textEnd)
  }

  /** What is kept besides the columns: distinct values, and ids out of order. It grows with changes alone. */
  get extras(): number {
    const distinct = indexedNames.map((name) => this.columns[name].values.length)
    return distinct.reduce((sum, one) => sum + one, this.#others.size)
  }

  /** Adds a listing that is not there, whose id is greater than all others. */
  append(texts: ListingTexts): void {
    this.#write(this.#add(texts[0]!), texts)
    this.#sorted = this.size
  }

  /** Sets a listing, whether it is there or not. */
  set(texts: ListingTexts): void {
    const id = texts[0]!
    let row = this.find(id)
    if (row === undefined) {
      row = this.#add(id)
      this.#others.set(id, row)
    }
    this.#write(row, texts)
  }

  /** Removes a listing if it is there. */
  remove(id: string): void {
    const row = this.find(id)
    if (row !== undefined) this.removed[row] = required
  }

  /** The row of a product, also of one that is removed. */
  find(id: string): number | undefined {
    const words = wordsOf(id)
    let [from, to] = [0, this.#sorted]
    while (from < to) {
      const middle = (from + to) >>> 1
      const order = this.#compare(middle, words)
      if (order === 0) return middle
      if (order < 0) from = middle + 1
      else to = middle
    }
    return this.#others.get(id)
  }

  /** The id of the product of a row. */
  idOf(row: number): string {
    const hex = [...this.#ids.subarray(row * 4, row * 4 + 4)]
      .map((word) => word.toString(16).padStart(8, '0'))
      .join('')
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  }

  /** The parts of an id by which rows are ordered, the first one first: numbers that are exact. */
  readonly idParts: readonly ((row: number) => number)[] = [
    (row) => this.#ids[row * 4]! * 2 ** 16 + (this.#ids[row * 4 + 1]! >>> 16),
    (row) => (this.#ids[row * 4 + 1]! & 0xffff) * 2 ** 32 + this.#ids[row * 4 + 2]!,
    (row) => this.#ids[row * 4 + 3]!,
  ]

  /** Below 0 where the id of a row comes before another, above 0 where it comes behind it. */
  compareId(row: number, id: string): number {
    return this.#compare(row, wordsOf(id))
  }

  #compare(row: number, words: readonly number[]): number {
    for (let i = 0; i < 4; i++) {
      const difference = this.#ids[row * 4 + i]! - words[i]!
      if (difference !== 0) return difference
    }
    return 0
  }

  #add(id: string): number {
    if (this.size === this.removed.length)
      this.reserve(Math.max(leastRoom, Math.ceil(this.size * 1.5)))
    const row = this.size++
    this.#ids.set(wordsOf(id), row * 4)
    return row
  }

  #write(row: number, texts: ListingTexts): void {
    this.removed[row] = 0
    this.createdAt[row] = Number(texts[1])
    for (let i = 0; i < indexedNames.length; i++)
      this.columns[indexedNames[i]!].set(row, texts[i + 2]!)
    this.search.set(row)
  }

  /** Makes room for so many rows in all, not fewer than there are. */
  reserve(room: number): void {
    this.removed = resized(this.removed, room)
    this.createdAt = resized(this.createdAt, room)
    this.#ids = resized(this.#ids, room * 4)
    for (const name of indexedNames) this.columns[name].reserve(room)
    this.search.reserve(room)
  }
}

/** A UUID as four numbers of 32 bits. */
function wordsOf(id: string): number[] {
  const words: number[] = []
  const hex = id.replaceAll('-', '')
  for (let at = 0; at < 32; at += 8) words.push(Number.parseInt(hex.slice(at, at + 8), 16))
  return words
}
