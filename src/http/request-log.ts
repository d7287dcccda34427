import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { isDatabaseAway } from '../errors/app-error.js'
import type { Job } from '../jobs/queue.js'
import type { Database } from '../postgres/database.js'
import { uuidV7 } from '../values/uuid.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** Code of the error in the response. Null for a success. */
    errorCode: string | null
  }
}

/** Days for which requests are kept. */
export const keptDays = 7

/** Maximum number of requests that are kept of each team. */
export const maxKeptOfTeam = 100_000

const intervalMs = 1_000
/** Maximum number of requests of a team that a process writes per interval. Further ones are not logged. */
export const maxBatchOfTeam = 200
/** Maximum number of requests of all teams that a process writes per interval. */
const maxBatch = 2_000
const maxDuration = 2 ** 31 - 1
const maxPathLength = 500

interface LoggedRequest {
  teamId: string
  tokenId: string
  method: string
  path: string
  status: number
  errorCode: string | null
  duration: number
  requestId: string
  createdAt: Date
}

/**
 * Writes the requests of teams to the database every second, in one statement. A request never waits for it: requests
 * that exceed the batch, or whose statement fails, are not logged, and counted as lost. Requests that a rate limit
 * rejects are not logged either, so that a client that ignores the limit does not displace other requests.
 */
export class RequestLog {
  readonly #db: Pick<Database, 'pool'>
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #rows: Counter<'outcome'>
  #waiting: LoggedRequest[] = []
  /** Number of waiting requests by team. */
  #counts = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> | undefined

  constructor(
    db: Pick<Database, 'pool'>,
    log: Pick<FastifyBaseLogger, 'warn'>,
    registry: Registry,
  ) {
    this.#db = db
    this.#log = log
    this.#rows = new Counter({
      name: 'masthead_request_log_total',
      help: 'Requests of teams by whether they appear in the request log: written or lost (too many, or the database was unavailable).',
      labelNames: ['outcome'],
      registers: [registry],
    })
    for (const outcome of ['written', 'lost']) this.#rows.inc({ outcome }, 0)
  }

  /** Logs a request. @param duration milliseconds */
  note(request: FastifyRequest, status: number, duration: number): void {
    const { session } = request
    if (session?.kind !== 'team' || status === 429) return
    const count = this.#counts.get(session.teamId) ?? 0
    if (count >= maxBatchOfTeam || this.#waiting.length >= maxBatch) {
      this.#rows.inc({ outcome: 'lost' })
      return
    }
    this.#counts.set(session.teamId, count + 1)
    const end = request.url.indexOf('?')
    const path = end < 0 ? request.url : request.url.slice(0, end)
    this.#waiting.push({
      teamId: session.teamId,
      tokenId: session.tokenId,
      method: request.method,
      path: path.length > maxPathLength ? path.slice(0, maxPathLength) : path,
      status,
      errorCode: request.errorCode,
      // A subscription can last for weeks.
      duration: Math.min(Math.round(duration), maxDuration),
      requestId: request.id,
      createdAt: new Date(Date.now() - duration),
    })
    this.#timer ??= setTimeout(() => void this.flush(), intervalMs).unref()
  }

  /** Writes the waiting requests. Never rejects. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    // A slow database does not cause further statements: the requests of this time are lost.
    if (this.#writing) await this.#writing
    const batch = this.#waiting
    this.#waiting = []
    this.#counts = new Map()
    if (batch.length === 0) return
    this.#writing = this.#write(batch)
    await this.#writing
    this.#writing = undefined
  }

  async #write(batch: readonly LoggedRequest[]): Promise<void> {
    const column = <Name extends keyof LoggedRequest>(name: Name) => batch.map((row) => row[name])
    try {
      await this.#db.pool.query({
        text: `INSERT INTO api_request (id, team_id, token_id, method, path, status, error_code, duration, request_id, created_at)
          SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::int[], $7::text[], $8::int[], $9::text[], $10::timestamptz[])`,
        values: [
          batch.map(() => uuidV7()),
          column('teamId'),
          column('tokenId'),
          column('method'),
          column('path'),
          column('status'),
          column('errorCode'),
          column('duration'),
          column('requestId'),
          column('createdAt'),
        ],
      })
      this.#rows.inc({ outcome: 'written' }, batch.length)
    } catch (error) {
      this.#rows.inc({ outcome: 'lost' }, batch.length)
      if (!isDatabaseAway(error)) this.#log.warn({ err: error }, 'Requests could not be logged')
    }
  }
}

/** Logs the requests of teams to this server. */
export function logRequests(app: FastifyInstance, log: RequestLog): void {
  app.decorateRequest('errorCode', null)
  app.addHook('onResponse', (request, reply, done) => {
    log.note(request, reply.statusCode, reply.elapsedTime)
    done()
  })
  app.addHook('onClose', () => log.flush())
}

const batchSize = 5_000

/** Deletes requests after 7 days, and the oldest ones of teams with more than 100,000. */
export const purgeExpiredRequests: Job = {
  name: 'purge_expired_requests',
  cron: '*/10 * * * *',
  isSingle: true,
  async run(_payload, { prisma }) {
    for (let deleted = batchSize; deleted === batchSize; ) {
      deleted = await prisma.$executeRaw`
        DELETE FROM api_request WHERE id IN (
          SELECT id FROM api_request WHERE created_at < now() - ${keptDays} * interval '1 day'
          LIMIT ${batchSize}
        )`
    }
    for (let deleted = batchSize; deleted === batchSize; ) {
      deleted = await prisma.$executeRaw`
        DELETE FROM api_request WHERE id IN (
          SELECT excess.id FROM team CROSS JOIN LATERAL (
            SELECT id FROM api_request WHERE team_id = team.id
            ORDER BY created_at DESC, id DESC OFFSET ${maxKeptOfTeam} LIMIT ${batchSize}
          ) excess LIMIT ${batchSize}
        )`
    }
  },
}
