import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Env } from '../config/env.js'
import { AppError } from '../errors/app-error.js'
import type { RateLimits } from './rate-limit.js'

export interface Signing {
  env: Env
  rateLimits: RateLimits
}

export const signedUrlLifetimeSeconds = 3600

/**
 * Signed URL of a path of this server. It needs no token and is valid for one hour.
 * @param subject signed text; must be unique to the path
 */
export function signedPath({ env }: { env: Env }, path: string, subject: string): string {
  const expires = String(Math.floor(Date.now() / 1000) + signedUrlLifetimeSeconds)
  const signature = sign(env.secretKey, subject, expires).toString('base64url')
  return `${env.publicUrl}${path}?expires=${expires}&signature=${signature}`
}

/**
 * Rejects a request whose URL is not signed for the subject or has expired, and charges its IP address.
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
  // One digest has several base64url spellings. The text is compared too, so that only the canonical one is valid.
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
    'The signed URL is invalid or has expired. Fetch the record again to get a new URL.',
  )
}

function sign(secretKey: string, subject: string, expires: string): Buffer {
  return createHmac('sha256', secretKey).update(`${subject}\n${expires}`).digest()
}

// Matches only file keys, so that a similar query in the text of a record is kept. Runs in linear time.
const signed = /(\/f_\w{22}\.\w{1,10}|\/statements\/[0-9a-f-]{36}\/pdf)\?[\w=&%.~-]*/g

/** Removes the query of signed file URLs, both of this server and of S3, because it differs on every read. */
export function withoutSignatures(text: string): string {
  // Most texts are long and contain no signed URL.
  return text.includes('ignature=') ? text.replace(signed, '$1') : text
}
