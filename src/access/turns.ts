import { Gauge, type Registry } from 'prom-client'
import { AppError } from '../errors/app-error.js'
import type { Session } from './session.js'

/** How much runs at once. */
export interface TurnLimits {
  /** Of all teams together. */
  total: number
  /** Of one team: less than the total, so that others always find a place. */
  perTeam: number
  /** How much of one team waits; more is refused. */
  waitingPerTeam: number
  /** How long one waits that brings no signal of its own, in milliseconds; without end when absent. */
  patienceMs?: number
  /** What waits, as the refusal calls it: `questions`. */
  what: string
}

/** Who takes turns as one: all tokens of a team together, each token of an operator by itself. */
export function turnKeyOf(session: Session): string {
  return session.kind === 'team' ? session.teamId : session.tokenId
}

/** Seconds after which a refused caller may try again. */
const retryAfterSeconds = 2

/**
 * Shares a limited number of places fairly: while several teams wait, they get the next place in turn, however much one
 * of them asks for.
 */
export class Turns {
  readonly #limits: TurnLimits
  readonly #runningOf = new Map<string, number>()
  /** By team, in the order of their turns. */
  readonly #waiting = new Map<string, (() => void)[]>()
  #running = 0

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /** How many wait. */
  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0)
  }

  /**
   * Does something when it is the team's turn.
   * @param team see `turnKeyOf`
   * @param patience ends the wait, not the work
   * @throws AppError rate_limited when too much of the team waits already, or `patience` ends before its turn
   */
  async run<T>(team: string, work: () => Promise<T>, patience?: AbortSignal): Promise<T> {
    if (this.#hasRoom(team)) this.#count(team, 1)
    else await this.#queue(team, patience)
    try {
      return await work()
    } finally {
      this.#count(team, -1)
      this.#next()
    }
  }

  #hasRoom(team: string): boolean {
    const { total, perTeam } = this.#limits
    return this.#running < total && (this.#runningOf.get(team) ?? 0) < perTeam
  }

  #queue(team: string, given?: AbortSignal): Promise<void> {
    const queue = this.#waiting.get(team) ?? []
    const { waitingPerTeam, patienceMs, what } = this.#limits
    if (queue.length >= waitingPerTeam) {
      throw refused(
        `${waitingPerTeam} ${what} of yours wait already. Send fewer at once, and try again shortly.`,
      )
    }
    this.#waiting.set(team, queue)
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(late)
        resolve()
      }
      const giveUp = () => {
        const at = queue.indexOf(begin)
        if (at < 0) return
        queue.splice(at, 1)
        if (queue.length === 0) this.#waiting.delete(team)
        reject(refused(`Too many ${what} run already. Try again shortly.`))
      }
      // A signal with a time limit would end with an error that takes a stack, long after the turn has come.
      const late = patienceMs && !given ? setTimeout(giveUp, patienceMs) : undefined
      queue.push(begin)
      if (given?.aborted) giveUp()
      else given?.addEventListener('abort', giveUp)
    })
  }

  #count(team: string, change: number): void {
    this.#running += change
    const count = (this.#runningOf.get(team) ?? 0) + change
    if (count > 0) this.#runningOf.set(team, count)
    else this.#runningOf.delete(team)
  }

  #next(): void {
    // A team that had its turn is put at the end of the map, where this loop comes to it again.
    for (const [team, queue] of this.#waiting) {
      if (this.#running >= this.#limits.total) return
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
const shareOfPool = 0.6
/** Requests of all teams at once: more would only use memory while they wait for connections. */
const runningRequests = 64
/** Requests of one team that wait: more than a page has open at once. */
const waitingRequests = 100
/** Milliseconds that a request waits for its turn: shorter than a statement waits for a lock. */
const defaultTurnPatienceMs = 5_000

/**
 * Turns for requests that take a connection: questions to the graph, changes, which wait for locks of other requests, and
 * reads that are not cached.
 * @param patienceMs see `TurnLimits`
 */
export function requestTurns(poolSize: number, patienceMs = defaultTurnPatienceMs): Turns {
  return new Turns({
    total: runningRequests,
    perTeam: Math.max(1, Math.floor(poolSize * shareOfPool)),
    waitingPerTeam: waitingRequests,
    patienceMs,
    what: 'requests',
  })
}

/** Shows at /metrics how many wait for their turn. */
export function watchTurns(registry: Registry, name: string, help: string, turns: Turns): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(turns.waiting)
    },
  })
}
