import cookie from '@fastify/cookie'
import csrf from '@fastify/csrf-protection'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Language } from '../../../prisma/generated/client/enums.js'
import type { Env } from '../../config/env.js'
import { payByCard } from '../../domain/ordering/card-payment.js'
import { findGuestOrder, guestEmail, noteGuestEmail } from '../../domain/ordering/guest-order.js'
import { findGuestSwap } from '../../domain/ordering/guest-swap.js'
import { askProviders, beginPayment, isHosted } from '../../domain/ordering/hosted-payment.js'
import { requireDocument } from '../../domain/ordering/invoice-document.js'
import { openPayment, type Payable } from '../../domain/ordering/payment.js'
import { AppError, notFound, toAppError } from '../../errors/app-error.js'
import type { RateLimits } from '../../http/rate-limit.js'
import { type PaymentProvider, paymentProvidersFor } from '../../payment/provider.js'
import { isTestCard } from '../../payment/test-card.js'
import { sendInvoice } from '../../pdf/invoice/mount.js'
import type { MarketClient } from '../../postgres/transaction.js'
import { preferredLanguage } from '../../values/language.js'
import { createViewContext, messagePage, type ViewContext } from './layout.js'
import { orderPage } from './order-page.js'
import type { PageContext } from './payment.js'
import { pageContentSecurityPolicy } from './style.js'
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
  prisma: MarketClient
  payments: ReadonlyMap<string, PaymentProvider>
  rateLimits: RateLimits
}

/**
 * Serves the page at which anyone with the link of an order, or of a swap, sees and pays it. Server-rendered HTML and
 * forms, without scripts.
 */
export async function mountCheckoutPage(app: FastifyInstance, services: Needs): Promise<void> {
  const hosted = [...services.payments.values()].filter(isHosted)
  const origins = hosted.flatMap(({ hosted }) => hosted.origins)
  const { wireAccount } = services.env
  // The QR code's module is loaded only if there is a bank account.
  const drawCode = wireAccount && (await import('./transfer-code.js')).drawTransferCode
  const contextOf = (
    request: FastifyRequest,
    reply: FastifyReply,
    { reference, isTest }: CheckoutSubject,
    more: Pick<PageContext, 'errors' | 'typed'> = {},
  ): PageContext => ({
    ...more,
    view: viewFor(request, services.env),
    providers: [...paymentProvidersFor(services.payments, { isTest }).values()],
    wireInstructions: services.env.wireInstructions,
    account: wireAccount,
    drawCode,
    sendsEmail: services.env.email !== undefined,
    csrfToken: reply.generateCsrf({ userInfo: reference }),
  })
  await app.register(async (scope) => {
    await protectPage(scope, services, origins)

    scope.get<OnOrder>(path, async (request, reply) => {
      const subject = await requireSubject(services, request)
      return send(reply, subject.page(contextOf(request, reply, subject)))
    })
    scope.post<Choice>(
      `${path}/pay`,
      { config: { rights: 'link' }, preHandler: scope.csrfProtection },
      async (request, reply) => {
        const subject = await requireSubject(services, request)
        const outcome = await submitPayment(services, origins, request, subject)
        if ('url' in outcome) return reply.redirect(outcome.url, 303)
        if (outcome.headers) reply.headers(outcome.headers)
        const form = { errors: outcome.errors, typed: request.body ?? {} }
        const context = contextOf(request, reply, subject, form)
        return send(reply.status(outcome.status), subject.page(context))
      },
    )
    // Guests return here from a provider's page, whose webhook may arrive later.
    scope.get<OnOrder>(`${path}/return`, async (request, reply) => {
      const { payable, reference } = await requireSubject(services, request)
      await askProviders(services, payable).catch((error) =>
        request.log.warn({ err: error }, 'A payment provider does not respond'),
      )
      return reply.redirect(`/orders/checkout/${reference}`, 303)
    })
    scope.get<{ Params: OnOrder['Params'] & { number: string } }>(
      `${path}/invoices/:number`,
      async (request, reply) => {
        const { payable } = await requireSubject(services, request)
        const referenceNumber = request.params.number.replaceAll('\0', '')
        const where = { orderId: payable.orderId, referenceNumber }
        return sendInvoice(request, reply, await requireDocument(services.prisma, where))
      },
    )
  })
}

/**
 * Prepares a scope for the page: small forms with a CSRF token, response headers, rate limit, and errors as pages.
 * @param origins origins of the payment pages of providers
 */
async function protectPage(
  scope: FastifyInstance,
  services: Needs,
  origins: readonly string[],
): Promise<void> {
  const { brand, applicationHost, secretKey } = services.env
  const secure = applicationHost.startsWith('https:')
  const policy = pageContentSecurityPolicy(brand, origins)
  scope.removeAllContentTypeParsers()
  await scope.register(formbody, { bodyLimit: 4096 })
  await scope.register(cookie)
  await scope.register(csrf, {
    cookieKey: 'checkout_csrf',
    cookieOpts: { path: '/orders/checkout', sameSite: 'strict', httpOnly: true, secure },
    // A form token is valid for the order that it was issued with.
    getUserInfo: (request) => (request.params as OnOrder['Params']).reference,
    csrfOpts: { hmacKey: secretKey },
  })
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    await services.rateLimits.charge({ address: request.ip, policy: 'guest' })
  })
  scope.setErrorHandler((error, request, reply) =>
    sendError(error as Error, viewFor(request, services.env), request, reply),
  )
}

interface RefusedPayment {
  status: number
  errors: PageContext['errors']
  headers?: AppError['headers']
}

/**
 * Starts the payment that the form selects.
 * @param origins origins of the payment pages of providers
 * @returns URL to continue at, or the errors to show in the form
 */
async function submitPayment(
  services: Needs,
  origins: readonly string[],
  request: FastifyRequest<Choice>,
  { payable, reference, isTest }: CheckoutSubject,
): Promise<{ url: string } | RefusedPayment> {
  const payments = paymentProvidersFor(services.payments, { isTest })
  const page = `/orders/checkout/${reference}`
  const { body = {} } = request
  const { text } = viewFor(request, services.env)
  const invalidName = findInvalidField({ payments }, payable, body)
  if (invalidName) return { status: 400, errors: { [invalidName]: text.fieldErrors[invalidName] } }
  try {
    const payRequest = { ...body, page, language: languageOf(request) }
    const url = await pay({ ...services, payments }, payable, payRequest).catch(ignoreLateChoice)
    // Browsers block a form's redirect to another origin, so the page links to it.
    const follows = url && origins.includes(new URL(url).origin)
    return { url: follows ? url : page }
  } catch (error) {
    const { code, status, headers } = toAppError(error)
    if (code !== 'unavailable') throw error
    request.log.error({ err: error }, 'A payment could not be started')
    return { status, headers, errors: { provider: text.fieldErrors.provider } }
  }
}

interface CheckoutSubject {
  payable: Payable
  reference: string
  /** Whether a test team pays. */
  isTest: boolean
  page(context: PageContext): string
}

async function requireSubject(
  { prisma }: Needs,
  { params }: FastifyRequest<OnOrder>,
): Promise<CheckoutSubject> {
  // PostgreSQL does not accept NUL in a text. Other invalid references are looked up and not found.
  const reference = params.reference.replaceAll('\0', '')
  if (reference.startsWith('SWP-')) {
    const swap = await findGuestSwap(prisma, reference)
    if (!swap) throw notFound('Swap')
    const payable = { orderId: swap.orderId, swapId: swap.id }
    const { isTest } = swap
    return { payable, reference, isTest, page: (context) => swapPage(swap, context) }
  }
  const order = await findGuestOrder(prisma, reference)
  if (!order) throw notFound('Order')
  return {
    payable: { orderId: order.id },
    reference,
    isTest: order.isTest,
    page: (context) => orderPage(order, context),
  }
}

const languageOf = ({ headers }: FastifyRequest): Language | null =>
  preferredLanguage(headers['accept-language'], Object.values(Language))

/** Language of the browser. */
const viewFor = (request: FastifyRequest, { brand }: Env): ViewContext =>
  createViewContext(brand, languageOf(request) ?? 'EN')

/** Whether the provider charges a card on this page. */
const charges = (provider: PaymentProvider | undefined, card: string | undefined) =>
  provider?.charge !== undefined && card !== 'leave'

/** @throws AppError malformed_request (unknown payment method) */
function requireProvider(payments: Needs['payments'], name: string): PaymentProvider {
  const provider = payments.get(name)
  if (provider) return provider
  throw new AppError('malformed_request', 'There is no such payment method.')
}

/**
 * Returns the invalid field of the form.
 * @throws AppError malformed_request (unknown payment method)
 */
function findInvalidField(
  { payments }: Pick<Needs, 'payments'>,
  { swapId }: Payable,
  { provider: name = '', card, email }: NonNullable<Choice['Body']>,
): 'email' | 'card' | undefined {
  const provider = requireProvider(payments, name)
  if (email && !swapId && !guestEmail.safeParse(email).success) return 'email'
  return charges(provider, card) && !isTestCard(card) ? 'card' : undefined
}

/** Choice of a guest, with the page and its language. */
type Asked = NonNullable<Choice['Body']> & { page: string; language: Language | null }

/** @returns URL at which the guest continues to pay, if it is on another site */
async function pay(
  services: Needs,
  payable: Payable,
  { provider: name = '', card, email, page, language }: Asked,
): Promise<string | undefined> {
  const { prisma, payments, env } = services
  const provider = requireProvider(payments, name)
  if (email && !payable.swapId) {
    await noteGuestEmail(prisma, payable.orderId, guestEmail.parse(email), language)
  }
  if (isHosted(provider)) {
    return beginPayment(services, payable, provider, env.applicationHost + page)
  } else if (charges(provider, card)) await payByCard(services, payable, provider, card!)
  else await openPayment(prisma, payable, provider)
  return undefined
}

/** A choice on an outdated page shows the current state instead. */
function ignoreLateChoice(error: unknown): undefined {
  if (toAppError(error).code !== 'invalid_transition') throw error
}

function send(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page)
}

function sendError(
  error: Error,
  view: ViewContext,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { statusCode: own } = error as Error & { statusCode?: number }
  const appError = toAppError(error)
  const status = own && own < 500 ? own : appError.status
  if (status >= 500) request.log.error({ err: error }, appError.message)
  if (appError.headers) reply.headers(appError.headers)
  const { errors } = view.text
  return send(reply.status(status), messagePage(view, ...(errors[status] ?? errors[500]!)))
}
