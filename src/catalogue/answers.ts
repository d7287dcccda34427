/** The answers of the index, kept until a listing changes. */
import { LRUCache } from 'lru-cache'
import type { FacetCounts } from './facets.js'
import type { ListingSuggestion } from './suggestions.js'

export interface FoundPage {
  /**
   * The products of the page in its order; of all that fit where PostgreSQL alone knows the order; absent where these
   * are too many.
   */
  ids: string[] | undefined
  isPage: boolean
  /** How many fit in all. */
  total: number
}

export type IndexAnswer = FoundPage | FacetCounts | number | ListingSuggestion[]

/** Characters of the questions and answers that are kept in all, and of one of them. */
const maxSize = 4_000_000
const maxEntrySize = 100_000

/** By question. What has more than 100,000 characters is not kept. */
export const answersCache = () =>
  new LRUCache<string, IndexAnswer>({
    max: 200,
    maxSize,
    maxEntrySize,
    sizeCalculation: (answer, question) => question.length + sizeOf(answer),
  })

const charactersOfId = 36

/** Characters of an answer, roughly. */
function sizeOf(answer: IndexAnswer): number {
  if (typeof answer === 'number') return 1
  if (Array.isArray(answer)) return answer.length * 4 * charactersOfId
  if ('total' in answer) return (answer.ids?.length ?? 0) * charactersOfId
  return Object.values(answer).reduce((sum, { length }) => sum + length * charactersOfId, 0)
}
