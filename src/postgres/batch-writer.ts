import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseAway } from '../errors/app-error.js'
import { uuidV7 } from '../values/uuid.js'
import type { Database } from './database.js'

const intervalMs = 1_000

export interface BatchOptions<Row> {
  /** Writes all rows. The first parameter is an array of new IDs, followed by one array for each of `columns`. */
  statement: string
  /** Fields of a row in the order of the parameters. */
  columns: readonly (keyof Row)[]
  /**
   * Maximum number of rows per batch. A team that has fewer rows than its equal share of them can exceed it, so that
   * other teams do not displace it. A batch has at most twice as many.
   */
  maxRows: number
  /** Maximum number of rows of one team per batch. Defaults to `maxRows`. */
  maxRowsOfTeam?: number
  /** Logged when a batch cannot be written, unless the database is unavailable. */
  failure: string
  /** Called with the number of rows that were written, or lost to a limit or an error. */
  count?: (outcome: 'written' | 'lost', rows: number) => void
}

/**
 * Writes rows to the database every second, in one statement. A caller never waits for it: rows that exceed a limit, or
 * whose statement fails, are lost.
 */
export class BatchWriter<Row> {
  readonly #db: Pick<Database, 'pool'>
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #options: BatchOptions<Row>
  #waiting = new Map<string, Row>()
  /** Number of rows that reached a limit since the last batch. */
  #refused = 0
  /** Number of waiting rows by team. */
  #rowsOfTeam = new Map<string | null, number>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(
    db: Pick<Database, 'pool'>,
    log: Pick<FastifyBaseLogger, 'warn'>,
    options: BatchOptions<Row>,
  ) {
    this.#db = db
    this.#log = log
    this.#options = options
  }

  /** Returns the waiting row with this key. The caller can change it. */
  get(key: string): Row | undefined {
    return this.#waiting.get(key)
  }

  /**
   * Adds a row of a team, unless a limit is reached.
   * @param create creates the row. Not called at a limit, which a busy team reaches with most of its requests
   * @param key defaults to a unique one
   */
  add(teamId: string | null, create: () => Row, key?: string): void {
    const { maxRows, maxRowsOfTeam = maxRows } = this.#options
    const ofTeam = this.#rowsOfTeam.get(teamId) ?? 0
    const { size } = this.#waiting
    const isFull = size >= 2 * maxRows || (size >= maxRows && ofTeam >= this.#equalShare())
    if (ofTeam >= maxRowsOfTeam || isFull) {
      this.#refused += 1
      return
    }
    this.#rowsOfTeam.set(teamId, ofTeam + 1)
    this.#waiting.set(key ?? uuidV7(), create())
    this.#timer ??= setTimeout(() => this.flush(), intervalMs).unref()
  }

  /** Number of rows that each team with waiting rows has if they share a batch equally. */
  #equalShare(): number {
    return Math.floor(this.#options.maxRows / this.#rowsOfTeam.size)
  }

  /** Writes the waiting rows. Never rejects. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    // One statement at a time. While the database is slow, rows wait, up to the limits.
    this.#writing = this.#writing.then(() => this.#write())
    return this.#writing
  }

  async #write(): Promise<void> {
    const { statement, columns, failure, count } = this.#options
    const rows = [...this.#waiting.values()]
    const refused = this.#refused
    this.#waiting = new Map()
    this.#rowsOfTeam = new Map()
    this.#refused = 0
    if (refused > 0) count?.('lost', refused)
    if (rows.length === 0) return
    const values = [
      rows.map(() => uuidV7()),
      ...columns.map((column) => rows.map((row) => row[column])),
    ]
    try {
      await this.#db.pool.query({ text: statement, values })
      count?.('written', rows.length)
    } catch (error) {
      count?.('lost', rows.length)
      if (!isDatabaseAway(error)) this.#log.warn({ err: error }, failure)
    }
  }
}
