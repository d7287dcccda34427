import { z } from 'zod'
import { type Order, Prisma } from '../../../prisma/generated/client/client.js'
import type { OrderStatus, PaymentStatus } from '../../../prisma/generated/client/enums.js'
import { type Caller, tenantOf } from '../../access/session.js'
import type { Env } from '../../config/env.js'
import { notFound, type RequestIssue, validationFailed } from '../../errors/app-error.js'
import { refuses } from '../../errors/rule-issues.js'
import type { Job } from '../../jobs/queue.js'
import {
  type Db,
  inTransaction,
  type MarketClient,
  type Transaction,
} from '../../postgres/transaction.js'
import { notify } from '../integration/notice.js'
import { type Actor, type AuditedChange, withAudit } from '../rules/audit.js'
import { lockOrder } from '../rules/lock.js'
import { forEach } from '../rules/promises.js'
import { trimmedText } from '../rules/text.js'
import { requireTransition } from '../rules/transition.js'
import { returnCredits } from './ledger.js'

/** Where an order can go from each status. */
export const orderTransitions: Record<OrderStatus, readonly OrderStatus[]> = {
  CREATED: ['PAID', 'CANCELLED'],
  PAID: [],
  CANCELLED: [],
}

/** Where a payment can go from each status. To PAID from any but PROCESSING: an operator confirms a transfer. */
export const paymentTransitions: Record<PaymentStatus, readonly PaymentStatus[]> = {
  NOT_STARTED: ['OPEN', 'PAID'],
  OPEN: ['PROCESSING', 'EXPIRED', 'PAID'],
  PROCESSING: ['PAID', 'FAILED'],
  FAILED: ['OPEN', 'PAID'],
  EXPIRED: ['OPEN', 'PAID'],
  PAID: [],
}

/** @throws AppError invalid_transition */
export function requireOrderTransition({ status }: Pick<Order, 'status'>, to: OrderStatus): void {
  requireTransition('order', orderTransitions, status, to)
}

/** @throws AppError invalid_transition */
export function requirePaymentTransition(
  { paymentStatus }: Pick<Order, 'paymentStatus'>,
  to: PaymentStatus,
): void {
  requireTransition('payment', paymentTransitions, paymentStatus, to)
}

/** A timestamp that is not in the future: it says when money was moved. */
export const past = z
  .date()
  .refine((date) => date <= new Date(), refuses('in_the_future', 'must not be in the future'))

/**
 * Refuses a date on a day before that of the order; a date without a time is the beginning of its day.
 * @throws AppError validation_failed
 */
export function requireSinceOrder(
  { createdAt }: Pick<Order, 'createdAt'>,
  dates: Record<string, Date | null | undefined>,
): void {
  const day = new Date(createdAt)
  day.setUTCHours(0, 0, 0, 0)
  const issues = Object.entries(dates).flatMap(([field, date]): RequestIssue[] => {
    if (!date || date >= day) return []
    const message = `must not be before the order, which is of ${day.toISOString().slice(0, 10)}`
    return [{ path: [field], code: 'before_order', message, time: day.toISOString() }]
  })
  if (issues.length > 0) throw validationFailed(issues)
}

/** A change of an order as the audit log keeps it. */
export const orderChange = (action: string): AuditedChange => ({
  action,
  entity: 'order',
  hidden: ['clientSecret'],
})

/**
 * Cancels an order that is not paid, and returns its credits.
 * @throws AppError not_found, invalid_transition (paid or cancelled, or its payment is just processed)
 */
export async function cancelOrder(db: Db, caller: Caller, id: string): Promise<void> {
  await withAudit(db, caller, orderChange('cancel_order'), async (tx) => {
    await requireVisible(tx, caller, id)
    return endOrder(tx, await lockOrder(tx, id))
  })
}

/** @throws AppError invalid_transition (paid or cancelled, or its payment is just processed) */
async function endOrder(tx: Transaction, order: Order): Promise<{ before: Order; after: Order }> {
  requireOrderTransition(order, 'CANCELLED')
  const { id, paymentStatus } = order
  // The provider may have taken the money: its answer decides.
  if (paymentStatus === 'PROCESSING') requirePaymentTransition(order, 'EXPIRED')
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
}

/**
 * Cancels orders that nobody has paid in time, and those of archived teams, and returns their credits; those with a payment
 * that still waits are left.
 * @throws AggregateError when all others are cancelled, with those that could not be
 */
export const endUnpaidOrders: Job<unknown, { prisma: MarketClient; env: Env }> = {
  name: 'end_unpaid_orders',
  cron: '27 * * * *',
  async run(_payload, { prisma, env }) {
    const { unpaidOrderDays: days } = env
    const unpaid = {
      status: 'CREATED',
      paymentStatus: { notIn: ['OPEN', 'PROCESSING'] },
      OR: [
        { team: { deletedAt: { not: null } } },
        ...(days ? [{ createdAt: { lte: new Date(Date.now() - days * 86_400_000) } }] : []),
      ],
      deletedAt: null,
    } satisfies Prisma.OrderWhereInput
    const orders = await prisma.order.findMany({ where: unpaid, select: { id: true } })
    await forEach(
      orders,
      'Unpaid orders that could not be ended',
      ({ id }) => id,
      ({ id }) =>
        inTransaction(prisma, async (tx) => {
          const order = await lockOrder(tx, id)
          // Somebody may have begun to pay.
          if (!(await tx.order.count({ where: { id, ...unpaid } }))) return
          await withAudit(tx, null, orderChange('end_unpaid_order'), () => endOrder(tx, order))
          await notify(tx, { kind: 'ORDER_ENDED', entity: 'order', entityId: id })
        }),
    )
  },
}

/** @throws AppError not_found (another team's, or none) */
export async function requireVisible(tx: Transaction, caller: Caller, id: string): Promise<void> {
  const visible = { id, ...tenantOf(caller), deletedAt: null }
  if (!(await tx.order.count({ where: visible }))) throw notFound('Order')
}

/**
 * Expires the attempt to pay an order, or a swap in it, that waits for the payer, if there is one.
 * @param over only if it was to wait until then at the latest; in any case when absent
 */
export async function expireOpenPayment(
  tx: Transaction,
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
  .refine(
    (data) => Buffer.byteLength(JSON.stringify(data)) <= 16_384,
    refuses('too_big', 'must have at most 16 KB as JSON', { max: 16_384, unit: 'bytes' }),
  )
  .refine(
    (data) => !noText.test(JSON.stringify(data)),
    refuses('invalid_text', 'must not contain NUL characters or halves of surrogate pairs'),
  )

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
  await withAudit(db, actor, orderChange('update_order'), async (tx) => {
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
