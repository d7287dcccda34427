import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { InteractionResults, Provider } from 'oidc-provider'
import { Language } from '../../prisma/generated/client/enums.js'
import type { Session, TeamSession } from '../access/session.js'
import type { Env } from '../config/env.js'
import { createOauthGrant, grantableScopes, offlineAccess } from '../domain/accounts/oauth-grant.js'
import { AppError } from '../errors/app-error.js'
import { contentSecurityPolicy, mountPages, sendPage } from '../http/page.js'
import { authenticate, type RateLimits } from '../http/rate-limit.js'
import { isSameOrigin } from '../http/same-origin.js'
import { authorizationOf, keepToken } from '../http/session-cookie.js'
import { singleSignOnPath } from '../http/sign-in-path.js'
import type { MarketClient } from '../postgres/transaction.js'
import { preferredLanguage } from '../values/language.js'
import { isUuid } from '../values/uuid.js'
import {
  consentPage,
  continuePage,
  errorPage,
  type FormRefusal,
  signInPage,
} from './consent-page.js'
import { findPendingRequest, type PendingRequest } from './pending-request.js'
import { oauthPaths } from './provider.js'

type Field = 'decision' | 'profile' | 'scope' | 'session' | 'token'

interface OnConsent {
  Params: { uid: string }
  Querystring: { again?: string }
  Body: Partial<Record<Field, string | string[]>> | undefined
}

type Request = FastifyRequest<OnConsent>

interface Needs {
  env: Env
  prisma: MarketClient
  rateLimits: RateLimits
}

const errors = {
  429: 'Too many requests. Wait a minute, then load the page again.',
  other: 'Something went wrong. Go back to the app and connect again.',
}

/**
 * Mounts the page on which a member consents that an OAuth client acts for them. The library's cookie ties the page to
 * the browser that sent the authorization request; forms from other sites are not accepted.
 */
export function mountConsent(
  app: FastifyInstance,
  services: Needs,
  provider: Provider,
): Promise<void> {
  const { env, prisma } = services
  const url = `${oauthPaths.consent}/:uid`
  const config = { cookie: 'page' } as const

  const expired = async (request: Request, reply: FastifyReply) =>
    sendPage(reply.status(410), errorPage(env.brand, await languageOf(prisma, request)))

  /** Ends the page with the user's decision, which the library sends to the client. */
  const completeInteraction = async (
    request: Request,
    reply: FastifyReply,
    result: InteractionResults,
  ) => {
    const resumed = await provider.interactionResult(request.raw, reply.raw, result)
    // Relative: the library takes scheme and host from the request, which a proxy may have changed.
    return reply.redirect(new URL(resumed).pathname, 303)
  }

  const handleDecision = async (request: Request, reply: FastifyReply, pending: PendingRequest) => {
    const { decision, session: shownTo } = request.body ?? {}
    if (decision === 'deny') {
      const result = { error: 'access_denied', error_description: 'The user denied access.' }
      return completeInteraction(request, reply, result)
    }
    if (decision === 'sign-in') return signIn(services, request, reply, pending)
    const session = await sessionOf(request)
    // The user has signed out, or signed in to another team, since the page was shown.
    if (session?.kind !== 'team' || (shownTo ?? session.tokenId) !== session.tokenId)
      return reply.redirect(pathOf(request), 303)
    const scopes = chosenScopes(request, session, pending)
    if (scopes.length === 0)
      return renderConsent(services, request, reply.status(400), pending, 'nothingChosen')
    const grantId = await grant(prisma, request, session, pending, scopes).catch(ignoreRefusal)
    if (!grantId) return reply.redirect(pathOf(request), 303)
    const login = { accountId: session.userId, remember: false }
    return completeInteraction(request, reply, { login, consent: { grantId } })
  }

  return mountPages(app, services, errors, (scope) => {
    scope.get<OnConsent>(url, { config }, async (request, reply) => {
      const pending = await findPendingRequest(provider, services, request, reply)
      return pending ? renderConsent(services, request, reply, pending) : expired(request, reply)
    })
    scope.post<OnConsent>(
      url,
      { config: { ...config, rights: 'session' } },
      async (request, reply) => {
        if (!isSameOrigin(request, env)) return reply.redirect(pathOf(request), 303)
        const pending = await findPendingRequest(provider, services, request, reply)
        return pending ? handleDecision(request, reply, pending) : expired(request, reply)
      },
    )
  })
}

/** Path of the page of a request, for a browser that sends the console's cookie. */
const pathOf = ({ params: { uid } }: Request) =>
  `${oauthPaths.consent}/${encodeURIComponent(uid)}?again=1`

/** Sends the page on which the user consents, or signs in first. */
async function renderConsent(
  { env, prisma }: Needs,
  request: Request,
  reply: FastifyReply,
  pending: PendingRequest,
  refusal?: FormRefusal,
): Promise<FastifyReply> {
  const { brand } = env
  const { client } = pending
  const session = await sessionOf(request)
  const language = await languageOf(prisma, request, session)
  // Chromium applies form-action to the redirect after the form, too.
  const target = new URL(pending.redirectUri)
  const source = /^https?:$/.test(target.protocol) ? target.origin : target.protocol
  reply.headers({
    'content-security-policy': contentSecurityPolicy(brand, source),
    // With the default policy, browsers send no `Origin` with the form.
    'referrer-policy': 'same-origin',
  })
  if (session?.kind === 'team') {
    const { tokenId: sessionId } = session
    const { team, user, profiles } = await subjectOf(prisma, session)
    const scopes = grantableScopes(session, null).filter((name) => pending.scopes.has(name))
    const isOffline = pending.scopes.has(offlineAccess)
    const choice =
      refusal === 'nothingChosen'
        ? { scopes: submittedScopes(request), profileId: profileOf(request.body) }
        : undefined
    const page = { client, sessionId, user, team, profiles, scopes, isOffline, refusal, choice }
    return sendPage(reply, consentPage(brand, language, page))
  }
  // The browser does not send the console's cookie with a request that begins at the client's site.
  if (!session && !refusal && request.query.again === undefined) {
    const again = pathOf(request)
    reply.header('refresh', `0; url=${again}`)
    return sendPage(reply, continuePage(brand, language, again))
  }
  const page = {
    client,
    scopes: pending.scopes,
    hasEmail: env.email !== undefined && env.console,
    ssoUrl: env.oidc
      ? `${singleSignOnPath}?to=${encodeURIComponent(request.url.split('?')[0]!)}`
      : null,
    refusal: session ? 'operatorToken' : refusal,
  } as const
  return sendPage(reply, signInPage(brand, language, page))
}

/** Signs the user in by the submitted token. */
async function signIn(
  services: Needs,
  request: Request,
  reply: FastifyReply,
  pending: PendingRequest,
): Promise<FastifyReply> {
  const token = String(request.body?.token).trim()
  const session = await authenticate(request, `Bearer ${token}`).catch(ignoreRefusal)
  if (session?.kind === 'team' && !session.grant) {
    keepToken(reply, token, services.env.publicUrl.startsWith('https:'))
    return reply.redirect(pathOf(request), 303)
  }
  const refusal = session?.kind === 'operator' ? 'operatorToken' : 'wrongToken'
  return renderConsent(services, request, reply.status(400), pending, refusal)
}

/** Returns the values of the selected boxes, which may be scopes that the user cannot grant. */
const submittedScopes = ({ body }: Request): ReadonlySet<string> =>
  new Set([body?.scope ?? []].flat())

/** Returns the scopes that the user has selected and can grant. Empty if there are none of the API. */
function chosenScopes(request: Request, session: TeamSession, pending: PendingRequest): string[] {
  const chosen = submittedScopes(request)
  const isChosen = (name: string) => chosen.has(name) && pending.scopes.has(name)
  const scopes = grantableScopes(session, profileOf(request.body)).filter((name) => isChosen(name))
  return scopes.length > 0 && isChosen(offlineAccess) ? [...scopes, offlineAccess] : scopes
}

async function grant(
  prisma: MarketClient,
  { body, id: requestId }: Request,
  { teamId, userId, tokenId: sessionId }: TeamSession,
  { clientId, client, resource }: PendingRequest,
  scopes: string[],
): Promise<string> {
  const actor = { kind: 'team', userId, requestId } as const
  const clientName = client.name
  const profileId = profileOf(body)
  const parties = { teamId, userId, clientId, clientName, scopes, profileId, sessionId, resource }
  return (await createOauthGrant(prisma, actor, parties)).id
}

/** Returns the selected profile; null for all profiles. @throws AppError malformed_request */
function profileOf(body: OnConsent['Body']): string | null {
  const profile = String(body?.profile ?? '')
  if (profile && !isUuid(profile))
    throw new AppError('malformed_request', 'The profile is not an ID.')
  return profile || null
}

/** Authenticates the user. Access tokens do not count, because a client could extend its own grant. */
async function sessionOf(request: Request): Promise<Session | undefined> {
  if (!authorizationOf(request)) return undefined
  const session = await authenticate(request).catch(ignoreRefusal)
  return session?.kind === 'team' && session.grant ? undefined : session
}

async function languageOf(
  prisma: MarketClient,
  { headers }: Request,
  session?: Session,
): Promise<Language> {
  const user = session && (await prisma.user.findUnique({ where: { id: session.userId } }))
  return (
    user?.language ?? preferredLanguage(headers['accept-language'], Object.values(Language)) ?? 'EN'
  )
}

function ignoreRefusal(error: unknown): undefined {
  if (error instanceof AppError && error.status === 401) return undefined
  throw error
}

/** Reads the team, the user and the profiles that the consent page shows. */
async function subjectOf(prisma: MarketClient, { teamId, userId }: TeamSession) {
  const [team, user, profiles] = await Promise.all([
    prisma.team.findUniqueOrThrow({
      where: { id: teamId },
      select: { name: true },
    }),
    prisma.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } }),
    prisma.profile.findMany({
      where: { teamId, deletedAt: null },
      select: { id: true, name: true },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      take: 1_000,
    }),
  ])
  return { team: team.name, user: user.email, profiles }
}
