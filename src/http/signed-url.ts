import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Env } from '../config/env.js'
import { AppError } from '../errors/app-error.js'
import type { RateLimits } from './rate-limit.js'

/** What signed addresses are checked with. */
export interface Signing {
  env: Env
  rateLimits: RateLimits
}

/** How long a signed URL is valid, in seconds. */
export const signedUrlLifetimeSeconds = 3600

/**
 * The address of a path of this server for whoever holds it, without a token, for the next hour.
 * @param subject what is signed; unlike that of any other path
 */
export function signedPath({ env }: { env: Env }, path: string, subject: string): string {
  const expires = String(Math.floor(Date.now() / 1000) + signedUrlLifetimeSeconds)
  const signature = sign(env.secretKey, subject, expires).toString('base64url')
  return `${env.publicUrl}${path}?expires=${expires}&signature=${signature}`
}

/**
 * Refuses a request whose query is not that of a signed address of this subject, or of one that has expired,
 * and charges the address that it comes from.
 * @throws AppError invalid_signature, rate_limited
 */
export async function requireSigned(
  { env, rateLimits }: Signing,
  subject: string,
  request: Pick<FastifyRequest, 'ip' | 'query'>,
): Promise<void> {
  const query = request.query as Record<string, unknown>
  const [expires, signature] = [String(query.expires), String(query.signature)]
  const given = Buffer.from(signature, 'base64url')
  const right = sign(env.secretKey, subject, expires)
  // The text is compared too: base64url of one digest has several spellings, and only ours is signed.
  if (
    given.length === right.length &&
    timingSafeEqual(given, right) &&
    right.toString('base64url') === signature &&
    Number(expires) > Date.now() / 1000
  ) {
    return
  }
  await rateLimits.charge({ address: request.ip, policy: 'address' })
  throw new AppError(
    'invalid_signature',
    'The address was changed or has expired; read the record again for a fresh one.',
  )
}

function sign(secretKey: string, subject: string, expires: string): Buffer {
  return createHmac('sha256', secretKey).update(`${subject}\n${expires}`).digest()
}

// Of files alone: a query that somebody wrote into a text is part of the text, and is looked for in linear time.
const signed = /(\/f_\w{22}\.\w{1,10})\?[\w=&%.~-]*/g

/** A text without the queries of its files' signed URLs, ours and those of S3: they differ on every read. */
export function withoutSignatures(text: string): string {
  // Most texts have none, and are long.
  return text.includes('ignature=') ? text.replace(signed, '$1') : text
}
