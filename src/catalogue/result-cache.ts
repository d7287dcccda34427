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
export type IndexResult = FoundPage | FacetCounts | number | ListingSuggestion[]

/** Characters of all cached queries and results, and of one entry. */
const maxSize = 4_000_000
const maxEntrySize = 100_000

/** Creates the cache. Entries of more than 100,000 characters are not stored. */
export const createResultCache = () =>
  new LRUCache<string, IndexResult>({
    max: 200,
    maxSize,
    maxEntrySize,
    sizeCalculation: (result, key) => key.length + sizeOf(result),
  })

const charactersOfId = 36

/** Approximate number of characters of a result. */
function sizeOf(result: IndexResult): number {
  if (typeof result === 'number') return 1
  if (Array.isArray(result)) return result.length * 4 * charactersOfId
  if ('total' in result) return (result.ids?.length ?? 0) * charactersOfId
  return Object.values(result).reduce((sum, { length }) => sum + length * charactersOfId, 0)
}
