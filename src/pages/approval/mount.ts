import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Language } from '../../../prisma/generated/client/enums.js'
import type { Session } from '../../access/session.js'
import { tenantOf } from '../../access/tenancy.js'
import type { Env } from '../../config/env.js'
import { approveOrder, rejectionReason, rejectOrder } from '../../domain/ordering/approval.js'
import { type ApprovalDetails, findApproval } from '../../domain/ordering/approval-details.js'
import { AppError, toAppError } from '../../errors/app-error.js'
import { mountPages, sendPage } from '../../http/page.js'
import { authenticate, type RateLimits } from '../../http/rate-limit.js'
import { isSameOrigin } from '../../http/same-origin.js'
import { authorizationOf } from '../../http/session-cookie.js'
import type { MarketClient } from '../../postgres/transaction.js'
import { preferredLanguage } from '../../values/language.js'
import { isUuid } from '../../values/uuid.js'
import {
  approvalPage,
  continuePage,
  orderNotFoundPage,
  type ShownApproval,
  signInFirstPage,
} from './approval-page.js'

interface OnOrder {
  Params: { id: string }
  Querystring: { again?: string | string[] }
  Body: { decision?: string | string[]; reason?: string | string[] } | undefined
}

type Request = FastifyRequest<OnOrder>

interface Needs {
  env: Env
  prisma: MarketClient
  rateLimits: RateLimits
}

type TeamSession = Extract<Session, { kind: 'team' }>

const errors = {
  429: 'Too many requests. Wait a minute, then reload the page.',
  other: 'Something went wrong. Try again in a moment.',
}

/**
 * Serves the page on which a signed-in member approves or rejects an order, to which an email links. Opening it changes
 * nothing, because programs prefetch links; its forms decide. Forms of other sites are not accepted.
 */
export function mountApproval(app: FastifyInstance, services: Needs): Promise<void> {
  const { env, prisma } = services
  const { brand } = env
  const url = '/approvals/:id'
  const config = { cookie: 'page' } as const

  /** Sends the page of the order, or the page to sign in on. */
  const render = async (
    request: Request,
    reply: FastifyReply,
    session: TeamSession | undefined,
    rejectedReason?: string,
  ) => {
    const { id } = request.params
    const language = await languageOf(prisma, request, session)
    // With the default policy, browsers send no `Origin` with the form.
    reply.header('referrer-policy', 'same-origin')
    if (!session) {
      // The browser does not send the console's cookie with a request that begins at another site, such as that of an email provider.
      if (request.query.again !== undefined)
        return sendPage(
          reply,
          signInFirstPage(brand, language, `/console/orders/${encodeURIComponent(id)}`),
        )
      const again = `${pathOf(request)}?again=1`
      reply.header('refresh', `0; url=${again}`)
      return sendPage(reply, continuePage(brand, language, again))
    }
    const own = tenantOf(session, 'Order')
    const order = isUuid(id) ? await findApproval(prisma, { id, ...own }) : null
    if (order) {
      const payUrl = `${env.applicationHost}/orders/checkout/${order.reference}`
      const content = { ...order, obstacle: obstacleOf(session, order), payUrl, rejectedReason }
      return sendPage(reply, approvalPage(brand, language, content))
    }
    const { name } = await prisma.team.findUniqueOrThrow({ where: { id: session.teamId } })
    return sendPage(reply.status(404), orderNotFoundPage(brand, language, name))
  }

  return mountPages(app, services, errors, (scope) => {
    scope.get<OnOrder>(url, { config }, async (request, reply) =>
      render(request, reply, await sessionOf(request)),
    )
    scope.post<OnOrder>(
      url,
      { config: { ...config, rights: 'decision' } },
      async (request, reply) => {
        const session = isSameOrigin(request, env) ? await sessionOf(request) : undefined
        const { id } = request.params
        // The page shows the state, or asks the user to sign in again.
        const shows = () => reply.redirect(`${pathOf(request)}?again=1`, 303)
        if (!session || !isUuid(id)) return shows()
        const caller = { ...session, requestId: request.id }
        try {
          if (String(request.body?.decision) === 'approve') {
            await approveOrder(prisma, caller, env, id)
            return shows()
          }
          const typed = String(request.body?.reason ?? '')
          const reason = rejectionReason.safeParse(typed)
          if (!reason.success) return render(request, reply.status(400), session, typed)
          await rejectOrder(prisma, caller, { orderId: id, reason: reason.data })
        } catch (error) {
          // Decided meanwhile, for example by another member, or not the user's to decide.
          if (!shownOnPage.has(toAppError(error).code)) throw error
        }
        return shows()
      },
    )
  })
}

/** Returns the reason for which a user cannot decide about an order. */
function obstacleOf(
  { userId, scopes }: TeamSession,
  { requesterId }: ApprovalDetails,
): ShownApproval['obstacle'] {
  if (requesterId === userId) return 'ownOrder'
  return scopes.has('orders.approve') ? null : 'noScope'
}

const shownOnPage = new Set<string>(['invalid_transition', 'missing_scope', 'not_found'])

const pathOf = ({ params: { id } }: Request) => `/approvals/${encodeURIComponent(id)}`

/** Returns the console session of a member, which reads all orders of the team. API tokens and other tokens do not count. */
async function sessionOf(request: Request): Promise<TeamSession | undefined> {
  if (!authorizationOf(request)) return undefined
  const session = await authenticate(request).catch((error: unknown) => {
    if (error instanceof AppError && error.status === 401) return undefined
    throw error
  })
  return session?.kind === 'team' && session.isConsole ? session : undefined
}

async function languageOf(
  prisma: MarketClient,
  { headers }: Request,
  session: Session | undefined,
): Promise<Language> {
  const user = session && (await prisma.user.findUnique({ where: { id: session.userId } }))
  return (
    user?.language ?? preferredLanguage(headers['accept-language'], Object.values(Language)) ?? 'EN'
  )
}
