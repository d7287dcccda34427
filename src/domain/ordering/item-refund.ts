import type { Order, OrderItem } from '../../../prisma/generated/client/client.js'
import type { InvoiceSource } from '../../../prisma/generated/client/enums.js'
import { invalidInput } from '../../errors/app-error.js'
import type { PaymentProvider } from '../../payment/provider.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { amountText, atMost, formatMoney } from '../../values/money.js'
import { emit } from '../integration/event.js'
import { notify } from '../integration/notification.js'
import { refundPlacement } from '../publishing/placement.js'
import { type Actor, withAudit } from '../rules/audit.js'
import { replaceInvoice } from './invoice.js'
import { type Returned, returnAsCredit } from './ledger.js'
import { itemChange, lockItem, refuse, requireNoPendingSwap } from './order-item.js'
import { refundWherePaid } from './refund.js'
import { loadRefundStatuses, type PriceRefundStatus } from './refund-status.js'

/** Destination of a refund: a team credit, or the payment source. */
export type ItemRefundMethod = 'CREDIT' | InvoiceSource

/** A full or partial refund of an item's price. */
export interface ItemRefund {
  method: ItemRefundMethod
  /** Cents. Defaults to the remaining price. */
  amount?: bigint | null
  /**
   * Identifier of a refund made outside the marketplace. Omitted for a credit, and for a card
   * refund through the provider.
   */
  reference?: string | null
}

/**
 * Refunds the price of an item or part of it, up to the amount actually paid. The part paid by
 * credits becomes a credit again. The part paid with money becomes a credit, is refunded by its
 * provider, or has been refunded by an operator outside the marketplace.
 *
 * A new invoice replaces the old one, without the item or with the lower price. A full refund
 * cancels a pending commission. The processing fee is not refunded. The payout of the publisher is lowered in
 * proportion.
 * @throws AppError not_found, invalid_transition (not paid, accounts closed, already refunded, a
 * swap is pending, or the provider cannot refund), validation_failed (no reference, or more than
 * the price)
 */
export async function refundOrderItem(
  db: Db,
  actor: Actor,
  id: string,
  payments: ReadonlyMap<string, PaymentProvider>,
  { method, amount, reference }: ItemRefund,
): Promise<void> {
  const byProvider = method === 'CARD_PROCESSOR' && !reference
  if (method !== 'CREDIT' && !byProvider && !reference) {
    const message = 'is required, unless the refund is a credit or the payment provider makes it'
    throw invalidInput(['reference'], 'required', message)
  }
  await withAudit(db, actor, itemChange('refund_order_item'), async (tx) => {
    const { order, item: before } = await lockItem(tx, id)
    if (before.isRefunded) refuse('price_refunded', 'its price has already been refunded')
    await requireNoPendingSwap(tx, id)
    const returns = amount ?? before.salePrice
    if (returns > before.salePrice) {
      const message = `must be at most ${amountText(before.salePrice)}, the price of the order item`
      throw invalidInput(['amount'], 'out_of_range', message, atMost(before.salePrice))
    }
    const now = new Date()
    const [previousStatus = null] = await loadRefundStatuses(tx, [order.id])
    const after = await tx.orderItem.update({
      where: { id },
      data: {
        refundRequired: false,
        refundReference: [before.refundReference, reference].filter(Boolean).join(', ') || null,
        ...(returns < before.salePrice
          ? { salePrice: before.salePrice - returns }
          : refunded(before, method, now)),
      },
      include: { product: { select: { name: true, outlet: { select: { name: true } } } } },
    })
    await refundPlacement(tx, after, now)
    const { returned } = await replaceInvoice(tx, order.id, {
      label: 'Replaced',
      at: now,
      actor,
      change: { swapId: null, priceDifference: -returns, processingFee: 0n, total: 0n },
    })
    if (byProvider) {
      const refund = { amount: returned.fromMoney, orderItemId: id }
      await refundWherePaid(tx, payments, order.id, refund)
    }
    await recordRefund(tx, actor, {
      ...{ order, orderItemId: id, method, reference, byProvider, previousStatus },
      ...{ amount: returns, at: now, returned },
    })
    const { product, ...row } = after
    await returnAsCredit(
      tx,
      order,
      // With any other method the money itself is returned, not a credit.
      method === 'CREDIT' ? returned : { ...returned, fromMoney: 0n },
      {
        reason: `Returned: ${product.outlet.name}: ${product.name} was refunded${row.isRefunded ? '' : ' in part'}`,
        entity: 'order_item',
        entityId: id,
        actorId: actor.userId,
      },
    )
    return { before, after: row }
  })
}

interface MadeRefund {
  order: Order
  orderItemId: string
  method: ItemRefundMethod
  reference?: string | null | undefined
  /** Whether the payment provider refunds the money. */
  byProvider: boolean
  /** Refund status of the order before the refund. */
  previousStatus: PriceRefundStatus | null
  /** Cents. */
  amount: bigint
  at: Date
  /** Parts of the amount that were paid by credits and with money. */
  returned: Returned
}

/** Stores a refund, and notifies the payer and the webhooks. */
async function recordRefund(tx: Transaction, actor: Actor, refund: MadeRefund): Promise<void> {
  const { order, orderItemId, method, reference, amount, returned } = refund
  const isCredit = method === 'CREDIT'
  const credit = returned.fromCredits + (isCredit ? returned.fromMoney : 0n)
  const money = isCredit ? 0n : returned.fromMoney
  await tx.itemRefund.create({
    data: {
      teamId: order.teamId,
      orderItemId,
      ...{ amount, method, reference, createdAt: refund.at },
      ...{ credits: credit, money },
    },
  })
  // For a refund by a provider, the payer is notified once it is done.
  const refundedMoney = refund.byProvider ? 0n : money
  if (credit + refundedMoney > 0n) {
    const details = {
      credit: Number(credit),
      money: Number(refundedMoney),
      ...(reference && { reference }),
    }
    await notify(tx, { kind: 'REFUND', entity: 'order_item', entityId: orderItemId, details })
  }
  const [refundStatus] = await loadRefundStatuses(tx, [order.id])
  await emit(tx, actor, 'order.refunded', order.id, {
    refund: {
      order_item_id: orderItemId,
      amount: formatMoney(amount),
      credits: formatMoney(credit),
      money: formatMoney(money),
      method,
      reference: reference ?? null,
    },
    refund_status: refundStatus!,
    previous_refund_status: refund.previousStatus,
  })
}

const refunded = (
  { commissionStatus }: OrderItem,
  refundMethod: ItemRefundMethod,
  refundDate: Date,
) => ({
  isRefunded: true,
  refundMethod,
  refundDate,
  ...(commissionStatus === 'PENDING' && {
    commissionStatus: 'NOT_APPLICABLE' as const,
    commissionAmount: null,
  }),
})
