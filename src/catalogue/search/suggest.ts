/**
 * Completes a search while it is typed. Input: the text so far and the texts to suggest; output: those that have all words.
 */
import type { Slices } from '../slices.js'
import type { DictionaryIndex } from './dictionary-index.js'
import { highlightMatches, type TextRange } from './highlight.js'
import { maxDistinctWords, type SearchQuery } from './query.js'
import { resolveQuery, scoreField, searchFields } from './score.js'
import type { Vocabulary } from './vocabulary.js'

/** Texts of a kind, such as the names of outlets. */
export interface SuggestionSource<Kind extends string> {
  kind: Kind
  index: DictionaryIndex
  textOf(code: number): string
  /** Returns by code the number of listings that have the text. Texts without listings are not suggested. */
  countTexts(): Promise<ArrayLike<number>>
}

export interface Suggestion<Kind extends string = string> {
  kind: Kind
  text: string
  /** Listings that have the text. */
  count: number
  /** Ranges of `text` that match. */
  highlights: TextRange[]
}

/**
 * Suggests texts that match all words of a query. The sources take turns with their best texts until there are `first`, and
 * the suggestions of a source follow each other, sorted by relevance, count and text.
 */
export async function suggestCompletions<Kind extends string>(
  query: SearchQuery,
  vocabulary: Vocabulary,
  sources: readonly SuggestionSource<Kind>[],
  first: number,
  slices: Slices,
): Promise<Suggestion<Kind>[]> {
  if (query.words.length === 0) return []
  const resolved = await resolveQuery(query, vocabulary, slices)
  const ranked: { place: number; rank: number; suggestion: Suggestion<Kind> }[] = []
  for (const [place, source] of sources.entries()) {
    await slices.pause()
    const scores = await scoreField(resolved, source.index, searchFields.outletName, slices)
    if (!scores.every((ofWord) => ofWord !== undefined)) continue
    const best = await bestOf(source, scores, first, slices)
    for (const [rank, { code, count }] of best.entries()) {
      const text = source.textOf(code)
      const highlights = highlightMatches(text, query)
      ranked.push({ place, rank, suggestion: { kind: source.kind, text, count, highlights } })
    }
  }
  return ranked
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

/** Texts between two looks at the clock: comparing two may copy both. */
const textsAtOnce = 4_096

/**
 * Returns the best completions of a source, at most `first`, the best one first.
 * @param scores of each word of the query, by code
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
    // Longer texts are no search that is allowed.
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
