/** Completes the text of a search field with texts of listings that contain all of its words. */
import type { Column } from './column.js'
import { type Conjunct, passingRows } from './condition.js'
import { countElements } from './facets.js'
import { countCodes } from './row-set.js'
import type { Rows } from './rows.js'
import type { SuggestionKind } from './search/listing-search.js'
import type { Suggestion } from './search/suggest.js'
import type { Slices } from './slices.js'

export type ListingSuggestion = Suggestion<SuggestionKind>

/** Text of a search field, and the maximum number of suggestions. */
export interface SuggestQuery {
  q: string
  first: number
}

/**
 * @param conjuncts conditions on the listings that are counted. Texts of other listings are not suggested.
 * @throws TooManyWordsError
 */
export async function findSuggestions(
  rows: Rows,
  conjuncts: readonly Conjunct[],
  { q, first }: SuggestQuery,
  slices: Slices,
): Promise<ListingSuggestion[]> {
  const set = await passingRows(rows.present(), conjuncts, slices)
  const countTexts = async (column: Column) => {
    const counts = await countCodes(set, column, slices)
    return column.isOfLists ? countElements(column, counts) : counts
  }
  return rows.search.suggest(q, first, countTexts, slices)
}
