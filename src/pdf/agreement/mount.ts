import { hash } from 'node:crypto'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../../config/env.js'
import { findSigned } from '../../domain/accounts/agreement.js'
import { matchesEntityTag } from '../../http/entity-tag.js'
import { requireSigned, type Signing, signedPath } from '../../http/signed-url.js'
import type { MarketClient } from '../../postgres/transaction.js'

// File keys never contain a space, so a file URL's signature cannot be reused for an agreement.
const subjectOf = (acceptanceId: string) => `agreement ${acceptanceId}`

/** Returns a signed URL of an agreement's copy. It is valid for one hour, without a token. */
export function agreementPdfUrl(services: { env: Env }, acceptanceId: string): string {
  return signedPath(services, `/agreements/${acceptanceId}/pdf`, subjectOf(acceptanceId))
}

/** Serves the copy of an agreement at its signed URL. */
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
      const agreement = await findSigned(services.prisma, id)
      const etag = `"${hash('sha1', JSON.stringify(agreement), 'base64url')}"`
      reply.headers({ etag, 'cache-control': 'private, no-cache' })
      if (matchesEntityTag(request.headers['if-none-match'], etag)) return reply.status(304).send()
      const { key, version } = agreement.template
      // pdfkit is loaded on the first request: loading takes time, and many servers never draw.
      const { drawAgreement } = await import('./pdf.js')
      return reply
        .type('application/pdf')
        .header('content-disposition', contentDisposition(`${key}-version-${version}.pdf`))
        .send(await drawAgreement(agreement))
    },
  )
}
