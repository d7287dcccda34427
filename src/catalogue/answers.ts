/** Cache of the index's results, cleared when a listing changes. */
import { LRUCache } from 'lru-cache'
import type { FacetCounts } from './facets.js'
import type { ListingSuggestion } from './suggestions.js'

export interface FoundPage {
  /**
   * Product IDs of the page, in order. If only PostgreSQL can sort them (`isPage` is false), IDs of all matching
   * listings. Undefined if there are too many of these.
   */
  ids: string[] | undefined
  /** Whether `ids` is the page and not all matching listings. */
  isPage: boolean
  /** Number of matching listings. */
  total: number
}

/** Result of a query that can be cached. */
export type IndexAnswer = FoundPage | FacetCounts | number | ListingSuggestion[]

/** Characters of all cached queries and results, and of one entry. */
const maxSize = 4_000_000
const maxEntrySize = 100_000

/** Creates the cache. Entries of more than 100,000 characters are not stored. */
export const answersCache = () =>
  new LRUCache<string, IndexAnswer>({
    max: 200,
    maxSize,
    maxEntrySize,
    sizeCalculation: (answer, question) => question.length + sizeOf(answer),
  })

const charactersOfId = 36

/** Approximate number of characters of a result. */
function sizeOf(answer: IndexAnswer): number {
  if (typeof answer === 'number') return 1
  if (Array.isArray(answer)) return answer.length * 4 * charactersOfId
  if ('total' in answer) return (answer.ids?.length ?? 0) * charactersOfId
  return Object.values(answer).reduce((sum, { length }) => sum + length * charactersOfId, 0)
}
