import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Body } from '../src/catalogue.js'
import { type Context, together } from '../src/context.js'
import { AppError } from '../src/errors.js'
import { withoutSignatures } from '../src/files/url.js'
import type { Route } from './route.js'

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

/** By strong comparison, as it asks for writing: a weak tag is never equal. */
function isCurrent(header: string, etag: string): boolean {
  return tags(header).some((tag) => tag === '*' || tag === etag)
}

/**
 * The row that reads what a PUT or PATCH row writes: of the same path, or without the action at its end
 * (`/articles/{article_id}/approve-brief`). Undefined when nothing reads it alone.
 */
export function representationOf(row: Route, rows: readonly Route[]): Route | undefined {
  if (row.method !== 'PUT' && row.method !== 'PATCH') return undefined
  const paths = [row.path, row.path.replace(/\/[^/{}]+$/, '')]
  return rows.find(({ method, path }) => method === 'GET' && paths.includes(path))
}

/** How a record is read as its GET row answers. */
export type Represent = (context: Context) => Promise<unknown>

/**
 * Does a write only if the record is still as the client saw it. Both see one snapshot of the database: when
 * somebody else changes the record in between, PostgreSQL undoes the write, and the next try meets the change.
 * @throws AppError precondition_failed
 */
export function onlyIfMatch<T>(
  header: string,
  context: Context,
  represent: Represent | undefined,
  write: (context: Context) => Promise<T>,
): Promise<T> {
  if (!represent) {
    throw new AppError(
      'precondition_failed',
      'This record is not read alone, so it has no entity tag; leave If-Match out.',
    )
  }
  const work = async (within: Context) => {
    const { etag } = tagged(JSON.stringify(await represent(within)))
    if (!isCurrent(header, etag)) {
      throw new AppError(
        'precondition_failed',
        'The record is no longer what If-Match names: read it again, and decide anew.',
      )
    }
    return write(within)
  }
  return together(context, work, 'RepeatableRead')
}
