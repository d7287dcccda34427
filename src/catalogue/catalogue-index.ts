/**
 * The catalogue in memory. Input: filters, orders and pages of listings; output: ids of products, totals and counts, as
 * the database has them when the question is asked; nothing where PostgreSQL is to answer. It is loaded beside the start.
 */
import pLimit from 'p-limit'
import type { Pool } from '../postgres/pool.js'
import { pause, type Supervised, type Supervisor } from '../process/supervisor.js'
import type { Condition } from '../query/read.js'
import { changesSince, listingsOf } from './changes.js'
import { type Conjunct, conjunctsIn } from './condition.js'
import { type FacetCounts, facetsOf, type PriceField } from './facets.js'
import { loadRows, type Seen } from './load.js'
import { maskRows, passingRows, required } from './mask.js'
import { rowKeys } from './order.js'
import { pageOfRows } from './page.js'
import type { Rows } from './rows.js'
import { Slices } from './slices.js'

/** A page of listings, as the read engine asks for it. */
export interface PageRead {
  where: Condition
  orderBy: object | object[]
  skip: number
  take: number
}

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

/** Of so many listings PostgreSQL is given the ids, to sort them by what it alone can sort. */
const sortedElsewhere = 2_000
/** PostgreSQL answers a question that the index has not begun to answer after this. */
const usualPatienceMs = 250
/** Changes are followed in the meantime too, so that they do not pile up. */
const followEveryMs = 5_000
/** `listing_change` is kept for an hour: what was not followed for as long is loaded anew. */
const longestGapMs = 30 * 60_000
const idsAtOnce = 1_000
/** With more new values and ids than there were, and these, the index is loaded anew. */
const fewExtras = 100_000

interface Loaded {
  rows: Rows
  seen: Seen
  hasByteOrder: boolean
  followedAt: number
  /** By row, of the question that has its turn. */
  mask: Uint8Array
}

export class CatalogueIndex {
  readonly #pool: Pool
  readonly #part: Supervised
  readonly #patienceMs: number
  #isBehind = false
  #answered = 0
  #declined = 0
  #loaded: Loaded | undefined
  /** Questions and changes have the rows one after the other. */
  readonly #turn = pLimit(1)
  /** The following of changes that is under way, and the one that begins after it. */
  #current: Promise<boolean> = Promise.resolve(true)
  #next: Promise<boolean> | undefined

  constructor(pool: Pool, supervisor: Supervisor, patienceMs = usualPatienceMs) {
    this.#pool = pool
    this.#patienceMs = patienceMs
    this.#part = supervisor.run('catalogue index', (signal, ready) => this.#keep(signal, ready))
  }

  /** How many listings it has, 0 until it is loaded, and how many questions it has answered or left to PostgreSQL. */
  figures() {
    return {
      listings: this.#loaded?.rows.size ?? 0,
      answered: this.#answered,
      left_to_postgresql: this.#declined,
    }
  }

  /** When it was loaded for the first time. @throws the error of the first attempt */
  get begun(): Promise<void> {
    return this.#part.begun
  }

  close(): Promise<void> {
    return this.#part.stop()
  }

  /** A page, and how many listings fit in all. */
  page({ where, orderBy, skip, take }: PageRead): Promise<FoundPage | undefined> {
    return this.#ask(where, async ({ rows, mask, hasByteOrder }, conjuncts, slices) => {
      const passing = await passingOf(rows, conjuncts, mask, slices)
      const total = passing.length
      const keys = rowKeys(rows, orderBy, hasByteOrder)
      const idsOf = (found: Iterable<number>) => Array.from(found, (row) => rows.idOf(row))
      if (!keys)
        return { ids: total > sortedElsewhere ? undefined : idsOf(passing), isPage: false, total }
      const page = await pageOfRows(passing, keys, skip, take, slices)
      return { ids: idsOf(page), isPage: true, total }
    })
  }

  /** How many listings fit. */
  count(where: Condition): Promise<number | undefined> {
    return this.#ask(where, async ({ rows, mask }, conjuncts, slices) => {
      const passing = await passingOf(rows, conjuncts, mask, slices)
      return passing.length
    })
  }

  /** @param price that the caller sees */
  facets(where: Condition, price: PriceField): Promise<FacetCounts | undefined> {
    return this.#ask(where, ({ rows, mask }, conjuncts, slices) =>
      facetsOf(rows, conjuncts, price, mask, slices),
    )
  }

  async #ask<Answer>(
    where: Condition,
    answer: (loaded: Loaded, conjuncts: Conjunct[], slices: Slices) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    const answered = await this.#answer(where, answer)
    if (answered === undefined) this.#declined++
    else this.#answered++
    return answered
  }

  /** Answers from the rows as the database has them now; not at all where that takes too long to begin. */
  async #answer<Answer>(
    where: Condition,
    answer: (loaded: Loaded, conjuncts: Conjunct[], slices: Slices) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    if (!this.#loaded || this.#isBehind) return undefined
    let isLate = false
    let hasBegun = false
    const answered = this.#follow().then((isCurrent) =>
      this.#turn(async () => {
        const loaded = this.#loaded
        if (!isCurrent || isLate || !loaded) return undefined
        hasBegun = true
        const { rows } = loaded
        if (loaded.mask.length < rows.size) loaded.mask = new Uint8Array(rows.removed.length)
        const slices = new Slices()
        const conjuncts = await conjunctsIn(rows, where, slices)
        return conjuncts && answer(loaded, conjuncts, slices)
      }),
    )
    const timer = new AbortController()
    const late = pause(this.#patienceMs, timer.signal).then(() => {
      isLate = !hasBegun
      return isLate ? undefined : answered
    })
    try {
      return await Promise.race([answered, late])
    } finally {
      timer.abort()
    }
  }

  /** Follows what has changed until now: whoever asks while changes are being followed waits for the next time. */
  #follow(): Promise<boolean> {
    this.#next ??= this.#current.then(() => {
      this.#current = this.#next!
      this.#next = undefined
      return this.#apply().catch(() => false)
    })
    return this.#next
  }

  async #apply(): Promise<boolean> {
    const loaded = this.#loaded
    if (!loaded) return false
    const { seen, ids } = await changesSince(this.#pool, loaded.seen)
    const isGone = Date.now() - loaded.followedAt > longestGapMs
    // Another server, or one that was restarted, need not have kept what this index has seen.
    if (isGone || seen.startedAt !== loaded.seen.startedAt) {
      this.#loaded = undefined
      return false
    }
    this.#isBehind = ids.length > idsAtOnce
    try {
      // All of a transaction, or nothing of it.
      await this.#turn(() => setListings(this.#pool, loaded.rows, ids))
    } finally {
      this.#isBehind = false
    }
    loaded.seen = seen
    loaded.followedAt = Date.now()
    return true
  }

  async #keep(signal: AbortSignal, ready: () => void): Promise<void> {
    while (!signal.aborted) {
      const { rows, ...loaded } = await loadRows(this.#pool, signal)
      this.#loaded = { ...loaded, rows, followedAt: Date.now(), mask: new Uint8Array(0) }
      ready()
      const most = 2 * rows.extras + fewExtras
      while (this.#loaded && rows.extras <= most && !signal.aborted) {
        await pause(followEveryMs, signal)
        await this.#follow()
      }
    }
  }
}

async function passingOf(
  rows: Rows,
  conjuncts: readonly Conjunct[],
  mask: Uint8Array,
  slices: Slices,
): Promise<Uint32Array> {
  const tests = conjuncts.map(({ test }) => ({ test, bit: required }))
  await maskRows(rows, tests, mask, slices)
  return passingRows(rows, mask, slices)
}

async function setListings(pool: Pool, rows: Rows, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += idsAtOnce) {
    const some = ids.slice(at, at + idsAtOnce)
    const gone = new Set(some)
    for (const listing of await listingsOf(pool, some)) {
      rows.set(listing)
      gone.delete(listing[0]!)
    }
    for (const id of gone) rows.remove(id)
  }
}
