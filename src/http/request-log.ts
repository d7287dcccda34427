import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import type { Job } from '../jobs/queue.js'
import { BatchWriter } from '../postgres/batch-writer.js'
import type { Database } from '../postgres/database.js'
import { deleteInBatches } from '../postgres/delete-in-batches.js'

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

/** Maximum number of requests of a team that a process writes per second. Further ones are not logged. */
export const maxBatchOfTeam = 200
const maxDuration = 2 ** 31 - 1
const maxPathLength = 500

interface LoggedRequest {
  teamId: string
  tokenId: string
  lineageId: string
  method: string
  path: string
  status: number
  errorCode: string | null
  duration: number
  requestId: string
  createdAt: Date
}

/**
 * Log of the requests of teams. Requests that a rate limit rejects are not logged, so that a client that ignores the
 * limit does not displace other requests.
 */
export class RequestLog {
  readonly #writer: BatchWriter<LoggedRequest>

  constructor(
    db: Pick<Database, 'pool'>,
    log: Pick<FastifyBaseLogger, 'warn'>,
    registry: Registry,
  ) {
    const rows = new Counter({
      name: 'masthead_request_log_total',
      help: 'Requests of teams by whether they appear in the request log: written or lost (too many, or the database was unavailable).',
      labelNames: ['outcome'],
      registers: [registry],
    })
    for (const outcome of ['written', 'lost']) rows.inc({ outcome }, 0)
    this.#writer = new BatchWriter(db, log, {
      statement: `INSERT INTO api_request (id, team_id, token_id, lineage_id, method, path, status, error_code, duration, request_id, created_at)
        SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::int[], $8::text[], $9::int[], $10::text[], $11::timestamptz[])`,
      columns: [
        ...(['teamId', 'tokenId', 'lineageId', 'method', 'path', 'status'] as const),
        ...(['errorCode', 'duration', 'requestId', 'createdAt'] as const),
      ],
      maxRows: 2_000,
      maxRowsOfTeam: maxBatchOfTeam,
      failure: 'Requests could not be logged',
      count: (outcome, count) => rows.inc({ outcome }, count),
    })
  }

  /** Logs a request. @param duration milliseconds */
  note(request: FastifyRequest, status: number, duration: number): void {
    const { session } = request
    if (session?.kind !== 'team' || status === 429) return
    this.#writer.add(session.teamId, () => ({
      teamId: session.teamId,
      tokenId: session.tokenId,
      lineageId: session.lineageId,
      method: request.method,
      path: pathOf(request.url),
      status,
      errorCode: request.errorCode,
      // A subscription can last for weeks.
      duration: Math.min(Math.round(duration), maxDuration),
      requestId: request.id,
      createdAt: new Date(Date.now() - duration),
    }))
  }

  /** Writes the waiting requests. Never rejects. */
  flush(): Promise<void> {
    return this.#writer.flush()
  }
}

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return url.slice(0, end < 0 ? maxPathLength : Math.min(end, maxPathLength))
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

/** Deletes requests after 7 days, and the oldest ones of teams with more than 100,000. */
export const purgeExpiredRequests: Job = {
  name: 'purge_expired_requests',
  cron: '*/10 * * * *',
  isSingle: true,
  async run(_payload, { prisma }) {
    await deleteInBatches(
      (limit) => prisma.$executeRaw`
        DELETE FROM api_request WHERE id IN (
          SELECT id FROM api_request WHERE created_at < now() - ${keptDays} * interval '1 day'
          LIMIT ${limit}
        )`,
    )
    await deleteInBatches(
      (limit) => prisma.$executeRaw`
        DELETE FROM api_request WHERE id IN (
          SELECT excess.id FROM team CROSS JOIN LATERAL (
            SELECT id FROM api_request WHERE team_id = team.id
            ORDER BY created_at DESC, id DESC OFFSET ${maxKeptOfTeam} LIMIT ${limit}
          ) excess LIMIT ${limit}
        )`,
    )
  },
}
