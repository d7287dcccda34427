/** Serves /publisher/imports, where publishers import their own outlets and products. */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { maxPublisherBytes, withSizeLimit } from '../../src/catalogue-file/publisher-file.js'
import {
  importPublisherFile,
  type PublisherImportResult,
} from '../../src/catalogue-file/publisher-import.js'
import { formatOf } from '../../src/catalogue-file/receive.js'
import { checkValue } from '../../src/errors/rule-issues.js'
import { chargeRequest, requireSession } from '../../src/http/rate-limit.js'
import type { Services } from '../../src/services.js'
import { takeForms, withOneFile } from './form.js'

const inQuery = z.strictObject({
  format: z.enum(['csv', 'jsonl']).optional(),
  preview: z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }).default(false),
  team_id: z.uuid().optional(),
})

/** Mounts POST /publisher/imports, which imports a file during the request and returns the result. */
export async function mountPublisherImports(
  app: FastifyInstance,
  services: Services,
): Promise<void> {
  await app.register(async (scope) => {
    takeForms(scope)
    const options = {
      config: { rights: { mutation: 'importPublisherOutlets' } },
      onRequest: [requireSession, chargeRequest],
    }
    scope.post('/publisher/imports', options, async (request, reply) => {
      const session = request.session!
      reply.header('cache-control', 'private, no-store')
      const { format, preview, team_id: teamId = null } = checkValue(inQuery, request.query)
      return withOneFile(request, maxPublisherBytes, async ({ name = '', content }, end) => {
        const chunks: Uint8Array[] = []
        for await (const chunk of withSizeLimit(content)) chunks.push(chunk)
        await end()
        const file = {
          teamId,
          source: inOrder(chunks),
          format: format ?? formatOf(name),
          preview,
        }
        const caller = { ...session, requestId: request.id }
        return toRestResult(await importPublisherFile(services, caller, file))
      })
    })
  })
}

/** Small chunks, because the lines of a chunk are in memory at once. */
async function* inOrder(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks
}

/** Returns the REST representation of the result of an import. */
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
