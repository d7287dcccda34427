import type { Order, OrderItem, Prisma } from '../../../prisma/generated/client/client.js'
import {
  type GivenParameters,
  invalidTransition,
  notFound,
  type RequestIssue,
  validationFailed,
} from '../../errors/app-error.js'
import type { IssueCode } from '../../errors/issue-codes.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { atMost } from '../../values/money.js'
import { findPlacement } from '../publishing/placement.js'
import { type Actor, type AuditedChange, withAudit } from '../rules/audit.js'
import { lockOrder } from '../rules/lock.js'
import { requireSinceOrder } from './order.js'
import { findPendingSwap } from './pending-swap.js'

/** Audit log entry of a change of an order item. */
export const itemChange = (action: string): AuditedChange => ({ action, entity: 'order_item' })

/** @throws AppError invalid_transition */
export const refuse = <Code extends IssueCode>(
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
export async function lockItem(
  tx: Transaction,
  id: string,
): Promise<{ order: Order; item: OrderItem }> {
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
 * Requires that no swap is pending. The amounts of an item depend on its product, which a swap may replace.
 * @throws AppError invalid_transition
 */
export async function requireNoPendingSwap(tx: Transaction, orderItemId: string): Promise<void> {
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
  await withAudit(db, actor, itemChange('update_order_item'), async (tx) => {
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
  await withAudit(db, actor, itemChange('set_commission'), async (tx) => {
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
  await withAudit(db, actor, itemChange('settle_order_item'), async (tx) => {
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
