/**
 * Scores the texts of a field for each word of a query.
 *
 * A row matches if each word has a score above 0 in at least one field. Its relevance is the sum of the highest
 * scores of each word.
 */
import { rowsAtOnce, type Slices } from '../slices.js'
import {
  type DictionaryIndex,
  lastPosition,
  postingCode,
  postingPosition,
} from './dictionary-index.js'
import { matchLevel, matchLevels, type SearchQuery, type SearchWord } from './query.js'
import type { Vocabulary } from './vocabulary.js'

/** Weight of a field in the score. */
export interface SearchField {
  /** From 1 to 10. */
  weight: number
  /** Whether texts that start with the query score higher. Tags are unordered, so the first one has no meaning. */
  isOrdered: boolean
}

/** An exact match in any field (at least 12 × 5) scores higher than a typo in any other field (at most 3 × 10). */
export const searchFields = {
  outletName: { weight: 10, isOrdered: true },
  productName: { weight: 8, isOrdered: true },
  host: { weight: 7, isOrdered: true },
  tags: { weight: 6, isOrdered: false },
  category: { weight: 5, isOrdered: true },
} satisfies Record<string, SearchField>

interface WordMatches {
  /** Matching words of the vocabulary. */
  words: { id: number; level: number }[]
  /** Sequences of words that must be adjacent. */
  phrases: { ids: number[]; level: number }[]
}

/** Search query with the IDs of all matching words. */
export interface ResolvedQuery {
  words: WordMatches[]
  /** All words in order, including repetitions. Undefined for words that no text contains. */
  sequence: (number | undefined)[]
  /** Words that begin with the last word. */
  completions: number[]
}

/** Finds the matching words of the vocabulary, once for all fields. */
export async function resolveQuery(
  query: SearchQuery,
  vocabulary: Vocabulary,
  slices: Slices,
): Promise<ResolvedQuery> {
  const words: WordMatches[] = []
  for (const word of query.words) {
    words.push({
      words: await matchingWords(word, vocabulary, slices),
      phrases: [
        ...(word.parts.length > 1 ? [{ parts: word.parts, level: matchLevels.exact }] : []),
        ...Array.from(word.synonyms, (parts) => ({ parts, level: matchLevels.synonym })),
      ].flatMap(({ parts, level }) => {
        const ids = parts.map((part) => vocabulary.find(part))
        return ids.every((id) => id !== undefined) ? [{ ids, level }] : []
      }),
    })
  }
  const last = query.words.findIndex(({ isPrefix }) => isPrefix)
  const completions = words[last]?.words.filter(({ level }) => level === matchLevels.prefix) ?? []
  return {
    words,
    sequence: query.sequence.map((part) => vocabulary.find(part)),
    completions: completions.map(({ id }) => id),
  }
}

/** Words compared between two checks of the time. Many of them may be compared letter by letter. */
const wordsAtOnce = 8_192

async function matchingWords(
  word: SearchWord,
  vocabulary: Vocabulary,
  slices: Slices,
): Promise<WordMatches['words']> {
  const { parts, isPrefix, maxTypos } = word
  if (parts.length > 1) return []
  const matches: WordMatches['words'] = []
  const addMatch = (id: number | undefined) => {
    const level = id === undefined ? 0 : matchLevel(word, vocabulary.words[id]!)
    if (id !== undefined && level > 0) matches.push({ id, level })
  }
  if (!isPrefix && maxTypos === 0) addMatch(vocabulary.find(parts[0]!))
  else {
    for (let from = 0; from < vocabulary.words.length; from += wordsAtOnce) {
      vocabulary.forEachCandidate(
        parts[0]!,
        { isPrefix, maxTypos },
        addMatch,
        from,
        from + wordsAtOnce,
      )
      await slices.pause()
    }
  }
  return matches
}

/**
 * Returns for each word of the query the scores by code, from 0 (no match) to 180. A word without matches has
 * undefined.
 *
 * A text that starts with the whole query scores 25 % higher, one that equals the query 50 % higher.
 */
export async function scoreField(
  query: ResolvedQuery,
  index: DictionaryIndex,
  { weight, isOrdered }: SearchField,
  slices: Slices,
): Promise<(Uint8Array | undefined)[]> {
  const starts = isOrdered ? await startsOf(query, index, slices) : undefined
  const scored: (Uint8Array | undefined)[] = []
  for (const { words, phrases } of query.words) {
    let scores: Uint8Array | undefined
    const raise = (postings: Postings, from: number, to: number, level: number) => {
      scores ??= new Uint8Array(index.size)
      raiseScores(scores, postings, from, to, level * weight)
    }
    await forEachPosting(
      words,
      ({ id }) => index.postingsOf(id),
      (postings, from, to, { level }) => raise(postings, from, to, level),
      slices,
    )
    await forEachPosting(
      phrases,
      ({ ids }) => index.phrasePostingsOf(ids),
      (postings, from, to, { level }) => raise(postings, from, to, level),
      slices,
    )
    if (scores && starts) await raiseStarts(scores, starts, slices)
    scored.push(scores)
  }
  return scored
}

type Postings = ArrayLike<number>

/**
 * Calls `visit` for slices of the postings of each term, with pauses in between.
 * @param visit processes the postings from `from` to `to`, which is exclusive
 */
async function forEachPosting<Term>(
  terms: readonly Term[],
  postingsOf: (term: Term) => Postings,
  visit: (postings: Postings, from: number, to: number, term: Term) => void,
  slices: Slices,
): Promise<void> {
  let remaining = rowsAtOnce
  for (const term of terms) {
    const postings = postingsOf(term)
    remaining -= postingsPerLookup
    for (let from = 0; from < postings.length; ) {
      const to = Math.min(postings.length, from + Math.max(remaining, 1))
      visit(postings, from, to, term)
      remaining -= to - from
      from = to
      if (remaining > 0) continue
      await slices.pause()
      remaining = rowsAtOnce
    }
  }
}

/** Cost of looking up a word, in postings. */
const postingsPerLookup = 32

function raiseScores(
  scores: Uint8Array,
  postings: Postings,
  from: number,
  to: number,
  score: number,
): void {
  for (let at = from; at < to; at++) {
    const code = postingCode(postings[at]!)
    if (scores[code]! < score) scores[code] = score
  }
}

async function raiseStarts(scores: Uint8Array, starts: Uint8Array, slices: Slices): Promise<void> {
  for (let from = 0; from < scores.length; from += rowsAtOnce) {
    const to = Math.min(scores.length, from + rowsAtOnce)
    for (let code = from; code < to; code++) {
      if (starts[code] !== 0) scores[code]! *= startFactors[starts[code]!]!
    }
    await slices.pause()
  }
}

/** Factors of a score, by the result of `startsOf`. */
const startFactors = [1, 1.25, 1.5]
const startsWithQuery = 1
const equalsQuery = 2

/** Returns by code whether a text starts with the query or equals it. Undefined if there is no such text. */
async function startsOf(
  { sequence, completions }: ResolvedQuery,
  index: DictionaryIndex,
  slices: Slices,
): Promise<Uint8Array | undefined> {
  const length = sequence.length
  if (length > lastPosition || !sequence.slice(0, -1).every((id) => id !== undefined))
    return undefined
  let starts: Uint8Array | undefined
  /** Number of query words that each text starts with, by code. */
  const matchedLengths = new Uint8Array(index.size)
  const extend = async (
    position: number,
    ids: readonly number[],
    startOf: (code: number) => number,
  ) =>
    forEachPosting(
      ids,
      (id) => index.postingsOf(id),
      (postings, from, to) => {
        for (let at = from; at < to; at++) {
          const code = postingCode(postings[at]!)
          if (postingPosition(postings[at]!) !== position || matchedLengths[code] !== position)
            continue
          matchedLengths[code] = position + 1
          if (position < length - 1) continue
          starts ??= new Uint8Array(index.size)
          starts[code] = startOf(code)
        }
      },
      slices,
    )
  const startOfExact = (code: number) =>
    index.wordCountOf(code) === length ? equalsQuery : startsWithQuery
  for (const [position, id] of sequence.entries())
    await extend(position, id === undefined ? [] : [id], startOfExact)
  await extend(length - 1, completions, () => startsWithQuery)
  return starts
}
