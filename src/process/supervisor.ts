import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import { isDatabaseAway } from '../errors/app-error.js'
import { RepeatedFailure } from './repeated-failure.js'

/**
 * Background work that runs until `signal` aborts. It calls `ready` once it is running. If it throws or returns
 * earlier, it is restarted.
 */
export type Work = (signal: AbortSignal, ready: () => void) => Promise<void>

/** Handle of supervised work. */
export interface Supervised {
  /**
   * Resolves when the work runs for the first time. @throws the error of the first attempt, although further attempts
   * follow
   */
  begun: Promise<void>
  /** Stops the work and waits for its end. */
  stop(): Promise<void>
}

/** Waits for `ms` milliseconds, or until `signal` aborts. Never rejects. */
export function delay(ms: number, signal: AbortSignal): Promise<unknown> {
  return sleep(ms, undefined, { signal }).catch(() => undefined)
}

/** Cause of a failure: an unreachable database, or another error. */
type Cause = 'database' | 'error'

interface Part {
  running: boolean
  restarts: Record<Cause, number>
}

const minDelayMs = 50
const maxDelayMs = 5_000
/** Work that ran for this long restarts after the shortest delay. */
const steadyAfterMs = 5_000

/**
 * Restarts background work that fails or returns, after a delay that doubles from 50 ms to 5 s. A failure of supervised
 * work never ends the process.
 */
export class Supervisor {
  readonly #parts = new Map<string, Part>()
  readonly #log: Pick<FastifyBaseLogger, 'warn' | 'info'> | undefined

  constructor(log?: Pick<FastifyBaseLogger, 'warn' | 'info'>) {
    this.#log = log
  }

  /** Runs `work` until it is stopped. @param name label in metrics and log lines */
  run(name: string, work: Work): Supervised {
    const part: Part = { running: false, restarts: { database: 0, error: 0 } }
    this.#parts.set(name, part)
    const failures = new RepeatedFailure(this.#log, `${name} failed and is being restarted`, {
      part: name,
    })
    const stopping = new AbortController()
    let completion: Promise<void> = Promise.resolve()
    const begun = new Promise<void>((resolve, reject) => {
      const attempt = (signal: AbortSignal) =>
        work(signal, () => {
          part.running = true
          failures.recovered()
          resolve()
        })
      completion = this.#keep(part, failures, attempt, stopping.signal, reject).finally(() => {
        this.#parts.delete(name)
        reject(new Error(`${name} was stopped before it started`))
      })
    })
    // Without this handler, a rejection that the caller does not await would end the process.
    begun.catch(() => undefined)
    return {
      begun,
      async stop() {
        stopping.abort()
        await completion
      },
    }
  }

  async #keep(
    part: Part,
    failures: RepeatedFailure,
    attempt: (signal: AbortSignal) => Promise<void>,
    signal: AbortSignal,
    onError: (error: unknown) => void,
  ): Promise<void> {
    let pauseMs = minDelayMs
    while (!signal.aborted) {
      const startedAt = performance.now()
      // Each attempt gets its own signal, so that listeners do not accumulate.
      const ending = new AbortController()
      const end = () => ending.abort()
      signal.addEventListener('abort', end, { once: true })
      const error: unknown = await attempt(ending.signal).then(
        () => new Error('It returned unexpectedly'),
        (reason) => reason,
      )
      signal.removeEventListener('abort', end)
      const wasRunning = part.running
      part.running = false
      if (signal.aborted) return
      onError(error)
      if (wasRunning && performance.now() - startedAt > steadyAfterMs) pauseMs = minDelayMs
      part.restarts[isDatabaseAway(error) ? 'database' : 'error']++
      failures.failed(error)
      await delay(pauseMs, signal)
      pauseMs = Math.min(pauseMs * 2, maxDelayMs)
    }
  }

  /** Registers metrics for the state and the restarts of each part. */
  watch(registry: Registry): void {
    const parts = this.#parts
    const registers = [registry]
    new Gauge({
      name: 'masthead_background_running',
      help: '1 if a background part of the server is running; 0 if it waits to be restarted.',
      labelNames: ['part'],
      // 1 only if the part runs in every worker.
      aggregator: 'min',
      registers,
      collect() {
        this.reset()
        for (const [part, { running }] of parts) this.set({ part }, running ? 1 : 0)
      },
    })
    new Counter({
      name: 'masthead_background_restarts_total',
      help: 'Restarts of a background part: because the database was unreachable (database), or after another error (error).',
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
