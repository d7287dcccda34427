/**
 * Loads all listings into memory and applies the changes that other transactions commit. Tasks that read or write the
 * rows take `lock`.
 */
import type { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { ClientBase } from 'pg'
import { isDatabaseAway } from '../errors/app-error.js'
import type { Pool } from '../postgres/pool.js'
import { delay, type Supervised, type Supervisor } from '../process/supervisor.js'
import { changesSince, inSnapshot } from './changes.js'
import { type DatabaseState, loadRows, readListings, readSynonyms, setListings } from './load.js'
import { createResultCache, type IndexResult } from './result-cache.js'
import type { Rows } from './rows.js'

/** Interval in milliseconds at which changes are applied without queries, so that they do not accumulate. */
const followEveryMs = 5_000
/**
 * Milliseconds without applied changes until the index is reloaded: half of the time for which `listing_change` keeps
 * them.
 */
const maxGapMs = 30 * 60_000
const batchSize = 1_000
/** The index is reloaded when new values and IDs exceed twice the original number by this much. */
const minOverhead = 100_000

export interface Loaded {
  rows: Rows
  seen: DatabaseState
  hasByteOrder: boolean
  followedAt: number
  /** Buffer for the matching rows of the current query. */
  passing: Uint32Array
  /** Cached results by query. */
  results: LRUCache<string, IndexResult>
}

export class ListingFollower {
  /** Queries and changes access the rows one at a time. */
  readonly lock = pLimit(1)
  readonly #pool: Pool
  readonly #supervisor: Supervisor
  #work: Supervised | undefined
  #loaded: Loaded | undefined
  #isStale = false
  /** The application of changes in progress, and the one that starts after it. */
  #current: Promise<unknown> = Promise.resolve()
  #next: Promise<Loaded | undefined> | undefined
  #error: unknown

  constructor(pool: Pool, supervisor: Supervisor) {
    this.#pool = pool
    this.#supervisor = supervisor
  }

  /** The rows as of the last applied change. Undefined until loaded. */
  get loaded(): Loaded | undefined {
    return this.#loaded
  }

  /** Whether more than 1,000 changes are being applied, which takes longer than a query in PostgreSQL. */
  get isStale(): boolean {
    return this.#isStale
  }

  /**
   * Starts loading, unless that has started, and waits until the rows are loaded for the first time.
   * @throws the error of the first attempt
   */
  load(): Promise<void> {
    this.#work ??= this.#supervisor.run('catalogue index', (signal, ready) =>
      this.#keepCurrent(signal, ready),
    )
    return this.#work.begun
  }

  async close(): Promise<void> {
    await this.#work?.stop()
  }

  /** Reloads all rows within 5 seconds. @param error is logged */
  reloadAfter(error: unknown): void {
    this.#error = error
  }

  /**
   * Applies all changes committed before the call, and returns the rows. Undefined if the changes cannot be read. Calls
   * made while changes are applied share the next application.
   */
  follow(): Promise<Loaded | undefined> {
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
    const startedAt = Date.now()
    const { seen, ids } = await changesSince(this.#pool, loaded.seen)
    const isOutdated = startedAt - loaded.followedAt > maxGapMs
    // A restarted or different server may lack changes that this index has applied.
    if (isOutdated || seen.origin !== loaded.seen.origin) {
      if (this.#loaded === loaded) this.#loaded = undefined
      return undefined
    }
    const isSame = ids.length === 0 && seen.synonyms === loaded.seen.synonyms
    loaded.seen = isSame
      ? seen
      : await inSnapshot(this.#pool, (client) => this.#read(client, loaded))
    loaded.followedAt = startedAt
    return loaded
  }

  /** Applies all changes of a snapshot. Queries see all of them or none. */
  async #read(client: ClientBase, { rows, results, seen: former }: Loaded): Promise<DatabaseState> {
    const { seen, ids } = await changesSince(client, former)
    if (seen.synonyms !== former.synonyms) {
      const synonyms = await readSynonyms(client)
      await this.lock(() => {
        results.clear()
        rows.search.synonyms = synonyms
      })
    }
    if (ids.length <= batchSize) {
      const listings = await readListings(client, ids)
      await this.lock(() => {
        results.clear()
        setListings(rows, ids, listings)
      })
      return seen
    }
    this.#isStale = true
    try {
      await this.lock(async () => {
        results.clear()
        for (let at = 0; at < ids.length; at += batchSize) {
          const batch = ids.slice(at, at + batchSize)
          setListings(rows, batch, await readListings(client, batch))
        }
      })
      return seen
    } finally {
      this.#isStale = false
    }
  }

  async #keepCurrent(signal: AbortSignal, ready: () => void): Promise<void> {
    while (!signal.aborted) {
      const begunAt = Date.now()
      const { rows, ...loaded } = await loadRows(this.#pool, signal)
      const results = createResultCache()
      this.#loaded = {
        ...loaded,
        rows,
        results,
        followedAt: begunAt,
        passing: new Uint32Array(0),
      }
      ready()
      const maxOverhead = 2 * rows.overhead + minOverhead
      while (this.#loaded && rows.overhead <= maxOverhead) {
        await delay(followEveryMs, signal)
        if (signal.aborted) return
        await this.follow()
        const error = this.#error
        this.#error = undefined
        if (error) throw error
      }
    }
  }
}
