import { parseSearchQuery, type SearchWord } from '../../../src/catalogue/search/query.js'
import { searchFields } from '../../../src/catalogue/search/score.js'
import { tokenizeText } from '../../../src/catalogue/search/words.js'
import { catalogueSynonyms, fields, type SearchRow, sortFound } from './row-search.js'

/** The rules of the search without an index, from the texts of each row. */
export function findNaively(rows: readonly SearchRow[], text: string) {
  const { words, sequence } = parseSearchQuery(text, catalogueSynonyms)
  return sortFound(
    rows.flatMap((row) => {
      const ofWords = words.map((word) =>
        Math.max(
          ...fields.map((field) => {
            const { weight, isOrdered } = searchFields[field]
            const found = wordsOf(row.texts[field])
            const factor = isOrdered ? factorOf(sequence, words, found) : 1
            return Math.floor(levelOf(word, found) * weight * factor)
          }),
        ),
      )
      const relevance = ofWords.reduce((sum, score) => sum + score, 0)
      return ofWords.every((score) => score > 0) ? [{ ...row, relevance }] : []
    }),
  )
}

const known = new Map<string, string[]>()
function wordsOf(text: string): string[] {
  const words = known.get(text) ?? tokenizeText(text).map(({ word }) => word)
  known.set(text, words)
  return words
}

function levelOf({ parts, isPrefix, maxTypos, synonyms }: SearchWord, found: string[]): number {
  if (contains(found, parts)) return 12
  if ([...synonyms].some((synonym) => contains(found, synonym))) return 10
  if (parts.length > 1) return 0
  const [word] = parts as [string]
  if (isPrefix && found.some((one) => one.startsWith(word))) return 8
  if (maxTypos === 0) return 0
  const typos = Math.min(...found.map((one) => naiveTypos(word, one)))
  return typos > maxTypos ? 0 : typos === 1 ? 3 : 2
}

const contains = (found: string[], phrase: string[]) =>
  found.some((_word, at) => phrase.every((part, offset) => found[at + offset] === part))

function factorOf(sequence: string[], words: SearchWord[], found: string[]): number {
  const isExact = sequence.every((part, at) => found[at] === part)
  if (isExact) return found.length === sequence.length ? 1.5 : 1.25
  const last = sequence.at(-1)!
  const isPrefix = words.some((word) => word.isPrefix && word.parts[0] === last)
  const isStart = sequence.slice(0, -1).every((part, at) => found[at] === part)
  return isPrefix && isStart && found[sequence.length - 1]?.startsWith(last) ? 1.25 : 1
}

/** Results of `naiveTypos`. Rows share most of their words. */
const knownTypos = new Map<string, number>()

/** Edits by the recursive definition, infinite if the digits differ. */
export function naiveTypos(from: string, to: string): number {
  const key = `${from}\0${to}`
  const digitsOf = (word: string) => word.replace(/\P{N}/gu, '')
  const typos =
    knownTypos.get(key) ??
    (digitsOf(from) === digitsOf(to) ? naiveEdits(from, to) : Number.POSITIVE_INFINITY)
  knownTypos.set(key, typos)
  return typos
}

function naiveEdits(from: string, to: string): number {
  const known = new Map<string, number>()
  const edits = (left: number, right: number): number => {
    if (left === 0 || right === 0) return left + right
    const key = `${left} ${right}`
    const before = known.get(key)
    if (before !== undefined) return before
    const least = Math.min(
      edits(left - 1, right) + 1,
      edits(left, right - 1) + 1,
      edits(left - 1, right - 1) + Number(from[left - 1] !== to[right - 1]),
      left > 1 && right > 1 && from[left - 1] === to[right - 2] && from[left - 2] === to[right - 1]
        ? edits(left - 2, right - 2) + 1
        : Number.POSITIVE_INFINITY,
    )
    known.set(key, least)
    return least
  }
  return edits(from.length, to.length)
}
