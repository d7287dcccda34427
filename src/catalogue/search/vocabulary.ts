/**
 * The distinct words of all fields. Input: a query word, its prefix rule and its typos; output: the words that can match.
 */
import { withRoom } from '../../values/typed-array.js'

export class Vocabulary {
  /** By ID. */
  readonly words: string[] = []
  readonly #ids = new Map<string, number>()
  /** By ID: a bit for each letter that a word has. Letters share a bit if their codes are equal modulo 32. */
  #letters = new Int32Array(0)
  /** By ID: the same bits for letters that a word has twice or more. */
  #repeated = new Int32Array(0)
  /** By ID: the first two UTF-16 units. */
  #starts = new Int32Array(0)

  /** Returns the ID of a word, which is added if it is new. */
  add(word: string): number {
    const known = this.#ids.get(word)
    if (known !== undefined) return known
    const id = this.words.push(word) - 1
    this.#ids.set(word, id)
    this.#letters = withRoom(this.#letters, id + 1)
    this.#repeated = withRoom(this.#repeated, id + 1)
    this.#starts = withRoom(this.#starts, id + 1)
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
   * Calls `visit` for all words that begin with `word`, of two units or more, or have at most `maxTypos` typos of it, and
   * for some others. A typo removes one letter and adds one at most, and each changes one bit at most.
   * @param end one more than the last ID that is looked at
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

/** Returns how many of 32 bits are set, by sums of two, four and eight of them. */
function bitCount(bits: number): number {
  const ofTwo = bits - ((bits >>> 1) & 0x55555555)
  const ofFour = (ofTwo & 0x33333333) + ((ofTwo >>> 2) & 0x33333333)
  return Math.imul((ofFour + (ofFour >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
