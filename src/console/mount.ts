import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Language } from '../../prisma/generated/client/enums.js'
import type { Env } from '../config/env.js'
import { endOperatorSession } from '../domain/accounts/operator-session.js'
import { relyingPartyOf } from '../domain/accounts/passkey-ceremony.js'
import { endSession, sessionHours, sessionTeams, switchTeam } from '../domain/accounts/session.js'
import { requestSignIn } from '../domain/accounts/sign-in.js'
import { userEmail } from '../domain/accounts/user.js'
import { AppError, refused } from '../errors/app-error.js'
import { checkValue } from '../errors/rule-issues.js'
import type { FileStore } from '../files/store.js'
import { signedUrl } from '../files/url.js'
import { authenticate, type RateLimits } from '../http/rate-limit.js'
import { clientOf, keepToken } from '../http/session-cookie.js'
import { typefacePath } from '../http/typeface.js'
import { SsoCookie } from '../pages/sso/cookie.js'
import type { MarketClient } from '../postgres/transaction.js'
import { root } from '../root.js'
import { BuiltFiles } from './files.js'
import { mountPasskeys } from './passkeys.js'

/** @param imageOrigins origins of the thumbnails of the file library */
const contentSecurityPolicy = (imageOrigins: readonly string[]) =>
  [
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'",
    ["img-src 'self' data:", ...imageOrigins].join(' '),
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  ].join('; ')

/** File whose signed URL shows the origin of all: this server or the store. */
const anyFile = { key: `f_${'1'.repeat(22)}.png`, name: 'image.png' }

/** Maximum request body in bytes. Bodies contain a token or an email address. */
const bodyLimit = 4096

/** Maximum sign-in link requests per IP address and minute. */
const linksAMinute = 10

const wantsLink = z.strictObject({
  email: z.string().trim().pipe(userEmail),
  language: z.enum(Language).default('EN'),
})

const wantsTeam = z.strictObject({ teamId: z.uuid() })

const signIn = z.strictObject({ token: z.string().trim().min(1).max(200) })

interface Needs {
  env: Env
  files: FileStore
  prisma: MarketClient
  rateLimits: RateLimits
}

/**
 * Mounts the console: its built files and its session, a token in a cookie. All data comes from `/graphql`, as for any
 * frontend.
 * @param directory build output
 */
export function mountConsole(
  app: FastifyInstance,
  { env, files: store, prisma, rateLimits }: Needs,
  directory = join(root, 'dist', 'console'),
): void {
  const secure = env.publicUrl.startsWith('https:')
  const sso = new SsoCookie(env)
  mountFiles(app, { env, files: store }, new BuiltFiles(directory))

  // Other sites cannot send JSON or DELETE without a CORS preflight.
  const config = { rights: 'session' } as const
  app.post('/console/session', { bodyLimit, config }, async (request, reply) => {
    const { token } = checkValue(signIn, request.body)
    await authenticate(request, `Bearer ${token}`)
    keepToken(reply, token, secure)
    return reply.code(204).send()
  })
  const guarded = { bodyLimit, config: { cookie: 'guarded', ...config } } as const
  app.delete('/console/session', guarded, async (request, reply) => {
    keepToken(reply, undefined, secure)
    // Otherwise the next user of the browser could choose a team of the user within ten minutes.
    sso.clear(reply)
    // Sign out even if the token has expired or was revoked.
    const session = await authenticate(request).catch(() => undefined)
    const { id: requestId } = request
    if (session?.kind === 'operator') await endOperatorSession(prisma, { ...session, requestId })
    else if (session) await endSession(prisma, { ...session, requestId })
    return reply.code(204).send()
  })

  app.get('/console/session/teams', guarded, async (request, reply) => {
    const teams = await sessionTeams(prisma, await authenticate(request))
    return reply.header('cache-control', 'no-store').send({ teams })
  })
  app.post('/console/session/team', guarded, async (request, reply) => {
    const { teamId } = checkValue(wantsTeam, request.body)
    const session = await authenticate(request)
    const caller = { ...session, requestId: request.id }
    const { raw } = await switchTeam(prisma, caller, teamId, clientOf(request))
    keepToken(reply, raw, secure, sessionHours * 3600)
    return reply.code(204).send()
  })

  mountPasskeys(app, { env, prisma, rateLimits })

  // Lets the sign-in page check which methods are available.
  const methods = {
    linksByEmail: env.email !== undefined,
    singleSignOn: env.oidc !== undefined,
    passkeys: relyingPartyOf(env) !== null,
  }
  app.get('/console/session', (_request, reply) =>
    reply.header('cache-control', 'no-store').send(methods),
  )
  app.post('/console/sign-in-links', { bodyLimit, config }, async (request, reply) => {
    if (!env.email) throw refused('not_found', 'email_disabled', 'This server sends no email.')
    const form = checkValue(wantsLink, request.body)
    const { perMinute } = env.rateLimit
    const stranger = { address: request.ip, policy: 'authentication' } as const
    await rateLimits.charge(stranger, Math.ceil(perMinute / linksAMinute))
    await requestSignIn(prisma, { ...form, requestId: request.id })
    return reply.code(202).send()
  })
}

/** Mounts the page, its built files and the typeface of the pages that the server renders. */
function mountFiles(app: FastifyInstance, store: Pick<Needs, 'env' | 'files'>, files: BuiltFiles) {
  let policy: Promise<string> | undefined
  const findPolicy = async () => {
    try {
      const url = await signedUrl(store, anyFile)
      return contentSecurityPolicy([new URL(url).origin])
    } catch {
      // The store cannot sign at the moment. The next page tries again.
      policy = undefined
      return contentSecurityPolicy([])
    }
  }

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!files.has('index.html'))
      throw new AppError('not_found', 'The console was not built: run npm run build.')
    policy ??= findPolicy()
    reply.header('content-security-policy', await policy).header('cache-control', 'no-cache')
    return files.send(request, reply, 'index.html')
  }
  app.get('/console', page)
  app.get('/console/*', page)
  app.get<{ Params: { name: string } }>('/console/assets/:name', async (request, reply) => {
    const name = `assets/${request.params.name}`
    if (!files.has(name)) throw new AppError('not_found', 'There is no such file.')
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return files.send(request, reply, name)
  })

  app.get(typefacePath, async (request, reply) => {
    const name = files.find('assets/inter-latin-wght-normal-')
    if (!name) throw new AppError('not_found', 'There is no such file.')
    reply.header('cache-control', 'public, max-age=86400')
    return files.send(request, reply, name)
  })
}
