/** Distinct words of all fields. It finds the words that can match a query word as a prefix or with typos. */
import { ensureCapacity } from '../../values/typed-array.js'

/** Set of words with an ID for each. */
export class Vocabulary {
  /** Words by ID. */
  readonly words: string[] = []
  readonly #ids = new Map<string, number>()
  /** Letters of each word, by ID. A letter sets the bit of its character code modulo 32. */
  #letters = new Int32Array(0)
  /** Letters that occur at least twice in each word, by ID, as in `#letters`. */
  #repeated = new Int32Array(0)
  /** First two UTF-16 code units of each word, by ID. */
  #starts = new Int32Array(0)

  /** Returns the ID of a word, and adds the word if it is new. */
  add(word: string): number {
    const existingId = this.#ids.get(word)
    if (existingId !== undefined) return existingId
    const id = this.words.push(word) - 1
    this.#ids.set(word, id)
    this.#letters = ensureCapacity(this.#letters, id + 1)
    this.#repeated = ensureCapacity(this.#repeated, id + 1)
    this.#starts = ensureCapacity(this.#starts, id + 1)
    const { letters, repeated } = lettersOf(word)
    this.#letters[id] = letters
    this.#repeated[id] = repeated
    this.#starts[id] = startOf(word)
    return id
  }

  find(word: string): number | undefined {
    return this.#ids.get(word)
  }

  /**
   * Calls `visit` for all words that begin with `word` or have at most `maxTypos` typos, and for some other words.
   *
   * A typo removes at most one letter and adds at most one. Each changes at most one bit, so words with more
   * different bits are skipped.
   * @param word at least two code units for a prefix
   * @param end exclusive
   */
  forEachCandidate(
    word: string,
    { isPrefix, maxTypos }: { isPrefix: boolean; maxTypos: number },
    visit: (id: number) => void,
    begin = 0,
    end = this.words.length,
  ): void {
    const [ofLetters, ofRepeated, starts] = [this.#letters, this.#repeated, this.#starts]
    const { letters, repeated } = lettersOf(word)
    const start = startOf(word)
    const maxBits = 2 * maxTypos
    const count = Math.min(end, this.words.length)
    for (let id = begin; id < count; id++) {
      const bits = bitCount(ofLetters[id]! ^ letters) + bitCount(ofRepeated[id]! ^ repeated)
      if (bits <= maxBits || (isPrefix && starts[id] === start)) visit(id)
    }
  }
}

const startOf = (word: string) => (word.charCodeAt(0) << 16) | word.charCodeAt(1)

function lettersOf(word: string): { letters: number; repeated: number } {
  let letters = 0
  let repeated = 0
  for (let at = 0; at < word.length; at++) {
    const letter = 1 << (word.charCodeAt(at) & 31)
    repeated |= letters & letter
    letters |= letter
  }
  return { letters, repeated }
}

/** Counts the set bits of a 32-bit number. */
function bitCount(bits: number): number {
  const ofTwo = bits - ((bits >>> 1) & 0x55555555)
  const ofFour = (ofTwo & 0x33333333) + ((ofTwo >>> 2) & 0x33333333)
  return Math.imul((ofFour + (ofFour >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
