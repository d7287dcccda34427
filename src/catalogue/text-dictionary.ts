/**
 * Set of distinct texts, numbered from 0 in the order of insertion. It stores and compares bytes. With strings in a
 * `Map`, loading the index took 1.5 times as long, most of it for decoding.
 */
import { ensureCapacity, resize } from '../values/typed-array.js'
import { HashTable } from './hash-table.js'

/** Extends the hash of a text by one byte. The hash of an empty text is 0. */
export const extendHash = (hash: number, byte: number) => Math.imul(hash ^ byte, 0x01000193)

/** Set of texts with a number for each. */
export class TextDictionary {
  readonly #table = new HashTable()
  /** All texts in UTF-8, concatenated. */
  #bytes = new Uint8Array(0)
  /** End of each text in `#bytes`, by number. */
  #ends = new Uint32Array(0)

  /** Number of texts. */
  get size(): number {
    return this.#table.size
  }

  /**
   * Returns the number of a text, and adds the text if it is new.
   * @param hash computed with `extendHash` over all bytes
   */
  add(source: Uint8Array, from: number, to: number, hash: number): number {
    const table = this.#table
    for (let number = table.first(hash); number >= 0; number = table.next())
      if (this.#is(number, source, from, to)) return number
    return this.#append(source, from, to)
  }

  #is(number: number, source: Uint8Array, from: number, to: number): boolean {
    const bytes = this.#bytes
    const start = this.#startOf(number)
    if (this.#ends[number]! - start !== to - from) return false
    for (let at = from, own = start; at < to; at++, own++)
      if (bytes[own] !== source[at]) return false
    return true
  }

  #append(source: Uint8Array, from: number, to: number): number {
    const number = this.#table.add()
    const start = this.#startOf(number)
    const end = start + to - from
    this.#bytes = ensureCapacity(this.#bytes, end)
    this.#bytes.set(source.subarray(from, to), start)
    this.#ends = ensureCapacity(this.#ends, this.size)
    this.#ends[number] = end
    return number
  }

  #startOf(number: number): number {
    return number === 0 ? 0 : this.#ends[number - 1]!
  }

  textOf(number: number): string {
    const [start, end] = [this.#startOf(number), this.#ends[number]!]
    return Buffer.from(this.#bytes.buffer, start, end - start).toString()
  }

  /**
   * Yields the numbers of texts that contain a part after the first `separator`.
   * @param from number of the first text to search
   * @param to exclusive
   */
  *textsWith(part: Uint8Array, separator: number, from: number, to: number): Generator<number> {
    const bytes = Buffer.from(this.#bytes.buffer, 0, this.#ends[to - 1])
    let number = from
    let at = this.#startOf(from)
    for (;;) {
      at = bytes.indexOf(part, at)
      if (at < 0) return
      while (this.#ends[number]! < at + part.length) number++
      if (number >= to) return
      const start = bytes.indexOf(separator, this.#startOf(number))
      if (at > start) yield number
      at = at > start ? this.#ends[number]! : start + 1
    }
  }

  /** Frees memory reserved for more texts. */
  trim(): void {
    this.#bytes = resize(this.#bytes, this.#startOf(this.size))
    this.#ends = resize(this.#ends, this.size)
    this.#table.trim()
  }
}
