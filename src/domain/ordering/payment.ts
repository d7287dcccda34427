import type { Order, OrderPayment, Prisma, Swap } from '../../../prisma/generated/client/client.js'
import type {
  InvoiceSource,
  PaymentAttemptStatus,
  PaymentStatus,
} from '../../../prisma/generated/client/enums.js'
import { invalidInput, invalidTransition } from '../../errors/app-error.js'
import type { Job } from '../../jobs/queue.js'
import type { PaymentProvider } from '../../payment/provider.js'
import {
  type Db,
  inTransaction,
  type MarketClient,
  type Transaction,
} from '../../postgres/transaction.js'
import { amountText, atMost } from '../../values/money.js'
import { uuidV7 } from '../../values/uuid.js'
import { emit } from '../integration/event.js'
import { notify } from '../integration/notification.js'
import { createArticles } from '../production/article.js'
import { createPlacements } from '../publishing/placement.js'
import { type Actor, withAudit } from '../rules/audit.js'
import { lockOrder } from '../rules/lock.js'
import { forEach } from '../rules/promises.js'
import { approvedWhere, isApproved, requireApproved } from './approval-rule.js'
import { payCoveredOrdersName } from './checkout.js'
import { issueInvoice, orderInvoiceColumns } from './invoice.js'
import {
  expireOpenPayment,
  orderChange,
  requireOrderTransition,
  requirePaymentTransition,
  requireSinceOrder,
} from './order.js'
import { completeSwap, requireSwap, requireSwapTransition } from './swap.js'

/** Subject of a payment: an order, or a swap of an order item. */
export interface Payable {
  orderId: string
  swapId?: string | null
}

/** Amount due and its payment status. The order is locked. */
export interface Bill {
  order: Order
  swap: Swap | null
  paymentStatus: PaymentStatus
  /** Cents. */
  amount: bigint
}

/**
 * Opens the payment of an order or a swap with a provider. An open payment with another provider
 * expires.
 * @throws AppError not_found, invalid_transition (paid, cancelled, not approved, nothing to pay, or
 * being processed)
 */
export function openPayment(db: Db, payable: Payable, provider: PaymentProvider): Promise<void> {
  return inTransaction(db, async (tx) => {
    await openAttempt(tx, await lockBill(tx, payable), provider)
  })
}

export interface PaymentServices {
  prisma: MarketClient
  payments: ReadonlyMap<string, PaymentProvider>
}

/**
 * Locks the order of a payment, and returns the amount due and the payment status.
 * @throws AppError not_found
 */
export async function lockBill(tx: Transaction, { orderId, swapId }: Payable): Promise<Bill> {
  const order = await lockOrder(tx, orderId)
  const { paymentStatus, total: amount } = order
  if (!swapId) return { order, swap: null, paymentStatus, amount }
  const swap = await tx.swap.findUniqueOrThrow({ where: { id: swapId } })
  return { order, swap, paymentStatus: await swapPaymentStatus(tx, swapId), amount: swap.total }
}

const paymentStatusOf: Record<PaymentAttemptStatus, PaymentStatus> = {
  STARTED: 'OPEN',
  PROCESSING: 'PROCESSING',
  SUCCEEDED: 'PAID',
  FAILED: 'FAILED',
  EXPIRED: 'EXPIRED',
  RETURNED: 'FAILED',
}

/**
 * Returns the payment status of a swap. It is not stored, but follows from the last attempt. An
 * unsettled attempt is always the last one, even if the clocks of instances differ.
 */
async function swapPaymentStatus(tx: Transaction, swapId: string): Promise<PaymentStatus> {
  const last = await tx.orderPayment.findFirst({
    where: { swapId },
    orderBy: [
      { settledAt: { sort: 'desc', nulls: 'first' } },
      { createdAt: 'desc' },
      { id: 'desc' },
    ],
    select: { status: true },
  })
  if (!last) return 'NOT_STARTED'
  return paymentStatusOf[last.status]
}

/**
 * Updates the payment columns of the order. Does nothing for a swap, whose status follows from its
 * attempts.
 */
export async function showOnOrder(
  tx: Transaction,
  { order, swap }: Bill,
  data: Prisma.OrderUpdateInput,
): Promise<void> {
  if (!swap) await tx.order.update({ where: { id: order.id }, data })
}

/** Whether payment is due: neither paid nor cancelled, and approved if necessary. */
export const isPayable = ({ order, swap }: Bill): boolean =>
  swap ? swap.status === 'PENDING_CLIENT' : order.status === 'CREATED' && isApproved(order)

/** @throws AppError invalid_transition (paid, cancelled, or not approved) */
function requirePayable({ order, swap }: Bill): void {
  if (swap) requireSwapTransition(swap, 'COMPLETED')
  else {
    requireOrderTransition(order, 'PAID')
    requireApproved(order)
  }
}

/**
 * Returns the open attempt with this provider, or creates one.
 * @throws AppError invalid_transition (paid, cancelled, not approved, nothing to pay, or being processed)
 */
export async function openAttempt(
  tx: Transaction,
  bill: Bill,
  provider: PaymentProvider,
): Promise<OrderPayment> {
  requirePayable(bill)
  const { order, swap, paymentStatus, amount } = bill
  if (amount === 0n) {
    const message = `The ${swap ? 'swap costs nothing. Accept it instead' : 'order costs nothing, so no payment is needed'}.`
    throw invalidTransition('nothing_to_pay', message)
  }
  const { id: orderId, teamId } = order
  const swapId = swap?.id ?? null
  if (paymentStatus === 'OPEN') {
    const openPayment = await tx.orderPayment.findFirst({
      where: {
        orderId,
        swapId,
        status: 'STARTED',
        provider: provider.name,
        expiresAt: { gt: new Date() },
      },
    })
    if (openPayment) return openPayment
    await expireOpenPayment(tx, orderId, swapId)
  } else requirePaymentTransition({ paymentStatus }, 'OPEN')
  const id = uuidV7()
  const expiresAt = new Date(Date.now() + provider.opensFor)
  await showOnOrder(tx, bill, {
    paymentStatus: 'OPEN',
    paymentExpiresAt: expiresAt,
    checkoutSessionId: id,
  })
  if (provider.source === 'WIRE') {
    const about = swapId
      ? ({ entity: 'swap', entityId: swapId } as const)
      : orderNotification(orderId)
    await notify(tx, { kind: 'TRANSFER_EXPECTED', ...about })
  }
  return tx.orderPayment.create({
    data: {
      id,
      teamId,
      orderId,
      swapId,
      provider: provider.name,
      idempotencyKey: id,
      amount,
      expiresAt,
    },
  })
}

/** Source of a payment, and the operator who confirmed it, if any. */
interface Settled {
  source: InvoiceSource | null
  paymentId: string | null
  actor: Actor | null
}

/**
 * Completes a paid order or swap, in the transaction of the payment.
 * @throws AppError as `completeSwap`
 */
export function complete(
  tx: Transaction,
  { order, swap }: Bill,
  settlement: Settled,
): Promise<unknown> {
  if (swap) return completeSwap(tx, order, swap, settlement)
  return completeOrder(tx, order, settlement)
}

/** Data of a bank transfer. */
export interface Transfer {
  /** Date of receipt. Defaults to now. */
  date?: Date | null
  /** Amount received, in cents. If omitted, it is not compared with the amount due. */
  amount?: bigint | null
  reference?: string | null
}

/**
 * Marks an order as paid. Operators use it when a transfer has arrived.
 * @throws AppError not_found, invalid_transition (paid, cancelled, not approved, or a payment is being
 * processed), validation_failed (another amount than is due, or a date before the order)
 */
export async function markOrderPaid(
  db: Db,
  actor: Actor,
  orderId: string,
  transfer: Transfer = {},
): Promise<void> {
  await withAudit(db, actor, orderChange('mark_order_paid'), async (tx) => {
    const bill = await lockBill(tx, { orderId })
    requireUncharged(bill)
    const { date, amount, reference } = transfer
    requireSinceOrder(bill.order, { date })
    if (amount != null && amount !== bill.amount) {
      const message = `must be ${amountText(bill.amount)}, the amount due`
      const limit = atMost(bill.amount)
      throw invalidInput(['amount'], 'other_amount', message, { min: limit.max, ...limit })
    }
    const paymentId = bill.amount > 0n ? await recordTransfer(tx, bill, reference) : null
    const source = paymentId === null ? null : 'WIRE'
    const datePaid = date ?? new Date()
    const after = await completeOrder(tx, bill.order, { source, paymentId, actor }, datePaid)
    return { before: bill.order, after }
  })
}

/**
 * Marks a swap as paid and completes it. Operators use it when a transfer has arrived.
 * @throws AppError not_found, invalid_transition (completed, cancelled, nothing to pay, or a
 * payment is being processed)
 */
export function markSwapPaid(db: Db, actor: Actor, swapId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { orderId } = await requireSwap(tx, swapId)
    const bill = await lockBill(tx, { orderId, swapId })
    requireUncharged(bill)
    if (bill.amount === 0n) {
      throw invalidTransition(
        'nothing_to_pay',
        'No payment is due for this swap. Accept it instead.',
      )
    }
    const paymentId = await recordTransfer(tx, bill)
    await complete(tx, bill, { source: 'WIRE', paymentId, actor })
  })
}

/**
 * Rejects an order or swap whose payment is being processed, because it could be paid twice.
 * @throws AppError invalid_transition
 */
function requireUncharged(bill: Bill): void {
  requirePayable(bill)
  if (bill.paymentStatus === 'PROCESSING') requirePaymentTransition(bill, 'OPEN')
}

/**
 * Settles the open transfer attempt, or records a new attempt.
 * @returns the ID of the attempt
 */
async function recordTransfer(
  tx: Transaction,
  { order, swap, amount }: Bill,
  reference: string | null = null,
): Promise<string> {
  const { id: orderId, teamId } = order
  const swapId = swap?.id ?? null
  const settlement = { status: 'SUCCEEDED', settledAt: new Date(), reference } as const
  const openPayment = await tx.orderPayment.findFirst({
    where: { orderId, swapId, status: 'STARTED', provider: 'WIRE' },
    select: { id: true },
  })
  if (openPayment) {
    await tx.orderPayment.update({ where: { id: openPayment.id }, data: settlement })
    return openPayment.id
  }
  await expireOpenPayment(tx, orderId, swapId)
  const id = uuidV7()
  await tx.orderPayment.create({
    data: {
      id,
      teamId,
      orderId,
      swapId,
      provider: 'WIRE',
      idempotencyKey: id,
      amount,
      ...settlement,
    },
  })
  return id
}

/**
 * Condition for unpaid orders that need neither a payment nor an operator: credits cover them, or
 * their products are free.
 */
const coveredWhere = {
  status: 'CREATED',
  total: 0,
  discount: 0,
  deletedAt: null,
  ...approvedWhere,
} satisfies Prisma.OrderWhereInput

/**
 * Marks orders as paid that credits cover. Checkout queues the job with the ID of an order.
 * Scheduled runs, and the run after a start, process all such orders, including those of releases
 * that did not queue the job.
 */
export const payCoveredOrders: Job<unknown, { prisma: MarketClient }> = {
  name: payCoveredOrdersName,
  cron: '47 * * * *',
  soonAfterStart: true,
  async run(payload, { prisma }) {
    // Checkout queues this payload; scheduled runs have none.
    const { orderId: id } = (payload ?? {}) as { orderId?: string }
    const orders = await prisma.order.findMany({
      where: { ...(id && { id }), ...coveredWhere },
      select: { id: true },
    })
    await forEach(
      orders,
      'Orders covered by credits that could not be marked as paid',
      (order) => order.id,
      (order) =>
        inTransaction(prisma, async (tx) => {
          const lockedOrder = await lockOrder(tx, order.id)
          if (!(await tx.order.count({ where: { id: order.id, ...coveredWhere } }))) return
          await completeOrder(tx, lockedOrder, {
            source: null,
            paymentId: null,
            actor: null,
          })
        }),
    )
  },
}

/**
 * Marks an order as paid, issues its invoice and creates its articles and placements, in the transaction of the
 * payment.
 */
async function completeOrder(
  tx: Transaction,
  order: Order,
  { source, paymentId, actor }: Settled,
  datePaid = new Date(),
): Promise<Order> {
  const { id, teamId } = order
  const invoice = await issueInvoice(tx, order, { datePaid, source, actor })
  const paidOrder = await tx.order.update({
    where: { id },
    data: {
      status: 'PAID',
      paymentStatus: 'PAID',
      paymentExpiresAt: null,
      paymentIntentId: paymentId,
      datePaid,
      ...orderInvoiceColumns(tx, invoice, order),
    },
  })
  await createArticles(tx, actor, { id, teamId, datePaid })
  await createPlacements(tx, order)
  await emit(tx, actor, 'order.paid', id, {
    previous_status: order.status,
    previous_payment_status: order.paymentStatus,
  })
  await notify(tx, { kind: 'RECEIPT', ...orderNotification(id) })
  await notify(tx, { kind: 'BRIEF_WANTED', ...orderNotification(id) })
  return paidOrder
}

const orderNotification = (entityId: string) => ({ entity: 'order', entityId }) as const
