import type { Prisma } from '../../../prisma/generated/client/client.js'
import type { InvoiceType } from '../../../prisma/generated/client/enums.js'
import type { Seller } from '../../config/env.js'
import { notFound } from '../../errors/app-error.js'
import type { Job } from '../../jobs/queue.js'
import type { Db, MarketClient, Transaction } from '../../postgres/transaction.js'

/** Where whoever has the link of an order opens a document of it as PDF. */
export const documentUrl = (db: Db, orderReference: string, number: string): string =>
  `${db.market.applicationHost}/orders/checkout/${orderReference}/invoices/${number}`

const prefixes: Record<InvoiceType, string> = { INVOICE: 'INV', CREDIT_NOTE: 'CRN' }

/**
 * Takes the next number of a kind of document, such as INV-2026-000001. Others wait for it until the transaction ends, so
 * that none is taken twice or left out: take it late, after the locks on orders, items and articles.
 */
export async function nextNumber(tx: Transaction, type: InvoiceType, at: Date): Promise<string> {
  const [prefix, year] = [prefixes[type], at.getUTCFullYear()]
  const [{ last }] = await tx.$queryRaw<[{ last: number }]>`
    INSERT INTO invoice_number AS number (prefix, year, last) VALUES (${prefix}, ${year}, 1)
    ON CONFLICT (prefix, year) DO UPDATE SET last = number.last + 1
    RETURNING last`
  return `${prefix}-${year}-${String(last).padStart(6, '0')}`
}

const addressedAtOnce = 1_000

/** Shows on orders the address of their invoice's PDF, where a release issued it that had none. */
export const addressInvoices: Job<unknown, { prisma: MarketClient }> = {
  name: 'address_invoices',
  cron: '23 3 * * *',
  soonAfterStart: true,
  async run(_payload, { prisma }) {
    for (let count = addressedAtOnce; count === addressedAtOnce; ) {
      const orders = await prisma.$queryRaw<{ id: string; reference: string; number: string }[]>`
        SELECT o.id, o.reference_number AS reference, invoice.reference_number AS number
        FROM "order" o JOIN invoice ON invoice.order_id = o.id AND invoice.reference_number = o.customer_invoice_id
        WHERE o.customer_invoice_url IS NULL LIMIT ${addressedAtOnce}`
      const ids = orders.map(({ id }) => id)
      const urls = orders.map(({ reference, number }) => documentUrl(prisma, reference, number))
      await prisma.$executeRaw`
        UPDATE "order" o SET customer_invoice_url = addressed.url
        FROM unnest(${ids}::uuid[], ${urls}::text[]) AS addressed (id, url)
        WHERE o.id = addressed.id AND o.customer_invoice_url IS NULL`
      count = orders.length
    }
  },
}

/** What a PDF says of an invoice document. Amounts in cents. */
export type InvoiceDocument = Awaited<ReturnType<typeof findDocument>>

/**
 * A document as it was issued. It never changes: what becomes of it later is said by others.
 * @throws AppError not_found
 */
export async function findDocument(db: Db, where: Prisma.InvoiceWhereInput) {
  const found = await db.invoice.findFirst({
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
  if (!found) throw notFound('Invoice')
  // Those of before this was kept were issued by whoever the settings name.
  return { ...found, seller: (found.seller as Seller | null) ?? db.market.seller }
}
