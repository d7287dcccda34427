import { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.js'
import { matchesEntityTag } from '../http/entity-tag.js'
import { abortSlowReader, type MinDataRate } from '../http/min-data-rate.js'
import type { ByteRange, FileStore } from './store.js'

export interface Serving {
  files: FileStore
  minDataRate: MinDataRate
}

/** File properties that are needed to send its content. */
export interface FileContent {
  key: string
  name: string
  mimeType: string
  /** In bytes. */
  size: number
  /** Hex digest. */
  sha256: string
}

/**
 * Sends the content of a file, or the requested range, as a download. Sends 304 if `If-None-Match` matches. Aborts a
 * client that reads too slowly.
 * @throws AppError range_not_satisfiable, unavailable
 */
export async function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  { files, minDataRate }: Serving,
  file: FileContent,
): Promise<FastifyReply> {
  const etag = `"${file.sha256}"`
  reply.headers({ etag, 'cache-control': 'private, no-cache', 'accept-ranges': 'bytes' })
  if (matchesEntityTag(request.headers['if-none-match'], etag)) return reply.status(304).send()

  const range = parseRange(request.headers, file.size, etag)
  const length = range ? range.end - range.start + 1 : file.size
  // Open the content before setting its headers, because an error response has its own.
  const content = request.method === 'HEAD' ? Readable.from([]) : await files.open(file.key, range)
  reply.headers({
    'content-type': file.mimeType === 'text/plain' ? 'text/plain; charset=utf-8' : file.mimeType,
    'content-disposition': contentDisposition(file.name),
    'content-length': length,
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${file.size}` }),
  })
  reply.status(range ? 206 : 200)
  abortSlowReader(content, reply.raw, minDataRate)
  return reply.send(content)
}

const oneRange = /^bytes=[ \t]*(?:(\d+)-(\d*)|-(\d+))[ \t]*$/i

/**
 * Parses `Range`. Multiple ranges, an invalid range or a failed `If-Range` return the whole file (RFC 9110, section
 * 14.2).
 * @throws AppError range_not_satisfiable
 */
function parseRange(
  headers: FastifyRequest['headers'],
  size: number,
  etag: string,
): ByteRange | undefined {
  const { range, 'if-range': ifRange } = headers
  if (!range || (ifRange && ifRange !== etag)) return undefined
  const [, first, last, suffix] = oneRange.exec(range) ?? []
  const start = first ? Number(first) : Math.max(size - Number(suffix), 0)
  const end = last ? Number(last) : size - 1
  if (Number.isNaN(start) || (last && end < start)) return undefined
  if (start < size) return { start, end: Math.min(end, size - 1) }
  throw new AppError(
    'range_not_satisfiable',
    `The requested range is outside the file, which has ${size} bytes.`,
    {
      headers: { 'content-range': `bytes */${size}` },
    },
  )
}
