import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Language } from '../../../prisma/generated/client/enums.js'
import type { Env } from '../../config/env.js'
import { sessionHours } from '../../domain/accounts/session.js'
import { requireSignIn, type ShownSignIn, signInByLink } from '../../domain/accounts/sign-in.js'
import { notFound, toAppError } from '../../errors/app-error.js'
import { mountPages, sendPage } from '../../http/page.js'
import type { RateLimits } from '../../http/rate-limit.js'
import { isSameOrigin } from '../../http/same-origin.js'
import { clientOf, keepToken } from '../../http/session-cookie.js'
import type { MarketClient } from '../../postgres/transaction.js'
import { preferredLanguage } from '../../values/language.js'
import { isUuid } from '../../values/uuid.js'
import { signInPage } from './sign-in-page.js'

interface OnLink {
  Params: { id: string }
  Querystring: { signature?: string | string[] }
  Body: { team?: string | string[] } | undefined
}

interface Needs {
  env: Env
  prisma: MarketClient
  rateLimits: RateLimits
}

const errors = {
  403: 'This link is incomplete. Open it from the email again.',
  404: 'This link is no longer valid. Request another one in the console.',
  429: 'Too many requests. Wait a minute, then reload the page.',
  other: 'Something went wrong. Try again in a moment.',
}

/**
 * Serves the page of a sign-in link from an email. Opening it changes nothing, because programs prefetch links; its
 * form consumes the link and sets the session cookie. A form of another site only opens the page, which shows whose
 * link it is. Otherwise that site could sign visitors in as another user (login CSRF).
 */
export function mountSignIn(app: FastifyInstance, services: Needs): Promise<void> {
  const { env, prisma } = services
  const { brand, secretKey } = env
  const path = '/console/sign-in/:id'
  return mountPages(app, services, errors, (scope) => {
    scope.get<OnLink>(path, async (request, reply) => {
      const signIn = await requireSignIn(prisma, secretKey, openedBy(request))
      const status = signIn.state === 'open' ? 200 : 410
      // With the default policy the browser would omit the form's Origin.
      reply.header('referrer-policy', 'same-origin')
      return sendPage(reply.status(status), signInPage(brand, languageOf(request, signIn), signIn))
    })
    scope.post<OnLink>(path, { config: { rights: 'link' } }, async (request, reply) => {
      if (!isSameOrigin(request, env)) return reply.redirect(request.url, 303)
      const opened = openedBy(request)
      const team = String(request.body?.team ?? '')
      if (!isUuid(team)) throw notFound('Team')
      try {
        const link = { ...opened, requestId: request.id }
        const { raw } = await signInByLink(prisma, secretKey, link, team, clientOf(request))
        const secure = env.publicUrl.startsWith('https:')
        keepToken(reply, raw, secure, sessionHours * 3600)
        return await reply.redirect('/console', 303)
      } catch (error) {
        if (toAppError(error).code !== 'not_found') throw error
        // The link is used or expired, which the page shows. A redirect prevents a reload from submitting the form
        // again.
        return reply.redirect(request.url, 303)
      }
    })
  })
}

const openedBy = ({ params, query }: FastifyRequest<OnLink>) => ({
  id: params.id,
  signature: String(query.signature),
})

const languageOf = ({ headers }: FastifyRequest, { language }: ShownSignIn): Language =>
  language ?? preferredLanguage(headers['accept-language'], Object.values(Language)) ?? 'EN'
