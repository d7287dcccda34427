import { z } from 'zod'
import { type Order, Prisma } from '../../prisma/generated/client/client.js'
import type { OrderStatus, PaymentStatus } from '../../prisma/generated/client/enums.js'
import { notFound } from '../errors.js'
import { type Db, inTransaction } from '../transaction.js'
import { type Actor, audited } from './audit.js'
import { returnCredits } from './ledger.js'
import { trimmedText } from './text.js'
import { requireTransition } from './transition.js'

/** Where an order can go from each status. */
export const orderMoves: Record<OrderStatus, readonly OrderStatus[]> = {
  CREATED: ['PAID', 'CANCELLED'],
  PAID: [],
  CANCELLED: [],
}

/** Where a payment can go from each status; what is paid without a provider's help an operator confirms. */
export const paymentMoves: Record<PaymentStatus, readonly PaymentStatus[]> = {
  NOT_STARTED: ['OPEN', 'PAID'],
  OPEN: ['PROCESSING', 'EXPIRED', 'PAID'],
  PROCESSING: ['PAID', 'FAILED'],
  FAILED: ['OPEN', 'PAID'],
  EXPIRED: ['OPEN', 'PAID'],
  PAID: [],
}

/** @throws AppError invalid_transition */
export function requireOrderMove({ status }: Pick<Order, 'status'>, to: OrderStatus): void {
  requireTransition('order', orderMoves, status, to)
}

/** @throws AppError invalid_transition */
export function requirePaymentMove(
  { paymentStatus }: Pick<Order, 'paymentStatus'>,
  to: PaymentStatus,
): void {
  requireTransition('payment', paymentMoves, paymentStatus, to)
}

/**
 * An order for this transaction alone, until it ends.
 * @throws AppError not_found
 */
export async function lockOrder(tx: Prisma.TransactionClient, id: string): Promise<Order> {
  await tx.$queryRaw`SELECT FROM "order" WHERE id = ${id}::uuid FOR UPDATE`
  const order = await tx.order.findFirst({ where: { id, deletedAt: null } })
  if (!order) throw notFound('Order')
  return order
}

/**
 * Cancels an order that is not paid, and returns its credits.
 * @throws AppError not_found, invalid_transition (paid or cancelled, or its payment is just processed)
 */
export function cancelOrder(db: Db, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id)
    requireOrderMove(order, 'CANCELLED')
    const { paymentStatus } = order
    // The provider may have the money already: only its answer says how the order ends.
    if (paymentStatus === 'PROCESSING') requirePaymentMove(order, 'EXPIRED')
    await closeOpenPayment(tx, id)
    await returnCredits(tx, order)
    await tx.order.update({
      where: { id },
      data: {
        status: 'CANCELLED',
        paymentExpiresAt: null,
        ...(paymentStatus === 'OPEN' && { paymentStatus: 'EXPIRED' }),
      },
    })
  })
}

/**
 * Ends the attempt to pay an order, or a swap in it, that waits for the payer, if there is one.
 * @param over only one that waits no longer than until then; any when absent
 */
export async function closeOpenPayment(
  tx: Prisma.TransactionClient,
  orderId: string,
  swapId: string | null = null,
  over?: Date,
): Promise<void> {
  await tx.orderPayment.updateMany({
    where: { orderId, swapId, status: 'STARTED', ...(over && { expiresAt: { lte: over } }) },
    data: { status: 'EXPIRED', settledAt: new Date() },
  })
}

/** Code of a coupon. */
export const couponCode = trimmedText(100)

/** A name that another system has given. */
export const foreignName = trimmedText(255)

/** Further data: an object of at most 16 KB as JSON. */
export const orderMetadata = z
  .record(z.string(), z.unknown(), 'must be an object')
  .refine((data) => JSON.stringify(data).length <= 16_384, 'must have at most 16 KB as JSON')

/** What other systems note on an order; what is absent stays. None of it changes what is to be paid. */
export interface OrderNotes {
  coupon?: string | null
  externalReferenceNumber?: string | null
  analyticsDistinctId?: string | null
  guestProcessorCustomerId?: string | null
  metadata?: Record<string, unknown> | null
}

/**
 * Notes on an order what other systems know of it.
 * @throws AppError not_found
 */
export async function updateOrder(
  db: Db,
  actor: Actor,
  id: string,
  { metadata, ...notes }: OrderNotes,
): Promise<void> {
  await audited(db, actor, { action: 'update_order', entity: 'order' }, async (tx) => {
    const { clientSecret: _before, ...before } = await lockOrder(tx, id)
    const { clientSecret: _after, ...after } = await tx.order.update({
      where: { id },
      data: {
        ...notes,
        ...(metadata !== undefined && {
          metadata: metadata === null ? Prisma.DbNull : (metadata as Prisma.InputJsonObject),
        }),
      },
    })
    return { before, after }
  })
}
