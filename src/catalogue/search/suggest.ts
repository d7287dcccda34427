/** Completes a search while it is typed. Input: the text so far; output: names and words that it can become. */
import type { DictionaryIndex } from './dictionary-index.js'
import { highlightMatches, type TextRange } from './highlight.js'
import { matchLevels, parseSearchQuery } from './query.js'
import { type ResolvedQuery, resolveQuery, scoreField, searchFields } from './score.js'
import type { Vocabulary } from './vocabulary.js'
import { tokenizeText } from './words.js'

const maxSuggestions = 10

/** Texts to suggest, such as the names of outlets. */
export interface SuggestionSource<Kind extends string> {
  kind: Kind
  index: DictionaryIndex
  textOf(code: number): string
  /** Listings that have the text; one without listings is not suggested. */
  countOf(code: number): number
}

export interface Suggestion<Kind extends string> {
  kind: Kind
  text: string
  count: number
  /** Ranges of `text` that match. */
  ranges: TextRange[]
}

/** The words of the vocabulary, suggested after all sources. */
interface WordSource {
  vocabulary: Vocabulary
  /** Listings that have the word, by its ID. */
  countOf(id: number): number
}

/**
 * Returns at most 10 suggestions: texts that match all words, source by source, then longer words if a single one is typed.
 * Each group is sorted by relevance, count and text.
 * @throws TooManyWordsError
 */
export function suggestCompletions<Kind extends string>(
  typed: string,
  sources: readonly SuggestionSource<Kind>[],
  words: WordSource,
): Suggestion<Kind | 'word'>[] {
  const query = parseSearchQuery(typed)
  const resolved = resolveQuery(query, words.vocabulary)
  const best = sources.flatMap((source) => bestOf(completionsFrom(source, resolved)))
  const known = new Set(best.map(({ text }) => normalizedText(text)))
  const longer = bestOf(longerWords(words, resolved)).filter(({ text }) => !known.has(text))
  return [...best, ...longer]
    .slice(0, maxSuggestions)
    .map(({ kind, text, count }) => ({ kind, text, count, ranges: highlightMatches(text, query) }))
}

interface Completion<Kind extends string> {
  kind: Kind
  text: string
  count: number
  relevance: number
}

function* completionsFrom<Kind extends string>(
  { kind, index, textOf, countOf }: SuggestionSource<Kind>,
  query: ResolvedQuery,
): Iterable<Completion<Kind>> {
  if (query.words.length === 0) return
  const scores = scoreField(query, index, searchFields.outletName)
  for (let code = 0; code < index.size; code++) {
    if (!scores.every((ofWord) => ofWord && ofWord[code]! > 0)) continue
    const relevance = scores.reduce((sum, ofWord) => sum + ofWord![code]!, 0)
    yield { kind, text: textOf(code), count: countOf(code), relevance }
  }
}

function* longerWords(
  { vocabulary, countOf }: WordSource,
  { words: [word, ...others] }: ResolvedQuery,
): Iterable<Completion<'word'>> {
  if (others.length > 0) return
  for (const { id, level } of word?.words ?? []) {
    if (level !== matchLevels.prefix) continue
    yield { kind: 'word', text: vocabulary.words[id]!, count: countOf(id), relevance: level }
  }
}

function bestOf<Kind extends string>(completions: Iterable<Completion<Kind>>): Completion<Kind>[] {
  const best: Completion<Kind>[] = []
  for (const completion of completions) {
    if (completion.count === 0) continue
    if (best.length === maxSuggestions && byRelevance(best.at(-1)!, completion) <= 0) continue
    best.push(completion)
    best.sort(byRelevance)
    best.length = Math.min(best.length, maxSuggestions)
  }
  return best
}

const byRelevance = (one: Completion<string>, other: Completion<string>) =>
  other.relevance - one.relevance ||
  other.count - one.count ||
  (one.text < other.text ? -1 : Number(one.text > other.text))

const normalizedText = (text: string) =>
  tokenizeText(text)
    .map(({ word }) => word)
    .join(' ')
