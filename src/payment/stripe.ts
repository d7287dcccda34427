import type { IncomingHttpHeaders } from 'node:http'
// Types only: the package is loaded with the first payment.
import type { Stripe } from 'stripe'
import { z } from 'zod'
import type { StripeSettings } from '../config/payment.js'
import { AppError } from '../errors/app-error.js'
import { checkValue } from '../errors/rule-issues.js'
import { minuteMs } from '../values/units.js'
import { isUuid } from '../values/uuid.js'
import type {
  NewPayment,
  PaymentEvent,
  PaymentProvider,
  PaymentSession,
  PaymentState,
  RefundOutcome,
  RefundRequest,
} from './provider.js'
import { errorCode, errorType } from './stripe-error.js'
import { payoutKey, stripeTransfers } from './stripe-transfer.js'

/** Stripe requires at least 30 minutes; the margin allows for clock differences. */
const minSessionMs = 32 * minuteMs
/** Metadata key for the ID of a refund. */
const refundKey = 'masthead_refund_id'

/** Events that change the state of a payment. The endpoint must receive them. */
export const stripeEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'refund.updated',
  'refund.failed',
] as const

/** Creates a client of Stripe's official package, which is loaded here. */
export async function openStripe({ secretKey, apiUrl }: StripeSettings): Promise<Stripe> {
  const { Stripe } = await import('stripe')
  const { protocol, hostname, port } = new URL(apiUrl ?? 'https://api.stripe.com')
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
    appInfo: { name: 'Masthead' },
  })
}

/** Cards and other methods of the Stripe account, on a page of Stripe Checkout. */
export function stripe(settings: StripeSettings): PaymentProvider {
  let stripe: Promise<Stripe> | undefined
  const client = () => {
    stripe ??= openStripe(settings)
    return stripe
  }
  const find = async (sessionId: string): Promise<PaymentState> => {
    const { checkout } = await client()
    try {
      return stateOf(await checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] }))
    } catch (error) {
      if (errorCode(error) !== 'resource_missing') throw error
      const message =
        'Stripe does not have this session. STRIPE_SECRET_KEY may belong to another account.'
      return { status: 'FAILED', code: 'session_missing', message }
    }
  }
  return {
    name: 'stripe',
    source: 'CARD_PROCESSOR',
    teams: 'live',
    opensFor: 60 * minuteMs,
    hosted: {
      by: { EN: 'by card', DE: 'per Karte' },
      least: 50n,
      most: 99_999_999n,
      origins: [settings.apiUrl ? new URL(settings.apiUrl).origin : 'https://checkout.stripe.com'],
      begin: async (payment) => begin(await client(), payment),
      find,
      async end(sessionId) {
        const { checkout } = await client()
        try {
          return stateOf(await checkout.sessions.expire(sessionId))
        } catch (error) {
          // The session has already ended: paid or expired.
          if (errorType(error) !== 'StripeInvalidRequestError') throw error
          return find(sessionId)
        }
      },
      readEvent: async (body, headers) => readEvent(await client(), settings, body, headers),
    },
    refund: async (refund) => refundOnce(await client(), refund),
    transfers: stripeTransfers(client),
  }
}

async function begin(
  { checkout }: Stripe,
  { amount, currency, reference, email, expiresAt, returnUrl, cancelUrl }: NewPayment,
): Promise<PaymentSession> {
  const until = Math.max(expiresAt.getTime(), Date.now() + minSessionMs)
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: Number(amount),
          product_data: { name: reference },
        },
      },
    ],
    client_reference_id: reference,
    customer_creation: 'always',
    payment_intent_data: { description: reference },
    // Prevents Stripe from converting the amount to another currency.
    adaptive_pricing: { enabled: false },
    expires_at: Math.floor(until / 1_000),
    success_url: returnUrl,
    cancel_url: cancelUrl,
    expand: ['payment_intent'],
  }
  const session = await checkout.sessions
    .create({ ...params, ...(email && { customer_email: email }) })
    .catch((error) => {
      // Stripe validates addresses by its own rules. Without an address it asks the guest for one.
      if (error.param !== 'customer_email') throw error
      return checkout.sessions.create(params)
    })
  return {
    sessionId: session.id,
    url: session.url!,
    expiresAt: new Date(session.expires_at * 1_000),
    clientSecret: session.client_secret ?? intentOf(session)?.client_secret ?? null,
  }
}

/** Returns the payment intent of a session if it is expanded. */
function intentOf({ payment_intent }: SeenSession) {
  return payment_intent && typeof payment_intent === 'object' ? payment_intent : undefined
}

const toId = (record: string | { id: string } | null | undefined): string | null =>
  typeof record === 'string' ? record : (record?.id ?? null)

function stateOf(session: SeenSession): PaymentState {
  const { status, payment_status, payment_intent, amount_total, currency, customer } = session
  const paymentId = toId(payment_intent)
  const intent = intentOf(session)
  if (payment_status === 'paid' && paymentId) {
    return {
      status: 'SUCCEEDED',
      paymentId,
      amount: BigInt(amount_total ?? 0),
      currency: (currency ?? '').toUpperCase(),
      customerId: toId(customer),
      clientSecret: intent?.client_secret ?? null,
    }
  }
  if (status !== 'complete') return { status: status === 'expired' ? 'EXPIRED' : 'OPEN' }
  // Completed but unpaid: a debit or transfer is in progress, unless it failed.
  if (intent?.status === 'requires_payment_method' || intent?.status === 'canceled') {
    const { code, message } = intent.last_payment_error ?? {}
    return failedState(code, message)
  }
  return { status: 'PROCESSING' }
}

const failedState = (code?: string | null, message?: string | null): PaymentState => ({
  status: 'FAILED',
  code: code ?? 'payment_failed',
  message: message ?? 'The payment failed.',
})

async function readEvent(
  { webhooks }: Stripe,
  { webhookSecrets }: StripeSettings,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<PaymentEvent> {
  const event = verify(webhooks, webhookSecrets, body, headers['stripe-signature'] ?? '')
  const { id, type } = checkValue(eventForm, event)
  return { id, type, about: parseSubject(type, event) }
}

/**
 * Parses an event that is signed with one of the secrets.
 * @throws AppError invalid_signature, malformed_request
 */
function verify(
  webhooks: Stripe['webhooks'],
  secrets: readonly string[],
  body: Buffer,
  signature: string | string[],
): unknown {
  let mismatch: unknown
  for (const secret of secrets) {
    try {
      return webhooks.constructEvent(body, signature, secret)
    } catch (error) {
      // Verifies the signature before parsing.
      if (error instanceof SyntaxError)
        throw new AppError('malformed_request', 'The event is not valid JSON.', { cause: error })
      mismatch = error
    }
  }
  const message = 'The signature does not match STRIPE_WEBHOOK_SECRET, or is older than 5 minutes.'
  throw new AppError('invalid_signature', message, { cause: mismatch })
}

const expandable = z.union([z.string(), z.object({ id: z.string() })]).nullish()
const eventForm = z.looseObject({ id: z.string().min(1).max(255), type: z.string().max(255) })
const intentForm = z.object({
  id: z.string(),
  status: z.string().nullish(),
  client_secret: z.string().nullish(),
  last_payment_error: z
    .object({ code: z.string().nullish(), message: z.string().nullish() })
    .nullish(),
})
const sessionForm = z.object({
  id: z.string().min(1),
  status: z.string().nullish(),
  payment_status: z.string().nullish(),
  payment_intent: z.union([z.string(), intentForm]).nullish(),
  amount_total: z.int().min(0).nullish(),
  currency: z.string().nullish(),
  customer: expandable,
})
const refundForm = z.looseObject({
  metadata: z.record(z.string(), z.string()).nullish(),
  status: z.string().nullish(),
  failure_reason: z.string().nullish(),
})
const accountForm = z.looseObject({ id: z.string().min(1).max(255) })
const transferForm = z.looseObject({
  amount: z.int().min(0),
  amount_reversed: z.int().min(0),
  metadata: z.record(z.string(), z.string()).nullish(),
})
/** Fields of a session in events and responses. */
type SeenSession = z.infer<typeof sessionForm>
const aboutOf = <T extends z.ZodType>(object: T) =>
  z.looseObject({ data: z.looseObject({ object }) })
const sessionEvent = aboutOf(sessionForm)
const refundEvent = aboutOf(refundForm)

/** @throws AppError validation_failed if the event does not match the schema of its type */
function parseSubject(type: string, event: unknown): PaymentEvent['about'] {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired': {
      const session = checkValue(sessionEvent, event).data.object
      return {
        sessionId: session.id,
        state: stateOf(session),
      }
    }
    case 'checkout.session.async_payment_failed':
      return { sessionId: checkValue(sessionEvent, event).data.object.id, state: failedState() }
    case 'refund.updated':
    case 'refund.failed': {
      const { metadata, status, failure_reason } = checkValue(refundEvent, event).data.object
      const refundId = metadata?.[refundKey]
      if (!refundId || !isUuid(refundId)) return undefined
      if (status !== 'failed' && status !== 'canceled') return undefined
      return { refundId, failure: failure_reason ?? `It is ${status}.` }
    }
    case 'account.updated':
      return { accountId: checkValue(aboutOf(accountForm), event).data.object.id }
    case 'transfer.reversed': {
      const { amount, amount_reversed, metadata } = checkValue(aboutOf(transferForm), event).data
        .object
      const payoutId = metadata?.[payoutKey]
      if (!payoutId || !isUuid(payoutId)) return undefined
      return { payoutId, amount: BigInt(amount), amountReversed: BigInt(amount_reversed) }
    }
    default:
      return undefined
  }
}

/** Stripe expires idempotency keys after a day. Older refunds are found by the ID in their metadata. */
async function refundOnce(
  { refunds }: Stripe,
  { id, paymentId: payment_intent, amount }: RefundRequest,
): Promise<RefundOutcome> {
  const { data: existingRefunds } = await refunds.list({ payment_intent, limit: 100 })
  const before = existingRefunds.find(({ metadata }) => metadata?.[refundKey] === id)
  try {
    const { id: refundId } =
      before ??
      (await refunds.create(
        { payment_intent, amount: Number(amount), metadata: { [refundKey]: id } },
        { idempotencyKey: id },
      ))
    return { status: 'SENT', refundId }
  } catch (error) {
    if (errorType(error) !== 'StripeInvalidRequestError') throw error
    return { status: 'FAILED', message: (error as Error).message }
  }
}
