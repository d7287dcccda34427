import type { Prisma } from '../../../prisma/generated/client/client.js'
import type { InvoiceType } from '../../../prisma/generated/client/enums.js'
import type { Seller } from '../../config/env.js'
import { notFound } from '../../errors/app-error.js'
import type { Job } from '../../jobs/queue.js'
import type { Db, MarketClient, Transaction } from '../../postgres/transaction.js'

/**
 * Returns the URL of a document's PDF. It requires no sign-in: anyone with the link of the order
 * can open it.
 */
export const documentUrl = (db: Db, orderReference: string, number: string): string =>
  `${db.market.applicationHost}/orders/checkout/${orderReference}/invoices/${number}`

/** Type of a numbered document. */
type NumberedDocument = InvoiceType | 'STATEMENT'

const prefixes: Record<NumberedDocument, string> = {
  ...{ INVOICE: 'INV', CREDIT_NOTE: 'CRN', STATEMENT: 'STM' },
}

/**
 * Returns the next number of a document type, such as INV-2026-000001. Test teams have series of their own, such as
 * TEST-INV-2026-000001. Locks the number series until the transaction ends, so that numbers are unique and without
 * gaps. Call it late, after locking orders, items and articles.
 */
export async function nextNumber(
  tx: Transaction,
  { teamId, type, issuedAt }: { teamId: string; type: NumberedDocument; issuedAt: Date },
): Promise<string> {
  const year = issuedAt.getUTCFullYear()
  const [{ prefix, last }] = await tx.$queryRaw<[{ prefix: string; last: number }]>`
    INSERT INTO invoice_number AS number (prefix, year, last)
    SELECT CASE WHEN is_test THEN 'TEST-' ELSE '' END || ${prefixes[type]}, ${year}, 1 FROM team WHERE id = ${teamId}::uuid
    ON CONFLICT (prefix, year) DO UPDATE SET last = number.last + 1
    RETURNING prefix, last`
  return `${prefix}-${year}-${String(last).padStart(6, '0')}`
}

const batchSize = 1_000

/**
 * Sets the URL of the invoice PDF on orders whose invoice was issued by a release without such
 * URLs.
 */
export const setInvoiceUrls: Job<unknown, { prisma: MarketClient }> = {
  name: 'address_invoices',
  cron: '23 3 * * *',
  soonAfterStart: true,
  async run(_payload, { prisma }) {
    let count: number
    do {
      const orders = await prisma.$queryRaw<{ id: string; reference: string; number: string }[]>`
        SELECT o.id, o.reference_number AS reference, invoice.reference_number AS number
        FROM "order" o JOIN invoice ON invoice.order_id = o.id AND invoice.reference_number = o.customer_invoice_id
        WHERE o.customer_invoice_url IS NULL LIMIT ${batchSize}`
      const ids = orders.map(({ id }) => id)
      const urls = orders.map(({ reference, number }) => documentUrl(prisma, reference, number))
      await prisma.$executeRaw`
        UPDATE "order" o SET customer_invoice_url = addressed.url
        FROM unnest(${ids}::uuid[], ${urls}::text[]) AS addressed (id, url)
        WHERE o.id = addressed.id AND o.customer_invoice_url IS NULL`
      count = orders.length
    } while (count === batchSize)
  },
}

/** Content of an invoice PDF. Amounts are in cents. */
export type InvoiceDocument = Awaited<ReturnType<typeof requireDocument>>

/**
 * Reads a document as issued; a correction is another document. Documents issued before the seller was stored contain
 * the seller of the current settings.
 * @throws AppError not_found
 */
export async function requireDocument(db: Db, where: Prisma.InvoiceWhereInput) {
  const invoice = await db.invoice.findFirst({
    where,
    select: {
      referenceNumber: true,
      type: true,
      language: true,
      seller: true,
      issuedAt: true,
      datePaid: true,
      customerName: true,
      customerEmail: true,
      couponCode: true,
      subtotal: true,
      discount: true,
      creditsApplied: true,
      processingFee: true,
      total: true,
      amountPaid: true,
      amountRefunded: true,
      corrects: { select: { referenceNumber: true } },
      order: { select: { referenceNumber: true } },
      items: {
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
        select: { name: true, description: true, quantity: true, unitAmount: true, amount: true },
      },
    },
  })
  if (!invoice) throw notFound('Invoice')
  return { ...invoice, seller: (invoice.seller as Seller | null) ?? db.market.seller }
}
