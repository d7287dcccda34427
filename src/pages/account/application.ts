import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Language } from '../../../prisma/generated/client/enums.js'
import type { Env } from '../../config/env.js'
import {
  applyAsPublisher,
  confirmApplication,
  consentAgreements,
  findApplication,
} from '../../domain/publishing/publisher-application.js'
import { toAppError } from '../../errors/app-error.js'
import { mountPages, sendPage } from '../../http/page.js'
import type { RateLimits } from '../../http/rate-limit.js'
import { isSameOrigin } from '../../http/same-origin.js'
import type { MarketClient } from '../../postgres/transaction.js'
import { preferredLanguage } from '../../values/language.js'
import { type ApplicationBody, parseApplication, textsOf } from './application-form.js'
import {
  applicationForm,
  applicationPendingPage,
  applicationSentPage,
  confirmationPage,
  trapField,
} from './application-page.js'

interface OnForm {
  Querystring: { sent?: string }
  Body: ApplicationBody | undefined
}

interface OnLink {
  Params: { id: string }
  Querystring: { signature?: string | string[] }
}

interface Needs {
  env: Env
  prisma: MarketClient
  rateLimits: RateLimits
}

const errors = {
  403: 'This link is incomplete. Open it from the email again.',
  404: 'This link is no longer valid. Apply again.',
  429: 'Too many requests. Try again later.',
  other: 'Something went wrong. Try again in a moment.',
}

/** Maximum applications per IP address and minute. The policy `application` allows four times as many per day. */
const applicationsAMinute = 5
const bodyLimit = 65_536

/**
 * Serves the form with which publishers apply, and the page of the link that confirms an application. Opening the link
 * changes nothing, because programs prefetch links. Responses do not reveal whether an account exists.
 */
export function mountApplication(app: FastifyInstance, services: Needs): Promise<void> {
  const { env, prisma, rateLimits } = services
  const { brand, secretKey } = env
  const path = '/publishers/apply'
  const linkPath = '/publishers/applications/:id'
  const mount = (scope: FastifyInstance) => {
    scope.addHook('onRequest', async (_request, reply) => {
      // With the default policy the browser would omit the form's Origin.
      reply.header('referrer-policy', 'same-origin')
    })
    scope.get<OnForm>(path, async (request, reply) => {
      const language = languageOf(request)
      if (request.query.sent) return sendPage(reply, applicationSentPage(brand, language))
      return sendPage(reply, applicationForm(brand, language, await consentAgreements(prisma)))
    })
    scope.post<OnForm>(path, { config: { rights: 'public' } }, async (request, reply) => {
      // A form of another site only opens the page.
      if (!isSameOrigin(request, env)) return reply.redirect(path, 303)
      const points = Math.ceil(env.rateLimit.perMinute / applicationsAMinute)
      await rateLimits.charge({ address: request.ip, policy: 'authentication' }, points)
      const { body = {} } = request
      const language = languageOf(request)
      const agreements = await consentAgreements(prisma)
      const agreementIds = textsOf(body, 'agreements')
      const { typed, value, fields } = parseApplication(body)
      const consents = agreements.every(({ id }) => agreementIds.includes(id))
      if (!value || !consents) {
        const rejected = { typed, fields: consents ? fields : [...fields, 'agreements' as const] }
        const form = applicationForm(brand, language, agreements, rejected)
        return sendPage(reply.status(400), form)
      }
      const isProgram = textsOf(body, trapField).some((text) => text !== '')
      if (!isProgram) {
        await rateLimits.charge({ address: request.ip, policy: 'application' }, points)
        await applyAsPublisher(prisma, { ...value, language, agreementIds })
      }
      // Redirects, so that a reload does not submit the form again.
      return reply.redirect(`${path}?sent=1`, 303)
    })
    scope.get<OnLink>(linkPath, async (request, reply) => {
      const shown = await findApplication(prisma, secretKey, readLink(request))
      const status = shown.state === 'expired' ? 410 : 200
      return sendPage(reply.status(status), confirmationPage(brand, shown))
    })
    scope.post<OnLink>(linkPath, { config: { rights: 'link' } }, async (request, reply) => {
      if (!isSameOrigin(request, env)) return reply.redirect(request.url, 303)
      const link = readLink(request)
      try {
        await confirmApplication(prisma, secretKey, { ...link, requestId: request.id })
      } catch (error) {
        const { code } = toAppError(error)
        if (code === 'invalid_transition') {
          const { application } = await findApplication(prisma, secretKey, link)
          return sendPage(reply.status(409), applicationPendingPage(brand, application.language))
        }
        // The link is used or expired, which the page shows.
        if (code !== 'not_found') throw error
      }
      return reply.redirect(request.url, 303)
    })
  }
  return mountPages(app, services, errors, mount, bodyLimit)
}

const readLink = ({ params, query }: FastifyRequest<OnLink>) => ({
  id: params.id,
  signature: String(query.signature),
})

const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  preferredLanguage(headers['accept-language'], Object.values(Language)) ?? 'EN'
