import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Language } from '../../../prisma/generated/client/enums.js'
import type { Env } from '../../config/env.js'
import { findSharedList } from '../../domain/catalogue/shared-list.js'
import { notFound, toAppError } from '../../errors/app-error.js'
import { sendUnlessKnown, tagOf } from '../../http/entity-tag.js'
import { sendPage } from '../../http/page.js'
import type { RateLimits } from '../../http/rate-limit.js'
import type { MarketClient } from '../../postgres/transaction.js'
import { preferredLanguage } from '../../values/language.js'
import { pageContentSecurityPolicy } from '../checkout/style.js'
import { listErrorPage, sharedListPage } from './list-page.js'

interface OnList {
  Params: { token: string }
}

interface Needs {
  env: Env
  prisma: MarketClient
  rateLimits: RateLimits
}

/**
 * Serves the public page of a list of outlets to anyone with its link. Browsers may cache the page, but revalidate it
 * on each visit, so that a link that is no longer shared stops working at once.
 */
export async function mountSharedLists(app: FastifyInstance, services: Needs): Promise<void> {
  const { env, prisma, rateLimits } = services
  const { brand } = env
  const policy = pageContentSecurityPolicy(brand, [])
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers({
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      })
      await rateLimits.charge({ address: request.ip, policy: 'guest' })
    })
    scope.setErrorHandler((error, request, reply) => {
      const known = toAppError(error)
      if (known.status >= 500) request.log.error({ err: error }, known.message)
      if (known.headers) reply.headers(known.headers)
      const text = { 404: 'notFound', 429: 'tooMany' } as const
      const name = text[known.status as keyof typeof text] ?? 'failed'
      return sendPage(reply.status(known.status), listErrorPage(brand, languageOf(request), name))
    })
    scope.get<OnList>('/lists/:token', async (request, reply) => {
      const list = await findSharedList(prisma, request.params.token)
      if (!list) throw notFound('List')
      const page = sharedListPage(brand, languageOf(request), list)
      reply
        .headers({ 'cache-control': 'private, no-cache', vary: 'accept-language' })
        .type('text/html; charset=utf-8')
      return sendUnlessKnown(request, reply, { bytes: Buffer.from(page), etag: tagOf(page) })
    })
  })
}

const languageOf = ({ headers }: FastifyRequest): Language =>
  preferredLanguage(headers['accept-language'], Object.values(Language)) ?? 'EN'
