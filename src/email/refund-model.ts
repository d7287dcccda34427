/** Reads the data of emails about refunds from the database. */
import type { OrderItem } from '../../prisma/generated/client/client.js'
import type { Env } from '../config/env.js'
import type { Notification } from '../domain/integration/notification.js'
import type { MarketClient } from '../postgres/transaction.js'
import { orderPageUrl } from './page-url.js'
import type { LoadedTemplateModel, TemplateModels } from './template-model.js'

type Settings = Pick<Env, 'applicationHost'>

/** Order data in emails about refunds. */
const refunded = {
  select: { teamId: true, referenceNumber: true, status: true, customerInvoiceUrl: true },
} as const

/** Order item data in emails about refunds. */
const item = {
  id: true,
  salePrice: true,
  isRefunded: true,
  product: { select: { name: true, outlet: { select: { name: true } } } },
} as const

/** Returns the price of an order item before its refunds, in cents. A refund of a part lowers `salePrice`. */
async function priceBeforeRefunds(
  prisma: MarketClient,
  { id, salePrice, isRefunded }: Pick<OrderItem, 'id' | 'salePrice' | 'isRefunded'>,
): Promise<number> {
  const where = { orderItemId: id }
  const { _sum: sum } = await prisma.itemRefund.aggregate({ where, _sum: { amount: true } })
  const refunds = sum.amount ?? 0n
  // Refunds of early releases are not recorded.
  if (isRefunded) return Number(refunds > salePrice ? refunds : salePrice)
  return Number(salePrice + refunds)
}

/** Refund of an order item that the payment provider did not make. */
export async function refundOfItem(
  prisma: MarketClient,
  { entityId: id, details = {} }: Notification,
  settings: Settings,
): Promise<LoadedTemplateModel<TemplateModels['REFUND']> | null> {
  const refundedItem = await prisma.orderItem.findUnique({
    where: { id },
    select: { ...item, order: refunded },
  })
  if (!refundedItem) return null
  const { order, product } = refundedItem
  const { money = 0, credit = 0, reference = null } = details
  return {
    teamId: order.teamId,
    model: {
      reference: order.referenceNumber,
      money: Number(money),
      by: 'other',
      credit: Number(credit),
      refundReference: reference as string | null,
      item: `${product.outlet.name}: ${product.name}`,
      price: await priceBeforeRefunds(prisma, refundedItem),
      url: orderPageUrl(settings, order.referenceNumber),
      invoiceUrl: order.customerInvoiceUrl,
    },
  }
}

/** Refund that the payment provider made. */
export async function refundOfPayment(
  prisma: MarketClient,
  { entityId: id }: Notification,
  settings: Settings,
): Promise<LoadedTemplateModel<TemplateModels['REFUND']> | null> {
  const refund = await prisma.paymentRefund.findUnique({
    where: { id },
    include: {
      payment: { select: { order: refunded, swap: { select: { referenceNumber: true } } } },
      orderItem: { select: item },
    },
  })
  if (refund?.status !== 'SENT') return null
  const { payment, orderItem, amount, providerRefundId } = refund
  const { order, swap } = payment
  const reference = (orderItem ? null : swap?.referenceNumber) ?? order.referenceNumber
  return {
    teamId: order.teamId,
    model: {
      reference,
      money: Number(amount),
      by: 'card',
      credit: 0,
      refundReference: providerRefundId,
      item: orderItem && `${orderItem.product.outlet.name}: ${orderItem.product.name}`,
      price: orderItem && (await priceBeforeRefunds(prisma, orderItem)),
      url: orderPageUrl(settings, reference),
      invoiceUrl: orderItem && order.customerInvoiceUrl,
    },
  }
}
