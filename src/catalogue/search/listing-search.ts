/**
 * Searches listings. Input: the columns of the index and the text of a query; output: for each word of the query, the score
 * that a row has for it; for a search field, suggestions.
 */
import type { Column } from '../column.js'
import type { Slices } from '../slices.js'
import { DictionaryIndex } from './dictionary-index.js'
import { parseSearchQuery, type SynonymTable } from './query.js'
import { resolveQuery, type SearchField, scoreField, searchFields } from './score.js'
import { type Suggestion, suggestCompletions } from './suggest.js'
import { Vocabulary } from './vocabulary.js'

/** The columns that are searched. */
export interface SearchedColumns {
  name: Column
  outletName: Column
  websiteUrl: Column
  tags: Column
  category: Column
}

/** A word of a query. */
export interface WordScore {
  /** 0 (the row does not have the word) to 180. */
  scoreOf(row: number): number
  /** The only column in which listings have the word, and the scores by its codes; absent if there are several. */
  only?: FieldScores
}

interface FieldScores {
  column: Column
  /** By code. */
  scores: Uint8Array
}

interface IndexedTexts extends SearchField {
  column: Column
  index: DictionaryIndex
  /** The distinct texts of the column: of lists their elements. */
  texts: readonly unknown[]
  textOf(value: string): string
  isList: boolean
  /** Undefined if its texts are not suggested. */
  kind?: SuggestionKind
}

export type SuggestionKind = 'OUTLET' | 'PRODUCT' | 'TAG' | 'CATEGORY'

/** Returns by code of a column, or by number of an element of a column of lists, the number of listings that have it. */
export type CountTexts = (column: Column, isList: boolean) => Promise<Uint32Array>

export class ListingSearch {
  synonyms: SynonymTable = new Map()
  readonly vocabulary = new Vocabulary()
  readonly #fields: readonly IndexedTexts[]

  constructor({ name, outletName, websiteUrl, tags, category }: SearchedColumns, textEnd: string) {
    const unfolded = (text: string) => text.slice(0, text.indexOf(textEnd))
    const same = (text: string) => text
    const field = (column: Column, searched: SearchField, textOf: IndexedTexts['textOf']) => ({
      column,
      ...searched,
      index: new DictionaryIndex(this.vocabulary),
      texts: column.values,
      textOf,
      isList: false,
    })
    this.#fields = [
      { ...field(outletName, searchFields.outletName, unfolded), kind: 'OUTLET' },
      { ...field(name, searchFields.productName, unfolded), kind: 'PRODUCT' },
      field(websiteUrl, searchFields.host, hostOf),
      { ...field(tags, searchFields.tags, same), texts: tags.elements, isList: true, kind: 'TAG' },
      { ...field(category, searchFields.category, same), kind: 'CATEGORY' },
    ]
  }

  /** Adds the values that the columns have got since the last call. */
  update(): void {
    for (const { index, texts, textOf } of this.#fields) {
      for (let code = index.size; code < texts.length; code++) {
        const text = texts[code]
        index.add(code, typeof text === 'string' ? textOf(text) : '')
      }
    }
  }

  /**
   * The words of a query. A row fits if it has all of them; the sum of their scores is its relevance.
   * @throws TooManyWordsError
   */
  async find(text: string, slices: Slices): Promise<WordScore[]> {
    const parsed = parseSearchQuery(text, this.synonyms)
    const query = await resolveQuery(parsed, this.vocabulary, slices)
    const byWord = query.words.map((): FieldScores[] => [])
    for (const { column, index, isList, ...field } of this.#fields) {
      await slices.pause()
      for (const [at, scores] of (await scoreField(query, index, field, slices)).entries()) {
        if (!scores) continue
        byWord[at]!.push({ column, scores: isList ? scoresOfLists(column, scores) : scores })
      }
    }
    await slices.pause()
    return byWord.map(wordScore)
  }

  /**
   * Suggests names of outlets and products, tags and categories that have all words, in this order.
   * @throws TooManyWordsError
   */
  suggest(
    text: string,
    first: number,
    countTexts: CountTexts,
    slices: Slices,
  ): Promise<Suggestion<SuggestionKind>[]> {
    const sources = this.#fields.flatMap(({ kind, column, index, texts, textOf, isList }) =>
      kind
        ? {
            kind,
            index,
            textOf: (code: number) => textOf(texts[code] as string),
            countTexts: () => countTexts(column, isList),
          }
        : [],
    )
    const query = parseSearchQuery(text, this.synonyms)
    return suggestCompletions(query, this.vocabulary, sources, first, slices)
  }
}

function wordScore(fields: readonly FieldScores[]): WordScore {
  const [first, ...others] = fields
  if (!first) return { scoreOf: () => 0 }
  const { codes } = first.column
  if (others.length === 0) return { scoreOf: (row) => first.scores[codes[row]!]!, only: first }
  const all = fields.map(({ column, scores }) => ({ codes: column.codes, scores }))
  return {
    scoreOf(row) {
      let best = 0
      for (const { codes, scores } of all) {
        const score = scores[codes[row]!]!
        if (score > best) best = score
      }
      return best
    },
  }
}

/** By code of a column of lists, the best score of an element. */
function scoresOfLists({ elementsOf, values }: Column, scores: Uint8Array): Uint8Array {
  const best = new Uint8Array(values.length)
  for (let code = 0; code < best.length; code++) {
    for (const element of elementsOf[code] ?? []) {
      if (scores[element]! > best[code]!) best[code] = scores[element]!
    }
  }
  return best
}

/** The host of a URL; of a text that is none, the text. */
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url)
