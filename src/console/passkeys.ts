import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Session } from '../access/session.js'
import type { Env } from '../config/env.js'
import { outsideConsole } from '../domain/accounts/passkey.js'
import {
  beginRegistration,
  beginSignIn,
  chooseTeam,
  completeRegistration,
  completeSignIn,
  type RelyingParty,
  relyingPartyOf,
} from '../domain/accounts/passkey-ceremony.js'
import { sessionHours } from '../domain/accounts/session.js'
import { oneLine } from '../domain/rules/text.js'
import { AppError, refused } from '../errors/app-error.js'
import { checkValue } from '../errors/rule-issues.js'
import { authenticate, type RateLimits } from '../http/rate-limit.js'
import { clientOf, keepToken } from '../http/session-cookie.js'
import type { MarketClient } from '../postgres/transaction.js'

/** Maximum request body in bytes. Authenticators send certificates of several kilobytes at most. */
const bodyLimit = 32 * 1024

/** Maximum sign-ins that an IP address begins per minute, and failed ones. */
const attemptsAMinute = 20

const text = z.string().max(20_000)

/** Parts of the responses of browsers that the ceremonies read. */
const credential = {
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z.looseObject({}),
}

const newPasskey = z.strictObject({
  id: z.uuid(),
  name: oneLine,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: text,
      attestationObject: text,
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  }),
})

const signedIn = z.strictObject({
  id: z.uuid(),
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: text,
      authenticatorData: text,
      signature: text,
      userHandle: text.optional(),
    }),
  }),
})

const chosenTeam = z.strictObject({ id: z.uuid(), teamId: z.uuid() })

interface Needs {
  env: Env
  prisma: MarketClient
  rateLimits: RateLimits
}

/** Mounts the routes that add passkeys in a session of the console, and sign in with them. */
export function mountPasskeys(app: FastifyInstance, { env, prisma, rateLimits }: Needs): void {
  const relyingParty = relyingPartyOf(env)
  const secure = env.publicUrl.startsWith('https:')
  const open = (raw: string, reply: Parameters<typeof keepToken>[0]) => {
    keepToken(reply, raw, secure, sessionHours * 3600)
    return reply.code(204).send()
  }
  const charge = ({ ip: address }: FastifyRequest) =>
    rateLimits.charge(
      { address, policy: 'authentication' },
      Math.ceil(env.rateLimit.perMinute / attemptsAMinute),
    )

  const config = { rights: 'session' } as const
  const guarded = { bodyLimit, config: { cookie: 'guarded', ...config } } as const
  app.post('/console/passkeys/options', guarded, async (request, reply) => {
    const session = await requireConsole(request)
    await rateLimits.charge(session)
    const ceremony = await beginRegistration(prisma, session, requireAvailable(relyingParty))
    return reply.header('cache-control', 'no-store').send(ceremony)
  })
  app.post('/console/passkeys', guarded, async (request, reply) => {
    const session = await requireConsole(request)
    await rateLimits.charge(session)
    const { id } = await completeRegistration(
      prisma,
      { ...session, requestId: request.id },
      requireAvailable(relyingParty),
      checkValue(newPasskey, request.body),
    )
    return reply.code(201).send({ id })
  })

  // Other sites cannot send JSON without a CORS preflight.
  app.post('/console/session/passkey/options', { bodyLimit, config }, async (request, reply) => {
    await charge(request)
    const ceremony = await beginSignIn(prisma, requireAvailable(relyingParty))
    return reply.header('cache-control', 'no-store').send(ceremony)
  })
  const client = (request: FastifyRequest) => ({
    requestId: request.id,
    client: clientOf(request),
  })
  app.post('/console/session/passkey', { bodyLimit, config }, async (request, reply) => {
    const form = checkValue(signedIn, request.body)
    const result = await charged(request, charge, () =>
      completeSignIn(prisma, requireAvailable(relyingParty), form, client(request)),
    )
    return 'raw' in result ? open(result.raw, reply) : reply.send(result)
  })
  app.post('/console/session/passkey/team', { bodyLimit, config }, async (request, reply) => {
    const form = checkValue(chosenTeam, request.body)
    const { raw } = await charged(request, charge, () => chooseTeam(prisma, form, client(request)))
    return open(raw, reply)
  })
}

/**
 * Authenticates a request of the console: by its cookie, not by a token that a program sends.
 * @throws AppError unauthenticated, invalid_token, missing_scope
 */
async function requireConsole(request: FastifyRequest): Promise<Session> {
  const session = await authenticate(request)
  if (request.headers.authorization !== undefined) throw outsideConsole()
  return session
}

/** Charges an attempt to the IP address if it is refused. */
async function charged<Result>(
  request: FastifyRequest,
  charge: (request: FastifyRequest) => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) await charge(request)
    throw error
  }
}

/** @throws AppError not_found (browsers allow no passkeys at PUBLIC_URL) */
function requireAvailable(relyingParty: RelyingParty | null): RelyingParty {
  if (relyingParty) return relyingParty
  throw refused(
    'not_found',
    'passkeys_unavailable',
    'Browsers allow no passkeys at PUBLIC_URL: they need a domain name, and https except on localhost.',
  )
}
