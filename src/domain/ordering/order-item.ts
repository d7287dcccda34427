import type { Order, OrderItem, Prisma } from '../../../prisma/generated/client/client.js'
import type { InvoiceSource } from '../../../prisma/generated/client/enums.js'
import {
  type GivenParameters,
  invalidInput,
  invalidTransition,
  notFound,
  type RequestIssue,
  validationFailed,
} from '../../errors/app-error.js'
import type { IssueCode } from '../../errors/issue-codes.js'
import type { PaymentProvider } from '../../payment/provider.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { amountText, atMost, formatMoney } from '../../values/money.js'
import { emit } from '../integration/event.js'
import { notify } from '../integration/notification.js'
import { findPlacement, refundPlacement } from '../publishing/placement.js'
import { type Actor, type AuditedChange, withAudit } from '../rules/audit.js'
import { lockOrder } from '../rules/lock.js'
import { replaceInvoice } from './invoice.js'
import { returnAsCredit } from './ledger.js'
import { requireSinceOrder } from './order.js'
import { findPendingSwap } from './pending-swap.js'
import { refundWherePaid } from './refund.js'
import { loadRefundStatuses } from './refund-status.js'

const change = (action: string): AuditedChange => ({ action, entity: 'order_item' })

const refuse = <Code extends IssueCode>(
  code: Code,
  why: string,
  ...parameters: GivenParameters<Code>
): never => {
  throw invalidTransition(code, `The order item cannot be changed this way: ${why}.`, ...parameters)
}

async function findItem(tx: Transaction, id: string): Promise<OrderItem> {
  const item = await tx.orderItem.findFirst({ where: { id, deletedAt: null } })
  if (!item) throw notFound('Order item')
  return item
}

/**
 * Locks the order of an item. Requires that the order is paid and the accounts of the item are
 * open.
 * @throws AppError not_found, invalid_transition
 */
async function lockItem(tx: Transaction, id: string): Promise<{ order: Order; item: OrderItem }> {
  const { orderId } = await findItem(tx, id)
  const order = await lockOrder(tx, orderId)
  const item = await findItem(tx, id)
  const { status } = order
  if (status !== 'PAID') {
    refuse('order_not_paid', `its order is ${status}, but must be PAID`, { status })
  }
  if (item.isAccountingCompleted) refuse('accounting_completed', 'its accounts are closed')
  return { order, item }
}

/**
 * The amounts of an item depend on its product, which a pending swap may replace.
 * @throws AppError invalid_transition
 */
async function requireNoPendingSwap(tx: Transaction, orderItemId: string): Promise<void> {
  const pending = await findPendingSwap(tx, orderItemId)
  if (!pending) return
  refuse('swap_pending', `its swap ${pending} must be completed or cancelled first`, {
    name: pending,
  })
}

const refusePayout = () => refuse('paid_by_payout', 'its publisher is a team, which payouts pay')

/** Cost data to update. Omitted fields are unchanged. */
export interface ItemNotes {
  vendorInvoiceId?: string | null
  /** Cents. */
  vendorCost?: bigint | null
  vendorInvoiceDate?: Date | null
  vendorInvoiceUrl?: string | null
  vendorPaidDate?: Date | null
  refundRequired?: boolean
}

/**
 * Records the publisher's invoice for an item, and whether its price must be refunded.
 * @throws AppError not_found, invalid_transition (not paid, accounts closed, already refunded, or an invoice for an
 * item whose publisher is paid by payouts), validation_failed (a date before the order)
 */
export async function updateOrderItem(
  db: Db,
  actor: Actor,
  id: string,
  notes: ItemNotes,
): Promise<void> {
  await withAudit(db, actor, change('update_order_item'), async (tx) => {
    const { order, item: before } = await lockItem(tx, id)
    const { refundRequired, ...invoice } = notes
    const { vendorInvoiceDate, vendorPaidDate } = invoice
    const hasInvoice = Object.values(invoice).some((value) => value != null)
    if (hasInvoice && (await findPlacement(tx, id))) refusePayout()
    requireSinceOrder(order, { vendorInvoiceDate, vendorPaidDate })
    if (refundRequired && before.isRefunded) {
      refuse('price_refunded', 'its price has already been refunded')
    }
    return { before, after: await tx.orderItem.update({ where: { id }, data: notes }) }
  })
}

/** Commission for referring the buyer of an item. */
export interface Commission {
  referrerId?: string | null
  referrerTeamId?: string | null
  /** Cents; null for no commission. */
  amount: bigint | null
}

/**
 * Sets or removes the referrer's commission for an item.
 * @throws AppError not_found, invalid_transition (not paid, accounts closed, price refunded, or
 * commission paid), validation_failed (no referrer, an unknown one, the buyer's own team, or more
 * than the item's price)
 */
export async function setCommission(
  db: Db,
  actor: Actor,
  id: string,
  { referrerId = null, referrerTeamId = null, amount }: Commission,
): Promise<void> {
  await withAudit(db, actor, change('set_commission'), async (tx) => {
    const { item: before } = await lockItem(tx, id)
    if (before.commissionStatus === 'PAID') refuse('commission_paid', 'its commission is paid')
    if (before.isRefunded) refuse('price_refunded', 'its price is refunded')
    const issues = await findIssues(tx, before, { referrerId, referrerTeamId, amount })
    if (issues.length > 0) throw validationFailed(issues)
    const after = await tx.orderItem.update({
      where: { id },
      data: {
        referrerId,
        referrerTeamId,
        commissionAmount: amount,
        commissionStatus: amount === null ? 'NOT_APPLICABLE' : 'PENDING',
      },
    })
    return { before, after }
  })
}

async function findIssues(
  tx: Transaction,
  item: OrderItem,
  { referrerId, referrerTeamId, amount }: Commission,
): Promise<RequestIssue[]> {
  const issues: RequestIssue[] = []
  const addIssue = <Code extends IssueCode>(
    field: string,
    code: Code,
    message: string,
    ...[parameters]: GivenParameters<Code>
  ) => issues.push({ path: [field], code, message, ...parameters })
  const notDeleted = (id: string) => ({ where: { id, deletedAt: null }, select: { id: true } })
  if (referrerId && !(await tx.user.findFirst(notDeleted(referrerId))))
    addIssue('referrerId', 'unknown_id', 'is not the ID of a user')
  if (referrerTeamId === item.teamId)
    addIssue('referrerTeamId', 'own_team', 'must not be the team that ordered')
  else if (referrerTeamId && !(await tx.team.findFirst(notDeleted(referrerTeamId))))
    addIssue('referrerTeamId', 'unknown_id', 'is not the ID of a team')
  if (amount !== null && !referrerId && !referrerTeamId)
    addIssue('referrerId', 'required', 'is required unless referrerTeamId is given', {
      field: 'referrerTeamId',
    })
  if (amount !== null && amount > item.salePrice)
    addIssue(
      'amount',
      'out_of_range',
      'must not be more than the price of the order item',
      atMost(item.salePrice),
    )
  return issues
}

/** Parts of an item that are settled, each at most once. */
export type Settlement = 'PUBLISHER' | 'RESELLER' | 'COMMISSION' | 'ACCOUNTING'

interface Settling {
  /** @throws AppError invalid_transition */
  requireUnsettled(item: OrderItem): void
  data(date: Date): Prisma.OrderItemUncheckedUpdateInput
}

const settling: Record<Settlement, Settling> = {
  PUBLISHER: {
    requireUnsettled({ isPublisherPaid }) {
      if (isPublisherPaid) refuse('publisher_paid', 'its publisher has already been paid')
    },
    data: (publisherPaidDate) => ({ isPublisherPaid: true, publisherPaidDate }),
  },
  RESELLER: {
    requireUnsettled({ isResellerPaid }) {
      if (isResellerPaid) refuse('reseller_paid', 'its reseller has already been paid')
    },
    data: (resellerPaidDate) => ({ isResellerPaid: true, resellerPaidDate }),
  },
  COMMISSION: {
    requireUnsettled({ commissionStatus: status, commissionAmount, salePrice }) {
      if (status !== 'PENDING') {
        const why = `its commission is ${status}, but must be PENDING`
        refuse('commission_not_pending', why, { status })
      }
      // A swap may have reduced the price since.
      if ((commissionAmount ?? 0n) > salePrice)
        refuse('commission_above_price', 'its commission is more than its price')
    },
    data: (commissionDatePaid) => ({ commissionStatus: 'PAID', commissionDatePaid }),
  },
  ACCOUNTING: {
    requireUnsettled({ commissionStatus, refundRequired }) {
      if (refundRequired) refuse('refund_required', 'its price must be refunded first')
      if (commissionStatus === 'PENDING')
        refuse('commission_pending', 'its commission must be paid first')
    },
    data: (accountingCompletionDate) => ({ isAccountingCompleted: true, accountingCompletionDate }),
  },
}

/**
 * Records that the publisher, the reseller or the commission of an item is paid, or closes the
 * accounts of the item.
 * @param date settlement date; defaults to now
 * @throws AppError not_found, invalid_transition (not paid, accounts closed, already settled, a
 * swap is pending, the article is not published, or payouts pay the publisher), validation_failed (a date before the order)
 */
export async function settleOrderItem(
  db: Db,
  actor: Actor,
  id: string,
  settlement: Settlement,
  date?: Date | null,
): Promise<void> {
  await withAudit(db, actor, change('settle_order_item'), async (tx) => {
    const { order, item: before } = await lockItem(tx, id)
    requireSinceOrder(order, { date })
    const { requireUnsettled, data } = settling[settlement]
    requireUnsettled(before)
    if (settlement === 'PUBLISHER') {
      if (await findPlacement(tx, id)) refusePayout()
      await requirePublished(tx, id)
    }
    await requireNoPendingSwap(tx, id)
    const after = await tx.orderItem.update({ where: { id }, data: data(date ?? new Date()) })
    return { before, after }
  })
}

/**
 * A publisher is paid only after publication. Add-ons have no article.
 * @throws AppError invalid_transition
 */
async function requirePublished(tx: Transaction, orderItemId: string): Promise<void> {
  const article = await tx.article.findUnique({
    where: { orderItemId },
    select: { status: { select: { prefix: true } } },
  })
  if (!article || article.status.prefix === 'published') return
  const status = article.status.prefix
  refuse('article_not_published', `its article is ${status}, but must be published`, { status })
}

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
  await withAudit(db, actor, change('refund_order_item'), async (tx) => {
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
    const credit = returned.fromCredits + (method === 'CREDIT' ? returned.fromMoney : 0n)
    await tx.itemRefund.create({
      data: {
        teamId: order.teamId,
        orderItemId: id,
        ...{ amount: returns, method, reference, createdAt: now },
        ...{ credits: credit, money: method === 'CREDIT' ? 0n : returned.fromMoney },
      },
    })
    const money = byProvider || method === 'CREDIT' ? 0n : returned.fromMoney
    // For a refund by a provider, the payer is notified once it is done.
    if (credit + money > 0n) {
      const details = {
        credit: Number(credit),
        money: Number(money),
        ...(reference && { reference }),
      }
      await notify(tx, { kind: 'REFUND', entity: 'order_item', entityId: id, details })
    }
    const [refundStatus] = await loadRefundStatuses(tx, [order.id])
    await emit(tx, actor, 'order.refunded', order.id, {
      refund: {
        order_item_id: id,
        amount: formatMoney(returns),
        credits: formatMoney(credit),
        money: formatMoney(method === 'CREDIT' ? 0n : returned.fromMoney),
        method,
        reference: reference ?? null,
      },
      refund_status: refundStatus!,
      previous_refund_status: previousStatus,
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
