import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'qs'
import { Stripe } from 'stripe'
import { openConnect } from './stripe-connect.js'

/** Failure of a request: it is refused, or its response is lost before or after its effect, or late. */
export type Trouble = 'refused' | 'lost' | 'lost after' | { lateMs: number }

interface Session {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  payment_intent: string | null
  amount_total: number
  currency: string
  customer: string | null
  client_secret: null
  url: string
  expires_at: number
  /** Parameters of the request. */
  asked: Record<string, unknown>
}

interface Intent {
  id: string
  object: 'payment_intent'
  status: 'processing' | 'succeeded' | 'requires_payment_method'
  amount: number
  client_secret: string
  last_payment_error: { code: string; message: string } | null
}

interface Refund {
  id: string
  object: 'refund'
  amount: number
  payment_intent: string
  status: string
  failure_reason?: string
  metadata: Record<string, string>
}

/** A settable moment of Stripe's: an event as it is sent. */
export interface StripeEvent {
  id: string
  type: string
  data: { object: object }
}

const webhookSecret = 'whsec_of_the_stand_in'
/** Parts of paths that look like an ID. */
const resources = ['webhook_endpoints', 'account_links']
const newId = (prefix: string) => `${prefix}_${randomBytes(9).toString('hex')}`

/**
 * Stand-in for the endpoints of Stripe that the server uses. Guests pay by its methods. Events wait in `events` until a
 * test sends them: late, twice, in another order, or never.
 */
export async function openStripe() {
  const sessions = new Map<string, Session>()
  const intents = new Map<string, Intent>()
  const refunds: Refund[] = []
  const answered = new Map<string, object>()
  const signer = new Stripe('sk_test_signer')

  const found = <T>(books: Map<string, T>, id: string): T => {
    const record = books.get(id)
    if (!record) throw errorResponse(404, 'resource_missing', `No such record: '${id}'`)
    return record
  }

  /** Current state of a session, with its payment intent if expanded. */
  const shown = (session: Session, expand: unknown) => {
    const intent = session.payment_intent ? intents.get(session.payment_intent)! : null
    const isExpanded = Array.isArray(expand) && expand.includes('payment_intent')
    return structuredClone({
      ...session,
      ...(isExpanded && intent && { payment_intent: intent }),
    })
  }

  function emit(type: string, object: object): void {
    const created = Math.floor(Date.now() / 1000)
    const event = { id: newId('evt'), object: 'event', type, created, data: { object } }
    stripe.events.push(structuredClone(event))
  }

  const { connect, routes: connectRoutes } = openConnect({
    ...{ newId, emit, refusal: errorResponse },
  })
  const routes: Record<string, (path: string[], asked: Record<string, unknown>) => object> = {
    ...connectRoutes,
    'POST checkout/sessions': (_path, asked) => {
      const [line] = asked.line_items as [
        { price_data: { unit_amount: string; currency: string }; quantity: string },
      ]
      const id = newId('cs_test')
      const session: Session = {
        id,
        object: 'checkout.session',
        status: 'open',
        payment_status: 'unpaid',
        payment_intent: null,
        amount_total: Number(line.price_data.unit_amount) * Number(line.quantity),
        currency: line.price_data.currency,
        customer: null,
        client_secret: null,
        url: `${stripe.url}/pay/${id}`,
        expires_at: Number(asked.expires_at),
        asked,
      }
      sessions.set(id, session)
      return shown(session, asked.expand)
    },
    'GET checkout/sessions': () => ({ object: 'list', data: [], has_more: false }),
    'GET checkout/sessions/:': ([id], { expand }) => shown(found(sessions, id!), expand),
    'POST checkout/sessions/:/expire': ([id], { expand }) => {
      const session = found(sessions, id!)
      if (session.status !== 'open') {
        throw errorResponse(
          400,
          undefined,
          'Only Checkout Sessions with a status in [open] can be expired.',
        )
      }
      session.status = 'expired'
      emit('checkout.session.expired', shown(session, undefined))
      return shown(session, expand)
    },
    'GET refunds': (_path, { payment_intent }) => ({
      object: 'list',
      has_more: false,
      data: refunds.filter((refund) => refund.payment_intent === payment_intent),
    }),
    'POST refunds': (_path, asked) => {
      const { payment_intent, amount, metadata } = asked as unknown as Refund
      const intent = found(intents, payment_intent)
      const left = intent.amount - refunded(payment_intent)
      if (Number(amount) > left) {
        const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`
        throw errorResponse(400, 'charge_already_refunded', message)
      }
      const refund: Refund = {
        id: newId('re'),
        object: 'refund',
        amount: Number(amount),
        payment_intent,
        status: 'succeeded',
        metadata,
      }
      refunds.push(refund)
      return refund
    },
    'GET webhook_endpoints': () => ({
      object: 'list',
      has_more: false,
      data: stripe.endpoints,
    }),
  }

  const refunded = (intent: string) =>
    refunds
      .filter(({ payment_intent, status }) => payment_intent === intent && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0)

  /** A session by its id or its address. */
  const sessionAt = (place: string) => found(sessions, place.replace(/.*\//, ''))

  /** The page of a session: its button pays, and leads the guest back. */
  function show(request: IncomingMessage, response: ServerResponse): void {
    const session = sessionAt(request.url!)
    if (request.method === 'POST') {
      stripe.pay(session.id)
      response.writeHead(303, { location: String(session.asked.success_url) }).end()
      return
    }
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<title>Stand-in</title><form method="post"><button>Pay now</button></form>')
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url!.startsWith('/pay/')) return show(request, response)
    let body = ''
    for await (const chunk of request) body += chunk
    const { pathname, search } = new URL(request.url!, 'http://stripe')
    const trouble = stripe.trouble(`${request.method} ${pathname}`)
    if (typeof trouble === 'object') await sleep(trouble.lateMs)
    if (trouble === 'lost') return void request.socket.destroy()
    if (trouble === 'refused') return send(response, 503, { error: { type: 'api_error' } })
    const [, , ...path] = pathname.split('/')
    const ids = path.filter((part) => /_/.test(part) && !resources.includes(part))
    const name = path.map((part) => (ids.includes(part) ? ':' : part)).join('/')
    try {
      if (request.headers.authorization !== `Bearer ${stripe.env.STRIPE_SECRET_KEY}`)
        throw errorResponse(401, undefined, 'Invalid API Key provided')
      const route = routes[`${request.method} ${name}`]
      if (!route) throw errorResponse(404, undefined, `Unrecognized request URL (${pathname})`)
      const key = request.headers['idempotency-key'] as string | undefined
      const before = key && answered.get(key)
      const record = before || route(ids, parse(body || search.slice(1)) as never)
      if (key) answered.set(key, record)
      if (trouble === 'lost after') return void request.socket.destroy()
      send(response, 200, record)
    } catch (error) {
      if (!('status' in (error as object))) throw error
      const { status, ...rest } = error as ReturnType<typeof errorResponse>
      send(response, status, { error: rest })
    }
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const stripe = {
    url,
    /** The settings of a server that has this for Stripe. */
    env: {
      STRIPE_SECRET_KEY: 'sk_test_of_the_stand_in',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: url,
    },
    sessions,
    refunds,
    connect,
    endpoints: [] as object[],
    /** Events that were not sent yet, in order. */
    events: [] as StripeEvent[],
    /** Returns the failure of a request, such as `POST /v1/refunds`. */
    trouble: (_request: string): Trouble | undefined => undefined,
    /** Pays on a session's page, by card, or by a debit that completes later. */
    pay(place: string, how: 'card' | 'debit' = 'card', amount?: number): void {
      const session = sessionAt(place)
      if (session.status !== 'open') throw new Error(`The session is ${session.status}`)
      const id = newId('pi')
      if (amount !== undefined) session.amount_total = amount
      intents.set(id, {
        id,
        object: 'payment_intent',
        status: how === 'card' ? 'succeeded' : 'processing',
        amount: session.amount_total,
        client_secret: `${id}_secret`,
        last_payment_error: null,
      })
      Object.assign(session, {
        status: 'complete',
        payment_status: how === 'card' ? 'paid' : 'unpaid',
        payment_intent: id,
        customer: newId('cus'),
      })
      emit('checkout.session.completed', shown(session, undefined))
    },
    /** Sessions with a pending debit. */
    processing: () =>
      [...sessions.values()].filter(
        ({ payment_intent }) =>
          payment_intent && intents.get(payment_intent)!.status === 'processing',
      ),
    /** Completes a pending debit. */
    answerDebit(place: string, outcome: 'succeeded' | 'failed'): void {
      const session = sessionAt(place)
      const intent = intents.get(session.payment_intent!)!
      if (outcome === 'succeeded') {
        intent.status = 'succeeded'
        session.payment_status = 'paid'
      } else {
        intent.status = 'requires_payment_method'
        intent.last_payment_error = { code: 'debit_not_authorized', message: 'It was refused.' }
      }
      emit(`checkout.session.async_payment_${outcome}`, shown(session, undefined))
    },
    /** Fails a refund, as the bank of a card may. */
    failRefund(refund: Refund): void {
      Object.assign(refund, { status: 'failed', failure_reason: 'lost_or_stolen_card' })
      emit('refund.failed', refund)
    },
    /** Body of an event, and headers with its signature by Stripe's package. */
    signed(event: StripeEvent, secret = webhookSecret) {
      const payload = JSON.stringify(event)
      return {
        payload,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signer.webhooks.generateTestHeaderString({ payload, secret }),
        },
      }
    },
    /** Paid and not refunded amount for a reference number, in cents. */
    keptOf: (reference: string) =>
      [...sessions.values()]
        .filter(({ asked }) => asked.client_reference_id === reference)
        .filter(({ payment_status }) => payment_status === 'paid')
        .reduce(
          (sum, { amount_total, payment_intent }) => sum + amount_total - refunded(payment_intent!),
          0,
        ),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return stripe
}

export type StripeStandIn = Awaited<ReturnType<typeof openStripe>>

const errorResponse = (status: number, code: string | undefined, message: string) => ({
  status,
  type: 'invalid_request_error',
  ...(code && { code }),
  message,
})

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
