/** Serves /exports, which streams lists as CSV or JSON Lines with PostgreSQL's COPY. */
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { z } from 'zod'
import { type ExportRequest, readExport } from '../../schema/core/export.js'
import { describeExports } from '../../schema/core/export-lists.js'
import { exportNameOf, rootLists } from '../../schema/core/list.js'
import { concurrencyKeyOf, FairConcurrencyLimiter } from '../../src/access/concurrency-limit.js'
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
  limit: limit.optional(),
})

/**
 * Mounts exports of all GraphQL lists: GET /exports/orders.csv?fields=id,total, or POST with the
 * same arguments as JSON. GET /exports lists the available lists and fields.
 */
export function mountExports(
  app: FastifyInstance,
  schema: GraphQLSchema,
  services: Services,
  { queueTimeoutMs = 20_000 }: ExportQueueOptions = {},
): void {
  const total = perWorkerLimit(exportPoolSize, services.env.workers)
  const limiter = new FairConcurrencyLimiter({ ...concurrencyLimits, maxConcurrent: total })
  const onRequest = [requireSession, chargeRequest]
  app.get('/exports', { onRequest, config: { cookie: 'download' } }, async (request, reply) => {
    const session = request.session!
    checkValue(z.strictObject({}), request.query)
    const body = tagged(JSON.stringify(describeExports(schema, session)))
    return sendTagged(request, reply, body)
  })
  app.route({
    method: ['GET', 'POST'],
    url: '/exports/:list.:format',
    exposeHeadRoute: false,
    onRequest,
    config: { cookie: 'download' },
    handler: async (request, reply) => {
      const session = request.session!
      const { list, format } = request.params as { list: string; format: string }
      if (!isFormat(format)) {
        throw new AppError('not_found', 'The path of an export must end in .csv or .jsonl.')
      }
      const asked: ExportRequest =
        request.method === 'GET'
          ? checkValue(inQuery, request.query, argumentNames)
          : checkValue(inBody, request.body ?? {}, argumentNames)
      const wanted = readExport(schema, session, list, format, asked)
      const { headers } = await services.rateLimits.charge(session, points - 1)
      const left = new AbortController()
      reply.raw.once('close', () => left.abort())
      const signal = AbortSignal.any([left.signal, AbortSignal.timeout(queueTimeoutMs)])
      const work = async () => {
        const where = await services.catalogue.withoutSearch(wanted.where)
        const stream = await exportRecords(services.db, { ...wanted, where }, left.signal)
        abortSlowReader(stream, reply.raw, services.minDataRate)
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
      await limiter.run(concurrencyKeyOf(session), work, signal)
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
