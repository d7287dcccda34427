/** Serves /exports, which streams lists as CSV or JSON Lines with PostgreSQL's COPY. */
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { z } from 'zod'
import { type ExportRequest, readExport } from '../../schema/core/export.js'
import { describeExports, type Exports } from '../../schema/core/export-lists.js'
import { exportNameOf, rootLists } from '../../schema/core/list.js'
import { concurrencyKeyOf, FairConcurrencyLimiter } from '../../src/access/concurrency-limit.js'
import type { Session } from '../../src/access/session.js'
import { AppError } from '../../src/errors/app-error.js'
import { checkValue, refuses } from '../../src/errors/rule-issues.js'
import { sendTagged, tagged } from '../../src/http/entity-tag.js'
import { abortSlowReader } from '../../src/http/min-data-rate.js'
import { chargeRequest, requireSession } from '../../src/http/rate-limit.js'
import { exportPoolSize } from '../../src/postgres/database.js'
import { exportRecords } from '../../src/query/export.js'
import type { ExportFormat } from '../../src/query/export-field.js'
import type { Services } from '../../src/services.js'
import { jsonSyntaxError } from '../../src/values/json-error.js'
import { perWorkerLimit } from '../../src/values/per-worker-limit.js'

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
}

/** A team can run at most two exports at a time, so that other teams can run theirs. */
const concurrencyLimits = { maxConcurrentPerTeam: 2, queueLimit: 10, what: 'exports' }

/** Settings of the exports, which tests override. */
export interface ExportQueueOptions {
  /** Milliseconds that an export waits in the queue before it is rejected. */
  queueTimeoutMs?: number
}

/** Cost of an export, equal to that of an expensive query. */
const points = 10

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text)
  } catch {
    const message = `must be JSON: ${jsonSyntaxError(text)}`
    context.addIssue({
      code: 'custom',
      ...refuses('invalid_format', message, { expected: 'json' }),
    })
    return z.NEVER
  }
})
const yes = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] })
const limit = z.number().int().min(1).max(100_000_000)

const inQuery = z.strictObject({
  fields: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim()))
    .optional(),
  where: json.optional(),
  orderBy: json.optional(),
  show: z.string().optional(),
  includeArchived: yes.optional(),
  includeTest: yes.optional(),
  limit: z.string().transform(Number).pipe(limit).optional(),
})

/** Export arguments for parameters that REST lists use, for suggestions. */
const argumentNames = { filters: 'where', filter: 'where', sort_by: 'orderBy', order_by: 'orderBy' }

const inBody = z.strictObject({
  fields: z.array(z.string()).max(200).optional(),
  where: z.unknown().optional(),
  orderBy: z.unknown().optional(),
  show: z.string().optional(),
  includeArchived: z.boolean().optional(),
  includeTest: z.boolean().optional(),
  limit: limit.optional(),
})

/** Arguments of an export, as a query string or as a body. */
export type ExportArguments = { query: unknown } | { body: unknown }

/** Receives an export while it is streamed. @param headers what is left of the rate limit */
export type UseExport<T> = (stream: Readable, headers: Record<string, string>) => Promise<T>

/** Exports GraphQL lists within the concurrency limit of each team. */
export class Exporter {
  readonly #schema: GraphQLSchema
  readonly #services: Services
  readonly #queueTimeoutMs: number
  readonly #limiter: FairConcurrencyLimiter

  constructor(
    schema: GraphQLSchema,
    services: Services,
    { queueTimeoutMs = 20_000 }: ExportQueueOptions = {},
  ) {
    this.#schema = schema
    this.#services = services
    this.#queueTimeoutMs = queueTimeoutMs
    const total = perWorkerLimit(exportPoolSize, services.env.workers)
    this.#limiter = new FairConcurrencyLimiter({ ...concurrencyLimits, maxConcurrent: total })
  }

  /** Returns the lists and fields that a caller can export. */
  lists(session: Session): Exports {
    return describeExports(this.#schema, session)
  }

  /**
   * Streams an export to `use`.
   * @param left ends the export
   * @param maxRecords maximum number of records, if `limit` is larger
   * @throws AppError not_found, validation_failed, missing_scope, rate_limited
   */
  async run<T>(
    session: Session,
    { list, format }: { list: string; format: string },
    given: ExportArguments,
    left: AbortSignal,
    use: UseExport<T>,
    maxRecords = Number.POSITIVE_INFINITY,
  ): Promise<T> {
    if (!isFormat(format)) {
      throw new AppError('not_found', 'The path of an export must end in .csv or .jsonl.')
    }
    const asked: ExportRequest =
      'query' in given
        ? checkValue(inQuery, given.query, argumentNames)
        : checkValue(inBody, given.body ?? {}, argumentNames)
    if (maxRecords < (asked.limit ?? Number.POSITIVE_INFINITY)) asked.limit = maxRecords
    const services = this.#services
    const wanted = readExport(this.#schema, session, list, format, asked)
    const { headers } = await services.rateLimits.charge(session, points - 1)
    const signal = AbortSignal.any([left, AbortSignal.timeout(this.#queueTimeoutMs)])
    const work = async () => {
      const where = await services.catalogue.withoutSearch(wanted.where)
      return use(await exportRecords(services.db, { ...wanted, where }, left), headers)
    }
    return this.#limiter.run(concurrencyKeyOf(session), work, signal)
  }
}

/**
 * Mounts exports of all GraphQL lists: GET /exports/orders.csv?fields=id,total, or POST with the
 * same arguments as JSON. GET /exports lists the available lists and fields.
 */
export function mountExports(
  app: FastifyInstance,
  exporter: Exporter,
  { minDataRate }: Pick<Services, 'minDataRate'>,
): void {
  const onRequest = [requireSession, chargeRequest]
  app.get('/exports', { onRequest, config: { cookie: 'download' } }, async (request, reply) => {
    checkValue(z.strictObject({}), request.query)
    return sendTagged(request, reply, tagged(JSON.stringify(exporter.lists(request.session!))))
  })
  app.route({
    method: ['GET', 'POST'],
    url: '/exports/:list.:format',
    exposeHeadRoute: false,
    onRequest,
    config: { cookie: 'download', rights: 'none' },
    handler: async (request, reply) => {
      const { list, format } = request.params as { list: string; format: ExportFormat }
      const given = request.method === 'GET' ? { query: request.query } : { body: request.body }
      const left = new AbortController()
      reply.raw.once('close', () => left.abort())
      const send: UseExport<void> = async (stream, headers) => {
        abortSlowReader(stream, reply.raw, minDataRate)
        const closed = once(stream, 'close')
        reply
          .type(types[format])
          .headers(headers)
          .header('content-disposition', `attachment; filename="${list}.${format}"`)
          .header('cache-control', 'private, no-store')
          .send(stream)
        // A client detects an aborted export by its missing end.
        await closed.catch(() => undefined)
      }
      await exporter.run(request.session!, { list, format }, given, left.signal, send)
      return reply
    },
  })
}

/** Paths of the exports that team tokens can use, depending on their scopes. */
export function teamExportPaths(): string[] {
  const names = [...rootLists].flatMap(([name, list]) =>
    list.operator ? [] : [exportNameOf(name, list)],
  )
  return ['/exports', ...names.map((name) => `/exports/${name}.csv`)]
}

function isFormat(text: string): text is ExportFormat {
  return Object.hasOwn(types, text)
}
