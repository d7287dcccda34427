import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { User } from '../../prisma/generated/client/client.js'
import { EmailKind } from '../../prisma/generated/client/enums.js'
import type { Env } from '../config/env.js'
import {
  isOptionalEmail,
  type OptionalEmailKind,
  updateSubscription,
} from '../domain/integration/email.js'
import { AppError, notFound } from '../errors/app-error.js'
import { mountPages, sendPage } from '../http/page.js'
import type { RateLimits } from '../http/rate-limit.js'
import type { MarketClient } from '../postgres/transaction.js'
import { isUuid } from '../values/uuid.js'
import { unsubscribePage } from './unsubscribe-page.js'

const endable = Object.values(EmailKind).filter(isOptionalEmail)

/**
 * URL at which a recipient unsubscribes with one click, without signing in. It never expires, because an email may be
 * opened years later. It contains no user's address, because URLs are logged.
 */
export function unsubscribeUrl(env: Env, userId: string, kind: OptionalEmailKind): string {
  const signature = sign(env.secretKey, userId, kind).toString('base64url')
  return `${env.publicUrl}/mails/unsubscribe/${userId}/${kind}?signature=${signature}`
}

function sign(secretKey: string, userId: string, kind: string): Buffer {
  return createHmac('sha256', secretKey).update(`unsubscribe ${userId} ${kind}`).digest()
}

interface OnLink {
  Params: { userId: string; kind: string }
  Querystring: { signature?: string | string[] }
  /** `scope`: `all` notifications or only those of this kind. `wanted`: subscribe again. */
  Body: { scope?: string; wanted?: string } | undefined
}

interface Needs {
  env: Env
  prisma: MarketClient
  rateLimits: RateLimits
}

const errors = {
  403: 'This link is incomplete. Open it from the email again.',
  404: 'This user no longer exists.',
  429: 'Too many requests. Wait a minute, then reload the page.',
  other: 'Something went wrong. Try again in a moment.',
}

/**
 * Serves the email preferences page. Opening it changes nothing, because programs prefetch links; its form does, and
 * so does an email client's POST (RFC 8058), without cookie or token.
 */
export function mountUnsubscribe(app: FastifyInstance, services: Needs): Promise<void> {
  const { env, prisma } = services
  const path = '/mails/unsubscribe/:userId/:kind'
  return mountPages(app, services, errors, (scope) => {
    // Email clients may send the form of RFC 8058 as multipart; its only content is fixed.
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: 4096 },
      (_request, _body, done) => done(null, {}),
    )
    scope.get<OnLink>(path, async (request, reply) => {
      const { user, kind } = await requireSubscription(services, request)
      return sendPage(reply, unsubscribePage(env.brand, { kind, language: user.language ?? 'EN' }))
    })
    scope.post<OnLink>(path, { config: { rights: 'link' } }, async (request, reply) => {
      const { user, kind } = await requireSubscription(services, request)
      const { scope = 'one', wanted } = request.body ?? {}
      const isAll = scope === 'all'
      await updateSubscription(prisma, user.id, isAll ? endable : [kind], wanted === '1')
      const language = user.language ?? 'EN'
      const change = wanted === '1' ? 'begun' : 'ended'
      const done = isAll ? (`${change}All` as const) : change
      return sendPage(reply, unsubscribePage(env.brand, { kind, language, done }))
    })
  })
}

/** @throws AppError invalid_signature, not_found */
async function requireSubscription(
  { env, prisma }: Needs,
  { params, query }: FastifyRequest<OnLink>,
): Promise<{ user: User; kind: OptionalEmailKind }> {
  const { userId } = params
  const kind = endable.find((candidate) => candidate === params.kind)
  if (!isUuid(userId) || !kind) throw notFound('Page')
  const signatureBytes = Buffer.from(String(query.signature), 'base64url')
  const expectedBytes = sign(env.secretKey, userId, kind)
  if (
    signatureBytes.length !== expectedBytes.length ||
    !timingSafeEqual(signatureBytes, expectedBytes)
  ) {
    throw new AppError('invalid_signature', 'The signature in the link is not valid.')
  }
  const user = await prisma.user.findFirst({ where: { id: userId, deletedAt: null } })
  if (!user) throw notFound('User')
  return { user, kind }
}
