import { z } from 'zod'
import { type Order, Prisma } from '../../../prisma/generated/client/client.js'
import type { OrderStatus, PaymentStatus } from '../../../prisma/generated/client/enums.js'
import type { Caller } from '../../access/session.js'
import { tenantOf } from '../../access/tenancy.js'
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
import { dayMs } from '../../values/units.js'
import { emit } from '../integration/event.js'
import { notify } from '../integration/notification.js'
import { type Actor, type AuditedChange, withAudit } from '../rules/audit.js'
import { lockOrder } from '../rules/lock.js'
import { type MetadataChange, mergeMetadata } from '../rules/metadata.js'
import { forEach } from '../rules/promises.js'
import { trimmedText } from '../rules/text.js'
import { requireTransition } from '../rules/transition.js'
import { returnCredits } from './ledger.js'

/** Allowed transitions of an order. */
export const orderTransitions: Record<OrderStatus, readonly OrderStatus[]> = {
  CREATED: ['PAID', 'CANCELLED'],
  PAID: [],
  CANCELLED: [],
}

/**
 * Allowed transitions of a payment. Statuses other than PROCESSING become PAID when an operator
 * confirms a transfer.
 */
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

/** Timestamp of a payment, not in the future. */
export const past = z
  .date()
  .refine((date) => date <= new Date(), refuses('in_the_future', 'must not be in the future'))

/**
 * Requires that dates are not before the day of the order (UTC). Whole days are compared, because a
 * date without a time is parsed as the start of its day.
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
    const message = `must not be before ${day.toISOString().slice(0, 10)}, the date of the order`
    return [{ path: [field], code: 'before_order', message, time: day.toISOString() }]
  })
  if (issues.length > 0) throw validationFailed(issues)
}

/** Audit log change of an order, without its client secret. */
export const orderChange = (action: string): AuditedChange => ({
  action,
  entity: 'order',
  hidden: ['clientSecret'],
})

/**
 * Cancels an unpaid order and returns its credits.
 * @throws AppError not_found, invalid_transition (paid, cancelled, or a payment is being processed)
 */
export async function cancelOrder(db: Db, caller: Caller, id: string): Promise<void> {
  await withAudit(db, caller, orderChange('cancel_order'), async (tx) => {
    await requireVisible(tx, caller, id)
    return endOrder(tx, caller, await lockOrder(tx, id))
  })
}

/** Decision that rejects an order. */
type Rejection = Pick<
  Order,
  'approvalStatus' | 'approvalDecidedById' | 'approvalDecidedAt' | 'approvalReason'
>

/**
 * Cancels a locked order. A pending approval is withdrawn, unless the order is rejected.
 * @throws AppError invalid_transition (paid, cancelled, or a payment is being processed)
 */
export async function endOrder(
  tx: Transaction,
  actor: Actor | null,
  order: Order,
  rejection?: Rejection,
): Promise<{ before: Order; after: Order }> {
  requireOrderTransition(order, 'CANCELLED')
  const { id, paymentStatus } = order
  // The provider may have taken the money, so its result must be recorded first.
  if (paymentStatus === 'PROCESSING') requirePaymentTransition(order, 'EXPIRED')
  await expireOpenPayment(tx, id)
  await returnCredits(tx, order)
  const after = await tx.order.update({
    where: { id },
    data: {
      status: 'CANCELLED',
      paymentExpiresAt: null,
      ...(paymentStatus === 'OPEN' && { paymentStatus: 'EXPIRED' }),
      ...(order.approvalStatus === 'PENDING' && { approvalStatus: 'WITHDRAWN' }),
      ...rejection,
    },
  })
  await emit(tx, actor, 'order.cancelled', id, {
    previous_status: order.status,
    previous_payment_status: paymentStatus,
  })
  return { before: order, after }
}

/**
 * Cancels orders that were not paid in time or whose team is archived, and returns their credits.
 * Skips orders with an open payment.
 * @throws AggregateError after all orders, with those that could not be cancelled
 */
export const endUnpaidOrders: Job<unknown, { prisma: MarketClient; env: Env }> = {
  name: 'end_unpaid_orders',
  cron: '27 * * * *',
  async run(_payload, { prisma, env }) {
    const { unpaidOrderDays: days } = env
    const unpaidWhere = {
      status: 'CREATED',
      paymentStatus: { notIn: ['OPEN', 'PROCESSING'] },
      OR: [
        { team: { deletedAt: { not: null } } },
        ...(days ? [{ createdAt: { lte: new Date(Date.now() - days * dayMs) } }] : []),
      ],
      deletedAt: null,
    } satisfies Prisma.OrderWhereInput
    const orders = await prisma.order.findMany({ where: unpaidWhere, select: { id: true } })
    await forEach(
      orders,
      'Unpaid orders that could not be cancelled',
      ({ id }) => id,
      ({ id }) =>
        inTransaction(prisma, async (tx) => {
          const order = await lockOrder(tx, id)
          // A payment may have started since the query.
          if (!(await tx.order.count({ where: { id, ...unpaidWhere } }))) return
          await expireLocked(tx, order)
        }),
    )
  },
}

/**
 * Cancels an unpaid order as if its time limit had passed, and returns its credits.
 * @throws AppError not_found, invalid_transition (paid, cancelled, or a payment is being processed)
 */
export async function expireOrder(tx: Transaction, id: string): Promise<void> {
  await expireLocked(tx, await lockOrder(tx, id))
}

async function expireLocked(tx: Transaction, order: Order): Promise<void> {
  await withAudit(tx, null, orderChange('end_unpaid_order'), () => endOrder(tx, null, order))
  await notify(tx, { kind: 'ORDER_ENDED', entity: 'order', entityId: order.id })
}

/** @throws AppError not_found (no such order that the caller can see) */
export async function requireVisible(tx: Transaction, caller: Caller, id: string): Promise<void> {
  const visible = { id, ...tenantOf(caller, 'Order'), deletedAt: null }
  if (!(await tx.order.count({ where: visible }))) throw notFound('Order')
}

/**
 * Expires the open payment attempt of an order or swap, if there is one.
 * @param over only expires an attempt whose time limit is not after this; if omitted, any open
 * attempt
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

export const couponCode = trimmedText(100)

/** Identifier in another system. */
export const foreignName = trimmedText(255)

// JSON escapes of NUL and of lone surrogates, neither of which PostgreSQL can store.
const noText = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/

/** Custom data: an object of at most 16 KB (16,384 bytes) as JSON. */
export const orderMetadata = z
  .record(z.string(), z.unknown(), 'must be an object')
  .refine(
    (data) => Buffer.byteLength(JSON.stringify(data)) <= 16_384,
    refuses('too_big', 'must have at most 16 KB as JSON', { max: 16_384, unit: 'bytes' }),
  )
  .refine(
    (data) => !noText.test(JSON.stringify(data)),
    refuses('invalid_text', 'must not contain NUL characters or lone surrogates'),
  )

/**
 * Data of other systems to store with an order. Omitted fields are unchanged. None of them affects
 * the amount.
 */
export interface OrderNotes {
  coupon?: string | null
  externalReferenceNumber?: string | null
  analyticsDistinctId?: string | null
  guestProcessorCustomerId?: string | null
  metadata?: Record<string, unknown> | null
}

/**
 * Merges metadata of the team into that of an order.
 * @throws AppError not_found, validation_failed (more than 50 keys)
 */
export async function updateOrderMetadata(
  db: Db,
  caller: Caller,
  id: string,
  change: MetadataChange,
): Promise<void> {
  await withAudit(db, caller, orderChange('update_order_metadata'), async (tx) => {
    await requireVisible(tx, caller, id)
    const before = await lockOrder(tx, id)
    const metadata = await mergeMetadata(tx, 'order', id, change)
    return { before, after: await tx.order.update({ where: { id }, data: { metadata } }) }
  })
}

/**
 * Stores data of other systems with an order.
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
