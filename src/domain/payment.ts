import type { Order, OrderPayment, Prisma } from '../../prisma/generated/client/client.js'
import type { InvoiceSource } from '../../prisma/generated/client/enums.js'
import { AppError } from '../errors.js'
import type { Job } from '../jobs.js'
import type { Outcome, PaymentProvider } from '../payment/provider.js'
import type { Services } from '../services.js'
import { type Db, inTransaction } from '../transaction.js'
import { uuidV7 } from '../uuid.js'
import { createArticles } from './article.js'
import { issueInvoice } from './invoice.js'
import { closeOpenPayment, lockOrder, requireOrderMove, requirePaymentMove } from './order.js'

type Tx = Prisma.TransactionClient

/**
 * Opens the payment of an order with a provider; an open one with another provider ends.
 * @throws AppError not_found, invalid_transition (paid, cancelled, or just being processed)
 */
export function openPayment(db: Db, orderId: string, provider: PaymentProvider): Promise<void> {
  return inTransaction(db, async (tx) => {
    await open(tx, await lockOrder(tx, orderId), provider)
  })
}

/**
 * Pays an order by card: the attempt is recorded, the provider charges, the outcome is recorded. A crash
 * anywhere in between is settled by `settlePayments`.
 * @param paymentMethod what the provider calls the card
 * @throws AppError not_found, invalid_transition (paid, cancelled, or just being processed)
 */
export async function payByCard(
  services: Pick<Services, 'prisma' | 'payments'>,
  orderId: string,
  provider: PaymentProvider,
  paymentMethod: string,
): Promise<void> {
  const attempt = await inTransaction(services.prisma, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const { id } = await open(tx, order, provider)
    await tx.order.update({ where: { id: orderId }, data: { paymentStatus: 'PROCESSING' } })
    return tx.orderPayment.update({ where: { id }, data: { status: 'PROCESSING', paymentMethod } })
  })
  await charge(services, attempt)
}

/** The attempt that waits for the payer: the one there is, or a new one. */
async function open(tx: Tx, order: Order, provider: PaymentProvider): Promise<OrderPayment> {
  requireOrderMove(order, 'PAID')
  const { id: orderId, teamId, total: amount } = order
  if (order.paymentStatus === 'OPEN') {
    const waiting = await tx.orderPayment.findFirst({
      where: { orderId, swapId: null, status: 'STARTED', provider: provider.name },
    })
    if (waiting) return waiting
    await closeOpenPayment(tx, orderId)
  } else requirePaymentMove(order, 'OPEN')
  const id = uuidV7()
  const expiresAt = new Date(Date.now() + provider.opensFor)
  await tx.order.update({
    where: { id: orderId },
    data: { paymentStatus: 'OPEN', paymentExpiresAt: expiresAt, checkoutSessionId: id },
  })
  return tx.orderPayment.create({
    data: { id, teamId, orderId, provider: provider.name, idempotencyKey: id, amount, expiresAt },
  })
}

/** Asks the provider for the charge of an attempt, for the first time or again, and records its answer. */
async function charge(
  { prisma, payments }: Pick<Services, 'prisma' | 'payments'>,
  attempt: OrderPayment,
): Promise<void> {
  const { id, orderId, idempotencyKey, amount, currency, paymentMethod } = attempt
  const provider = payments.get(attempt.provider)
  if (!provider?.charge || !paymentMethod) return
  const { referenceNumber: reference } = await prisma.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { referenceNumber: true },
  })
  const outcome = await provider.charge({
    idempotencyKey,
    amount,
    currency,
    paymentMethod,
    reference,
  })
  await inTransaction(prisma, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const { status } = await tx.orderPayment.findUniqueOrThrow({ where: { id } })
    // Whoever asked at the same time has recorded the same answer.
    if (status === 'PROCESSING') await settle(tx, order, id, outcome, provider.source)
  })
}

async function settle(
  tx: Tx,
  order: Order,
  attemptId: string,
  outcome: Outcome,
  source: InvoiceSource,
): Promise<void> {
  const { status, paymentId } = outcome
  await tx.orderPayment.update({
    where: { id: attemptId },
    data: {
      status,
      settledAt: new Date(),
      providerPaymentId: paymentId,
      ...(outcome.status === 'FAILED' && {
        failureCode: outcome.code,
        failureMessage: outcome.message,
      }),
    },
  })
  if (status === 'SUCCEEDED') await completeOrder(tx, order, { source, paymentId })
  else {
    requirePaymentMove(order, 'FAILED')
    await tx.order.update({
      where: { id: order.id },
      data: { paymentStatus: 'FAILED', paymentExpiresAt: null },
    })
  }
}

/**
 * Marks an order as paid, as operators do when a transfer has come.
 * @throws AppError not_found, invalid_transition (paid or cancelled, or a card is just being charged)
 */
export function markOrderPaid(db: Db, orderId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    requireOrderMove(order, 'PAID')
    // The provider may have the money already: it would be taken twice.
    if (order.paymentStatus === 'PROCESSING') requirePaymentMove(order, 'OPEN')
    const paymentId = order.total > 0n ? await recordTransfer(tx, order) : null
    await completeOrder(tx, order, { source: paymentId === null ? null : 'WIRE', paymentId })
  })
}

/** The transfer that was waited for, or one that nobody announced; returns the id of its attempt. */
async function recordTransfer(tx: Tx, { id: orderId, teamId, total }: Order): Promise<string> {
  const settled = { status: 'SUCCEEDED', settledAt: new Date() } as const
  const waiting = await tx.orderPayment.findFirst({
    where: { orderId, swapId: null, status: 'STARTED', provider: 'WIRE' },
    select: { id: true },
  })
  if (waiting) {
    await tx.orderPayment.update({ where: { id: waiting.id }, data: settled })
    return waiting.id
  }
  await closeOpenPayment(tx, orderId)
  const id = uuidV7()
  await tx.orderPayment.create({
    data: { id, teamId, orderId, provider: 'WIRE', idempotencyKey: id, amount: total, ...settled },
  })
  return id
}

/**
 * Confirms an order of which credits and discount left nothing to pay.
 * @throws AppError not_found, invalid_transition
 */
export function confirmFreeOrder(db: Db, orderId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    requireOrderMove(order, 'PAID')
    if (order.total > 0n) {
      throw new AppError('invalid_transition', 'The order has to be paid: its total is not 0.')
    }
    await completeOrder(tx, order, { source: null, paymentId: null })
  })
}

/** All that follows from a payment, in its transaction: the order is paid, its invoice issued, its articles begun. */
async function completeOrder(
  tx: Tx,
  order: Order,
  { source, paymentId }: { source: InvoiceSource | null; paymentId: string | null },
): Promise<void> {
  const { id, teamId } = order
  const datePaid = new Date()
  const invoice = await issueInvoice(tx, order, { datePaid, source })
  await tx.order.update({
    where: { id },
    data: {
      status: 'PAID',
      paymentStatus: 'PAID',
      paymentExpiresAt: null,
      paymentIntentId: paymentId,
      datePaid,
      customerInvoiceId: invoice.referenceNumber,
      customerInvoiceSource: source,
      customerInvoiceDate: invoice.issuedAt,
    },
  })
  await createArticles(tx, { id, teamId, datePaid })
}

/**
 * Settles card payments that nobody finished: asks their providers again, under the same keys.
 * @param idleFor only those untouched for so many milliseconds, since others are just under way
 */
export async function settlePayments(
  services: Pick<Services, 'prisma' | 'payments'>,
  idleFor: number,
): Promise<void> {
  const attempts = await services.prisma.orderPayment.findMany({
    where: {
      status: 'PROCESSING',
      swapId: null,
      updatedAt: { lte: new Date(Date.now() - idleFor) },
    },
    orderBy: { updatedAt: 'asc' },
  })
  for (const attempt of attempts) await charge(services, attempt)
}

/** Ends open payments whose time is over. */
export async function expirePayments(db: Db): Promise<void> {
  const over = { paymentStatus: 'OPEN', paymentExpiresAt: { lte: new Date() } } as const
  const orders = await db.order.findMany({ where: over, select: { id: true } })
  for (const { id } of orders) {
    await inTransaction(db, async (tx) => {
      await tx.$queryRaw`SELECT FROM "order" WHERE id = ${id}::uuid FOR UPDATE`
      const { count } = await tx.order.updateMany({
        where: { id, ...over },
        data: { paymentStatus: 'EXPIRED', paymentExpiresAt: null },
      })
      if (count > 0) await closeOpenPayment(tx, id)
    })
  }
}

/** Settles what a crash left behind, and expires what was never paid, every minute. */
export const settleOrderPayments: Job = {
  name: 'settle_order_payments',
  cron: '* * * * *',
  async run(_payload, services) {
    await settlePayments(services, 30_000)
    await expirePayments(services.prisma)
  },
}
