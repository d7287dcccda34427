import type { FastifyBaseLogger } from 'fastify'
import type { Counter } from 'prom-client'
import type { OrderPayment, PaymentRefund } from '../../../prisma/generated/client/client.js'
import { invalidTransition } from '../../errors/app-error.js'
import { addJob, type Job } from '../../jobs/queue.js'
import type { PaymentProvider, RefundOutcome } from '../../payment/provider.js'
import { inTransaction, type Transaction } from '../../postgres/transaction.js'
import { atMost, formatMoney } from '../../values/money.js'
import { uuidV7 } from '../../values/uuid.js'
import { notify } from '../integration/notification.js'
import { withAudit } from '../rules/audit.js'
import { lockOrder } from '../rules/lock.js'
import type { PaymentServices } from './payment.js'

/** A refund to request; amount in cents. */
interface NewRefund {
  amount: bigint
  currency: string
  /** Order item whose price is refunded; omitted for a payment that was not owed. */
  orderItemId?: string
}

/** Records a refund of a payment. A job requests it from the provider after the commit. */
export async function requestRefund(
  tx: Transaction,
  { id: paymentId, teamId }: Pick<OrderPayment, 'id' | 'teamId'>,
  { amount, currency, orderItemId }: NewRefund,
): Promise<void> {
  const id = uuidV7()
  await tx.orderPayment.update({
    where: { id: paymentId },
    data: { amountRefunded: { increment: amount } },
  })
  await tx.paymentRefund.create({ data: { id, teamId, paymentId, orderItemId, amount, currency } })
  await addJob(tx, refundPayment.name, { id })
}

/**
 * Refunds part of the price of an order through the providers that the order and its swaps were
 * paid with. Starts with the last payment.
 * @throws AppError invalid_transition (these payments cover less than the amount)
 */
export async function refundWherePaid(
  tx: Transaction,
  payments: ReadonlyMap<string, PaymentProvider>,
  orderId: string,
  { amount, orderItemId }: { amount: bigint; orderItemId: string },
): Promise<void> {
  const paidPayments = await tx.orderPayment.findMany({
    where: { orderId, status: 'SUCCEEDED', providerPaymentId: { not: null } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  let rest = amount
  for (const payment of paidPayments) {
    const refundable = payment.amount - payment.amountRefunded
    const part = refundable < rest ? refundable : rest
    if (part <= 0n || !payments.get(payment.provider)?.refund) continue
    await requestRefund(tx, payment, { amount: part, currency: payment.currency, orderItemId })
    rest -= part
  }
  if (rest === 0n) return
  throw invalidTransition(
    'not_refundable_by_card',
    `The order item cannot be refunded this way: ${formatMoney(rest)} of its price was not paid by a card that can be refunded here. Set the reference of a refund made elsewhere, or refund it as a credit.`,
    atMost(rest),
  )
}

export interface RefundServices extends PaymentServices {
  metrics: { refunds: Counter<'outcome' | 'reason'> }
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/** Requests a refund from its provider, and records the outcome. */
export const refundPayment: Job<unknown, RefundServices> = {
  name: 'refund_payment',
  async run(payload, services) {
    // `requestRefund` queues this payload.
    const { id } = payload as { id: string }
    const { prisma, payments } = services
    const refund = await prisma.paymentRefund.findUnique({
      where: { id },
      include: { payment: true },
    })
    if (refund?.status !== 'REQUESTED') return
    const { payment, amount, currency } = refund
    const provider = payments.get(payment.provider)
    if (!provider?.refund)
      throw new Error(`The payment provider ${payment.provider} is not configured or cannot refund`)
    const paymentId = payment.providerPaymentId!
    await recordRefund(services, id, await provider.refund({ id, paymentId, amount, currency }))
  },
}

/**
 * Records the outcome of a refund, logs it and notifies the payer. A failure is also written to the
 * audit log.
 * @param isNews called first in the transaction; false discards the outcome
 * @returns whether anything changed
 * @throws AppError not_found (the order was deleted)
 */
export async function recordRefund(
  { prisma, metrics, log }: Omit<RefundServices, 'payments'>,
  id: string,
  outcome: RefundOutcome,
  isNews: (tx: Transaction) => Promise<boolean> = async () => true,
): Promise<boolean> {
  const updated = await inTransaction(prisma, async (tx) => {
    const before = await lockRefund(tx, id)
    if (!before || !(await isNews(tx))) return undefined
    if (before.status === outcome.status || before.status === 'FAILED') return undefined
    return outcome.status === 'SENT'
      ? recordSent(tx, before, outcome.refundId)
      : recordFailed(tx, before, outcome.message)
  })
  if (!updated) return false
  const { orderItemId, payment, ...refund } = updated
  const reason = orderItemId ? 'order_item' : 'not_owed'
  metrics.refunds.inc({ reason, outcome: outcome.status.toLowerCase() })
  const line = {
    refund: { id, amount: formatMoney(refund.amount), currency: refund.currency },
    payment: { id: payment.id, orderId: payment.orderId, provider: payment.provider },
  }
  if (outcome.status === 'FAILED') log.error(line, `A refund failed: ${outcome.message}`)
  else if (orderItemId) log.info(line, 'A payment was refunded')
  else log.warn(line, `A payment that was not owed was refunded: ${payment.failureMessage}`)
  return true
}

type RefundWithPayment = PaymentRefund & { payment: OrderPayment }
const include = { payment: true } as const

/** Locks the order of a refund and returns the refund. Null if the ID is unknown. */
async function lockRefund(tx: Transaction, id: string): Promise<RefundWithPayment | null> {
  const refund = await tx.paymentRefund.findUnique({ where: { id }, include })
  if (!refund) return null
  await lockOrder(tx, refund.payment.orderId)
  return tx.paymentRefund.findUnique({ where: { id }, include })
}

async function recordSent(
  tx: Transaction,
  { id, orderItemId }: RefundWithPayment,
  providerRefundId: string,
): Promise<RefundWithPayment> {
  if (orderItemId) await noteReference(tx, orderItemId, providerRefundId)
  const data = { status: 'SENT', providerRefundId } as const
  await notify(tx, { kind: 'REFUND', entity: 'payment_refund', entityId: id })
  return tx.paymentRefund.update({ where: { id }, data, include })
}

async function recordFailed(
  tx: Transaction,
  before: RefundWithPayment,
  failureMessage: string,
): Promise<RefundWithPayment> {
  const { id, paymentId, amount } = before
  await tx.orderPayment.update({
    where: { id: paymentId },
    data: { amountRefunded: { decrement: amount } },
  })
  const change = { action: 'fail_refund', entity: 'payment_refund', hidden: ['payment'] }
  return withAudit(tx, null, change, async () => {
    const data = { status: 'FAILED', failureMessage } as const
    return { before, after: await tx.paymentRefund.update({ where: { id }, data, include }) }
  })
}

/** A price that was paid in several parts has as many refunds, so their references are joined. */
async function noteReference(
  tx: Transaction,
  orderItemId: string,
  reference: string,
): Promise<void> {
  const { refundReference } = await tx.orderItem.findUniqueOrThrow({
    where: { id: orderItemId },
    select: { refundReference: true },
  })
  await tx.orderItem.update({
    where: { id: orderItemId },
    data: { refundReference: refundReference ? `${refundReference}, ${reference}` : reference },
  })
}
