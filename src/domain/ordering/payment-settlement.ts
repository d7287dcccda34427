import type { Job } from '../../jobs/queue.js'
import { type Db, inTransaction, type MarketClient } from '../../postgres/transaction.js'
import { lockOrder } from '../rules/lock.js'
import { forEach, settleAll } from '../rules/promises.js'
import { charge } from './card-payment.js'
import { reconcilePayments } from './hosted-payment.js'
import { expireOpenPayment } from './order.js'
import type { PaymentServices } from './payment.js'

/**
 * Completes interrupted card payments: repeats the charges with the same idempotency keys.
 * @param idleForMs skips attempts that changed more recently, because they may still be in progress
 * @throws AggregateError after all attempts, with those that could not be settled
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
 * Expires open payments after their time limit. Payments on a provider's page are skipped: only the
 * provider can end them, because the guest may have paid at the last moment.
 * @throws AggregateError after all payments, with the orders and swaps whose payments could not be
 * expired
 */
export async function expirePayments(db: Db): Promise<void> {
  await settleAll([expireOrderPayments(db), expireSwapPayments(db)])
}

async function expireOrderPayments(db: Db): Promise<void> {
  const expiredWhere = {
    paymentStatus: 'OPEN',
    paymentExpiresAt: { lte: new Date() },
    deletedAt: null,
    payments: { none: { swapId: null, status: 'STARTED', sessionOpen: true } },
  } as const
  const orders = await db.order.findMany({ where: expiredWhere, select: { id: true } })
  await forEach(
    orders,
    'Orders whose payment could not be expired',
    ({ id }) => id,
    ({ id }) =>
      inTransaction(db, async (tx) => {
        await lockOrder(tx, id)
        const { count } = await tx.order.updateMany({
          where: { id, ...expiredWhere },
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
    'Swaps whose payment could not be expired',
    ({ swapId }) => swapId!,
    ({ orderId, swapId }) =>
      inTransaction(db, async (tx) => {
        // A payment in progress holds this lock.
        await lockOrder(tx, orderId)
        await expireOpenPayment(tx, orderId, swapId, new Date())
      }),
  )
}

/** Settles interrupted payments, and fetches results that never arrived. */
export const settleOrderPayments: Job<unknown, PaymentServices> = {
  name: 'settle_order_payments',
  cron: '* * * * *',
  soonAfterStart: true,
  isSingle: true,
  run: (_payload, services) =>
    settleAll([settlePayments(services, 10_000), reconcilePayments(services, 300_000)]),
}

/**
 * Expires payments that were not made in time. Separate from `settleOrderPayments`, which waits for
 * payment providers.
 */
export const endLatePayments: Job<unknown, { prisma: MarketClient }> = {
  name: 'end_late_payments',
  cron: '* * * * *',
  soonAfterStart: true,
  run: (_payload, { prisma }) => expirePayments(prisma),
}
