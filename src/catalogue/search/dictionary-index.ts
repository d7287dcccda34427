/**
 * Inverted index of the texts of a field: from a word to the texts that contain it, with the position of the word.
 *
 * A posting is a 32-bit number. It consists of the code of the text and 6 bits for the position of the word. The
 * index takes four bytes for each posting and four for each word of the vocabulary.
 */
import { ensureCapacity } from '../../values/typed-array.js'
import type { Vocabulary } from './vocabulary.js'
import { tokenizeText } from './words.js'

const positionBits = 6
/** Position of the 64th word of a text and of all later ones. */
export const lastPosition = 2 ** positionBits - 1
/** Number of new postings that triggers a merge. Each merge copies all postings. */
const unmergedPostings = 131_072

/** Returns the code of the text that a posting refers to. */
export const postingCode = (posting: number) => posting >>> positionBits
/** Returns the position of the word in its text. */
export const postingPosition = (posting: number) => posting & lastPosition

/** Postings of a field, by word. */
export class DictionaryIndex {
  /** Highest code plus one. */
  size = 0
  readonly #vocabulary: Vocabulary
  /** Number of words by code, at most 255. */
  #wordCounts = new Uint8Array(0)
  /** Postings of the word with ID n: from `#offsets[n]` to `#offsets[n + 1]`. */
  #postings = new Uint32Array(0)
  #offsets = new Uint32Array(1)
  /** Postings added since the last merge, by word ID. */
  readonly #recent = new Map<number, number[]>()
  #recentCount = 0

  /** @param vocabulary words of all fields */
  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
  }

  /** @param code greater than all earlier codes, and less than 2^26 */
  add(code: number, text: string): void {
    const tokens = tokenizeText(text)
    for (let at = 0; at < tokens.length; at++) {
      const id = this.#vocabulary.add(tokens[at]!.word)
      const posting = code * 2 ** positionBits + Math.min(at, lastPosition)
      const postings = this.#recent.get(id)
      if (postings) postings.push(posting)
      else this.#recent.set(id, [posting])
    }
    this.size = code + 1
    this.#wordCounts = ensureCapacity(this.#wordCounts, this.size)
    this.#wordCounts[code] = Math.min(tokens.length, 255)
    this.#recentCount += tokens.length
    if (this.#recentCount >= unmergedPostings) this.#merge()
  }

  /** Returns the number of words of a text, at most 255. */
  wordCountOf(code: number): number {
    return this.#wordCounts[code]!
  }

  /** Returns the postings of a word in ascending order. */
  postingsOf(id: number): ArrayLike<number> {
    const sorted = this.#postings.subarray(this.#offsets[id] ?? 0, this.#offsets[id + 1] ?? 0)
    const recent = this.#recent.get(id)
    if (!recent) return sorted
    const postings = new Uint32Array(sorted.length + recent.length)
    postings.set(sorted)
    postings.set(recent, sorted.length)
    return postings
  }

  /**
   * Returns the postings of the last word of a phrase, for each text that contains the words consecutively. Only the
   * first 64 words of a text are considered.
   */
  phrasePostingsOf(ids: readonly number[]): ArrayLike<number> {
    return ids.map((id) => this.postingsOf(id)).reduce(followersOf)
  }

  #merge(): void {
    const [oldPostings, oldOffsets] = [this.#postings, this.#offsets]
    const offsets = new Uint32Array(this.#vocabulary.words.length + 1)
    const postings = new Uint32Array(oldPostings.length + this.#recentCount)
    let at = 0
    for (let id = 0; id + 1 < offsets.length; id++) {
      const end = oldOffsets[id + 1] ?? 0
      for (let old = oldOffsets[id] ?? end; old < end; old++) postings[at++] = oldPostings[old]!
      const recent = this.#recent.get(id)
      if (recent) for (const posting of recent) postings[at++] = posting
      offsets[id + 1] = at
    }
    this.#postings = postings
    this.#offsets = offsets
    this.#recent.clear()
    this.#recentCount = 0
  }
}

/** Returns the postings of `next` that directly follow one of `previous` in the same text. */
function followersOf(previous: ArrayLike<number>, next: ArrayLike<number>): ArrayLike<number> {
  const following: number[] = []
  let before = 0
  for (let at = 0; at < next.length; at++) {
    const posting = next[at]!
    while (before < previous.length && previous[before]! < posting - 1) before++
    if (previous[before] === posting - 1 && postingPosition(posting) > 0) following.push(posting)
  }
  return following
}
