/**
 * Full-text search over the columns of the index. `find` returns the scores of the texts for each word of a query,
 * and `suggest` completes the text of a search field.
 */
import { domainToUnicode } from 'node:url'
import type { Column } from '../column.js'
import { Combinations } from '../combinations.js'
import type { Slices } from '../slices.js'
import { DictionaryIndex } from './dictionary-index.js'
import { parseSearchQuery, type SynonymTable } from './query.js'
import {
  type ResolvedQuery,
  resolveQuery,
  type SearchField,
  scoreField,
  searchFields,
} from './score.js'
import { type Suggestion, suggestCompletions } from './suggest.js'
import { Vocabulary } from './vocabulary.js'

/** Searched columns. */
export interface SearchedColumns {
  name: Column
  outletName: Column
  websiteUrl: Column
  tags: Column
  category: Column
}

/** Scores of the texts of a column, or of a combination of columns, for one word of a query. */
export interface WordScores {
  /** Code of the texts of each row. */
  column: { codes: Uint8Array | Uint16Array | Uint32Array }
  /** Score by code, from 0 (no match) to 180. */
  scores: Uint8Array
}

interface SearchedField extends SearchField {
  column: Column
  index: DictionaryIndex
  /** Number of distinct texts, or of distinct elements for a column of lists. */
  textCount(): number
  /** Returns null for a null value. */
  textOf(code: number): string | null
  /** Kind of the suggestions. Undefined if the texts are not suggested. */
  kind?: SuggestionKind
}

export type SuggestionKind = 'OUTLET' | 'PRODUCT' | 'TAG' | 'CATEGORY'

/** Returns the number of listings by code, or by element number for a column of lists. */
export type CountTexts = (column: Column) => Promise<Uint32Array>

/** Index of all searched columns. */
export class ListingSearch {
  synonyms: SynonymTable = new Map()
  readonly vocabulary = new Vocabulary()
  /** Fields of the outlet. A row refers to a combination of their codes. */
  readonly #outletFields: readonly SearchedField[]
  readonly #combinations: Combinations
  readonly #productField: SearchedField

  constructor({ name, outletName, websiteUrl, tags, category }: SearchedColumns, textEnd: string) {
    const unfolded = (text: string) => text.slice(0, text.indexOf(textEnd))
    const same = (text: string) => text
    const field = (column: Column, options: SearchField, format: (text: string) => string) => ({
      column,
      ...options,
      index: new DictionaryIndex(this.vocabulary),
      textCount: () => (column.isOfLists ? column.elements.length : column.size),
      textOf: (code: number) => {
        const text = column.isOfLists ? column.elements[code] : column.valueOf(code)
        return typeof text === 'string' ? format(text) : null
      },
    })
    this.#productField = { ...field(name, searchFields.productName, unfolded), kind: 'PRODUCT' }
    this.#outletFields = [
      { ...field(outletName, searchFields.outletName, unfolded), kind: 'OUTLET' },
      field(websiteUrl, searchFields.host, hostOf),
      { ...field(tags, searchFields.tags, same), kind: 'TAG' },
      { ...field(category, searchFields.category, same), kind: 'CATEGORY' },
    ]
    this.#combinations = new Combinations(this.#outletFields.map(({ column }) => column))
  }

  /** Allocates memory for a number of rows. */
  reserve(rows: number): void {
    this.#combinations.reserve(rows)
  }

  /** Updates the search after the columns of a row have changed. */
  set(row: number): void {
    this.#combinations.set(row)
    for (const field of this.#outletFields) addTexts(field)
    addTexts(this.#productField)
  }

  /**
   * Returns the scores for each word of a query. A row matches if it has a score for every word. Its relevance is the
   * sum of its highest scores.
   * @throws TooManyWordsError
   */
  async find(text: string, slices: Slices): Promise<WordScores[][]> {
    const parsedQuery = parseSearchQuery(text, this.synonyms)
    const query = await resolveQuery(parsedQuery, this.vocabulary, slices)
    const { size } = this.#combinations
    const best = query.words.map((): Uint8Array | undefined => undefined)
    for (const [at, field] of this.#outletFields.entries()) {
      await slices.pause()
      const parts = this.#combinations.partsOf(at)
      for (const [word, scores] of (await scoresOf(query, field, slices)).entries()) {
        if (!scores) continue
        best[word] ??= new Uint8Array(size)
        raise(best[word], parts, scores)
        await slices.pause()
      }
    }
    const ofProduct = await scoresOf(query, this.#productField, slices)
    return best.map((ofOutlet, word) => {
      const scores = ofProduct[word]
      return [
        ...(ofOutlet ? [{ column: this.#combinations, scores: ofOutlet }] : []),
        ...(scores ? [{ column: this.#productField.column, scores }] : []),
      ]
    })
  }

  /**
   * Suggests outlet names, product names, tags and categories that contain all words, in this order.
   * @throws TooManyWordsError
   */
  suggest(
    text: string,
    first: number,
    countTexts: CountTexts,
    slices: Slices,
  ): Promise<Suggestion<SuggestionKind>[]> {
    const [outletName, ...others] = this.#outletFields
    const fields = [outletName!, this.#productField, ...others]
    const sources = fields.flatMap(({ kind, column, index, textOf }) =>
      kind
        ? {
            kind,
            index,
            textOf: (code: number) => textOf(code) ?? '',
            countTexts: () => countTexts(column),
          }
        : [],
    )
    const query = parseSearchQuery(text, this.synonyms)
    return suggestCompletions(query, this.vocabulary, sources, first, slices)
  }
}

function addTexts({ index, textCount, textOf }: SearchedField): void {
  const count = textCount()
  for (let code = index.size; code < count; code++) index.add(code, textOf(code) ?? '')
}

/** Returns for each word the scores by code of the column. */
async function scoresOf(
  query: ResolvedQuery,
  { column, index, ...field }: SearchedField,
  slices: Slices,
): Promise<(Uint8Array | undefined)[]> {
  const scoresByCode = await scoreField(query, index, field, slices)
  return column.isOfLists
    ? scoresByCode.map((scores) => scores && scoresOfLists(column, scores))
    : scoresByCode
}

/** Returns for each code of a column of lists the highest score of its elements. */
function scoresOfLists({ elementNumbers, elementEnds, size }: Column, scores: Uint8Array) {
  const best = new Uint8Array(size)
  let at = 0
  for (let code = 0; code < best.length; code++) {
    let highest = 0
    for (const end = elementEnds[code]!; at < end; at++) {
      const score = scores[elementNumbers[at]!]!
      if (score > highest) highest = score
    }
    best[code] = highest
  }
  return best
}

function raise(best: Uint8Array, parts: Uint32Array, scores: Uint8Array): void {
  for (let number = 0; number < best.length; number++) {
    const score = scores[parts[number]!]!
    if (score > best[number]!) best[number] = score
  }
}

/** Returns the host of a URL in Unicode, or the text itself if it is not a URL. */
function hostOf(url: string): string {
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  return host === '' ? url : domainToUnicode(host)
}
