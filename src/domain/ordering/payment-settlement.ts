import type { Job } from '../../jobs/queue.js'
import { type Db, inTransaction, type MarketClient } from '../../postgres/transaction.js'
import { lockOrder } from '../rules/lock.js'
import { allOf, forEach } from '../rules/promises.js'
import { charge } from './card-payment.js'
import { reconcilePayments } from './hosted-payment.js'
import { expireOpenPayment } from './order.js'
import type { PaymentServices } from './payment.js'

/**
 * Settles card payments that were interrupted: asks their providers again, under the same keys.
 * @param idleForMs leaves out payments that changed more recently: they are still under way
 * @throws AggregateError when all others are settled, with the payments that could not be
 */
export async function settlePayments(services: PaymentServices, idleForMs: number): Promise<void> {
  const attempts = await services.prisma.orderPayment.findMany({
    where: {
      status: 'PROCESSING',
      providerSessionId: null,
      updatedAt: { lte: new Date(Date.now() - idleForMs) },
    },
    orderBy: { updatedAt: 'asc' },
  })
  await forEach(
    attempts,
    'Payments that could not be settled',
    ({ id }) => id,
    (attempt) => charge(services, attempt),
  )
}

/**
 * Expires open payments whose time is over; those on a page of a provider only the provider ends, as somebody may have paid
 * at the last moment.
 * @throws AggregateError when all others are expired, with the orders and swaps whose payments could not be
 */
export async function expirePayments(db: Db): Promise<void> {
  await allOf([expireOrderPayments(db), expireSwapPayments(db)])
}

async function expireOrderPayments(db: Db): Promise<void> {
  const over = {
    paymentStatus: 'OPEN',
    paymentExpiresAt: { lte: new Date() },
    deletedAt: null,
    payments: { none: { swapId: null, status: 'STARTED', sessionOpen: true } },
  } as const
  const orders = await db.order.findMany({ where: over, select: { id: true } })
  await forEach(
    orders,
    'Orders whose payment could not be ended',
    ({ id }) => id,
    ({ id }) =>
      inTransaction(db, async (tx) => {
        await lockOrder(tx, id)
        const { count } = await tx.order.updateMany({
          where: { id, ...over },
          data: { paymentStatus: 'EXPIRED', paymentExpiresAt: null },
        })
        if (count > 0) await expireOpenPayment(tx, id)
      }),
  )
}

async function expireSwapPayments(db: Db): Promise<void> {
  const attempts = await db.orderPayment.findMany({
    where: {
      swapId: { not: null },
      status: 'STARTED',
      sessionOpen: false,
      expiresAt: { lte: new Date() },
      order: { deletedAt: null },
    },
    select: { orderId: true, swapId: true },
  })
  await forEach(
    attempts,
    'Swaps whose payment could not be ended',
    ({ swapId }) => swapId!,
    ({ orderId, swapId }) =>
      inTransaction(db, async (tx) => {
        // A payment that is being made right now holds this lock.
        await lockOrder(tx, orderId)
        await expireOpenPayment(tx, orderId, swapId, new Date())
      }),
  )
}

/** Settles interrupted payments, and asks for those whose answer never came. */
export const settleOrderPayments: Job<unknown, PaymentServices> = {
  name: 'settle_order_payments',
  cron: '* * * * *',
  soonAfterStart: true,
  isSingle: true,
  run: (_payload, services) =>
    allOf([settlePayments(services, 10_000), reconcilePayments(services, 300_000)]),
}

/** Ends the payments that nobody has made in time. Apart from settling, which waits for payment providers. */
export const endLatePayments: Job<unknown, { prisma: MarketClient }> = {
  name: 'end_late_payments',
  cron: '* * * * *',
  soonAfterStart: true,
  run: (_payload, { prisma }) => expirePayments(prisma),
}
