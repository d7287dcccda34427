import type pg from 'pg'
import type { RepeatedFailure } from '../process/repeated-failure.js'
import { delay } from '../process/supervisor.js'

const minDelayMs = 100
const maxDelayMs = 2_000

const noResult: pg.QueryResult = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] }

/**
 * Pool for graphile-worker that retries statements. The runner does not await the statement that stores the outcome of
 * a job. If it failed, the unhandled rejection would end the process, and the job would stay locked for hours. The
 * named statements of the runner are idempotent, so they are retried until they succeed.
 *
 * graphile-worker keeps the options of each runner until the process ends, and so this object. Close it, so that it does
 * not keep the server in memory.
 */
export class RetryingPool {
  /** Undefined once it is closed. */
  #target: { pool: pg.Pool; failures: RepeatedFailure } | undefined
  #closing = new AbortController()
  #pending = 0

  constructor(pool: pg.Pool, failures: RepeatedFailure) {
    this.#target = { pool, failures }
  }

  /** Ends the retries. Statements that have not succeeded by then return no rows. */
  close(): void {
    this.#target = undefined
    this.#closing.abort()
    // The reason of an aborted signal has a stack, which refers to the callers.
    this.#closing = new AbortController()
  }

  /** Number of statements that are running or being retried. */
  get pending(): number {
    return this.#pending
  }

  /** Subset of `pg.Pool` that the runner uses. Its types require a complete pool. */
  get asPool(): pg.Pool {
    const query = (...args: Parameters<typeof this.query>) => this.query(...args)
    // The runner calls `connect` with a callback to open a connection for LISTEN. It never gets one; `nudge` wakes it
    // instead.
    const connect = async (callback?: unknown) => (callback ? undefined : { query, release() {} })
    const { max } = this.#target!.pool.options
    return {
      options: { max },
      query,
      connect,
      listeners: () => [connect],
      on() {},
    } as unknown as pg.Pool
  }

  async query(statement: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const isRepeatable = typeof statement === 'object' && statement.name !== undefined
    this.#pending++
    try {
      for (let pauseMs = minDelayMs; ; pauseMs = Math.min(pauseMs * 2, maxDelayMs)) {
        if (!this.#target) return noResult
        const { pool, failures } = this.#target
        try {
          const result = await pool.query(statement as string, values)
          failures.recovered()
          return result
        } catch (error) {
          if (!isRepeatable) throw error
          failures.failed(error)
        }
        await delay(pauseMs, this.#closing.signal)
      }
    } finally {
      this.#pending--
    }
  }
}
