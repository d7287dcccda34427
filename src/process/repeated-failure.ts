import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseAway } from '../errors/app-error.js'

const countAfterMs = 60_000

/**
 * Logs repeated failures: the first one with its error, then their number once a minute, then the recovery. Failures
 * count as repeated if the database is unreachable or their messages are equal. The count resets after a minute without
 * failures.
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
   * @param message description of the failed operation
   * @param fields additional fields of each log line
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

  /** Logs the recovery and resets the count. Does nothing without a previous failure. */
  recovered(): void {
    if (this.#kind === undefined) return
    this.#kind = undefined
    const failures = this.#count
    this.#count = 0
    this.#log?.info(
      { ...this.#fields, failures },
      `${this.#message}: recovered after ${failures} failures`,
    )
  }
}
