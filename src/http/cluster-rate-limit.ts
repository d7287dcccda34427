import { LRUCache } from 'lru-cache'
import { RateLimiterRes } from 'rate-limiter-flexible'

// The workers of one server count together in the memory of their supervisor. A message for each request would cost
// more than many a request, so a worker takes some points ahead and gives them out itself: never more than there are,
// and the few that it does not need are lost until the window ends.

/** How a limit counts: by key, anew after `duration` seconds. */
export interface CountOptions {
  keyPrefix: string
  points: number
  duration: number
}

/** Consumes points of a key, or changes what it has consumed. */
export type Count = (
  how: 'consume' | 'penalty' | 'reward',
  key: string,
  points: number,
) => Promise<RateLimiterRes>

/** What came of a question: how many points the worker may give out, where it asked to consume some. */
export interface QuotaGrant {
  granted: number
  remaining: number
  msLeft: number
}

/** Asks the supervisor, which counts for all workers. */
export type AcquireQuota = (
  limit: CountOptions,
  ...what: Parameters<Count>
) => QuotaGrant | Promise<QuotaGrant>

/** At most this share of a limit is taken ahead, and of what is left so much that all workers find some. */
const shareAhead = 0.01
/** For how long a worker refuses single points by itself once nothing is left: points may be given back. */
const refusedMs = 250
const maxAssignments = 10_000

/** What all workers have consumed: their supervisor counts it. */
export class ClusterRateLimiter {
  readonly #workers: number
  readonly #windows = new Map<string, { used: number; endsAt: number }>()
  readonly #purging: NodeJS.Timeout

  constructor(workers: number) {
    this.#workers = workers
    this.#purging = setInterval(() => this.#purge(), 60_000).unref()
  }

  /** Answers a worker. What is refused counts as consumed, as it does where one process counts for itself. */
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
    // What is given back may have been consumed in the window before.
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
  /** Points that this worker may still give out. */
  left: number
  /** Points that nobody had when the last ones were granted. */
  remaining: number
  endsAt: number
  refusedUntil: number
}

/** A limit as a worker counts it, out of what its supervisor grants. */
export function createWorkerRateLimiter(limit: CountOptions, acquire: AcquireQuota): Count {
  const assignments = new LRUCache<string, QuotaAssignment>({ max: maxAssignments })
  const asking = new Map<string, Promise<unknown>>()
  const stateOf = ({ remaining, left, endsAt }: QuotaAssignment) =>
    new RateLimiterRes(remaining + left, Math.max(endsAt - Date.now(), 0))

  const live = (key: string): QuotaAssignment | undefined => {
    const assignment = assignments.get(key)
    return assignment && assignment.endsAt > Date.now() ? assignment : undefined
  }
  /** Asks for points, and takes what was asked for of them. @throws RateLimiterRes when there are too few */
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
      // Several points are given back where they are refused: the supervisor has to have counted them.
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
