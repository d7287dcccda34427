import type { Invoice, Order, Prisma } from '../../prisma/generated/client/client.js'
import type { InvoiceSource } from '../../prisma/generated/client/enums.js'
import { referenceNumber } from './readable.js'

/** Issues the invoice of an order that was just paid: the amounts and names as they are now. */
export async function issueInvoice(
  tx: Prisma.TransactionClient,
  order: Order,
  { datePaid, source }: { datePaid: Date; source: InvoiceSource | null },
): Promise<Invoice> {
  const { id: orderId, teamId } = order
  const team = await tx.team.findUniqueOrThrow({ where: { id: teamId } })
  const invoice = await tx.invoice.create({
    data: {
      teamId,
      orderId,
      referenceNumber: referenceNumber('INV', datePaid),
      type: 'INVOICE',
      issuedAt: datePaid,
      datePaid,
      customerName: order.guestEmail ?? team.name,
      customerEmail: order.guestEmail ?? order.accountOwnerEmail ?? team.contactEmail,
      receiptEmail: order.guestEmail ?? team.billingEmail ?? team.contactEmail,
      externalSource: source,
      couponCode: order.coupon,
      subtotal: order.subtotal,
      discount: order.discount,
      creditsApplied: order.creditsApplied,
      processingFee: order.processingFee,
      total: order.total,
      amountPaid: order.total,
    },
  })
  const lines = await tx.orderLineItem.findMany({
    where: { orderId, deletedAt: null },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: {
      quantity: true,
      price: true,
      product: { select: { name: true, outlet: { select: { name: true } } } },
    },
  })
  await tx.invoiceItem.createMany({
    data: lines.map(({ product, quantity, price }, position) => ({
      teamId,
      invoiceId: invoice.id,
      name: product.name,
      description: product.outlet.name,
      quantity,
      unitAmount: price,
      amount: price * BigInt(quantity),
      position,
    })),
  })
  return invoice
}
