import { LRUCache } from 'lru-cache'
import { RateLimiterRes } from 'rate-limiter-flexible'

// Rate limiting across the workers of one server. The supervisor counts in memory for all workers. One IPC message per
// request would cost more than many requests, so a worker acquires points in advance and spends them locally. The total
// never exceeds the limit. Points that a worker does not spend are lost at the end of the window.

/** Fixed-window rate limit per key. `duration` is in seconds. */
export interface CountOptions {
  keyPrefix: string
  points: number
  duration: number
}

/** Consumes points of a key, adds a penalty, or returns points. @throws RateLimiterRes if too few points are left */
export type Count = (
  how: 'consume' | 'penalty' | 'reward',
  key: string,
  points: number,
) => Promise<RateLimiterRes>

/** Response of the supervisor. `granted` is 0 if a `consume` was rejected, and for `penalty` and `reward`. */
export interface QuotaGrant {
  granted: number
  remaining: number
  msLeft: number
}

/** Sends one call to the supervisor. */
export type AcquireQuota = (
  limit: CountOptions,
  ...what: Parameters<Count>
) => QuotaGrant | Promise<QuotaGrant>

/**
 * Share of a limit that a worker may acquire in advance, at most. It is less when few points are left, so that every
 * worker gets some.
 */
const shareAhead = 0.01
/**
 * Milliseconds for which an exhausted worker rejects single points without a call to the supervisor. Short, because
 * points may be returned.
 */
const refusedMs = 250
const maxAssignments = 10_000

/** Counts the consumption of all workers. Runs in the supervisor. */
export class ClusterRateLimiter {
  readonly #workers: number
  readonly #windows = new Map<string, { used: number; endsAt: number }>()
  readonly #purging: NodeJS.Timeout

  constructor(workers: number) {
    this.#workers = workers
    this.#purging = setInterval(() => this.#purge(), 60_000).unref()
  }

  /** Handles the call of one worker. Rejected points count as consumed, as in `RateLimiterMemory`. */
  acquire: AcquireQuota = (
    { keyPrefix, points: limit, duration },
    how,
    key,
    points,
  ): QuotaGrant => {
    const now = Date.now()
    const name = `${keyPrefix}:${key}`
    let window = this.#windows.get(name)
    if (!window || window.endsAt <= now) {
      window = { used: 0, endsAt: now + duration * 1_000 }
      this.#windows.set(name, window)
    }
    const left = limit - window.used
    const isGranted = how === 'consume' && points <= left
    const granted = isGranted ? points + this.#ahead(limit, left - points) : 0
    // Returned points may have been consumed in the previous window, so the count must not become negative.
    if (how === 'reward') window.used = Math.max(0, window.used - points)
    else window.used += Math.max(granted, points)
    return { granted, remaining: limit - window.used, msLeft: window.endsAt - now }
  }

  close(): void {
    clearInterval(this.#purging)
  }

  #ahead(limit: number, left: number): number {
    return Math.floor(Math.min(limit * shareAhead, left / (2 * this.#workers)))
  }

  #purge(): void {
    const now = Date.now()
    for (const [name, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(name)
  }
}

interface QuotaAssignment {
  /** Points that this worker may still spend. */
  left: number
  /** Points that were not assigned to any worker at the last grant. */
  remaining: number
  endsAt: number
  refusedUntil: number
}

/** Rate limit of one worker, which spends the points that the supervisor grants. */
export function createWorkerRateLimiter(limit: CountOptions, acquire: AcquireQuota): Count {
  const assignments = new LRUCache<string, QuotaAssignment>({ max: maxAssignments })
  const asking = new Map<string, Promise<unknown>>()
  const stateOf = ({ remaining, left, endsAt }: QuotaAssignment) =>
    new RateLimiterRes(remaining + left, Math.max(endsAt - Date.now(), 0))

  const live = (key: string): QuotaAssignment | undefined => {
    const assignment = assignments.get(key)
    return assignment && assignment.endsAt > Date.now() ? assignment : undefined
  }
  /** Acquires points and spends `points` of them. @throws RateLimiterRes if the supervisor rejects */
  const more = async (key: string, points: number): Promise<RateLimiterRes> => {
    const { granted, remaining, msLeft } = await acquire(limit, 'consume', key, points)
    const now = Date.now()
    const assignment = {
      left: live(key)?.left ?? 0,
      remaining,
      endsAt: now + msLeft,
      refusedUntil: 0,
    }
    assignments.set(key, assignment)
    if (granted > 0) {
      assignment.left += granted - points
      return stateOf(assignment)
    }
    const hadNothing = remaining + points <= 0
    if (hadNothing) assignment.refusedUntil = now + refusedMs
    throw stateOf(assignment)
  }

  return async (how, key, points) => {
    if (how !== 'consume') {
      const { remaining, msLeft } = await acquire(limit, how, key, points)
      const assignment = live(key)
      if (assignment) assignment.remaining = remaining
      return new RateLimiterRes(remaining + (assignment?.left ?? 0), msLeft)
    }
    for (;;) {
      const assignment = live(key)
      if (assignment && assignment.left >= points) {
        assignment.left -= points
        return stateOf(assignment)
      }
      // A rejected request for several points is refunded by a `reward`, so the supervisor must have counted it.
      if (assignment && points === 1 && assignment.refusedUntil > Date.now())
        throw stateOf(assignment)
      const others = asking.get(key)
      if (!others) {
        const asked = more(key, points)
        const over = asked.then(
          () => asking.delete(key),
          () => asking.delete(key),
        )
        asking.set(key, over)
        return asked
      }
      await others
    }
  }
}
