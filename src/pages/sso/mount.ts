import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Language } from '../../../prisma/generated/client/enums.js'
import type { Env } from '../../config/env.js'
import type { OidcSettings } from '../../config/oidc.js'
import { sessionHours } from '../../domain/accounts/session.js'
import {
  admitBySso,
  openSsoSession,
  type PendingSso,
  type SsoAdmission,
  SsoRefusedError,
  ssoChoices,
} from '../../domain/accounts/sso.js'
import { mountPages, sendPage } from '../../http/page.js'
import type { RateLimits } from '../../http/rate-limit.js'
import { isSameOrigin } from '../../http/same-origin.js'
import { clientOf, keepToken } from '../../http/session-cookie.js'
import { singleSignOnPath } from '../../http/sign-in-path.js'
import type { MarketClient } from '../../postgres/transaction.js'
import { preferredLanguage } from '../../values/language.js'
import { isUuid } from '../../values/uuid.js'
import { SsoCookie } from './cookie.js'
import { operatorChoice, ssoChoicePage, ssoErrorPage } from './page.js'
import { SsoFailedError, SsoProvider } from './provider.js'
import type { SsoError } from './texts.js'

interface OnSso {
  Querystring: { to?: string | string[] }
  Body: { team?: string | string[] } | undefined
}

type Request = FastifyRequest<OnSso>

interface Needs {
  env: Env
  prisma: MarketClient
  rateLimits: RateLimits
}

const errors = {
  429: 'Too many requests. Wait a minute, then reload the page.',
  other: 'Something went wrong. Try again in a moment.',
}

const statusOf: Record<SsoError, number> = {
  denied: 403,
  invalid: 400,
  unavailable: 503,
  unverified: 403,
  refused: 403,
}

const paths = {
  start: singleSignOnPath,
  callback: `${singleSignOnPath}/callback`,
  choice: `${singleSignOnPath}/team`,
}

/**
 * Serves the sign-in at the OpenID provider: the start, the callback, and the choice of a team. A cookie ties the
 * callback to the browser that has started the sign-in. Otherwise another site could sign visitors in as another user
 * (login CSRF).
 */
export function mountSingleSignOn(
  app: FastifyInstance,
  services: Needs,
  settings: OidcSettings,
): Promise<void> {
  const { env, prisma } = services
  const { brand } = env
  const provider = new SsoProvider(settings, env.publicUrl + paths.callback)
  const cookie = new SsoCookie(env)
  const secure = env.publicUrl.startsWith('https:')

  const fail = (request: Request, reply: FastifyReply, error: unknown, to: string) =>
    sendFailure(brand, request, reply, error, to)

  const open = async (
    request: Request,
    reply: FastifyReply,
    { to, ...pending }: PendingSso & { to: string },
    teamId: string | null,
  ) => {
    const opened = { ...pending, requestId: request.id, client: clientOf(request) }
    const { raw } = await openSsoSession(prisma, opened, teamId)
    cookie.clear(reply)
    keepToken(reply, raw, secure, sessionHours * 3600)
    return reply.redirect(to, 303)
  }

  return mountPages(app, services, errors, (scope) => {
    scope.get<OnSso>(paths.start, async (request, reply) => {
      const to = pathToOpen(request.query.to)
      try {
        const url = await provider.authorizationUrl(cookie.start(reply, to))
        return await reply.redirect(url.href, 303)
      } catch (error) {
        return fail(request, reply, error, to)
      }
    })
    scope.get<OnSso>(paths.callback, async (request, reply) => {
      const started = cookie.read(request, 'provider')
      const to = started?.to ?? '/console'
      try {
        if (!started) throw new SsoFailedError('invalid')
        const identity = await provider.identityOf(request.url, cookie.secretsOf(started))
        const admission = forTarget(await admitBySso(prisma, identity, request.id), to)
        const { userId, grantedRole, isOperator, teams } = admission
        const pending = { userId, grantedRole, to }
        if (teams.length + Number(isOperator) === 1)
          return await open(request, reply, pending, teams[0]?.id ?? null)
        cookie.keepChoice(reply, pending)
        return await reply.redirect(paths.choice, 303)
      } catch (error) {
        // The code works once, so the cookie is not needed again.
        cookie.clear(reply)
        return fail(request, reply, error, to)
      }
    })
    scope.get<OnSso>(paths.choice, async (request, reply) => {
      const pending = cookie.read(request, 'choice')
      if (!pending) return reply.redirect('/console', 303)
      // With the default policy the browser would omit the form's Origin.
      reply.header('referrer-policy', 'same-origin')
      try {
        const admission = forTarget(await ssoChoices(prisma, pending), pending.to)
        return await sendPage(reply, ssoChoicePage(brand, languageOf(request), admission))
      } catch (error) {
        return fail(request, reply, error, pending.to)
      }
    })
    scope.post<OnSso>(paths.choice, { config: { rights: 'session' } }, async (request, reply) => {
      const pending = cookie.read(request, 'choice')
      const team = String(request.body?.team ?? '')
      const isChoice = team === operatorChoice || isUuid(team)
      if (!pending || !isChoice || !isSameOrigin(request, env))
        return reply.redirect(paths.choice, 303)
      const { userId, grantedRole, to } = pending
      try {
        const teamId = team === operatorChoice ? null : team
        return await open(request, reply, { userId, grantedRole, to }, teamId)
      } catch (error) {
        return fail(request, reply, error, to)
      }
    })
  })
}

/**
 * Shows why the sign-in has failed. The log contains the reason, which the page of a refusal does not reveal.
 * @throws any other error
 */
function sendFailure(
  brand: Needs['env']['brand'],
  request: Request,
  reply: FastifyReply,
  error: unknown,
  to: string,
) {
  if (error instanceof SsoFailedError)
    request.log.warn({ failure: error.failure, ...error.details }, error.message)
  else if (error instanceof SsoRefusedError)
    request.log.info({ reason: error.reason }, error.message)
  else throw error
  const shown = error instanceof SsoFailedError ? error.failure : 'refused'
  const links = { again: `${paths.start}?to=${encodeURIComponent(to)}`, signIn: to }
  const html = ssoErrorPage(brand, languageOf(request), shown, links)
  return sendPage(reply.status(statusOf[shown]), html)
}

/**
 * Addresses of this server that a sign-in can return to: the console, also with a query, and a pending consent of OAuth.
 * The query is bounded, because the cookie contains the address.
 */
const returnPaths = /^(\/console(\/[\w-]+)*(\?[!-~]{0,1500})?|\/oauth\/consent(\/[\w-]+)*)$/

/** Returns the path to open after the sign-in. Other addresses than `returnPaths` are replaced by the console. */
function pathToOpen(to: string | string[] | undefined): string {
  return typeof to === 'string' && returnPaths.test(to) ? to : '/console'
}

/** Operators belong to no team, and cannot consent to OAuth clients. */
function forTarget(admission: SsoAdmission, to: string): SsoAdmission {
  const isConsent = to.startsWith('/oauth/')
  return isConsent && admission.teams.length > 0 ? { ...admission, isOperator: false } : admission
}

const languageOf = ({ headers }: Request): Language =>
  preferredLanguage(headers['accept-language'], Object.values(Language)) ?? 'EN'
