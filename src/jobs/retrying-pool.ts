import type pg from 'pg'
import type { RepeatedFailure } from '../process/repeated-failure.js'
import { delay } from '../process/supervisor.js'

const minDelayMs = 100
const maxDelayMs = 2_000

const noResult: pg.QueryResult = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] }

/**
 * A pool for graphile-worker that retries. The runner does not await the statement that records the outcome of a job: if
 * that failed, the unhandled rejection would end the process, and the job would stay locked for hours. The runner's named
 * statements are complete in themselves and safe to repeat, so they are retried until they succeed.
 */
export class RetryingPool {
  readonly #pool: pg.Pool
  readonly #signal: AbortSignal
  readonly #failures: RepeatedFailure
  #pending = 0

  /** @param signal ends the retries; a statement that has not succeeded by then has no rows */
  constructor(pool: pg.Pool, signal: AbortSignal, failures: RepeatedFailure) {
    this.#pool = pool
    this.#signal = signal
    this.#failures = failures
  }

  /** How many statements are running or retried. */
  get pending(): number {
    return this.#pending
  }

  /** The part of a pool that the runner uses; its types ask for a whole one. */
  get asPool(): pg.Pool {
    const query = (...args: Parameters<typeof this.query>) => this.query(...args)
    // It calls `connect` with a callback for a connection to LISTEN on, which never comes: it is told by `nudge`.
    const connect = async (callback?: unknown) => (callback ? undefined : { query, release() {} })
    const { options } = this.#pool
    return { options, query, connect, listeners: () => [connect], on() {} } as unknown as pg.Pool
  }

  async query(statement: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const isRepeatable = typeof statement === 'object' && statement.name !== undefined
    this.#pending++
    try {
      for (let pauseMs = minDelayMs; ; pauseMs = Math.min(pauseMs * 2, maxDelayMs)) {
        try {
          const result = await this.#pool.query(statement as string, values)
          this.#failures.recovered()
          return result
        } catch (error) {
          if (!isRepeatable) throw error
          this.#failures.failed(error)
        }
        await delay(pauseMs, this.#signal)
        if (this.#signal.aborted) return noResult
      }
    } finally {
      this.#pending--
    }
  }
}
