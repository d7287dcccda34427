import type { FastifyInstance } from 'fastify'
import type { Env } from '../../config/env.js'
import { requireStatement } from '../../domain/publishing/payout-statement.js'
import { requireSigned, type Signing, signedPath } from '../../http/signed-url.js'
import type { MarketClient } from '../../postgres/transaction.js'
import { sendPdf } from '../send.js'

// Neither file keys nor subjects of invoices begin with this word.
const subjectOf = (statementId: string) => `statement ${statementId}`

/** Signed URL of a statement's PDF. Valid for one hour, without a token. */
export function statementPdfUrl(services: { env: Env }, statementId: string): string {
  return signedPath(services, `/statements/${statementId}/pdf`, subjectOf(statementId))
}

/** Serves statements at their signed URLs. */
export function mountStatementPdf(
  app: FastifyInstance,
  services: Signing & { prisma: MarketClient },
): void {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/statements/:id/pdf',
    async (request, reply) => {
      const { id } = request.params
      await requireSigned(services, subjectOf(id), request)
      await services.rateLimits.charge({ address: request.ip, policy: 'address' })
      const document = await requireStatement(services.prisma, id)
      const { drawStatement } = await import('./pdf.js')
      return sendPdf(request, reply, document.referenceNumber, await drawStatement(document))
    },
  )
}
