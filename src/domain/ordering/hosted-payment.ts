import type { OrderPayment } from '../../../prisma/generated/client/client.js'
import { AppError, invalidTransition } from '../../errors/app-error.js'
import type { HostedPayments, PaymentEvent, PaymentProvider } from '../../payment/provider.js'
import { inTransaction, type Transaction } from '../../postgres/transaction.js'
import { lockOrder } from '../rules/lock.js'
import { forEach } from '../rules/promises.js'
import {
  lockBill,
  openAttempt,
  type Payable,
  type PaymentServices,
  showOnOrder,
} from './payment.js'
import { recordAnswer } from './payment-answer.js'
import { keepEvent } from './payment-event.js'
import { type RefundServices, recordRefund } from './refund.js'

/** A provider on whose pages guests pay. */
export type HostedProvider = PaymentProvider & { hosted: HostedPayments }

export const isHosted = (provider: PaymentProvider | undefined): provider is HostedProvider =>
  provider?.hosted !== undefined

/** Whether a provider takes an amount, in cents. */
export const takes = ({ hosted }: PaymentProvider, amount: bigint): boolean =>
  !hosted || (hosted.least <= amount && amount <= hosted.most)

/**
 * Begins a payment on a page of a provider, or goes on with the one that waits for the guest.
 * @param page address of the guest page, which the guest comes back to
 * @returns where the guest pays
 * @throws AppError not_found, invalid_transition (paid, cancelled, nothing to pay, or just being processed), unavailable
 * (the provider does not answer; the next try goes on with this one)
 */
export async function beginPayment(
  { prisma }: PaymentServices,
  payable: Payable,
  provider: HostedProvider,
  page: string,
): Promise<string> {
  const [attempt, { order, swap }] = await inTransaction(prisma, async (tx) => {
    const bill = await lockBill(tx, payable)
    return [await openAttempt(tx, bill, provider), bill] as const
  })
  if (attempt.providerUrl) return attempt.providerUrl
  const { amount, currency } = attempt
  const session = await provider.hosted
    .begin({
      amount,
      currency,
      reference: (swap ?? order).referenceNumber,
      email: order.guestEmail,
      expiresAt: attempt.expiresAt!,
      returnUrl: `${page}/return`,
      cancelUrl: page,
    })
    .catch((cause) => {
      throw new AppError('unavailable', `The provider ${provider.name} does not answer.`, { cause })
    })
  return inTransaction(prisma, async (tx) => {
    const bill = await lockBill(tx, payable)
    const { id } = attempt
    const { status, providerUrl } = await tx.orderPayment.findUniqueOrThrow({ where: { id } })
    // Another request was faster: nobody gets to know the address of this session.
    if (providerUrl) return providerUrl
    if (status !== 'STARTED') {
      throw invalidTransition('payment_status', `The payment is ${status} meanwhile.`, { status })
    }
    const { sessionId, url, expiresAt, clientSecret } = session
    await tx.orderPayment.update({
      where: { id },
      data: { providerSessionId: sessionId, providerUrl: url, expiresAt, sessionOpen: true },
    })
    await showOnOrder(tx, bill, {
      checkoutSessionId: sessionId,
      paymentExpiresAt: expiresAt,
      ...(clientSecret && { clientSecret }),
    })
    return url
  })
}

/** What of an attempt to pay tells how to ask for it. */
type Asked = Pick<
  OrderPayment,
  'id' | 'orderId' | 'swapId' | 'provider' | 'providerSessionId' | 'status' | 'expiresAt'
>

/** Asks the provider what became of a session, ends one that is no longer to be paid, and records the answer. */
async function ask({ prisma, payments }: PaymentServices, attempt: Asked): Promise<void> {
  const { status, expiresAt, providerSessionId } = attempt
  const provider = payments.get(attempt.provider)
  if (!isHosted(provider)) throw new Error(`There is no provider ${attempt.provider} to be asked`)
  const inTime = expiresAt !== null && expiresAt > new Date()
  const isAwaited = status === 'PROCESSING' || (status === 'STARTED' && inTime)
  const { hosted } = provider
  const answer = await (isAwaited ? hosted.find : hosted.end)(providerSessionId!)
  await inTransaction(prisma, (tx) => recordAnswer(tx, provider, attempt, answer))
}

/**
 * Asks the providers what became of the payments that a guest began, as when the guest comes back.
 * @throws AggregateError with those that were not answered
 */
export async function askProviders(
  services: PaymentServices,
  { orderId, swapId = null }: Payable,
): Promise<void> {
  const attempts = await services.prisma.orderPayment.findMany({
    where: { orderId, swapId, sessionOpen: true },
  })
  await askEach(services, attempts)
}

const askEach = (services: PaymentServices, attempts: readonly Asked[]) =>
  forEach(
    attempts,
    'Payments that their providers did not answer for',
    ({ id }) => id,
    (attempt) => ask(services, attempt),
  )

const batchSize = 50

/**
 * Asks the providers for payments whose answer never came, and ends those that are no longer to be paid: their order was
 * cancelled or paid in another way, or their time is over.
 * @param idleForMs leaves out those that were asked for, or begun, more recently and are still in time
 * @throws AggregateError when all others are asked for, with those that were not answered
 */
export async function reconcilePayments(
  services: PaymentServices,
  idleForMs: number,
): Promise<void> {
  // Marked before they are asked for: another instance leaves them, and those that fail let others have their turn.
  const due = await services.prisma.$queryRaw<Asked[]>`
    UPDATE order_payment SET checked_at = now()
    WHERE id IN (
      SELECT id FROM order_payment
      WHERE session_open AND (
        COALESCE(checked_at, created_at) <= now() - ${idleForMs} * interval '1 millisecond'
        OR (status <> 'PROCESSING' AND (status <> 'STARTED' OR expires_at <= now())
          AND COALESCE(checked_at, '-infinity') <= now() - ${Math.min(idleForMs, 30_000)} * interval '1 millisecond')
      )
      ORDER BY checked_at NULLS FIRST
      LIMIT ${batchSize} FOR NO KEY UPDATE SKIP LOCKED
    )
    RETURNING id, order_id AS "orderId", swap_id AS "swapId", provider, status::text,
      provider_session_id AS "providerSessionId", expires_at AS "expiresAt"`
  await askEach(services, due)
}

/** What came of an event: it was applied, known already, or about nothing here. */
export type EventOutcome = 'applied' | 'repeated' | 'ignored'

/** Applies what a provider tells of itself, once for each event, in the transaction that keeps the event. */
export async function recordEvent(
  services: RefundServices,
  provider: HostedProvider,
  event: PaymentEvent,
): Promise<EventOutcome> {
  const { about } = event
  if (!about) return 'ignored'
  const { prisma } = services
  const keep = (tx: Transaction) => keepEvent(tx, provider, event)
  if ('refundId' in about) {
    const outcome = { status: 'FAILED', message: about.failure } as const
    return (await recordRefund(services, about.refundId, outcome, keep)) ? 'applied' : 'repeated'
  }
  const attempt = await prisma.orderPayment.findUnique({
    where: {
      provider_providerSessionId: { provider: provider.name, providerSessionId: about.sessionId },
    },
    select: { id: true, orderId: true, swapId: true },
  })
  if (!attempt) return 'ignored'
  return inTransaction(prisma, async (tx) => {
    await lockOrder(tx, attempt.orderId)
    if (!(await keep(tx))) return 'repeated'
    await recordAnswer(tx, provider, attempt, about.state)
    return 'applied'
  })
}
