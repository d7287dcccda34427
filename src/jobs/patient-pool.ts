import type pg from 'pg'
import { pause } from '../process/supervisor.js'

const shortestPauseMs = 100
const longestPauseMs = 2_000

/**
 * The database as the job runner (graphile-worker) uses it. The runner waits for nobody when it records what became of
 * a job, so a rejection there would be handled by nobody, end the process and leave the job locked for hours. Its
 * named statements, each of which is whole in itself and may be repeated, are therefore repeated until they succeed.
 */
export class PatientPool {
  readonly #pool: pg.Pool
  readonly #signal: AbortSignal
  readonly #onFault: (error: unknown) => void
  #pending = 0

  /** @param signal ends the repeating; what has not succeeded by then has no result */
  constructor(pool: pg.Pool, signal: AbortSignal, onFault: (error: unknown) => void) {
    this.#pool = pool
    this.#signal = signal
    this.#onFault = onFault
  }

  /** How many statements are under way. */
  get pending(): number {
    return this.#pending
  }

  /** What is given to the runner: it asks nothing else of a pool. */
  get asPool(): pg.Pool {
    const query = (...args: Parameters<typeof this.query>) => this.query(...args)
    // It listens by a connection that it is called back with; it never is, and hears by `nudge`.
    const connect = async (callback?: unknown) => (callback ? undefined : { query, release() {} })
    const { options } = this.#pool
    return { options, query, connect, listeners: () => [connect], on() {} } as unknown as pg.Pool
  }

  async query(statement: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const isWhole = typeof statement === 'object' && statement.name !== undefined
    this.#pending++
    try {
      for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
        try {
          return await this.#pool.query(statement as string, values)
        } catch (error) {
          if (!isWhole) throw error
          this.#onFault(error)
        }
        await pause(pauseMs, this.#signal)
        if (this.#signal.aborted) return { rows: [], rowCount: 0 } as unknown as pg.QueryResult
      }
    } finally {
      this.#pending--
    }
  }
}
