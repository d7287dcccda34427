import { Gauge, type Registry } from 'prom-client'
import { AppError } from '../errors/app-error.js'
import type { Session } from './session.js'

export interface ConcurrencyLimits {
  /** Maximum number of running calls of all teams. */
  maxConcurrent: number
  /** Maximum number of running calls of one team. Less than `maxConcurrent`, so that other teams always have a slot. */
  maxConcurrentPerTeam: number
  /** Maximum number of waiting calls of one team. Further calls are rejected. */
  queueLimit: number
  /** Milliseconds that a call without a signal may wait. Unlimited by default. */
  queueTimeoutMs?: number
  /** Plural noun for the calls in error messages, such as `requests`. */
  what: string
}

/** Key of the queue: the team of a team token, or the operator token itself. */
export function concurrencyKeyOf(session: Session): string {
  return session.kind === 'team' ? session.teamId : session.tokenId
}

const retryAfterSeconds = 2

/**
 * Limits concurrent calls and shares the slots fairly. Waiting teams are served round robin, regardless of the length
 * of their queues.
 */
export class FairConcurrencyLimiter {
  readonly #limits: ConcurrencyLimits
  readonly #runningOf = new Map<string, number>()
  /** Queues by team, in the order in which the teams are served. */
  readonly #waiting = new Map<string, (() => void)[]>()
  #running = 0

  constructor(limits: ConcurrencyLimits) {
    this.#limits = limits
  }

  /** Number of waiting calls of all teams. */
  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0)
  }

  /**
   * Runs `work` as soon as the limits allow it.
   * @param team see `concurrencyKeyOf`
   * @param signal ends the wait, not the work
   * @throws AppError rate_limited if the queue of the team is full, or if the wait ends by `signal` or `queueTimeoutMs`
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
      throw rateLimitedError(
        `Too many ${what} are queued; the maximum is ${queueLimit}. Send fewer at once, and try again shortly.`,
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
        reject(rateLimitedError(`Too many ${what} are running. Try again shortly.`))
      }
      // `AbortSignal.timeout` would create an error with a stack trace at its end, long after the work has started.
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
    // A served team moves to the end of the map, so this loop reaches it again.
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

const rateLimitedError = (message: string) =>
  new AppError('rate_limited', message, { headers: { 'retry-after': String(retryAfterSeconds) } })

/** Share of the connection pool that the requests of one team may use. */
const teamShareOfPool = 0.6
/**
 * Maximum number of running requests of all teams. More requests would only use memory while they wait for connections.
 */
const maxConcurrentRequests = 64
/** Maximum number of waiting requests of one team. Higher than the number of requests that one page sends at once. */
const requestQueueLimit = 100
/** Milliseconds that a request may wait. Shorter than the lock timeout of a statement. */
const defaultQueueTimeoutMs = 5_000

/**
 * Limits requests that use a database connection: GraphQL queries, mutations, which may wait for locks, and uncached
 * reads.
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

/** Registers a gauge of the waiting calls. */
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
