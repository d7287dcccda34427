import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedBody } from './response-cache.js'
import { withoutSignatures } from './signed-url.js'

/**
 * Encodes a body and computes its strong entity tag. Signatures of file URLs are ignored, because they differ on every
 * read.
 */
export function tagged(text: string): CachedBody {
  const bytes = Buffer.from(text)
  const lasting = withoutSignatures(text)
  return { bytes, etag: tagOf(lasting === text ? bytes : lasting) }
}

/** Strong entity tag of a content (RFC 9110, section 8.8.3). */
export const tagOf = (content: string | Buffer) => `"${hash('sha1', content, 'base64url')}"`

/** Sends a JSON body with its entity tag, or 304 if `If-None-Match` matches (RFC 9110, section 13.1.2). */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  body: CachedBody,
): FastifyReply {
  reply.header('cache-control', 'private, no-cache').type('application/json; charset=utf-8')
  return sendUnlessKnown(request, reply, body)
}

/** Like `sendTagged`, for any content type. The caller sets `Content-Type` and `Cache-Control`. */
export function sendUnlessKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: CachedBody,
): FastifyReply {
  reply.header('etag', etag)
  if (!matchesEntityTag(request.headers['if-none-match'], etag)) return reply.send(bytes)
  return reply.removeHeader('content-type').status(304).send()
}

const tags = (header: string) => header.split(',').map((tag) => tag.trim())

/** Whether If-None-Match contains the tag. Uses weak comparison (RFC 9110, section 13.1.2). */
export function matchesEntityTag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return tags(header).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag)
}

/** Whether If-Match contains the tag. Uses strong comparison: a weak tag never matches (RFC 9110, section 13.1.1). */
export function isCurrent(header: string, etag: string): boolean {
  return tags(header).some((tag) => tag === '*' || tag === etag)
}
