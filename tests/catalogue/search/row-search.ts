import { DictionaryIndex } from '../../../src/catalogue/search/dictionary-index.js'
import {
  buildSynonymTable,
  parseSearchQuery,
  type SynonymTable,
} from '../../../src/catalogue/search/query.js'
import { resolveQuery, scoreField, searchFields } from '../../../src/catalogue/search/score.js'
import { Vocabulary } from '../../../src/catalogue/search/vocabulary.js'
import { Slices } from '../../../src/catalogue/slices.js'
import { categories, outlets, synonymGroups } from './catalogue.js'

type Field = keyof typeof searchFields
export const fields = Object.keys(searchFields) as Field[]

export interface SearchRow {
  key: string
  popularity: number
  texts: Record<Field, string>
}

/** A row for each product of the catalogue. */
export const catalogueRows: SearchRow[] = outlets.flatMap((outlet) =>
  outlet.products.map(({ key, name, popularity }) => ({
    key,
    popularity,
    texts: {
      outletName: outlet.name,
      productName: name,
      host: new URL(outlet.websiteUrl).host,
      tags: outlet.tags.join(', '),
      category: categories[outlet.category],
    },
  })),
)

export const catalogueSynonyms = buildSynonymTable(synonymGroups)

/** Searches rows as the listing index does: a code per field and row, and a pass over the rows. */
export class RowSearch {
  readonly vocabulary = new Vocabulary()
  readonly rows: readonly SearchRow[]
  readonly #synonyms: SynonymTable
  readonly #columns = fields.map((field) => ({
    field,
    index: new DictionaryIndex(this.vocabulary),
    codes: [] as number[],
  }))

  constructor(rows: readonly SearchRow[], synonyms: SynonymTable) {
    this.rows = rows
    this.#synonyms = synonyms
    for (const { field, index, codes } of this.#columns) {
      const known = new Map<string, number>()
      for (const { texts } of rows) {
        const text = texts[field]
        const code = known.get(text) ?? known.size
        if (code === known.size) index.add(code, text)
        known.set(text, code)
        codes.push(code)
      }
    }
  }

  /** Returns the matching rows, sorted by relevance, popularity and key. */
  async find(text: string): Promise<{ key: string; relevance: number }[]> {
    const slices = new Slices()
    const parsed = parseSearchQuery(text, this.#synonyms)
    const query = await resolveQuery(parsed, this.vocabulary, slices)
    const scored = await Promise.all(
      this.#columns.map(async ({ field, index, codes }) => ({
        scores: await scoreField(query, index, searchFields[field], slices),
        codes,
      })),
    )
    return sortFound(
      this.rows.flatMap((row, number) => {
        const ofWords = query.words.map((_word, at) =>
          Math.max(...scored.map(({ scores, codes }) => scores[at]?.[codes[number]!] ?? 0)),
        )
        const relevance = ofWords.reduce((sum, score) => sum + score, 0)
        return ofWords.every((score) => score > 0) ? [{ ...row, relevance }] : []
      }),
    )
  }
}

export function sortFound<Row extends { key: string; popularity: number; relevance: number }>(
  found: Row[],
): { key: string; relevance: number }[] {
  return found
    .sort(
      (one, other) =>
        other.relevance - one.relevance ||
        other.popularity - one.popularity ||
        (one.key < other.key ? -1 : 1),
    )
    .map(({ key, relevance }) => ({ key, relevance }))
}
