/**
 * Parses search queries into distinct words with their synonyms.
 *
 * A listing must contain all words, in any order and in any field.
 */
import { editsBetween } from '../../values/suggestion.js'
import { tokenizeText } from './words.js'

export const maxDistinctWords = 10
/** Maximum length of a run of characters in a script without spaces. The rest is ignored. */
const maxRunLength = 40
const minPrefixLength = 2

/** Weights of the ways in which a word of a text can match a word of a query. */
export const matchLevels = { exact: 12, synonym: 10, prefix: 8, oneTypo: 3, twoTypos: 2 }

/** Word of a query and its matching rules. */
export interface SearchWord {
  /** One normalized word. In scripts without spaces, a run of characters that must be adjacent. */
  parts: string[]
  /** Whether longer words that begin with this word match. */
  isPrefix: boolean
  /** Maximum number of typos, by the length of the word. */
  maxTypos: 0 | 1 | 2
  /** Terms that match in place of the word. Each is a list of words that must be adjacent. */
  synonyms: Set<string[]>
}

export interface SearchQuery {
  /** Distinct words, at most 10. Empty if the text contains neither letters nor digits. */
  words: SearchWord[]
  /** All words in order, including repetitions. */
  sequence: string[]
}

/** Thrown if a query has more than 10 distinct words. */
export class TooManyWordsError extends Error {
  readonly maxWords = maxDistinctWords

  constructor() {
    super(`A search must have at most ${maxDistinctWords} distinct words.`)
  }
}

/** A term and its synonyms. */
interface Synonym {
  words: string[]
  others: string[][]
}

/** Terms by their first word. */
export type SynonymTable = ReadonlyMap<string, readonly Synonym[]>

/** @param groups each is a list of terms that are synonyms of one another; a term has one or more words */
export function buildSynonymTable(groups: readonly (readonly string[])[]): SynonymTable {
  const table = new Map<string, Synonym[]>()
  for (const group of groups) {
    const terms = group
      .map((term) => tokenizeText(term).map(({ word }) => word))
      .filter((words) => words.length > 0)
    for (const words of terms) {
      const others = terms.filter((other) => other !== words)
      table.set(words[0]!, [...(table.get(words[0]!) ?? []), { words, others }])
    }
  }
  return table
}

/**
 * Parses a query. Words of at least 5 letters match with one typo, words of at least 9 letters with two. The last
 * word also matches as a prefix if it has at least 2 characters.
 * @throws TooManyWordsError
 */
export function parseSearchQuery(text: string, synonyms: SynonymTable = new Map()): SearchQuery {
  const distinct = new Map<string, SearchWord>()
  const runs = runsOf(text)
  for (const parts of runs) {
    const key = parts.join('')
    if (distinct.has(key)) continue
    if (distinct.size === maxDistinctWords) throw new TooManyWordsError()
    distinct.set(key, { parts, isPrefix: false, maxTypos: maxTyposOf(parts), synonyms: new Set() })
  }
  const words = runs.map((parts) => distinct.get(parts.join(''))!)
  const last = words.at(-1)
  if (last?.parts.length === 1) last.isPrefix = [...last.parts[0]!].length >= minPrefixLength
  for (let first = 0; first < runs.length; first++) {
    for (const { words: term, others } of synonyms.get(runs[first]![0]!) ?? []) {
      for (const word of wordsOfTerm(words.slice(first, first + term.length), term)) {
        for (const other of others) word.synonyms.add(other)
      }
    }
  }
  return { words: [...distinct.values()], sequence: runs.flat() }
}

/** Splits a text into words. Adjacent characters of a script without spaces form one word. */
function runsOf(text: string): string[][] {
  const runs: string[][] = []
  for (const { word, isContinuation } of tokenizeText(text)) {
    const run = runs.at(-1)
    if (!isContinuation || !run) runs.push([word])
    else if (run.length < maxRunLength) run.push(word)
  }
  return runs
}

/** Returns the words at the start of `words` that form the term, or an empty array. */
function wordsOfTerm(words: readonly SearchWord[], term: readonly string[]): readonly SearchWord[] {
  let at = 0
  for (const [index, { parts }] of words.entries()) {
    if (!parts.every((part, offset) => part === term[at + offset])) return []
    at += parts.length
    if (at === term.length) return words.slice(0, index + 1)
  }
  return []
}

function maxTyposOf(parts: readonly string[]): 0 | 1 | 2 {
  const letters = parts.length === 1 ? [...parts[0]!.replace(/\p{N}/gu, '')].length : 0
  return letters >= 9 ? 2 : letters >= 5 ? 1 : 0
}

/** Returns the match level of a word, or 0 if it does not match. Synonyms are ignored. */
export function matchLevel({ parts, isPrefix, maxTypos }: SearchWord, textWord: string): number {
  const word = parts[0]!
  if (parts.length > 1) return 0
  if (textWord === word) return matchLevels.exact
  if (isPrefix && textWord.startsWith(word)) return matchLevels.prefix
  if (maxTypos === 0 || Math.abs(textWord.length - word.length) > maxTypos) return 0
  const typos = editsBetween(word, textWord)
  if (typos > maxTypos || digitsOf(word) !== digitsOf(textWord)) return 0
  return typos === 1 ? matchLevels.oneTypo : matchLevels.twoTypos
}

/** Digits must match exactly, because a different digit is a different number and not a typo. */
const digitsOf = (word: string) => word.replace(/\P{N}/gu, '')
