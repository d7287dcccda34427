/**
 * A column of the index. Input: a value per row; output: a code per row, which is the number of its value in a dictionary
 * of the distinct ones. Whatever is asked of a value is then asked once for each distinct one, not for each row.
 */
import { resized, withRoom } from '../values/typed-array.js'
import type { Slices } from './slices.js'

/** A value as the index keeps it: timestamps as milliseconds, amounts as cents, lists as their elements. */
export type Value = string | number | boolean | null | readonly string[]

/** Values between two looks at the clock: a test of a value may look through a list. */
const valuesAtOnce = 256

type Codes = Uint8Array | Uint16Array | Uint32Array

export class Column {
  /** By row. */
  codes: Codes = new Uint8Array(0)
  /** By code. */
  readonly values: Value[] = []
  /** Of lists: their distinct elements. */
  readonly elements: string[] = []
  /** Of lists: the numbers of their elements, those of one list after the other. */
  elementNumbers = new Uint32Array(0)
  /** By code, where the elements of a list end in `elementNumbers`; they begin where those of the code before end. */
  elementEnds = new Uint32Array(0)
  readonly isOfLists: boolean
  readonly #numberOf = new Map<string, number>()
  readonly #parse: (text: string) => Value
  readonly #codeOf = new Map<string | null, number>()
  /** The text that was set last, and its code: neighbors often have the same one. */
  #lastText: string | null | undefined
  #lastCode = 0
  #ranks: Float64Array = new Float64Array(0)

  /**
   * @param parse the value that a text of PostgreSQL stands for; called once for each distinct text
   * @param isOfLists whether the values are lists
   */
  constructor(parse: (text: string) => Value, isOfLists = false) {
    this.#parse = parse
    this.isOfLists = isOfLists
  }

  /** Sets the value of a row, given as PostgreSQL writes it. */
  set(row: number, text: string | null): void {
    if (text !== this.#lastText) {
      let code = this.#codeOf.get(text)
      if (code === undefined) {
        code = this.#add(text === null ? null : standalone(text))
        if (code >= 2 ** (8 * this.codes.BYTES_PER_ELEMENT)) this.#widen()
      }
      this.#lastText = text
      this.#lastCode = code
    }
    this.codes[row] = this.#lastCode
  }

  #add(text: string | null): number {
    const value = text === null ? null : this.#parse(text)
    const code = this.values.length
    this.#codeOf.set(text, code)
    if (Array.isArray(value)) {
      const numbers = value.map((element) => this.#numberOfElement(element))
      const start = this.elementEnds[code - 1] ?? 0
      this.elementNumbers = withRoom(this.elementNumbers, start + numbers.length)
      this.elementNumbers.set(numbers, start)
      this.elementEnds = withRoom(this.elementEnds, code + 1)
      this.elementEnds[code] = start + numbers.length
      this.values.push(numbers.map((number) => this.elements[number]!))
    } else this.values.push(value)
    return code
  }

  #numberOfElement(element: string): number {
    let number = this.#numberOf.get(element)
    if (number === undefined) {
      number = this.elements.push(element) - 1
      this.#numberOf.set(element, number)
    }
    return number
  }

  /** Makes room for so many rows. */
  reserve(rows: number): void {
    this.codes = resized(this.codes, rows)
  }

  #widen(): void {
    const Wider = this.codes.BYTES_PER_ELEMENT === 1 ? Uint16Array : Uint32Array
    this.codes = new Wider(this.codes)
  }

  /** By code, 1 where the value passes. */
  async matching(test: (value: Value) => boolean, slices: Slices): Promise<Uint8Array> {
    const { values } = this
    const matching = new Uint8Array(values.length)
    for (let code = 0; code < values.length; code++) {
      if (test(values[code]!)) matching[code] = 1
      if (code % valuesAtOnce === 0) await slices.pause()
    }
    return matching
  }

  /** By code of a column of lists, 1 where the list has one of some elements. */
  matchingSome(elements: readonly string[]): Uint8Array {
    const { elementNumbers, elementEnds } = this
    const isSought = new Uint8Array(this.elements.length)
    for (const element of elements) {
      const number = this.#numberOf.get(element)
      if (number !== undefined) isSought[number] = 1
    }
    const matching = new Uint8Array(this.values.length)
    let at = 0
    for (let code = 0; code < matching.length; code++) {
      let some = 0
      for (const end = elementEnds[code]!; at < end; at++) some |= isSought[elementNumbers[at]!]!
      matching[code] = some
    }
    return matching
  }

  /** By code, the place of the value among the distinct ones in their order; NaN for null. */
  ranks(compare: (one: Value, other: Value) => number): Float64Array {
    const { values } = this
    if (this.#ranks.length !== values.length) {
      const codes = [...values.keys()].filter((code) => values[code] !== null)
      codes.sort((one, other) => compare(values[one]!, values[other]!))
      this.#ranks = new Float64Array(values.length).fill(Number.NaN)
      let rank = 0
      for (const [place, code] of codes.entries()) {
        // Two texts of PostgreSQL may stand for one value.
        if (place > 0 && compare(values[codes[place - 1]!]!, values[code]!) !== 0) rank++
        this.#ranks[code] = rank
      }
    }
    return this.#ranks
  }
}

/** A text that does not keep the larger one in memory that it is a part of. */
const standalone = (text: string) => Buffer.from(text).toString()
