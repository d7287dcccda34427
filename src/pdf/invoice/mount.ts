import { hash } from 'node:crypto'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../../config/env.js'
import { findDocument, type InvoiceDocument } from '../../domain/ordering/invoice-document.js'
import { isKnown } from '../../http/entity-tag.js'
import { requireSigned, type Signing, signedPath } from '../../http/signed-url.js'
import type { MarketClient } from '../../postgres/transaction.js'

// File keys have no space: none of them is signed like this.
const subjectOf = (invoiceId: string) => `invoice ${invoiceId}`

/** The address of an invoice document as PDF for whoever holds it, for the next hour. */
export function invoicePdfUrl(services: { env: Env }, invoiceId: string): string {
  return signedPath(services, `/invoices/${invoiceId}/pdf`, subjectOf(invoiceId))
}

/** Serves invoice documents at their signed addresses, without a token. */
export function mountInvoicePdf(
  app: FastifyInstance,
  services: Signing & { prisma: MarketClient },
): void {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/invoices/:id/pdf',
    async (request, reply) => {
      const { id } = request.params
      await requireSigned(services, subjectOf(id), request)
      await services.rateLimits.charge({ address: request.ip, policy: 'address' })
      return sendInvoice(request, reply, await findDocument(services.prisma, { id }))
    },
  )
}

/** Answers with a document as PDF. pdfkit takes a while to load, and many servers never draw. */
export async function sendInvoice(
  request: FastifyRequest,
  reply: FastifyReply,
  document: InvoiceDocument,
): Promise<FastifyReply> {
  const { drawInvoice } = await import('./pdf.js')
  const pdf = await drawInvoice(document)
  const etag = `"${hash('sha1', pdf, 'base64url')}"`
  reply.headers({ etag, 'cache-control': 'private, no-cache' })
  if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send()
  return reply
    .type('application/pdf')
    .header('content-disposition', contentDisposition(`${document.referenceNumber}.pdf`))
    .send(pdf)
}
