import { z } from 'zod'
import { type Order, Prisma } from '../../../prisma/generated/client/client.js'
import type { OrderStatus, PaymentStatus } from '../../../prisma/generated/client/enums.js'
import type { Db } from '../../postgres/transaction.js'
import { type Actor, audited, type Change } from '../rules/audit.js'
import { lockOrder } from '../rules/lock.js'
import { trimmedText } from '../rules/text.js'
import { requireTransition } from '../rules/transition.js'
import { returnCredits } from './ledger.js'

/** Where an order can go from each status. */
export const orderMoves: Record<OrderStatus, readonly OrderStatus[]> = {
  CREATED: ['PAID', 'CANCELLED'],
  PAID: [],
  CANCELLED: [],
}

/** Where a payment can go from each status. To PAID from any but PROCESSING: an operator confirms a transfer. */
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

/** A change of an order as the audit log keeps it. */
export const orderChange = (action: string): Change => ({
  action,
  entity: 'order',
  hidden: ['clientSecret'],
})

/**
 * Cancels an order that is not paid, and returns its credits.
 * @throws AppError not_found, invalid_transition (paid or cancelled, or its payment is just processed)
 */
export async function cancelOrder(db: Db, actor: Actor, id: string): Promise<void> {
  await audited(db, actor, orderChange('cancel_order'), async (tx) => {
    const order = await lockOrder(tx, id)
    requireOrderMove(order, 'CANCELLED')
    const { paymentStatus } = order
    // The provider may have taken the money: its answer decides.
    if (paymentStatus === 'PROCESSING') requirePaymentMove(order, 'EXPIRED')
    await expireOpenPayment(tx, id)
    await returnCredits(tx, order)
    const after = await tx.order.update({
      where: { id },
      data: {
        status: 'CANCELLED',
        paymentExpiresAt: null,
        ...(paymentStatus === 'OPEN' && { paymentStatus: 'EXPIRED' }),
      },
    })
    return { before: order, after }
  })
}

/**
 * Expires the attempt to pay an order, or a swap in it, that waits for the payer, if there is one.
 * @param over only if it was to wait until then at the latest; in any case when absent
 */
export async function expireOpenPayment(
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

/** An identifier in another system. */
export const foreignName = trimmedText(255)

// The JSON escapes of NUL and of half a surrogate pair, neither of which PostgreSQL stores.
const noText = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/

/** Further data: an object of at most 16 KB (16,384 bytes) as JSON. */
export const orderMetadata = z
  .record(z.string(), z.unknown(), 'must be an object')
  .refine((data) => Buffer.byteLength(JSON.stringify(data)) <= 16_384, {
    message: 'must have at most 16 KB as JSON',
  })
  .refine((data) => !noText.test(JSON.stringify(data)), {
    message: 'must not contain NUL characters or halves of surrogate pairs',
  })

/** What other systems record on an order; what is absent stays. None of it changes the amount. */
export interface OrderNotes {
  coupon?: string | null
  externalReferenceNumber?: string | null
  analyticsDistinctId?: string | null
  guestProcessorCustomerId?: string | null
  metadata?: Record<string, unknown> | null
}

/**
 * Records on an order what other systems know of it.
 * @throws AppError not_found
 */
export async function updateOrder(
  db: Db,
  actor: Actor,
  id: string,
  { metadata, ...notes }: OrderNotes,
): Promise<void> {
  await audited(db, actor, orderChange('update_order'), async (tx) => {
    const before = await lockOrder(tx, id)
    const after = await tx.order.update({
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
