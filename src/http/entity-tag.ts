import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Body } from './response-cache.js'
import { withoutSignatures } from './signed-url.js'

/** A body as bytes with its strong entity tag; the signatures of URLs in it do not count. */
export function tagged(text: string): Body {
  const bytes = Buffer.from(text)
  const lasting = withoutSignatures(text)
  return { bytes, etag: tagOf(lasting === text ? bytes : lasting) }
}

/** The strong entity tag of a content. */
export const tagOf = (content: string | Buffer) => `"${hash('sha1', content, 'base64url')}"`

/** Sends a body with its strong entity tag, or 304 when the client has it already (RFC 9110, 13.1.2). */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, body: Body): FastifyReply {
  reply.header('cache-control', 'private, no-cache').type('application/json; charset=utf-8')
  return sendUnlessKnown(request, reply, body)
}

/** Sends bytes with their strong entity tag, or 304 when the client has them already; the other headers are the caller's. */
export function sendUnlessKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: Body,
): FastifyReply {
  reply.header('etag', etag)
  if (!isKnown(request.headers['if-none-match'], etag)) return reply.send(bytes)
  return reply.removeHeader('content-type').status(304).send()
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
