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

/** A payment provider with its own checkout page. */
export type HostedProvider = PaymentProvider & { hosted: HostedPayments }

export const isHosted = (provider: PaymentProvider | undefined): provider is HostedProvider =>
  provider?.hosted !== undefined

/** Whether a provider accepts an amount, in cents. */
export const takes = ({ hosted }: PaymentProvider, amount: bigint): boolean =>
  !hosted || (hosted.least <= amount && amount <= hosted.most)

/**
 * Starts a payment on a provider's page, or continues the open one.
 * @param page URL of the guest page, to which the provider redirects the guest
 * @returns URL of the provider's page
 * @throws AppError not_found, invalid_transition (paid, cancelled, nothing to pay, or being
 * processed), unavailable (the provider does not respond; a retry continues the same attempt)
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
      throw new AppError('unavailable', `The payment provider ${provider.name} does not respond.`, {
        cause,
      })
    })
  return inTransaction(prisma, async (tx) => {
    const bill = await lockBill(tx, payable)
    const { id } = attempt
    const { status, providerUrl } = await tx.orderPayment.findUniqueOrThrow({ where: { id } })
    // A concurrent request stored its session first. The URL of this session is discarded, so no
    // guest can pay on it.
    if (providerUrl) return providerUrl
    if (status !== 'STARTED') {
      throw invalidTransition(
        'payment_status',
        `The payment has become ${status} in the meantime.`,
        { status },
      )
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

/** Columns of a payment attempt that a request to its provider needs. */
type Asked = Pick<
  OrderPayment,
  'id' | 'orderId' | 'swapId' | 'provider' | 'providerSessionId' | 'status' | 'expiresAt'
>

/**
 * Fetches the state of a session from the provider and records it. Ends the session instead if it
 * must no longer be paid.
 */
async function ask({ prisma, payments }: PaymentServices, attempt: Asked): Promise<void> {
  const { status, expiresAt, providerSessionId } = attempt
  const provider = payments.get(attempt.provider)
  if (!isHosted(provider))
    throw new Error(
      `The payment provider ${attempt.provider} is not configured or has no payment page`,
    )
  const inTime = expiresAt !== null && expiresAt > new Date()
  const isAwaited = status === 'PROCESSING' || (status === 'STARTED' && inTime)
  const { hosted } = provider
  const answer = await (isAwaited ? hosted.find : hosted.end)(providerSessionId!)
  await inTransaction(prisma, (tx) => recordAnswer(tx, provider, attempt, answer))
}

/**
 * Fetches the states of all open sessions of an order or swap, such as when the guest returns from
 * the provider's page.
 * @throws AggregateError with the attempts whose provider did not respond
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
    'Payments whose providers did not respond',
    ({ id }) => id,
    (attempt) => ask(services, attempt),
  )

const batchSize = 50

/**
 * Fetches the states of open sessions whose result never arrived. Ends the sessions that must no
 * longer be paid: those that have expired, and those whose order was cancelled or paid in another
 * way.
 * @param idleForMs skips attempts that were started or checked more recently, unless their session
 * must be ended
 * @throws AggregateError after all attempts, with those whose provider did not respond
 */
export async function reconcilePayments(
  services: PaymentServices,
  idleForMs: number,
): Promise<void> {
  // Marked before the requests: another instance skips these rows, and attempts that fail do not
  // block the others.
  const attempts = await services.prisma.$queryRaw<Asked[]>`
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
  await askEach(services, attempts)
}

/** Outcome of an event: applied, already recorded, or not about a payment of this server. */
export type EventOutcome = 'applied' | 'repeated' | 'ignored'

/**
 * Applies an event of a provider at most once, in the transaction that records the event.
 * @throws AppError as `recordAnswer`
 */
export async function recordEvent(
  services: RefundServices,
  provider: HostedProvider,
  event: PaymentEvent,
): Promise<EventOutcome> {
  const { about } = event
  if (!about || 'accountId' in about || 'payoutId' in about) return 'ignored'
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
