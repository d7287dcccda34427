import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Body } from './response-cache.js'
import { withoutSignatures } from './signed-url.js'

/** A body as bytes with its strong entity tag; the signatures of URLs in it do not count. */
export function tagged(text: string): Body {
  const bytes = Buffer.from(text)
  const lasting = withoutSignatures(text)
  return { bytes, etag: `"${hash('sha1', lasting === text ? bytes : lasting, 'base64url')}"` }
}

/** Sends a body with its strong entity tag, or 304 when the client has it already (RFC 9110, 13.1.2). */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: Body,
): FastifyReply {
  reply.header('etag', etag).header('cache-control', 'private, no-cache')
  if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send()
  return reply.type('application/json; charset=utf-8').send(bytes)
}

const tags = (header: string) => header.split(',').map((tag) => tag.trim())

/** Whether If-None-Match names the tag, by weak comparison, as RFC 9110 asks for reading. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return tags(header).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag)
}

/** Whether If-Match names the tag, by strong comparison, as RFC 9110 asks for writing: a weak tag is never equal. */
export function isCurrent(header: string, etag: string): boolean {
  return tags(header).some((tag) => tag === '*' || tag === etag)
}
