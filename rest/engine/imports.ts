/**
 * Serves /imports, where operators upload catalogue files and read the progress and the errors of an import, and
 * /publisher/imports, where publishers import their own outlets and products.
 */
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { CatalogueImport } from '../../prisma/generated/client/client.js'
import { oneOf, requireAccess } from '../../src/access/access.js'
import { concurrencyKeyOf } from '../../src/access/concurrency-limit.js'
import type { Caller } from '../../src/access/session.js'
import { maxPublisherBytes } from '../../src/catalogue-file/publisher-file.js'
import {
  importPublisherFile,
  type PublisherImportResult,
} from '../../src/catalogue-file/publisher-import.js'
import { formatOf, maxImportBytes, withCatalogueFile } from '../../src/catalogue-file/receive.js'
import { applyImport, requestImport } from '../../src/domain/catalogue/import.js'
import { invalidInput, notFound } from '../../src/errors/app-error.js'
import { checkValue, refuses } from '../../src/errors/rule-issues.js'
import { chargeRequest, requireSession } from '../../src/http/rate-limit.js'
import type { Services } from '../../src/services.js'
import { isUuid } from '../../src/values/uuid.js'
import { pageEnvelope } from './envelope.js'
import { maxOverheadBytes, readForm, takeForms } from './form.js'

const yes = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }).default(false)
const inQuery = z.strictObject({
  format: z.enum(['csv', 'jsonl']).optional(),
  preview: yes,
  partial: yes,
})
const inForm = z.strictObject({})
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

const operators = { operator: true, public: false, scopes: [] }
const publishers = {
  ...{ operator: false, public: false, scopes: [oneOf(['publishing.update'])] },
  mutation: 'importPublisherOutlets',
}
const inPublisherQuery = z.strictObject({
  format: z.enum(['csv', 'jsonl']).optional(),
  preview: yes,
  team_id: z.uuid().optional(),
})

type ImportMutation = 'importCatalogue' | 'applyImport'

/**
 * Mounts imports for operators: POST /imports takes a file as a form, GET /imports/{id} returns the
 * status and result, GET /imports/{id}/faults the errors by line, and POST /imports/{id}/apply runs
 * a previewed import.
 */
export async function mountImports(app: FastifyInstance, services: Services): Promise<void> {
  const { prisma, requestLimiter: limiter } = services
  const onRequest = [requireSession, chargeRequest]
  const enter = (request: FastifyRequest, reply: FastifyReply, mutation?: ImportMutation) => {
    const session = request.session!
    requireAccess(session, { ...operators, ...(mutation && { mutation }) }, mutation !== undefined)
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
    scope.post('/imports', { onRequest }, async (request, reply) => {
      const caller = enter(request, reply, 'importCatalogue')
      const { format, ...mode } = checkValue(inQuery, request.query)
      const form = readForm(request.raw, 'file', maxImportBytes + maxOverheadBytes)
      try {
        const files = form.files[Symbol.asyncIterator]()
        const next = await files.next()
        if (next.done) throw oneFile()
        const newImport = await withCatalogueFile(
          services,
          { ...next.value, format },
          async (file) => {
            if (!(await files.next()).done) throw oneFile()
            checkValue(inForm, await form.fields)
            return requestImport(prisma, caller, file, mode)
          },
        )
        return reply
          .code(202)
          .header('location', `/imports/${newImport.id}`)
          .send(toRestImport(newImport))
      } finally {
        form.release()
      }
    })
  })
  await app.register((scope) => mountPublisherImports(scope, services))
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
  app.post<OnImport>('/imports/:id/apply', { onRequest }, async (request, reply) => {
    const caller = enter(request, reply, 'applyImport')
    const { partial } = checkValue(inApply, request.body ?? {})
    const { id } = await requireImport(request)
    return reply.code(202).send(toRestImport(await applyImport(prisma, caller, id, partial)))
  })
}

/** Mounts POST /publisher/imports, which imports a file during the request and returns the result. */
async function mountPublisherImports(scope: FastifyInstance, { prisma }: Services): Promise<void> {
  takeForms(scope)
  const onRequest = [requireSession, chargeRequest]
  scope.post('/publisher/imports', { onRequest }, async (request, reply) => {
    const session = request.session!
    requireAccess(session, publishers, true)
    reply.header('cache-control', 'private, no-store')
    const { format, preview, team_id: teamId = null } = checkValue(inPublisherQuery, request.query)
    const form = readForm(request.raw, 'file', maxPublisherBytes + maxOverheadBytes)
    try {
      const files = form.files[Symbol.asyncIterator]()
      const next = await files.next()
      if (next.done) throw oneFile()
      const { name = '', content } = next.value
      const text = await buffer(content)
      if (!(await files.next()).done) throw oneFile()
      checkValue(inForm, await form.fields)
      const source = Readable.from([text])
      const options = { teamId, source, format: format ?? formatOf(name), preview }
      const caller = { ...session, requestId: request.id }
      const result = await importPublisherFile(prisma, caller, options)
      return toRestResult(result)
    } finally {
      form.release()
    }
  })
}

/** Returns the REST representation of the result of a publisher's import. */
const toRestResult = ({
  rowCount,
  isApplied,
  outlets,
  products,
  issues,
}: PublisherImportResult) => ({
  row_count: rowCount,
  is_applied: isApplied,
  outlets,
  products,
  faults: issues,
})

const oneFile = () => invalidInput(['file'], 'wrong_number', 'must be one file', { min: 1, max: 1 })

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
