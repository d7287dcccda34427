import { hash } from 'node:crypto'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../../config/env.js'
import { findSigned } from '../../domain/accounts/agreement.js'
import { isKnown } from '../../http/entity-tag.js'
import { requireSigned, type Signing, signedPath } from '../../http/signed-url.js'
import type { MarketClient } from '../../postgres/transaction.js'

// File keys have no space: none of them is signed like this.
const subjectOf = (acceptanceId: string) => `agreement ${acceptanceId}`

/** The address of the signed copy of an agreement for whoever holds it, for the next hour. */
export function agreementPdfUrl(services: { env: Env }, acceptanceId: string): string {
  return signedPath(services, `/agreements/${acceptanceId}/pdf`, subjectOf(acceptanceId))
}

/** Serves the signed copy of an agreement at its signed address, without a token. */
export function mountAgreementPdf(
  app: FastifyInstance,
  services: Signing & { prisma: MarketClient },
): void {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/agreements/:id/pdf',
    async (request, reply) => {
      const { id } = request.params
      await requireSigned(services, subjectOf(id), request)
      await services.rateLimits.charge({ address: request.ip, policy: 'address' })
      const signed = await findSigned(services.prisma, id)
      const etag = `"${hash('sha1', JSON.stringify(signed), 'base64url')}"`
      reply.headers({ etag, 'cache-control': 'private, no-cache' })
      if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send()
      const { key, version } = signed.template
      // pdfkit takes a while to load, and many servers never draw.
      const { drawAgreement } = await import('./pdf.js')
      return reply
        .type('application/pdf')
        .header('content-disposition', contentDisposition(`${key}-version-${version}.pdf`))
        .send(await drawAgreement(signed))
    },
  )
}
