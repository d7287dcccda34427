import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../../config/env.js'
import { type InvoiceDocument, requireDocument } from '../../domain/ordering/invoice-document.js'
import { requireSigned, type Signing, signedPath } from '../../http/signed-url.js'
import type { MarketClient } from '../../postgres/transaction.js'
import { sendPdf } from '../send.js'

// File keys never contain a space, so a file URL's signature cannot be reused for an invoice.
const subjectOf = (invoiceId: string) => `invoice ${invoiceId}`

/** Signed URL of an invoice's PDF. Valid for one hour, without a token. */
export function invoicePdfUrl(services: { env: Env }, invoiceId: string): string {
  return signedPath(services, `/invoices/${invoiceId}/pdf`, subjectOf(invoiceId))
}

/** Serves invoices at their signed URLs. */
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
      return sendInvoice(request, reply, await requireDocument(services.prisma, { id }))
    },
  )
}

/**
 * Sends an invoice as PDF. pdfkit is loaded on the first request: loading takes time, and many servers never draw.
 */
export async function sendInvoice(
  request: FastifyRequest,
  reply: FastifyReply,
  document: InvoiceDocument,
): Promise<FastifyReply> {
  const { drawInvoice } = await import('./pdf.js')
  return sendPdf(request, reply, document.referenceNumber, await drawInvoice(document))
}
