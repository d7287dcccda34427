import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { AppError } from '../errors/app-error.js'

/** Readiness check on a dedicated connection, so that it does not wait for requests. */
export class Probe {
  readonly #config: pg.ClientConfig
  readonly #limitMs: number
  #client: pg.Client | undefined
  #pending: Promise<void> | undefined

  constructor(config: pg.ClientConfig, limitMs = 800) {
    this.#config = { ...config, connectionTimeoutMillis: limitMs, query_timeout: limitMs }
    this.#limitMs = limitMs
  }

  /**
   * Checks once; concurrent callers share the result. @throws AppError unavailable if the database does not respond
   * within 800 ms
   */
  ask(): Promise<void> {
    this.#pending ??= this.#probe().finally(() => {
      this.#pending = undefined
    })
    return this.#pending
  }

  close(): void {
    this.#drop()
  }

  async #probe(): Promise<void> {
    const limit = new AbortController()
    const late = sleep(this.#limitMs, undefined, { signal: limit.signal }).then(() => {
      throw new Error('timeout expired')
    })
    const query = this.#selectOne()
    query.catch(() => undefined)
    late.catch(() => undefined)
    try {
      await Promise.race([query, late])
    } catch (cause) {
      this.#drop()
      throw new AppError('unavailable', 'The database cannot be reached. Try again shortly.', {
        cause,
      })
    } finally {
      limit.abort()
    }
  }

  async #selectOne(): Promise<void> {
    if (!this.#client) {
      const client = new pg.Client(this.#config)
      client.on('error', () => this.#drop(client))
      client.on('end', () => this.#drop(client))
      this.#client = client
      await client.connect()
    }
    await this.#client.query('SELECT 1')
  }

  #drop(client = this.#client): void {
    if (this.#client === client) this.#client = undefined
    client?.end().catch(() => undefined)
  }
}
