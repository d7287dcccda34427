import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Language } from '../../../prisma/generated/client/enums.js'
import type { Env } from '../../config/env.js'
import { acceptInvitation, invitedName } from '../../domain/accounts/invitation.js'
import { sessionHours } from '../../domain/accounts/session.js'
import { findInvitation, type ShownInvitation } from '../../domain/accounts/shown-invitation.js'
import { toAppError } from '../../errors/app-error.js'
import { mountPages, sendPage } from '../../http/page.js'
import type { RateLimits } from '../../http/rate-limit.js'
import { isSameOrigin } from '../../http/same-origin.js'
import { clientOf, hasSession, keepToken } from '../../http/session-cookie.js'
import type { MarketClient } from '../../postgres/transaction.js'
import { preferredLanguage } from '../../values/language.js'
import { invitationErrorPage, invitationPage, type SignInHint } from './invitation-page.js'

interface OnLink {
  Params: { id: string }
  Querystring: { signature?: string | string[] }
  Body: { name?: string | string[] } | undefined
}

interface Needs {
  env: Env
  prisma: MarketClient
  rateLimits: RateLimits
}

const errors = {
  403: 'This link is incomplete. Open it from the email again.',
  404: 'This invitation is no longer valid. Request another one from the person who invited you.',
  429: 'Too many requests. Wait a minute, then reload the page.',
  other: 'Something went wrong. Try again in a moment.',
}

/**
 * Serves the page of an invitation to anyone with its link. Opening it changes nothing, because programs prefetch links.
 * Its form accepts the invitation. It also signs a new user in to the console, if the server sends email and the team does
 * not require single sign-on.
 */
export function mountInvitation(app: FastifyInstance, services: Needs): Promise<void> {
  const { env, prisma } = services
  const { brand, secretKey } = env
  const consoleUrl = `${env.publicUrl}/console`
  /** Console, if the invited user can sign in to it without a token. */
  const consoleFor = ({ email, ssoRequired }: ShownInvitation): SignInHint | null => {
    const bySso = env.oidc !== undefined && (ssoRequired || !env.email)
    const byEmail = env.email !== undefined && !ssoRequired
    if (!env.console || !(bySso || byEmail)) return null
    // The fragment is not sent to the server, and thus not logged.
    return { url: bySso ? consoleUrl : `${consoleUrl}#email=${encodeURIComponent(email)}`, bySso }
  }
  const path = '/invitations/:id'
  return mountPages(app, services, errors, (scope) => {
    scope.get<OnLink>(path, async (request, reply) => {
      const invitation = await findInvitation(prisma, secretKey, readLink(request))
      const language = languageOf(request, invitation)
      const status = invitation.state === 'expired' ? 410 : 200
      // With the default policy the browser would omit the form's Origin.
      reply.header('referrer-policy', 'same-origin')
      return sendPage(
        reply.status(status),
        invitationPage(brand, language, invitation, consoleFor(invitation)),
      )
    })
    scope.post<OnLink>(path, { config: { rights: 'link' } }, async (request, reply) => {
      const openedLink = readLink(request)
      const invitation = await findInvitation(prisma, secretKey, openedLink)
      const language = languageOf(request, invitation)
      const submittedName = String(request.body?.name ?? '')
      const name = invitedName.safeParse(submittedName)
      if (invitation.state === 'open' && !invitation.isKnown && !name.success) {
        const html = invitationPage(brand, language, invitation, null, { name: submittedName })
        reply.header('referrer-policy', 'same-origin')
        return sendPage(reply.status(400), html)
      }
      if (invitation.state === 'open') {
        try {
          const link = { ...openedLink, requestId: request.id }
          // Another site could otherwise sign visitors in as another user (login CSRF), as could the sender of the link of
          // another address to a signed-in user.
          const canSignIn = env.console && isSameOrigin(request, env) && !hasSession(request)
          const client = canSignIn ? clientOf(request) : undefined
          const session = await acceptInvitation(prisma, secretKey, link, name.data, client)
          if (session) {
            const secure = env.publicUrl.startsWith('https:')
            keepToken(reply, session.raw, secure, sessionHours * 3600)
            return await reply.redirect('/console', 303)
          }
        } catch (error) {
          const { code } = toAppError(error)
          if (code === 'invalid_transition')
            return sendPage(reply.status(409), invitationErrorPage(brand, language, 'refused'))
          // The invitation was accepted meanwhile, for example by a double click. The page shows the result.
          if (code !== 'not_found') throw error
        }
      }
      // Redirects, so that a reload does not submit the form again.
      return reply.redirect(request.url, 303)
    })
  })
}

const readLink = ({ params, query }: FastifyRequest<OnLink>) => ({
  id: params.id,
  signature: String(query.signature),
})

const languageOf = ({ headers }: FastifyRequest, { language }: ShownInvitation): Language =>
  language ?? preferredLanguage(headers['accept-language'], Object.values(Language)) ?? 'EN'
