/** Finds the ranges of a text to highlight for a search query. */
import { matchLevel, type SearchQuery } from './query.js'
import { tokenizeText, type WordToken } from './words.js'

/** Offsets in UTF-16 code units. `end` is exclusive. */
export interface TextRange {
  start: number
  end: number
}

/** Returns the ranges of matching words and phrases, in ascending order. Ranges do not overlap. */
export function highlightMatches(text: string, query: SearchQuery): TextRange[] {
  const tokens = tokenizeText(text)
  const matches = query.words.flatMap((word) => [
    ...tokens.filter((token) => matchLevel(word, token.word) > 0),
    ...[word.parts, ...word.synonyms].flatMap((phrase) => rangesOfPhrase(phrase, tokens)),
  ])
  const ranges: TextRange[] = []
  for (const { start, end } of matches.sort((one, other) => one.start - other.start)) {
    const last = ranges.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else ranges.push({ start, end })
  }
  return ranges
}

function rangesOfPhrase(phrase: readonly string[], tokens: readonly WordToken[]): TextRange[] {
  return tokens.flatMap(({ start }, at) =>
    phrase.every((word, offset) => tokens[at + offset]?.word === word)
      ? [{ start, end: tokens[at + phrase.length - 1]!.end }]
      : [],
  )
}
