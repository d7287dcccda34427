/** Completes a search query while it is typed, with texts that contain all of its words. */
import type { Slices } from '../slices.js'
import type { DictionaryIndex } from './dictionary-index.js'
import { highlightMatches, type TextRange } from './highlight.js'
import { maxDistinctWords, type SearchQuery } from './query.js'
import { resolveQuery, scoreField, searchFields } from './score.js'
import type { Vocabulary } from './vocabulary.js'

/** Texts of one kind, such as outlet names. */
export interface SuggestionSource<Kind extends string> {
  kind: Kind
  index: DictionaryIndex
  textOf(code: number): string
  /** Returns the number of listings by code. Texts without listings are not suggested. */
  countTexts(): Promise<ArrayLike<number>>
}

export interface Suggestion<Kind extends string = string> {
  kind: Kind
  text: string
  /** Number of listings that have the text. */
  count: number
  /** Matching ranges of `text`. */
  highlights: TextRange[]
}

/**
 * Suggests at most `first` texts that match all words of a query. Sources contribute their best texts in turns. The
 * result is grouped by source, and sorted by relevance, count and text within a group.
 */
export async function suggestCompletions<Kind extends string>(
  query: SearchQuery,
  vocabulary: Vocabulary,
  sources: readonly SuggestionSource<Kind>[],
  first: number,
  slices: Slices,
): Promise<Suggestion<Kind>[]> {
  if (query.words.length === 0) return []
  const resolvedQuery = await resolveQuery(query, vocabulary, slices)
  const candidates: { place: number; rank: number; suggestion: Suggestion<Kind> }[] = []
  for (const [place, source] of sources.entries()) {
    await slices.pause()
    const scores = await scoreField(resolvedQuery, source.index, searchFields.outletName, slices)
    if (!scores.every((ofWord) => ofWord !== undefined)) continue
    const best = await bestOf(source, scores, first, slices)
    for (const [rank, { code, count }] of best.entries()) {
      const text = source.textOf(code)
      const highlights = highlightMatches(text, query)
      candidates.push({ place, rank, suggestion: { kind: source.kind, text, count, highlights } })
    }
  }
  return candidates
    .sort((one, other) => one.rank - other.rank || one.place - other.place)
    .slice(0, first)
    .sort((one, other) => one.place - other.place || one.rank - other.rank)
    .map(({ suggestion }) => suggestion)
}

interface Completion {
  code: number
  count: number
  relevance: number
}

/** Texts compared between two checks of the time. A comparison may copy both texts. */
const textsAtOnce = 4_096

/**
 * Returns the best completions of a source in descending order, at most `first`.
 * @param scores by word of the query, then by code
 */
async function bestOf(
  { index, textOf, countTexts }: SuggestionSource<string>,
  scores: readonly Uint8Array[],
  first: number,
  slices: Slices,
): Promise<Completion[]> {
  const isBetter = (one: Completion, other: Completion) => {
    if (one.relevance !== other.relevance) return one.relevance > other.relevance
    if (one.count !== other.count) return one.count > other.count
    return textOf(one.code) < textOf(other.code)
  }
  const counts = await countTexts()
  const best: Completion[] = []
  for (let code = 0; code < index.size; code++) {
    if (code % textsAtOnce === 0) await slices.pause()
    const count = counts[code]!
    // A longer text exceeds the word limit of a search.
    if (count === 0 || index.wordCountOf(code) > maxDistinctWords) continue
    let relevance = 0
    for (const ofWord of scores) {
      const score = ofWord[code]!
      relevance = score === 0 ? Number.NEGATIVE_INFINITY : relevance + score
    }
    const completion = { code, count, relevance }
    if (relevance < 0 || (best.length === first && !isBetter(completion, best.at(-1)!))) continue
    const at = best.findIndex((other) => isBetter(completion, other))
    best.splice(at === -1 ? best.length : at, 0, completion)
    if (best.length > first) best.pop()
  }
  return best
}
