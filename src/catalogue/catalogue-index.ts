/**
 * In-memory column index of all listings. It runs listing queries without PostgreSQL and returns product IDs, totals
 * and facet counts.
 *
 * Before a query runs, the index applies the changes that were committed until then. A query that the index cannot
 * run returns undefined, and the caller runs it in PostgreSQL.
 */
import type { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { ClientBase } from 'pg'
import { AppError, invalidInput, isDatabaseAway } from '../errors/app-error.js'
import type { Pool } from '../postgres/pool.js'
import { delay, type Supervised, type Supervisor } from '../process/supervisor.js'
import { type Condition, isCombination } from '../query/read.js'
import { answersCache, type FoundPage, type IndexAnswer } from './answers.js'
import { changesSince, inSnapshot } from './changes.js'
import {
  type Conjunct,
  checkSearches,
  conjunctsIn,
  hasSearch,
  isSupported,
  partsOf,
  passingRows,
  searchedWords,
} from './condition.js'
import { countIndexFacets, type FacetCounts, type PriceField } from './facets.js'
import { type DatabaseState, loadRows, readListings, readSynonyms, setListings } from './load.js'
import { rowKeys } from './order.js'
import { pageOfRows } from './page.js'
import { listRows } from './row-set.js'
import type { Rows } from './rows.js'
import type { SynonymTable } from './search/query.js'
import { QueryTimeout, Slices } from './slices.js'
import { findSuggestions, type ListingSuggestion, type Typed } from './suggestions.js'

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
/** Interval in milliseconds at which changes are applied without queries, so that they do not accumulate. */
const followEveryMs = 5_000
/**
 * Milliseconds without applied changes until the index is reloaded: half of the time for which `listing_change` keeps
 * them.
 */
const maxGapMs = 30 * 60_000
const idsAtOnce = 1_000
/** The index is reloaded when new values and IDs exceed twice the original number by this much. */
const minOverhead = 100_000

interface Loaded {
  rows: Rows
  seen: DatabaseState
  hasByteOrder: boolean
  followedAt: number
  /** Buffer for the matching rows of the current query. */
  passing: Uint32Array
  /** Cached results by query. */
  answers: LRUCache<string, IndexAnswer>
}

/** Loads the index, keeps it current and runs queries on it, one at a time. */
export class CatalogueIndex {
  readonly #pool: Pool
  readonly #supervisor: Supervisor
  #part: Supervised | undefined
  readonly #patienceMs: number
  #isStale = false
  #answered = 0
  #declined = 0
  #loaded: Loaded | undefined
  /** Queries and changes access the rows one at a time. */
  readonly #lock = pLimit(1)
  /** The application of changes in progress, and the one that starts after it. */
  #current: Promise<unknown> = Promise.resolve()
  #next: Promise<Loaded | undefined> | undefined
  readonly #slices = new Slices()
  #error: unknown

  constructor(pool: Pool, supervisor: Supervisor, patienceMs = defaultTimeoutMs) {
    this.#pool = pool
    this.#patienceMs = patienceMs
    this.#supervisor = supervisor
  }

  /** Number of listings (0 until loaded), and of queries that the index ran or left to PostgreSQL. */
  figures() {
    return {
      listings: this.#loaded?.rows.size ?? 0,
      answered: this.#answered,
      left_to_postgresql: this.#declined,
    }
  }

  /**
   * Starts loading the index, unless that has started, and waits until it is loaded for the first time.
   * @throws the error of the first attempt
   */
  load(): Promise<void> {
    this.#part ??= this.#supervisor.run('catalogue index', (signal, ready) =>
      this.#keep(signal, ready),
    )
    return this.#part.begun
  }

  async close(): Promise<void> {
    await this.#part?.stop()
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
      const idsOf = (found: Iterable<number>) => Array.from(found, (row) => rows.idOf(row))
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
    return this.#loaded?.rows.search.synonyms
  }

  /** Suggests texts of matching listings. @throws AppError unavailable; TooManyWordsError */
  async suggest(where: Condition, typed: Typed): Promise<ListingSuggestion[]> {
    const answer = ({ rows }: Loaded, conjuncts: Conjunct[], slices: Slices) =>
      findSuggestions(rows, conjuncts, typed, slices)
    return (await this.#runQuery(where, ['suggest', where, typed], answer, true)) ?? []
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
    const parts = partsOf(where)
    const isTested = (part: Condition) =>
      isSupported(part) && (hasSearch(part) || isNarrowing(part))
    const known = parts.filter(isTested)
    const others = parts.filter((part) => !isTested(part))
    const conditions = known.some(hasSearch) ? [await this.#foundIn({ AND: known })] : known
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
    const found = await this.page({ where, orderBy, skip: 0, take: maxFoundIds + 1 })
    const ids = found?.ids ?? []
    if (ids.length > maxFoundIds)
      throw invalidInput(
        [searchedWords],
        'too_broad',
        `finds more than ${maxFoundIds} listings. Add words or conditions`,
        { max: maxFoundIds },
      )
    return { productId: { in: ids } }
  }

  /** @param question cache key of the result */
  async #runQuery<Answer extends IndexAnswer>(
    where: Condition,
    question: unknown,
    answer: (loaded: Loaded, conjuncts: Conjunct[], slices: Slices) => Promise<Answer>,
    isSearch = hasSearch(where),
  ): Promise<Answer | undefined> {
    if (!isSupported(where)) {
      this.#declined++
      return undefined
    }
    if (isSearch) {
      checkSearches(where)
      await this.#untilLoaded()
    }
    const answered = await this.#queryIndex(where, question, answer, isSearch)
    if (answered !== undefined) this.#answered++
    else if (isSearch)
      throw new AppError('unavailable', 'The search is loading. Try again in a few seconds.')
    else this.#declined++
    return answered
  }

  /** Waits for the first load, at most `searchTimeoutMs`. */
  async #untilLoaded(): Promise<void> {
    if (this.#loaded) return
    const timer = new AbortController()
    const loaded = this.load().catch(() => undefined)
    await Promise.race([loaded, delay(searchTimeoutMs, timer.signal)])
    timer.abort()
  }

  /** Applies changes, then runs a query. Undefined if it cannot start in time, takes too long or fails. */
  async #queryIndex<Answer extends IndexAnswer>(
    where: Condition,
    question: unknown,
    answer: (loaded: Loaded, conjuncts: Conjunct[], slices: Slices) => Promise<Answer>,
    isSearch: boolean,
  ): Promise<Answer | undefined> {
    if (!this.#loaded || (this.#isStale && !isSearch)) return undefined
    let isLate = false
    let hasBegun = false
    const answered = this.#follow().then((loaded) =>
      this.#lock(async () => {
        if (!loaded) return undefined
        await this.#slices.begin()
        if (isLate) return undefined
        hasBegun = true
        const { rows, answers } = loaded
        const key = JSON.stringify(question, bigints)
        // Keys include the kind of query, which determines the type of the result.
        const known = answers.get(key) as Answer | undefined
        if (known !== undefined) return known
        if (loaded.passing.length < rows.size)
          loaded.passing = new Uint32Array(rows.createdAt.length)
        try {
          const conjuncts = await conjunctsIn(rows, where, this.#slices)
          const found = await answer(loaded, conjuncts, this.#slices)
          answers.set(key, found)
          return found
        } catch (error) {
          // PostgreSQL runs the query. Errors other than a timeout are logged and reload the index.
          if (!(error instanceof QueryTimeout)) this.#error = error
          return undefined
        }
      }),
    )
    const timer = new AbortController()
    const patienceMs = isSearch ? Math.max(searchTimeoutMs, this.#patienceMs) : this.#patienceMs
    const late = delay(patienceMs, timer.signal).then(() => {
      isLate = !hasBegun
      return isLate ? undefined : answered
    })
    try {
      return await Promise.race([answered, late])
    } finally {
      timer.abort()
    }
  }

  /**
   * Applies all changes committed before the call, and returns the rows. Undefined if the changes cannot be read. Calls
   * made while changes are applied share the next application.
   */
  #follow(): Promise<Loaded | undefined> {
    this.#next ??= this.#current.then(() => {
      this.#current = this.#next!
      this.#next = undefined
      return this.#apply().catch((error: unknown) => {
        // The database may be unavailable for a moment. Any other error is logged and reloads the index.
        if (!isDatabaseAway(error)) this.#error = error
        return undefined
      })
    })
    return this.#next
  }

  async #apply(): Promise<Loaded | undefined> {
    const loaded = this.#loaded
    if (!loaded) return undefined
    const askedAt = Date.now()
    const { seen, ids } = await changesSince(this.#pool, loaded.seen)
    const isGone = askedAt - loaded.followedAt > maxGapMs
    // A restarted or different server may lack changes that this index has applied.
    if (isGone || seen.origin !== loaded.seen.origin) {
      if (this.#loaded === loaded) this.#loaded = undefined
      return undefined
    }
    const isSame = ids.length === 0 && seen.synonyms === loaded.seen.synonyms
    loaded.seen = isSame
      ? seen
      : await inSnapshot(this.#pool, (client) => this.#read(client, loaded))
    loaded.followedAt = askedAt
    return loaded
  }

  /** Applies all changes of a snapshot. Queries see all of them or none. */
  async #read(client: ClientBase, { rows, answers, seen: former }: Loaded): Promise<DatabaseState> {
    const { seen, ids } = await changesSince(client, former)
    if (seen.synonyms !== former.synonyms) {
      const synonyms = await readSynonyms(client)
      await this.#lock(() => {
        answers.clear()
        rows.search.synonyms = synonyms
      })
    }
    if (ids.length <= idsAtOnce) {
      const listings = await readListings(client, ids)
      await this.#lock(() => {
        answers.clear()
        setListings(rows, ids, listings)
      })
      return seen
    }
    this.#isStale = true
    try {
      await this.#lock(async () => {
        answers.clear()
        for (let at = 0; at < ids.length; at += idsAtOnce) {
          const some = ids.slice(at, at + idsAtOnce)
          setListings(rows, some, await readListings(client, some))
        }
      })
      return seen
    } finally {
      this.#isStale = false
    }
  }

  async #keep(signal: AbortSignal, ready: () => void): Promise<void> {
    while (!signal.aborted) {
      const begunAt = Date.now()
      const { rows, ...loaded } = await loadRows(this.#pool, signal)
      const answers = answersCache()
      this.#loaded = {
        ...loaded,
        rows,
        answers,
        followedAt: begunAt,
        passing: new Uint32Array(0),
      }
      ready()
      const most = 2 * rows.overhead + minOverhead
      while (this.#loaded && rows.overhead <= most) {
        await delay(followEveryMs, signal)
        if (signal.aborted) return
        await this.#follow()
        const error = this.#error
        this.#error = undefined
        if (error) throw error
      }
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
