import { setTimeout as sleep } from 'node:timers/promises'
import type { Site } from './site.js'
import { slowness } from './slowness.js'
import type { TroubledStripe } from './stripe.js'

/** Stored payment of a Stripe checkout session. Amounts in cents. */
interface Attempt {
  session: string
  order: string
  status: string
  amount: number
  returned: number
}

const settledWithinMs = 8 * 60_000

/**
 * Checks, after Stripe has recovered, that every payment was settled once or refunded, and that Stripe, payments and
 * invoices have the same amounts for each order.
 */
export async function checkPayments(site: Site): Promise<void> {
  const stripe = site.load.stripe!
  stripe.quiet()
  await settled(site, stripe)
  const attempts = await attemptsOf(site)
  checkSessions(site, stripe, attempts)
  const totals = await checkOrders(site, stripe)
  site.report.figures.push(figuresOf(stripe, attempts, totals))
}

/** Waits until the server has queried lost payments and refunded unapplied ones. Makes both due at once. */
async function settled({ postgres, report }: Site, stripe: TroubledStripe): Promise<void> {
  const paid = [...stripe.sessions.values()].filter(({ status }) => status === 'complete')
  const ids = paid.map(({ id }) => id)
  for (const end = performance.now() + settledWithinMs * slowness(); ; await sleep(1_000)) {
    const open = await postgres.query(
      `UPDATE order_payment SET checked_at = now() - interval '1 hour'
       WHERE session_open AND provider_session_id = ANY ($1) RETURNING id`,
      [ids],
    )
    await postgres.query(
      `UPDATE graphile_worker._private_jobs SET run_at = now()
       WHERE run_at > now() AND attempts > 0 AND locked_at IS NULL`,
    )
    const refunds = await postgres.query("SELECT FROM payment_refund WHERE status = 'REQUESTED'")
    const left = open.length + refunds.length
    if (left === 0) return
    if (performance.now() < end) continue
    const description = `${open.length} payments not settled, ${refunds.length} refunds not made`
    report.breach('late', description, { count: left })
    return
  }
}

function attemptsOf({ postgres }: Site): Promise<Attempt[]> {
  return postgres.query<Attempt>(
    `SELECT payment.provider_session_id AS session, o.reference_number AS "order", payment.status::text,
       payment.amount::float8 AS amount, (
         SELECT COALESCE(sum(amount), 0) FROM payment_refund
         WHERE payment_id = payment.id AND status = 'SENT'
       )::float8 AS returned
     FROM order_payment payment JOIN "order" o ON o.id = payment.order_id
     WHERE provider = 'stripe' AND provider_session_id IS NOT NULL`,
  )
}

/** Each paid session has one payment, which succeeded or was fully refunded. */
function checkSessions({ report }: Site, stripe: TroubledStripe, attempts: Attempt[]): void {
  const known = new Map(attempts.map((attempt) => [attempt.session, attempt]))
  for (const { id, payment_status, amount_total } of stripe.sessions.values()) {
    const attempt = known.get(id)
    if (payment_status !== 'paid') {
      if (attempt?.status === 'SUCCEEDED' || attempt?.status === 'RETURNED')
        report.breach('doubled', `session ${id} is not paid, and its payment ${attempt.status}`)
    } else if (attempt?.status === 'RETURNED') {
      if (attempt.returned !== amount_total)
        report.breach('lost', `${attempt.returned} of ${amount_total} refunded of ${id}`)
    } else if (attempt?.status !== 'SUCCEEDED') {
      report.breach('lost', `session ${id} is paid, and its payment ${attempt?.status}`)
    }
  }
}

/** Sums over all orders, in cents. */
interface Totals {
  orders: number
  kept: number
  payments: number
  invoices: number
}

/** Stripe, payments and the current invoice have the same amount for each order. */
async function checkOrders({ postgres, report }: Site, stripe: TroubledStripe): Promise<Totals> {
  const rows = await postgres.query<{
    reference: string
    payments: number
    others: number
    invoiced: number
  }>(
    `SELECT o.reference_number AS reference,
       (SELECT COALESCE(sum(payment.amount - payment.amount_refunded), 0) FROM order_payment payment
        WHERE payment.order_id = o.id AND provider = 'stripe' AND status = 'SUCCEEDED')::float8 AS payments,
       (SELECT COALESCE(sum(payment.amount), 0) FROM order_payment payment
        WHERE payment.order_id = o.id AND provider <> 'stripe' AND status = 'SUCCEEDED')::float8 AS others,
       COALESCE(invoice.amount_paid - invoice.amount_refunded, 0)::float8 AS invoiced
     FROM "order" o LEFT JOIN invoice
       ON invoice.order_id = o.id AND invoice.type = 'INVOICE' AND invoice.status = 'ISSUED'`,
  )
  const totals: Totals = { orders: rows.length, kept: 0, payments: 0, invoices: 0 }
  for (const { reference, payments, others, invoiced } of rows) {
    const kept = stripe.keptOf(reference)
    totals.kept += kept + others
    totals.payments += payments + others
    totals.invoices += invoiced
    if (kept === payments && payments + others === invoiced) continue
    const books = `Stripe keeps ${kept}, payments say ${payments} and ${others} otherwise, the invoice ${invoiced}`
    report.breach(kept > payments ? 'lost' : 'doubled', `order ${reference}: ${books}`)
  }
  return totals
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

function figuresOf(stripe: TroubledStripe, attempts: Attempt[], totals: Totals): string {
  const { counts, sessions, refunds } = stripe
  const paid = [...sessions.values()].filter(({ payment_status }) => payment_status === 'paid')
  const of = (status: string) => attempts.filter((attempt) => attempt.status === status).length
  return [
    `${totals.orders} orders, ${sessions.size} sessions at Stripe, ${paid.length} paid: ${of('SUCCEEDED')} settled, ${of('RETURNED')} refunded; ${refunds.length} refunds`,
    `Failed requests to Stripe: ${counts.requestsTroubled}; events delivered ${counts.delivered}, repeated ${counts.repeated}, refused ${counts.refused}, lost ${counts.lost}`,
    `Received according to providers ${dollars(totals.kept)}, payments ${dollars(totals.payments)}, invoices ${dollars(totals.invoices)}`,
  ].join('\n')
}
