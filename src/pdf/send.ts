import { hash } from 'node:crypto'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesEntityTag } from '../http/entity-tag.js'

/** Sends a PDF as an attachment named after the document's number, or 304 if the client has it. */
export function sendPdf(
  request: FastifyRequest,
  reply: FastifyReply,
  number: string,
  pdf: Buffer,
): FastifyReply {
  const etag = `"${hash('sha1', pdf, 'base64url')}"`
  reply.headers({ etag, 'cache-control': 'private, no-cache' })
  if (matchesEntityTag(request.headers['if-none-match'], etag)) return reply.status(304).send()
  return reply
    .type('application/pdf')
    .header('content-disposition', contentDisposition(`${number}.pdf`))
    .send(pdf)
}
