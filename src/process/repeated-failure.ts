import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseAway } from '../errors/app-error.js'

const countAfterMs = 60_000

/**
 * Logs failures that repeat: the first with its error, then their number once a minute, and the recovery. Failures are
 * alike when the database is away, or when their messages are the same. A minute without one ends the count.
 */
export class RepeatedFailure {
  readonly #log: Pick<FastifyBaseLogger, 'warn' | 'info'> | undefined
  readonly #message: string
  readonly #fields: object
  #kind: string | undefined
  #count = 0
  #loggedAt = 0
  #failedAt = 0

  /**
   * @param message what failed
   * @param fields further fields of each line
   */
  constructor(
    log: Pick<FastifyBaseLogger, 'warn' | 'info'> | undefined,
    message: string,
    fields: object = {},
  ) {
    this.#log = log
    this.#message = message
    this.#fields = fields
  }

  failed(error: unknown): void {
    const kind = isDatabaseAway(error) ? 'database' : String(error)
    const now = performance.now()
    const isFirst = kind !== this.#kind || now - this.#failedAt > countAfterMs
    if (now - this.#failedAt > countAfterMs) this.#count = 0
    this.#count++
    this.#failedAt = now
    if (isFirst) {
      this.#kind = kind
      this.#loggedAt = now
      this.#log?.warn({ ...this.#fields, err: error }, this.#message)
      return
    }
    if (now - this.#loggedAt < countAfterMs) return
    this.#loggedAt = now
    const failures = this.#count
    this.#log?.warn({ ...this.#fields, failures }, `${this.#message}: ${failures} failures so far`)
  }

  /** Ends the count; does nothing when nothing has failed. */
  recovered(): void {
    if (this.#kind === undefined) return
    this.#kind = undefined
    const failures = this.#count
    this.#count = 0
    this.#log?.info({ ...this.#fields, failures }, `${this.#message}: over, failures: ${failures}`)
  }
}
