import type { OrderPayment } from '../../../prisma/generated/client/client.js'
import type { Charge, ChargeOutcome, PaymentProvider } from '../../payment/provider.js'
import { inTransaction } from '../../postgres/transaction.js'
import {
  lockBill,
  openAttempt,
  type Payable,
  type PaymentServices,
  showOnOrder,
} from './payment.js'
import { recordAnswer } from './payment-answer.js'

/**
 * Pays an order or a swap by card: records the attempt, charges the card and records the outcome.
 * If the outcome is unknown, as after a crash or a timeout, the attempt stays PROCESSING. `settlePayments` then repeats
 * the charge with the same idempotency key.
 * @param paymentMethod identifier of the card at the provider
 * @throws AppError not_found, invalid_transition (paid, cancelled, nothing to pay, or being
 * processed)
 * @throws Error if the outcome is unknown; the card may have been charged
 */
export async function payByCard(
  services: PaymentServices,
  payable: Payable,
  provider: PaymentProvider,
  paymentMethod: string,
): Promise<void> {
  const attempt = await inTransaction(services.prisma, async (tx) => {
    const bill = await lockBill(tx, payable)
    const { id } = await openAttempt(tx, bill, provider)
    await showOnOrder(tx, bill, { paymentStatus: 'PROCESSING' })
    return tx.orderPayment.update({ where: { id }, data: { status: 'PROCESSING', paymentMethod } })
  })
  await charge(services, attempt)
}

/**
 * Charges the card of an attempt and records the outcome. A retry uses the same idempotency key.
 * @throws Error if the outcome is unknown, or the provider cannot charge cards; AppError as `recordAnswer`
 */
export async function charge(
  { prisma, payments }: PaymentServices,
  attempt: OrderPayment,
): Promise<void> {
  const { id, idempotencyKey, amount, currency, paymentMethod } = attempt
  const provider = payments.get(attempt.provider)
  if (!provider?.charge)
    throw new Error(
      `The payment provider ${attempt.provider} is not configured or cannot charge cards`,
    )
  if (!paymentMethod) throw new Error('The payment attempt has no payment method')
  const { order, swap } = await prisma.orderPayment.findUniqueOrThrow({
    where: { id },
    select: {
      order: { select: { referenceNumber: true } },
      swap: { select: { referenceNumber: true } },
    },
  })
  const { referenceNumber: reference } = swap ?? order
  const outcome = await chargeOutcome(provider, {
    idempotencyKey,
    amount,
    currency,
    paymentMethod,
    reference,
  })
  const charged = { amount, currency, customerId: null, clientSecret: null }
  const answer = outcome.status === 'SUCCEEDED' ? { ...charged, ...outcome } : outcome
  await inTransaction(prisma, (tx) => recordAnswer(tx, provider, attempt, answer))
}

/** @throws Error also on a timeout, after which the card may or may not have been charged */
async function chargeOutcome(provider: PaymentProvider, charge: Charge): Promise<ChargeOutcome> {
  const { name, answersWithinMs = 30_000 } = provider
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new Error(
        `The payment provider ${name} did not respond within ${answersWithinMs} ms`,
      )
      reject(error)
      controller.abort(error)
    }, answersWithinMs)
  })
  try {
    return await Promise.race([provider.charge!(charge, controller.signal), timeout])
  } finally {
    clearTimeout(timer)
  }
}
