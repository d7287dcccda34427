/**
 * In-memory column index of all listings. It runs listing queries without PostgreSQL and returns product IDs, totals
 * and facet counts.
 *
 * Before a query runs, the index applies the changes that are committed so far. A query that the index cannot
 * run returns undefined, and the caller runs it in PostgreSQL.
 */
import { AppError, invalidInput } from '../errors/app-error.js'
import type { Pool } from '../postgres/pool.js'
import { delay, type Supervisor } from '../process/supervisor.js'
import { type Condition, isCombination } from '../query/read.js'
import {
  type Conjunct,
  checkSearches,
  conjunctsIn,
  hasSearch,
  isSupported,
  passingRows,
  searchedWords,
  splitConjuncts,
} from './condition.js'
import { countIndexFacets, type FacetCounts, type PriceField } from './facets.js'
import { ListingFollower, type Loaded } from './listing-follower.js'
import { rowKeys } from './order.js'
import { pageOfRows } from './page.js'
import type { FoundPage, IndexResult } from './result-cache.js'
import { listRows } from './row-set.js'
import type { SynonymTable } from './search/query.js'
import { QueryTimeout, Slices } from './slices.js'
import { findSuggestions, type ListingSuggestion, type SuggestQuery } from './suggestions.js'

/** A page of listings, as the read engine requests it. */
export interface PageRead {
  where: Condition
  orderBy: object | object[]
  skip: number
  take: number
}

/** Maximum number of product IDs that are passed to PostgreSQL for an order that the index does not support. */
const maxIdsToSort = 2_000
/** Time limit in milliseconds for a query to start. After that PostgreSQL runs it. */
const defaultTimeoutMs = 250
/** Time limit in milliseconds for a search to start. It is longer, because PostgreSQL cannot run a search. */
const searchTimeoutMs = 5_000
/** Maximum number of listings that a search may find if PostgreSQL tests the other conditions. */
const maxFoundIds = 50_000

/** Loads the index, keeps it current and runs queries on it, one at a time. */
export class CatalogueIndex {
  readonly #follower: ListingFollower
  readonly #startTimeoutMs: number
  readonly #slices = new Slices()
  #handled = 0
  #leftToPostgresql = 0

  constructor(pool: Pool, supervisor: Supervisor, startTimeoutMs = defaultTimeoutMs) {
    this.#follower = new ListingFollower(pool, supervisor)
    this.#startTimeoutMs = startTimeoutMs
  }

  /** Number of listings (0 until loaded), and of queries that the index ran or left to PostgreSQL. */
  figures() {
    return {
      listings: this.#follower.loaded?.rows.size ?? 0,
      answered: this.#handled,
      left_to_postgresql: this.#leftToPostgresql,
    }
  }

  /**
   * Starts loading the index, unless that has started, and waits until it is loaded for the first time.
   * @throws the error of the first attempt
   */
  load(): Promise<void> {
    return this.#follower.load()
  }

  close(): Promise<void> {
    return this.#follower.close()
  }

  /**
   * Returns a page and the total number of matching listings.
   * @throws AppError unavailable (a search, while the index is loading)
   */
  page(read: PageRead): Promise<FoundPage | undefined> {
    const { where, orderBy, skip, take } = read
    return this.#runQuery(where, ['page', read], async (loaded, conjuncts, slices) => {
      const { rows, hasByteOrder } = loaded
      const passing = await passingOf(loaded, conjuncts, slices)
      const total = passing.length
      const keys = rowKeys(rows, orderBy, hasByteOrder, relevanceIn(conjuncts))
      const idsOf = (rowNumbers: Iterable<number>) =>
        Array.from(rowNumbers, (row) => rows.idOf(row))
      if (!keys)
        return { ids: total > maxIdsToSort ? undefined : idsOf(passing), isPage: false, total }
      const page = await pageOfRows(passing, keys, skip, take, slices)
      return { ids: idsOf(page), isPage: true, total }
    })
  }

  /** Counts matching listings. @throws AppError unavailable */
  count(where: Condition): Promise<number | undefined> {
    return this.#runQuery(where, ['count', where], async (loaded, conjuncts, slices) => {
      const passing = await passingOf(loaded, conjuncts, slices)
      return passing.length
    })
  }

  /**
   * @param price the price field that the caller may read
   * @throws AppError unavailable
   */
  facets(where: Condition, price: PriceField): Promise<FacetCounts | undefined> {
    return this.#runQuery(where, ['facets', where, price], ({ rows }, conjuncts, slices) =>
      countIndexFacets(rows, conjuncts, price, slices),
    )
  }

  /** Synonyms of the search. Undefined until the index is loaded. */
  get synonyms(): SynonymTable | undefined {
    return this.#follower.loaded?.rows.search.synonyms
  }

  /** Suggests texts of matching listings. @throws AppError unavailable; TooManyWordsError */
  async suggest(where: Condition, search: SuggestQuery): Promise<ListingSuggestion[]> {
    const compute = ({ rows }: Loaded, conjuncts: Conjunct[], slices: Slices) =>
      findSuggestions(rows, conjuncts, search, slices)
    return (await this.#runQuery(where, ['suggest', where, search], compute, true)) ?? []
  }

  /**
   * Replaces each search in a filter by the IDs of the products that it finds, so that PostgreSQL can run the filter.
   * @param isNarrowing whether the index may test a part of the filter together with the search
   * @throws AppError unavailable, validation_failed (a search finds more than 50,000 listings; more than 5 searches)
   */
  async withoutSearch(
    where: Condition,
    isNarrowing: (part: Condition) => boolean = () => true,
  ): Promise<Condition> {
    if (!hasSearch(where)) return where
    checkSearches(where)
    const parts = splitConjuncts(where)
    const isTested = (part: Condition) =>
      isSupported(part) && (hasSearch(part) || isNarrowing(part))
    const supported = parts.filter(isTested)
    const others = parts.filter((part) => !isTested(part))
    const conditions = supported.some(hasSearch)
      ? [await this.#foundIn({ AND: supported })]
      : supported
    for (const part of others) {
      for (const [name, operand] of Object.entries(part)) {
        if (!isCombination(name)) conditions.push(part)
        else {
          const nested: Condition[] = []
          for (const one of [operand].flat())
            nested.push(await this.withoutSearch(one as Condition))
          conditions.push({ [name]: nested })
        }
      }
    }
    return { AND: conditions }
  }

  async #foundIn(where: Condition): Promise<Condition> {
    const orderBy = { productId: 'asc' }
    const result = await this.page({ where, orderBy, skip: 0, take: maxFoundIds + 1 })
    const ids = result?.ids ?? []
    if (ids.length > maxFoundIds)
      throw invalidInput(
        [searchedWords],
        'too_broad',
        `finds more than ${maxFoundIds} listings. Add words or conditions`,
        { max: maxFoundIds },
      )
    return { productId: { in: ids } }
  }

  /** @param key identifies the result in the cache */
  async #runQuery<Result extends IndexResult>(
    where: Condition,
    key: unknown,
    compute: (loaded: Loaded, conjuncts: Conjunct[], slices: Slices) => Promise<Result>,
    isSearch = hasSearch(where),
  ): Promise<Result | undefined> {
    if (!isSupported(where)) {
      this.#leftToPostgresql++
      return undefined
    }
    if (isSearch) {
      checkSearches(where)
      await this.#untilLoaded()
    }
    const result = await this.#queryIndex(where, key, compute, isSearch)
    if (result !== undefined) this.#handled++
    else if (isSearch)
      throw new AppError('unavailable', 'The search is loading. Try again in a few seconds.')
    else this.#leftToPostgresql++
    return result
  }

  /** Waits for the first load, at most `searchTimeoutMs`. */
  async #untilLoaded(): Promise<void> {
    if (this.#follower.loaded) return
    const timer = new AbortController()
    const firstLoad = this.load().catch(() => undefined)
    await Promise.race([firstLoad, delay(searchTimeoutMs, timer.signal)])
    timer.abort()
  }

  /** Applies changes, then runs a query. Undefined if it cannot start in time, takes too long or fails. */
  async #queryIndex<Result extends IndexResult>(
    where: Condition,
    key: unknown,
    compute: (loaded: Loaded, conjuncts: Conjunct[], slices: Slices) => Promise<Result>,
    isSearch: boolean,
  ): Promise<Result | undefined> {
    const { loaded: before, isStale, lock } = this.#follower
    if (!before || (isStale && !isSearch)) return undefined
    let isLate = false
    let hasBegun = false
    const result = this.#follower.follow().then((loaded) =>
      lock(async () => {
        if (!loaded) return undefined
        await this.#slices.begin()
        if (isLate) return undefined
        hasBegun = true
        const { rows, results } = loaded
        const cacheKey = JSON.stringify(key, bigints)
        // Keys include the kind of query, which determines the type of the result.
        const cached = results.get(cacheKey) as Result | undefined
        if (cached !== undefined) return cached
        if (loaded.passing.length < rows.size)
          loaded.passing = new Uint32Array(rows.createdAt.length)
        try {
          const conjuncts = await conjunctsIn(rows, where, this.#slices)
          const result = await compute(loaded, conjuncts, this.#slices)
          results.set(cacheKey, result)
          return result
        } catch (error) {
          // PostgreSQL runs the query. Errors other than a timeout are logged and reload the index.
          if (!(error instanceof QueryTimeout)) this.#follower.reloadAfter(error)
          return undefined
        }
      }),
    )
    const timeoutMs = isSearch
      ? Math.max(searchTimeoutMs, this.#startTimeoutMs)
      : this.#startTimeoutMs
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        isLate = !hasBegun
        if (isLate) resolve(undefined)
      }, timeoutMs)
    })
    try {
      return await Promise.race([result, late])
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Sums the scores of a row for the searched words. 0 without a search. */
function relevanceIn(conjuncts: readonly Conjunct[]): (row: number) => number {
  const scores = conjuncts.flatMap(({ scoreOf }) => scoreOf ?? [])
  return (row) => scores.reduce((sum, scoreOf) => sum + scoreOf(row), 0)
}

const bigints = (_key: string, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)

async function passingOf(
  { rows, passing }: Loaded,
  conjuncts: readonly Conjunct[],
  slices: Slices,
): Promise<Uint32Array> {
  const set = await passingRows(rows.present(), conjuncts, slices)
  return listRows(set, passing, slices)
}
