import type { Order, Swap } from '../../../prisma/generated/client/client.js'
import type { InvoiceSource, SwapStatus } from '../../../prisma/generated/client/enums.js'
import type { Caller, Session } from '../../access/session.js'
import { tenantOf } from '../../access/tenancy.js'
import {
  type GivenParameters,
  invalidInput,
  invalidTransition,
  notFound,
} from '../../errors/app-error.js'
import type { IssueCode } from '../../errors/issue-codes.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { percentOf } from '../../values/money.js'
import { referenceNumber } from '../../values/reference.js'
import { emit } from '../integration/event.js'
import { notify } from '../integration/notification.js'
import { completionDate } from '../production/article.js'
import { changeLockedStatus } from '../production/article-status-change.js'
import { articleTransitions, firstStatus } from '../production/workflow.js'
import { findPlacement, requireUndelivered, swapPlacement } from '../publishing/placement.js'
import { type Actor, withAudit } from '../rules/audit.js'
import { lockArticle, lockOrder } from '../rules/lock.js'
import { type AllowedTransitions, requireTransition } from '../rules/transition.js'
import { type OfferedProduct, offeredProducts } from './cart.js'
import { replaceInvoice } from './invoice.js'
import { returnAsCredit } from './ledger.js'
import { expireOpenPayment } from './order.js'
import { findPendingSwap } from './pending-swap.js'

/** Allowed transitions of a swap. */
export const swapTransitions: AllowedTransitions<SwapStatus> = {
  PENDING_CLIENT: ['COMPLETED', 'CANCELLED'],
  COMPLETED: [],
  CANCELLED: [],
}

/** @throws AppError invalid_transition */
export function requireSwapTransition({ status }: Pick<Swap, 'status'>, to: SwapStatus): void {
  requireTransition('swap', swapTransitions, status, to)
}

/** Order item, and the product that replaces its current one. */
export interface NewSwap {
  orderItemId: string
  productId: string
}

/**
 * Proposes another product for an order item, at the lowest price that the team currently sees. If
 * that is more than the item's price, the processing fee on the difference is added.
 * @param feePercent processing fee in percent
 * @throws AppError not_found (order item), validation_failed (a product that the team cannot buy,
 * the same product, or only one of the two is an ADD_ON product), invalid_transition (the order is
 * not paid, the article is published, the placement delivered, or the item is settled, refunded or has a pending swap)
 */
export function proposeSwap(
  db: Db,
  actor: Actor,
  feePercent: number,
  { orderItemId, productId }: NewSwap,
): Promise<Swap> {
  return withAudit(db, actor, { action: 'propose_swap', entity: 'swap' }, async (tx) => {
    const { orderId } = await findSwapItem(tx, orderItemId)
    const order = await lockOrder(tx, orderId)
    const item = await findSwapItem(tx, orderItemId)
    await requireSwappable(tx, order, item)
    const [from, to] = await requireProducts(tx, item, productId)
    const priceDifference = to.price - item.salePrice
    const processingFee = priceDifference > 0n ? percentOf(priceDifference, feePercent) : 0n
    const amountDue = priceDifference > 0n ? priceDifference + processingFee : 0n
    const after = await tx.swap.create({
      data: {
        teamId: item.teamId,
        orderId,
        orderItemId,
        referenceNumber: referenceNumber('SWP', new Date()),
        fromProductId: from.id,
        fromName: productLabel(from),
        fromLogo: from.logo,
        toProductId: to.id,
        toName: productLabel(to),
        toLogo: to.logo,
        priceDifference,
        processingFee,
        total: amountDue,
        payout: to.payout,
      },
    })
    await emit(tx, actor, 'swap.proposed', after.id)
    await notify(tx, { kind: 'SWAP_PROPOSED', entity: 'swap', entityId: after.id })
    return { before: null, after }
  })
}

const productLabel = ({ outlet, name }: OfferedProduct) => `${outlet}: ${name}`

async function findSwapItem(tx: Transaction, id: string) {
  const item = await tx.orderItem.findFirst({
    where: { id, deletedAt: null },
    include: {
      article: { select: { id: true } },
      team: { select: { proPricingEnabled: true, isTest: true } },
    },
  })
  if (!item) throw notFound('Order item')
  return item
}

type Item = Awaited<ReturnType<typeof findSwapItem>>

async function requireSwappable(tx: Transaction, { status }: Order, item: Item): Promise<void> {
  const refuse = <Code extends IssueCode>(
    code: Code,
    why: string,
    ...parameters: GivenParameters<Code>
  ) => {
    throw invalidTransition(code, `The order item cannot be swapped: ${why}.`, ...parameters)
  }
  if (status !== 'PAID') {
    refuse('order_not_paid', `its order is ${status}, but must be PAID`, { status })
  }
  if (item.isRefunded) refuse('price_refunded', 'its price has been refunded')
  if (item.refundRequired) refuse('refund_required', 'its price must be refunded')
  if (item.isPublisherPaid) refuse('publisher_paid', 'its publisher has already been paid')
  if (item.isResellerPaid) refuse('reseller_paid', 'its reseller has already been paid')
  if (item.isAccountingCompleted) refuse('accounting_completed', 'its accounts are closed')
  const pending = await findPendingSwap(tx, item.id)
  if (pending) {
    refuse(
      'swap_pending',
      `its swap ${pending} is PENDING_CLIENT and must become ${swapTransitions.PENDING_CLIENT.join(' or ')} first`,
      { name: pending },
    )
  }
  // The lock prevents the article from being published before the swap is committed. Every transaction locks the article
  // before the placement.
  const article = item.article && (await lockArticle(tx, { teamId: item.teamId }, item.article.id))
  const placement = await findPlacement(tx, item.id)
  if (placement) requireUndelivered(placement)
  if (article?.status.prefix === 'published') {
    refuse('article_published', 'its article is published')
  }
}

/**
 * Returns the current and the new product of an item.
 * @throws AppError validation_failed
 */
async function requireProducts(
  tx: Transaction,
  item: Item,
  productId: string,
): Promise<[OfferedProduct, OfferedProduct & { price: bigint }]> {
  const refuse = <Code extends IssueCode>(
    code: Code,
    message: string,
    ...parameters: GivenParameters<Code>
  ) => invalidInput(['productId'], code, message, ...parameters)
  if (productId === item.productId) {
    throw refuse('same_product', 'is already the product of the order item')
  }
  const buyer = { proPricing: item.team.proPricingEnabled, isTest: item.team.isTest }
  const products = await offeredProducts(tx, buyer, [item.productId, productId])
  const [from, to] = [products.get(item.productId)!, products.get(productId)]
  if (!to?.onSale || !to.isListed || to.price === null) {
    throw refuse('unknown_product', 'is not a product that the team can buy')
  }
  // Order items of ADD_ON products have no article, and all others have one.
  if (to.type === 'ADD_ON' && from.type !== 'ADD_ON') {
    throw refuse(
      'add_on_product',
      'must not be an ADD_ON product, because the current product of the order item is not an add-on',
    )
  }
  if (to.type !== 'ADD_ON' && from.type === 'ADD_ON') {
    throw refuse(
      'not_an_add_on',
      'must be an ADD_ON product, like the current product of the order item',
    )
  }
  return [from, { ...to, price: to.price }]
}

/**
 * Finds a swap that the caller can see; any swap if no caller is given.
 * @throws AppError not_found
 */
export async function requireSwap(tx: Db, id: string, caller?: Session): Promise<Swap> {
  const swap = await tx.swap.findFirst({ where: { id, ...(caller && tenantOf(caller, 'Swap')) } })
  if (!swap) throw notFound('Swap')
  return swap
}

/**
 * Locks the order of a swap. Every change of the swap takes this lock.
 * @throws AppError not_found
 */
async function lockSwap(tx: Transaction, caller: Session, id: string) {
  const { orderId } = await requireSwap(tx, id, caller)
  const order = await lockOrder(tx, orderId)
  return { order, swap: await requireSwap(tx, id, caller) }
}

/**
 * Completes a swap that costs nothing, on behalf of the team. A price reduction is returned as a
 * credit.
 * @throws AppError not_found, invalid_transition (completed, cancelled, or not free)
 */
export function acceptSwap(db: Db, caller: Caller, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { order, swap } = await lockSwap(tx, caller, id)
    requireSwapTransition(swap, 'COMPLETED')
    if (swap.total > 0n) {
      throw invalidTransition(
        'total_not_zero',
        'The swap is PENDING_CLIENT and must be paid, because its total is not 0. The payment completes it.',
      )
    }
    await completeSwap(tx, order, swap, { source: null, actor: caller })
  })
}

/**
 * Cancels a pending swap: an operator withdraws it, or the team declines it. The order item is
 * unchanged.
 * @param cancelReason reason that the team and operators read; null without one
 * @throws AppError not_found, invalid_transition (completed, cancelled, or a payment is being
 * processed)
 */
export async function cancelSwap(
  db: Db,
  caller: Caller,
  id: string,
  cancelReason: string | null,
): Promise<void> {
  await withAudit(db, caller, { action: 'cancel_swap', entity: 'swap' }, async (tx) => {
    const { swap: before } = await lockSwap(tx, caller, id)
    requireSwapTransition(before, 'CANCELLED')
    const charging = await tx.orderPayment.findFirst({
      where: { swapId: id, status: 'PROCESSING' },
      select: { id: true },
    })
    if (charging) {
      // The provider may have charged the card, so its result must be recorded first.
      throw invalidTransition(
        'payment_processing',
        'The payment of the swap is PROCESSING and the swap cannot become CANCELLED until the provider has responded.',
      )
    }
    await expireOpenPayment(tx, before.orderId, id)
    const data = { status: 'CANCELLED', cancelReason } as const
    return { before, after: await tx.swap.update({ where: { id }, data }) }
  })
}

/**
 * Completes a swap in the transaction that pays or accepts it. Assigns the new product to the order
 * item and its article, replaces the invoice, and returns a price reduction as a credit.
 * @param order the order, locked by the caller
 * @param source payment source; null if nothing was paid
 * @param actor null for a guest
 * @throws AppError not_found (the article), invalid_transition (the order has no invoice, or the
 * article's status does not allow a swap)
 */
export async function completeSwap(
  tx: Transaction,
  order: Order,
  swap: Swap,
  { source, actor }: { source: InvoiceSource | null; actor: Actor | null },
): Promise<Swap> {
  requireSwapTransition(swap, 'COMPLETED')
  return withAudit(tx, actor, { action: 'complete_swap', entity: 'swap' }, async () => {
    const now = new Date()
    await replaceProduct(tx, swap, now, actor)
    const { returned } = await replaceInvoice(tx, order.id, {
      label: 'Replaced: publication swapped',
      at: now,
      actor,
      change: { ...swap, swapId: swap.id },
      source,
    })
    await returnAsCredit(tx, order, returned, {
      reason: `Returned: ${swap.fromName} was swapped for ${swap.toName}`,
      entity: 'swap',
      entityId: swap.id,
      actorId: actor?.userId,
    })
    const after = await tx.swap.update({
      where: { id: swap.id },
      data: { status: 'COMPLETED', completedAt: now },
    })
    await emit(tx, actor, 'swap.completed', swap.id, { previous_status: swap.status })
    if (source) await notify(tx, { kind: 'RECEIPT', entity: 'swap', entityId: swap.id })
    return { before: swap, after }
  })
}

async function replaceProduct(
  tx: Transaction,
  { orderItemId: id, toProductId: productId, priceDifference, payout, ...swap }: Swap,
  now: Date,
  actor: Actor | null,
): Promise<void> {
  const item = await findSwapItem(tx, id)
  const buyer = { proPricing: item.team.proPricingEnabled, isTest: item.team.isTest }
  const products = await offeredProducts(tx, buyer, [item.productId, productId])
  const [from, to] = [products.get(item.productId)!, products.get(productId)!]
  const salePrice = item.salePrice + priceDifference
  await tx.orderItem.update({
    where: { id },
    data: {
      productId,
      salePrice,
      productPrice: to.productPrice ?? salePrice,
      internalCost: to.internalCost,
      resellerPrice: to.resellerPrice,
      payout,
      marketplaceCommission: payout === null ? null : salePrice - payout,
      // The invoice of the previous publisher no longer applies.
      vendorInvoiceId: null,
      vendorInvoiceDate: null,
      vendorInvoiceUrl: null,
      vendorCost: null,
      vendorPaidDate: null,
    },
  })
  if (!item.article) return swapPlacement(tx, item, now)
  const article = await lockArticle(tx, { teamId: item.teamId }, item.article.id)
  const data = {
    productId,
    // The live URL belongs to the previous outlet.
    liveUrl: null,
    expectedCompletionDate: completionDate(now, to.maxDeliveryDays),
    ...(article.name === from.name && { name: to.name }),
  }
  if (article.status.prefix === 'rejected') {
    const notes = `${swap.fromName} was swapped for ${swap.toName}`
    await changeLockedStatus(tx, article, articleTransitions.swap, firstStatus, {
      data,
      notes,
      actor,
    })
  } else {
    await tx.article.update({
      where: { id: article.id },
      data: { ...data, updatedAt: article.now },
    })
  }
  await swapPlacement(tx, item, now)
}
