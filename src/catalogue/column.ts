/**
 * A dictionary-coded column. Each row has a code, the number of its value among the distinct values. Conditions are
 * therefore tested once for each distinct value, not for each row.
 */
import { ensureCapacity, resize } from '../values/typed-array.js'
import { isNull } from './copy-line.js'
import { type ColumnValue, type FieldKind, textEnd } from './fields.js'
import type { Slices } from './slices.js'
import { TextDictionary } from './text-dictionary.js'

/** Values tested between two checks of the time: a test may search a list. */
const valuesAtOnce = 256
/** Texts searched between two checks of the time. */
const textsAtOnce = 32_768

type Codes = Uint8Array | Uint16Array | Uint32Array

/** Codes of all rows, and the distinct values by code. */
export class Column {
  /** Code of each row. */
  codes: Codes = new Uint8Array(0)
  /** Distinct elements of all lists. */
  readonly elements: string[] = []
  /** Indexes into `elements`: the entries of every list, one list after another. */
  elementNumbers = new Uint32Array(0)
  /** By code, the end of a list in `elementNumbers`. It starts at the end of the previous code. */
  elementEnds = new Uint32Array(0)
  readonly kind: FieldKind
  readonly #parse: (text: string) => ColumnValue
  readonly #texts = new TextDictionary()
  /** Numeric values by code. */
  readonly #numbers: ColumnValue[] = []
  #nullCode: number | undefined
  readonly #numberOf = new Map<string, number>()
  #ranks: Float64Array = new Float64Array(0)

  /** @param field `parse` converts a text as PostgreSQL writes it */
  constructor({ kind, parse }: { kind: FieldKind; parse(text: string): ColumnValue }) {
    this.kind = kind
    this.#parse = parse
  }

  /** Number of distinct values. */
  get size(): number {
    return this.#texts.size
  }

  get isOfLists(): boolean {
    return this.kind === 'list'
  }

  valueOf(code: number): ColumnValue {
    if (this.kind === 'number') return this.#numbers[code]!
    return this.isOfLists ? this.#listOf(code) : this.#read(code)
  }

  #read(code: number): ColumnValue {
    return code === this.#nullCode ? null : this.#parse(this.#texts.textOf(code))
  }

  #listOf(code: number): string[] {
    const numbers = this.elementNumbers.subarray(
      this.elementEnds[code - 1] ?? 0,
      this.elementEnds[code],
    )
    return Array.from(numbers, (number) => this.elements[number]!)
  }

  /**
   * Sets the value of a row.
   * @param source contains the value as PostgreSQL writes it, or a field for which `isNull` is true
   * @param hash computed with `extendHash`
   */
  set(row: number, source: Uint8Array, from: number, to: number, hash: number): void {
    const { size } = this.#texts
    const code = this.#texts.add(source, from, to, hash)
    if (code === size) {
      if (isNull(source, from, to)) this.#nullCode = code
      this.#add(code)
    }
    this.codes[row] = code
  }

  #add(code: number): void {
    if (code >= 2 ** (8 * this.codes.BYTES_PER_ELEMENT)) this.#widen()
    if (this.kind === 'number') this.#numbers.push(this.#read(code))
    if (!this.isOfLists) return
    const numbers = (this.#read(code) as string[]).map((element) => this.#numberOfElement(element))
    const start = this.elementEnds[code - 1] ?? 0
    this.elementNumbers = ensureCapacity(this.elementNumbers, start + numbers.length)
    this.elementNumbers.set(numbers, start)
    this.elementEnds = ensureCapacity(this.elementEnds, code + 1)
    this.elementEnds[code] = start + numbers.length
  }

  #numberOfElement(element: string): number {
    let number = this.#numberOf.get(element)
    if (number === undefined) {
      number = this.elements.push(element) - 1
      this.#numberOf.set(element, number)
    }
    return number
  }

  /** Frees memory reserved for more values. */
  trim(): void {
    this.#texts.trim()
  }

  /** Allocates codes for a number of rows. */
  reserve(rows: number): void {
    this.codes = resize(this.codes, rows)
  }

  #widen(): void {
    const Wider = this.codes.BYTES_PER_ELEMENT === 1 ? Uint16Array : Uint32Array
    this.codes = new Wider(this.codes)
  }

  /** Tests each distinct value. Returns by code 1 if it passes, else 0. */
  async matching(test: (value: ColumnValue) => boolean, slices: Slices): Promise<Uint8Array> {
    const isMatch = new Uint8Array(this.size)
    for (let code = 0; code < isMatch.length; code++) {
      if (test(this.valueOf(code))) isMatch[code] = 1
      if (code % valuesAtOnce === 0) await slices.pause()
    }
    return isMatch
  }

  /**
   * Finds a part in the lower-case form of texts. Returns by code 1 if a text contains it, else 0.
   * @param part without `textEnd`
   */
  async matchingPart(part: string, slices: Slices): Promise<Uint8Array> {
    const isMatch = new Uint8Array(this.size)
    const sought = Buffer.from(part)
    if (sought.length === 0) return isMatch.fill(1)
    for (let from = 0; from < isMatch.length; from += textsAtOnce) {
      const to = Math.min(isMatch.length, from + textsAtOnce)
      for (const code of this.#texts.textsWith(sought, textEnd.charCodeAt(0), from, to))
        isMatch[code] = 1
      await slices.pause()
    }
    return isMatch
  }

  /** Returns by code 1 if a list contains one of the elements, else 0. */
  matchingSome(elements: readonly string[]): Uint8Array {
    const { elementNumbers, elementEnds } = this
    const isSought = new Uint8Array(this.elements.length)
    for (const element of elements) {
      const number = this.#numberOf.get(element)
      if (number !== undefined) isSought[number] = 1
    }
    const isMatch = new Uint8Array(this.size)
    let at = 0
    for (let code = 0; code < isMatch.length; code++) {
      let hasSought = 0
      for (const end = elementEnds[code]!; at < end; at++)
        hasSought |= isSought[elementNumbers[at]!]!
      isMatch[code] = hasSought
    }
    return isMatch
  }

  /** Returns by code the rank of the value among the distinct values, NaN for null. */
  ranks(sortKey: (value: ColumnValue) => number | string): Float64Array {
    if (this.#ranks.length !== this.size) {
      const keys = Array.from({ length: this.size }, (_, code) => {
        const value = this.valueOf(code)
        return value === null ? null : sortKey(value)
      })
      const codes = [...keys.keys()].filter((code) => keys[code] !== null)
      codes.sort((one, other) =>
        keys[one]! < keys[other]! ? -1 : keys[one]! > keys[other]! ? 1 : 0,
      )
      this.#ranks = new Float64Array(keys.length).fill(Number.NaN)
      let rank = 0
      for (const [place, code] of codes.entries()) {
        // Two texts of PostgreSQL can represent one value.
        if (place > 0 && keys[codes[place - 1]!] !== keys[code]) rank++
        this.#ranks[code] = rank
      }
    }
    return this.#ranks
  }
}
