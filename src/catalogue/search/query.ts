/**
 * Parses search queries. Input: the text of a query and the synonyms; output: its distinct words, each with what matches it.
 * All words must be found, in any order and in any field.
 */
import { editsBetween } from '../../values/suggestion.js'
import { tokenizeText } from './words.js'

export const maxDistinctWords = 10
/** Characters of a run in a script without spaces; the rest is cut. */
const maxRunLength = 40
const minPrefixLength = 2

/** How well a word of a text matches a word of a query. */
export const matchLevels = { exact: 12, synonym: 10, prefix: 8, oneTypo: 3, twoTypos: 2 }

export interface SearchWord {
  /** One normalized word; in scripts without spaces a run of characters, to be found next to each other. */
  parts: string[]
  /** Whether words that begin with this one match. */
  isPrefix: boolean
  maxTypos: 0 | 1 | 2
  /** Terms that match in place of this word, each as its words, to be found next to each other. */
  synonyms: Set<string[]>
}

export interface SearchQuery {
  /** Distinct, at most 10; empty if the text has neither letters nor digits. */
  words: SearchWord[]
  /** All words in order, with repetitions. */
  sequence: string[]
}

/** The query has more than 10 distinct words. */
export class TooManyWordsError extends Error {
  readonly maxWords = maxDistinctWords

  constructor() {
    super(`A search must have at most ${maxDistinctWords} distinct words.`)
  }
}

/** A term of a group, and the other terms of the group. */
interface Synonym {
  words: string[]
  others: string[][]
}

/** By the first word of a term. */
export type SynonymTable = ReadonlyMap<string, readonly Synonym[]>

/** @param groups terms of one or more words; each term of a group finds all others */
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
 * Words of 5 letters or more match with one typo, of 9 or more with two. The last word also matches as a prefix, from 2
 * characters on.
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

/** Splits a text into its words, with the characters of a run together. */
function runsOf(text: string): string[][] {
  const runs: string[][] = []
  for (const { word, isContinuation } of tokenizeText(text)) {
    const run = runs.at(-1)
    if (!isContinuation || !run) runs.push([word])
    else if (run.length < maxRunLength) run.push(word)
  }
  return runs
}

/** Returns the words at the start of `words` that together are a term; none if they are not. */
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

/** Returns one of the match levels of a word of a text, or 0 if it does not match. Synonyms are not considered. */
export function matchLevelOf({ parts, isPrefix, maxTypos }: SearchWord, found: string): number {
  const word = parts[0]!
  if (parts.length > 1) return 0
  if (found === word) return matchLevels.exact
  if (isPrefix && found.startsWith(word)) return matchLevels.prefix
  if (maxTypos === 0 || Math.abs(found.length - word.length) > maxTypos) return 0
  const typos = editsBetween(word, found)
  if (typos > maxTypos || digitsOf(word) !== digitsOf(found)) return 0
  return typos === 1 ? matchLevels.oneTypo : matchLevels.twoTypos
}

/** Another digit is another number, not a typo. */
const digitsOf = (word: string) => word.replace(/\P{N}/gu, '')
