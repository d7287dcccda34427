/** Suggestions for a search field. Input: the text so far; output: texts of listings that have all of its words. */
import type { Column } from './column.js'
import type { Conjunct } from './condition.js'
import { countCodes, countElements } from './facets.js'
import { maskRows } from './mask.js'
import { type Rows, required } from './rows.js'
import type { SuggestionKind } from './search/listing-search.js'
import type { Suggestion } from './search/suggest.js'
import type { Slices } from './slices.js'

export type ListingSuggestion = Suggestion<SuggestionKind>

/** The text of a search field, and how many suggestions it shows at most. */
export interface Typed {
  q: string
  first: number
}

/**
 * @param conjuncts of the listings that are counted; texts of others are not suggested
 * @param mask is overwritten
 * @throws TooManyWordsError
 */
export async function suggestionsOf(
  rows: Rows,
  conjuncts: readonly Conjunct[],
  { q, first }: Typed,
  mask: Uint8Array,
  slices: Slices,
): Promise<ListingSuggestion[]> {
  const tests = conjuncts.map(({ test }) => ({ test, bit: required }))
  await maskRows(rows, tests, mask, slices)
  const countTexts = async (column: Column) => {
    const counts = await countCodes(rows, column, mask, 0, slices)
    return column.isOfLists ? countElements(column, counts) : counts
  }
  return rows.search.suggest(q, first, countTexts, slices)
}
