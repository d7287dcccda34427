import cookie from '@fastify/cookie'
import csrf from '@fastify/csrf-protection'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PrismaClient } from '../../prisma/generated/client/client.js'
import type { Env } from '../config/env.js'
import { findGuestOrder, guestEmail, noteGuestEmail } from '../domain/ordering/guest-order.js'
import { findGuestSwap } from '../domain/ordering/guest-swap.js'
import {
  confirmFreeOrder,
  openPayment,
  type Payable,
  payByCard,
} from '../domain/ordering/payment.js'
import { AppError, notFound, toAppError } from '../errors/app-error.js'
import type { RateLimits } from '../http/rate-limit.js'
import type { PaymentProvider } from '../payment/provider.js'
import { isTestCard } from '../payment/test-card.js'
import { messagePage } from './layout.js'
import { orderPage } from './order-page.js'
import type { PageContext } from './payment.js'
import { contentSecurityPolicy } from './style.js'
import { swapPage } from './swap-page.js'

interface OnOrder {
  Params: { reference: string }
}

interface Choice extends OnOrder {
  Body: { provider?: string; card?: string; email?: string } | undefined
}

const path = '/orders/checkout/:reference'

interface Needs {
  env: Env
  prisma: PrismaClient
  payments: ReadonlyMap<string, PaymentProvider>
  rateLimits: RateLimits
}

/** Serves the page where whoever holds the link of an order, or of a swap, sees it and pays, by server-rendered HTML and forms alone. */
export async function mountCheckoutPage(app: FastifyInstance, services: Needs): Promise<void> {
  const secure = services.env.applicationHost.startsWith('https:')
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(formbody, { bodyLimit: 4096 })
    await scope.register(cookie)
    await scope.register(csrf, {
      cookieKey: 'checkout_csrf',
      cookieOpts: { path: '/orders/checkout', sameSite: 'strict', httpOnly: true, secure },
      // A token is good for the order that it was given out with.
      getUserInfo: (request) => (request.params as OnOrder['Params']).reference,
      csrfOpts: { hmacKey: services.env.secretKey },
    })
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers({
        'content-security-policy': contentSecurityPolicy,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      await services.rateLimits.charge({ address: request.ip, policy: 'guest' })
    })
    scope.setErrorHandler((error, request, reply) => sendFault(error as Error, request, reply))

    scope.get<OnOrder>(path, async (request, reply) => {
      const found = await find(services, request)
      return send(reply, found.page(pageContext(services, reply, found.reference)))
    })
    scope.post<Choice>(
      `${path}/pay`,
      { preHandler: scope.csrfProtection },
      async (request, reply) => {
        const { payable, reference } = await find(services, request)
        await pay(services, payable, request.body ?? {}).catch(ignoreLateChoice)
        return reply.redirect(`/orders/checkout/${reference}`, 303)
      },
    )
  })
}

interface Found {
  payable: Payable
  reference: string
  page(context: PageContext): string
}

async function find({ prisma }: Needs, { params }: FastifyRequest<OnOrder>): Promise<Found> {
  // A NUL is no text for PostgreSQL; whatever else is no reference is looked up like one.
  const reference = params.reference.replaceAll('\0', '')
  if (reference.startsWith('SWP-')) {
    const swap = await findGuestSwap(prisma, reference)
    if (!swap) throw notFound('Swap')
    const payable = { orderId: swap.orderId, swapId: swap.id }
    return { payable, reference, page: (context) => swapPage(swap, context) }
  }
  const order = await findGuestOrder(prisma, reference)
  if (!order) throw notFound('Order')
  return {
    payable: { orderId: order.id },
    reference,
    page: (context) => orderPage(order, context),
  }
}

function pageContext(
  { payments, env }: Needs,
  reply: FastifyReply,
  reference: string,
): PageContext {
  return {
    providers: [...payments.keys()],
    wireInstructions: env.wireInstructions,
    csrfToken: reply.generateCsrf({ userInfo: reference }),
  }
}

async function pay(
  services: Needs,
  payable: Payable,
  { provider: name = '', card, email }: NonNullable<Choice['Body']>,
): Promise<void> {
  const { prisma, payments } = services
  const provider = payments.get(name)
  if (!provider && name !== 'none') {
    throw new AppError('malformed_request', 'There is no such way to pay.')
  }
  const opening = !provider?.charge || card === 'leave'
  if (!opening && !isTestCard(card)) {
    throw new AppError('malformed_request', 'There is no such card.')
  }
  if (email && !payable.swapId) {
    const { data } = guestEmail.safeParse(email)
    if (!data) throw new AppError('malformed_request', 'That is no e-mail address.')
    await noteGuestEmail(prisma, payable.orderId, data)
  }
  if (!provider) return confirmFreeOrder(prisma, payable.orderId)
  if (opening) return openPayment(prisma, payable, provider)
  return payByCard(services, payable, provider, card!)
}

/** Whoever chooses on a page that is out of date is shown how things stand. */
function ignoreLateChoice(error: unknown): void {
  if (toAppError(error).code !== 'invalid_transition') throw error
}

function send(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page)
}

function sendFault(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode: own } = error as Error & { statusCode?: number }
  const known = toAppError(error)
  const status = own && own < 500 ? own : known.status
  if (status >= 500) request.log.error({ err: error }, known.message)
  if (known.headers) reply.headers(known.headers)
  return send(reply.status(status), messagePage(...(faults[status] ?? faults[500]!)))
}

const faults: Record<number, readonly [title: string, message: string]> = {
  400: ['That did not work', 'Go back, reload the page and try again.'],
  403: ['This page was open for too long', 'Go back, reload the page and try again.'],
  404: [
    'There is no such order',
    'Check the link, or ask whoever sent it to you. Links are complete with all letters at the end.',
  ],
  413: ['That did not work', 'Go back, reload the page and try again.'],
  415: ['That did not work', 'Go back, reload the page and try again.'],
  429: ['Too many requests', 'Wait a minute, then reload the page.'],
  500: ['Something went wrong on our side', 'Nothing is lost. Try again in a moment.'],
  503: ['We will be right back', 'Nothing is lost. Try again in a moment.'],
}
