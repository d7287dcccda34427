import { Gauge, type Registry } from 'prom-client'
import { AppError } from '../errors/app-error.js'
import type { Session } from './session.js'

/** Limits of a `FairConcurrencyLimiter`. */
export interface ConcurrencyLimits {
  /** Running at once, of all teams. */
  maxConcurrent: number
  /** Running at once, of one team: less than `maxConcurrent`, so that other teams always find a place. */
  maxConcurrentPerTeam: number
  /** Waiting at once, of one team; more is refused. */
  queueLimit: number
  /** Milliseconds that a call without a signal waits; without limit when absent. */
  queueTimeoutMs?: number
  /** What waits, as the refusal calls it: `questions`. */
  what: string
}

/** Key that shares one limit: the team of a team token, an operator token by itself. */
export function concurrencyKeyOf(session: Session): string {
  return session.kind === 'team' ? session.teamId : session.tokenId
}

/** Seconds after which a refused caller may try again. */
const retryAfterSeconds = 2

/**
 * Shares a limited number of places fairly: while several teams wait, they get the next place in turn, however much one
 * of them asks for.
 */
export class FairConcurrencyLimiter {
  readonly #limits: ConcurrencyLimits
  readonly #runningOf = new Map<string, number>()
  /** By team, in the order in which they are served. */
  readonly #waiting = new Map<string, (() => void)[]>()
  #running = 0

  constructor(limits: ConcurrencyLimits) {
    this.#limits = limits
  }

  /** How many wait. */
  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0)
  }

  /**
   * Runs `work` as soon as the limits allow it; waiting teams are served round robin.
   * @param team see `concurrencyKeyOf`
   * @param signal ends the wait, not the work
   * @throws AppError rate_limited when too much of the team waits already, or `signal` aborts before it runs
   */
  async run<T>(team: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.#hasRoom(team)) this.#count(team, 1)
    else await this.#queue(team, signal)
    try {
      return await work()
    } finally {
      this.#count(team, -1)
      this.#next()
    }
  }

  #hasRoom(team: string): boolean {
    const { maxConcurrent: total, maxConcurrentPerTeam } = this.#limits
    return this.#running < total && (this.#runningOf.get(team) ?? 0) < maxConcurrentPerTeam
  }

  #queue(team: string, signal?: AbortSignal): Promise<void> {
    const queue = this.#waiting.get(team) ?? []
    const { queueLimit, queueTimeoutMs, what } = this.#limits
    if (queue.length >= queueLimit) {
      throw refused(
        `${queueLimit} ${what} of yours wait already. Send fewer at once, and try again shortly.`,
      )
    }
    this.#waiting.set(team, queue)
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const giveUp = () => {
        const at = queue.indexOf(begin)
        if (at < 0) return
        queue.splice(at, 1)
        if (queue.length === 0) this.#waiting.delete(team)
        reject(refused(`Too many ${what} run already. Try again shortly.`))
      }
      // A signal with a time limit would end with an error that takes a stack, long after the work has begun.
      const timer = queueTimeoutMs && !signal ? setTimeout(giveUp, queueTimeoutMs) : undefined
      queue.push(begin)
      if (signal?.aborted) giveUp()
      else signal?.addEventListener('abort', giveUp)
    })
  }

  #count(team: string, change: number): void {
    this.#running += change
    const count = (this.#runningOf.get(team) ?? 0) + change
    if (count > 0) this.#runningOf.set(team, count)
    else this.#runningOf.delete(team)
  }

  #next(): void {
    // A team that was served is put at the end of the map, where this loop comes to it again.
    for (const [team, queue] of this.#waiting) {
      if (this.#running >= this.#limits.maxConcurrent) return
      if (!this.#hasRoom(team)) continue
      this.#waiting.delete(team)
      const begin = queue.shift()!
      if (queue.length > 0) this.#waiting.set(team, queue)
      this.#count(team, 1)
      begin()
    }
  }
}

const refused = (message: string) =>
  new AppError('rate_limited', message, { headers: { 'retry-after': String(retryAfterSeconds) } })

/** The share of the pool that the requests of one team can take. */
const teamShareOfPool = 0.6
/** Requests of all teams at once: more would only use memory while they wait for connections. */
const maxConcurrentRequests = 64
/** Requests of one team that wait: more than a page has open at once. */
const requestQueueLimit = 100
/** Milliseconds that a request waits in the queue: shorter than a statement waits for a lock. */
const defaultQueueTimeoutMs = 5_000

/**
 * Limits requests that take a connection: questions to the graph, changes, which wait for locks of other requests, and
 * reads that are not cached.
 * @param queueTimeoutMs see `ConcurrencyLimits`
 */
export function createRequestLimiter(
  poolSize: number,
  queueTimeoutMs = defaultQueueTimeoutMs,
): FairConcurrencyLimiter {
  return new FairConcurrencyLimiter({
    maxConcurrent: maxConcurrentRequests,
    maxConcurrentPerTeam: Math.max(1, Math.floor(poolSize * teamShareOfPool)),
    queueLimit: requestQueueLimit,
    queueTimeoutMs,
    what: 'requests',
  })
}

/** Shows at /metrics how many wait. */
export function watchQueueLength(
  registry: Registry,
  name: string,
  help: string,
  limiter: FairConcurrencyLimiter,
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(limiter.waiting)
    },
  })
}
