/**
 * Scores the texts of a field. Input: a query and the index of a field; output: for each word of the query a score by code.
 *
 * A row fits if each word has a score above 0 in any of its fields. Its relevance is the sum over the words of the highest
 * score among its fields.
 */
import { codeOf, type DictionaryIndex, lastPosition, positionOf } from './dictionary-index.js'
import { matchLevelOf, matchLevels, type SearchQuery, type SearchWord } from './query.js'
import type { Vocabulary } from './vocabulary.js'

export interface SearchField {
  /** 1 to 10. */
  weight: number
  /** Whether texts score higher that start with the query. The first tag of a set is first by chance. */
  isOrdered: boolean
}

/** An exact match in any field scores higher than typos in every other: 12 × 5 against 3 × 10. */
export const searchFields = {
  outletName: { weight: 10, isOrdered: true },
  productName: { weight: 8, isOrdered: true },
  host: { weight: 7, isOrdered: true },
  tags: { weight: 6, isOrdered: false },
  category: { weight: 5, isOrdered: true },
} satisfies Record<string, SearchField>

const startsWithQuery = 1.25
const equalsQuery = 1.5

interface WordMatches {
  /** Words of the vocabulary. */
  words: { id: number; level: number }[]
  /** Words that must follow each other. */
  phrases: { ids: number[]; level: number }[]
}

/** A query with the IDs of all words that match it. */
export interface ResolvedQuery {
  words: WordMatches[]
  /** All words in order, with repetitions; undefined for words that no text has. */
  sequence: (number | undefined)[]
  /** Words that begin with the last one. */
  completions: number[]
}

/** Looks the words of a query up, once for all fields. */
export function resolveQuery(query: SearchQuery, vocabulary: Vocabulary): ResolvedQuery {
  const words = query.words.map((word) => ({
    words: matchingWords(word, vocabulary),
    phrases: [
      ...(word.parts.length > 1 ? [{ parts: word.parts, level: matchLevels.exact }] : []),
      ...Array.from(word.synonyms, (parts) => ({ parts, level: matchLevels.synonym })),
    ].flatMap(({ parts, level }) => {
      const ids = parts.map((part) => vocabulary.find(part))
      return ids.every((id) => id !== undefined) ? [{ ids, level }] : []
    }),
  }))
  const last = query.words.findIndex(({ isPrefix }) => isPrefix)
  const completions = words[last]?.words.filter(({ level }) => level === matchLevels.prefix) ?? []
  return {
    words,
    sequence: query.sequence.map((part) => vocabulary.find(part)),
    completions: completions.map(({ id }) => id),
  }
}

function matchingWords(word: SearchWord, vocabulary: Vocabulary): WordMatches['words'] {
  const { parts, isPrefix, maxTypos } = word
  if (parts.length > 1) return []
  const matches: WordMatches['words'] = []
  const addMatch = (id: number | undefined) => {
    const level = id === undefined ? 0 : matchLevelOf(word, vocabulary.words[id]!)
    if (id !== undefined && level > 0) matches.push({ id, level })
  }
  if (isPrefix || maxTypos > 0) vocabulary.forEachCandidate(parts[0]!, isPrefix, maxTypos, addMatch)
  else addMatch(vocabulary.find(parts[0]!))
  return matches
}

/**
 * Returns for each word of the query the scores of a field's texts by code, 0 to 180 (0: not found); undefined if no text
 * has the word. Texts that start with the whole query score a quarter higher, the last word being a prefix or not; those
 * that equal it, by a half.
 */
export function scoreField(
  query: ResolvedQuery,
  index: DictionaryIndex,
  { weight, isOrdered }: SearchField,
): (Uint8Array | undefined)[] {
  const factors = isOrdered ? startFactors(query, index) : new Map<number, number>()
  return query.words.map(({ words, phrases }) => {
    const found = [
      ...words.map(({ id, level }) => ({ postings: index.postingsOf(id), level })),
      ...phrases.map(({ ids, level }) => ({ postings: index.phrasePostingsOf(ids), level })),
    ].filter(({ postings }) => postings.length > 0)
    if (found.length === 0) return undefined
    const scores = new Uint8Array(index.size)
    for (const { postings, level } of found) raiseScores(scores, postings, level * weight)
    for (const [code, factor] of factors) scores[code]! *= factor
    return scores
  })
}

function raiseScores(scores: Uint8Array, postings: ArrayLike<number>, score: number): void {
  for (let at = 0; at < postings.length; at++) {
    const code = codeOf(postings[at]!)
    if (scores[code]! < score) scores[code] = score
  }
}

/** Returns the factors of the texts that start with the query, by code. */
function startFactors({ sequence, completions }: ResolvedQuery, index: DictionaryIndex) {
  const factors = new Map<number, number>()
  const length = sequence.length
  if (length > lastPosition) return factors
  /** By code, how many words of the query the text starts with. */
  const found = new Uint8Array(index.size)
  const extend = (position: number, id: number, factorOf: (code: number) => number) => {
    const postings = index.postingsOf(id)
    for (let at = 0; at < postings.length; at++) {
      const code = codeOf(postings[at]!)
      if (positionOf(postings[at]!) !== position || found[code] !== position) continue
      found[code] = position + 1
      if (position === length - 1) factors.set(code, factorOf(code))
    }
  }
  const factorOfExact = (code: number) =>
    index.wordCountOf(code) === length ? equalsQuery : startsWithQuery
  for (const [position, id] of sequence.entries()) {
    if (id !== undefined) extend(position, id, factorOfExact)
  }
  for (const id of completions) extend(length - 1, id, () => startsWithQuery)
  return factors
}
