import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import { isDatabaseAway } from '../errors/app-error.js'
import { RepeatedFailure } from './repeated-failure.js'

/**
 * Work that goes on beside requests, until `signal` is aborted. It calls `ready` once it works, and throws or returns
 * when it cannot go on; then it is begun again.
 */
export type Work = (signal: AbortSignal, ready: () => void) => Promise<void>

/** Work that is kept going. */
export interface Supervised {
  /** When it worked for the first time. @throws the error of the first attempt; further attempts are made nevertheless */
  begun: Promise<void>
  /** Ends it, and waits until it has ended. */
  stop(): Promise<void>
}

/** Waits, or until `signal` is aborted. */
export function delay(ms: number, signal: AbortSignal): Promise<unknown> {
  return sleep(ms, undefined, { signal }).catch(() => undefined)
}

/** Why a part failed: the database was away, or anything else. */
type Cause = 'database' | 'error'

interface Part {
  running: boolean
  restarts: Record<Cause, number>
}

const minDelayMs = 50
const maxDelayMs = 5_000
/** Work that ran for this long before it failed is begun again after the shortest pause. */
const steadyAfterMs = 5_000

/**
 * Keeps what works beside requests going: whatever ends or fails is begun again after a pause that doubles from
 * 50 ms to 5 s. Nothing that it keeps can end the process.
 */
export class Supervisor {
  readonly #parts = new Map<string, Part>()
  readonly #log: Pick<FastifyBaseLogger, 'warn' | 'info'> | undefined

  constructor(log?: Pick<FastifyBaseLogger, 'warn' | 'info'>) {
    this.#log = log
  }

  /** Keeps `work` going under a name that its metrics and log lines have. */
  run(name: string, work: Work): Supervised {
    const part: Part = { running: false, restarts: { database: 0, error: 0 } }
    this.#parts.set(name, part)
    const failures = new RepeatedFailure(this.#log, `${name} failed and is begun again`, {
      part: name,
    })
    const stopping = new AbortController()
    let ended: Promise<void> = Promise.resolve()
    const begun = new Promise<void>((resolve, reject) => {
      const attempt = (signal: AbortSignal) =>
        work(signal, () => {
          part.running = true
          failures.recovered()
          resolve()
        })
      ended = this.#keep(part, failures, attempt, stopping.signal, reject).finally(() => {
        this.#parts.delete(name)
        reject(new Error(`${name} was stopped before it began`))
      })
    })
    // Whoever does not wait for the first attempt must not end the process by it.
    begun.catch(() => undefined)
    return {
      begun,
      async stop() {
        stopping.abort()
        await ended
      },
    }
  }

  async #keep(
    part: Part,
    failures: RepeatedFailure,
    attempt: (signal: AbortSignal) => Promise<void>,
    signal: AbortSignal,
    failed: (error: unknown) => void,
  ): Promise<void> {
    let pauseMs = minDelayMs
    while (!signal.aborted) {
      const startedAt = performance.now()
      // A signal of its own for each attempt, so that listeners do not add up.
      const ending = new AbortController()
      const end = () => ending.abort()
      signal.addEventListener('abort', end, { once: true })
      const error: unknown = await attempt(ending.signal).then(
        () => new Error('It ended by itself'),
        (reason) => reason,
      )
      signal.removeEventListener('abort', end)
      const wasRunning = part.running
      part.running = false
      if (signal.aborted) return
      failed(error)
      if (wasRunning && performance.now() - startedAt > steadyAfterMs) pauseMs = minDelayMs
      part.restarts[isDatabaseAway(error) ? 'database' : 'error']++
      failures.failed(error)
      await delay(pauseMs, signal)
      pauseMs = Math.min(pauseMs * 2, maxDelayMs)
    }
  }

  /** Shows at /metrics what it keeps: whether it works, and how often it was begun again. */
  watch(registry: Registry): void {
    const parts = this.#parts
    const registers = [registry]
    new Gauge({
      name: 'masthead_background_running',
      help: 'Whether a part of the server that works beside requests does so (1), or waits to begin again (0).',
      labelNames: ['part'],
      // Of several workers: whether it does in each.
      aggregator: 'min',
      registers,
      collect() {
        this.reset()
        for (const [part, { running }] of parts) this.set({ part }, running ? 1 : 0)
      },
    })
    new Counter({
      name: 'masthead_background_restarts_total',
      help: 'How often a part was begun again since the start: because the database was away, or for another error.',
      labelNames: ['part', 'cause'],
      registers,
      collect() {
        this.reset()
        for (const [part, { restarts }] of parts) {
          for (const [cause, count] of Object.entries(restarts)) this.inc({ part, cause }, count)
        }
      },
    })
  }
}
