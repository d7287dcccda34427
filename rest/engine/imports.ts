/** Serves /imports, where operators upload catalogue files and read the progress and the errors of an import. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { CatalogueImport } from '../../prisma/generated/client/client.js'
import { requireOperator } from '../../src/access/access.js'
import { concurrencyKeyOf } from '../../src/access/concurrency-limit.js'
import type { Caller } from '../../src/access/session.js'
import { maxImportBytes, withCatalogueFile } from '../../src/catalogue-file/receive.js'
import { applyImport, requestImport } from '../../src/domain/catalogue/import.js'
import { notFound } from '../../src/errors/app-error.js'
import { checkValue, refuses } from '../../src/errors/rule-issues.js'
import { chargeRequest, requireSession } from '../../src/http/rate-limit.js'
import type { Services } from '../../src/services.js'
import { isUuid } from '../../src/values/uuid.js'
import { pageEnvelope } from './envelope.js'
import { takeForms, withOneFile } from './form.js'

const yes = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }).default(false)
const inQuery = z.strictObject({
  format: z.enum(['csv', 'jsonl']).optional(),
  preview: yes,
  partial: yes,
})
const inApply = z.strictObject({ partial: z.boolean().default(false) })
const count = z
  .string()
  .refine(
    (text) => /^\d{1,6}$/.test(text),
    refuses('invalid_type', 'must be a whole number', { expected: 'integer' }),
  )
  .transform(Number)
const inPage = z.strictObject({
  limit: count.pipe(z.int().min(1).max(100)).default(25),
  page: count.pipe(z.int().min(1)).default(1),
})

interface OnImport {
  Params: { id: string }
}

/** Options of a route that needs the rights of a mutation. */
const withRights = (mutation: 'importCatalogue' | 'applyImport') => ({
  config: { rights: { mutation } },
  onRequest: [requireSession, chargeRequest],
})

/**
 * Mounts imports for operators:
 * - `POST /imports` accepts a file as a form
 * - `GET /imports/{id}` returns the status and result
 * - `GET /imports/{id}/faults` returns the errors by line
 * - `POST /imports/{id}/apply` runs a previewed import
 */
export async function mountImports(app: FastifyInstance, services: Services): Promise<void> {
  const { prisma, requestLimiter: limiter } = services
  const onRequest = [requireSession, chargeRequest]
  const enter = (request: FastifyRequest, reply: FastifyReply) => {
    const { session } = request
    requireOperator(session)
    reply.header('cache-control', 'private, no-store')
    return { ...session, requestId: request.id } satisfies Caller
  }
  const requireImport = async ({ params: { id } }: FastifyRequest<OnImport>) => {
    const record = isUuid(id) && (await prisma.catalogueImport.findUnique({ where: { id } }))
    if (!record) throw notFound('Import')
    return record
  }

  await app.register(async (scope) => {
    takeForms(scope)
    scope.post('/imports', withRights('importCatalogue'), async (request, reply) => {
      const caller = enter(request, reply)
      const { format, ...mode } = checkValue(inQuery, request.query)
      const newImport = await withOneFile(request, maxImportBytes, (incoming, end) =>
        withCatalogueFile(services, { ...incoming, format }, async (file) => {
          await end()
          return requestImport(prisma, caller, file, mode)
        }),
      )
      return reply
        .code(202)
        .header('location', `/imports/${newImport.id}`)
        .send(toRestImport(newImport))
    })
  })
  app.get<OnImport>('/imports/:id', { onRequest }, async (request, reply) => {
    const caller = enter(request, reply)
    return limiter.run(concurrencyKeyOf(caller), async () =>
      toRestImport(await requireImport(request)),
    )
  })
  app.get<OnImport>('/imports/:id/faults', { onRequest }, async (request, reply) => {
    const caller = enter(request, reply)
    const { limit, page } = checkValue(inPage, request.query)
    return limiter.run(concurrencyKeyOf(caller), async () => {
      const { id } = await requireImport(request)
      const where = { importId: id }
      const [records, total_records] = await Promise.all([
        prisma.catalogueImportIssue.findMany({
          where,
          orderBy: [{ line: 'asc' }, { id: 'asc' }],
          skip: (page - 1) * limit,
          take: limit,
          select: { line: true, column: true, reason: true, isWarning: true },
        }),
        prisma.catalogueImportIssue.count({ where }),
      ])
      const issues = records.map(({ isWarning, ...issue }) => ({ ...issue, is_warning: isWarning }))
      return pageEnvelope(issues, total_records, { page, limit })
    })
  })
  app.post<OnImport>('/imports/:id/apply', withRights('applyImport'), async (request, reply) => {
    const caller = enter(request, reply)
    const { partial } = checkValue(inApply, request.body ?? {})
    const { id } = await requireImport(request)
    return reply.code(202).send(toRestImport(await applyImport(prisma, caller, id, partial)))
  })
}

/** Returns the REST representation of an import. */
function toRestImport(record: CatalogueImport) {
  return {
    id: record.id,
    file_name: record.fileName,
    format: record.format,
    size: record.size,
    status: record.status,
    is_preview: record.isPreview,
    is_partial: record.isPartial,
    bytes_read: record.bytesRead,
    row_count: record.rowCount,
    fault_count: record.issueCount,
    warning_count: record.warningCount,
    outlets: record.outlets,
    products: record.products,
    differences: record.differences,
    failure: record.failure,
    created_by: record.createdById,
    started_at: record.startedAt,
    completed_at: record.completedAt,
    created_at: record.createdAt,
    updated_at: record.updatedAt,
  }
}
