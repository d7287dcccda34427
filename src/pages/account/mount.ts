import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Language } from '../../../prisma/generated/client/enums.js'
import type { Env } from '../../config/env.js'
import {
  acceptInvitation,
  findInvitation,
  invitedName,
  type ShownInvitation,
} from '../../domain/accounts/invitation.js'
import { toAppError } from '../../errors/app-error.js'
import { mountPages, sendPage } from '../../http/page.js'
import type { RateLimits } from '../../http/rate-limit.js'
import type { MarketClient } from '../../postgres/transaction.js'
import { preferredLanguage } from '../../values/language.js'
import { invitationPage, messagePage } from './invitation-page.js'

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
  403: 'This link is not complete. Open it from the mail again, whole.',
  404: 'This invitation is not valid any more. Ask whoever invited you for another one.',
  429: 'Too many requests. Wait a minute, then reload the page.',
  other: 'That did not work. Try again in a moment.',
}

/**
 * Serves the page on which whoever has the link of an invitation sees and accepts it. Opening it changes nothing, since
 * programs open links by themselves; its form does.
 */
export function mountInvitation(app: FastifyInstance, services: Needs): Promise<void> {
  const { env, prisma } = services
  const { brand, secretKey } = env
  const path = '/invitations/:id'
  return mountPages(app, services, errors, (scope) => {
    scope.get<OnLink>(path, async (request, reply) => {
      const invitation = await findInvitation(prisma, secretKey, openedBy(request))
      const language = languageOf(request, invitation)
      const status = invitation.state === 'expired' ? 410 : 200
      return sendPage(reply.status(status), invitationPage(brand, language, invitation))
    })
    scope.post<OnLink>(path, async (request, reply) => {
      const opened = openedBy(request)
      const invitation = await findInvitation(prisma, secretKey, opened)
      const language = languageOf(request, invitation)
      const typed = String(request.body?.name ?? '')
      const name = invitedName.safeParse(typed)
      if (invitation.state === 'open' && !invitation.isKnown && !name.success) {
        const shown = invitationPage(brand, language, invitation, { name: typed })
        return sendPage(reply.status(400), shown)
      }
      if (invitation.state === 'open') {
        try {
          const asked = { ...opened, requestId: request.id }
          await acceptInvitation(prisma, secretKey, asked, name.data)
        } catch (error) {
          const { code } = toAppError(error)
          if (code === 'invalid_transition')
            return sendPage(reply.status(409), messagePage(brand, language, 'refused'))
          // Somebody else was faster, perhaps by the second of two clicks: the page says what came of it.
          if (code !== 'not_found') throw error
        }
      }
      // Reloading the answer of a form would send it again.
      return reply.redirect(request.url, 303)
    })
  })
}

const openedBy = ({ params, query }: FastifyRequest<OnLink>) => ({
  id: params.id,
  signature: String(query.signature),
})

const languageOf = ({ headers }: FastifyRequest, { language }: ShownInvitation): Language =>
  language ?? preferredLanguage(headers['accept-language'], Object.values(Language)) ?? 'EN'
