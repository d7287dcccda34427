/**
 * Receives forms with files (multipart/form-data). The files go to the file store. If the request fails, they are
 * deleted.
 */
import { on } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import busboy, { type FileInfo } from 'busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  AppError,
  invalidInput,
  type RequestIssue,
  validationFailed,
} from '../../src/errors/app-error.js'
import { checkValue } from '../../src/errors/rule-issues.js'
import { type IncomingFile, withReceived } from '../../src/files/receive.js'
import { filesAtOnce, maxFileBytes } from '../../src/files/type.js'
import type { Services } from '../../src/services.js'
import { megabyte } from '../../src/values/units.js'

type Json = Record<string, unknown>

// Chunk size of Node.js socket reads.
const chunkBytes = 64 * 1024

const maxFieldBytes = { max: 64 * 1024, unit: 'bytes' } as const
const mustBeFile = 'must be a file (a part with a filename)'

/** Maximum size of a form without its files, in bytes. */
const maxOverheadBytes = megabyte
const maxFormBytes = filesAtOnce * maxFileBytes + maxOverheadBytes

/**
 * Streams the files of a multipart form into the file store, sets `request.body` to the form fields
 * plus `{ [field]: files }`, then calls `work`. Files for which `work` creates no record are
 * deleted.
 * @param field name of the parts that are files
 * @throws AppError unsupported_media_type, payload_too_large, malformed_request, validation_failed
 */
export async function withForm<T>(
  request: FastifyRequest,
  field: string,
  services: Services,
  work: () => Promise<T>,
): Promise<T> {
  const form = readForm(request.raw, field)
  try {
    return await withReceived(services, form.files, async (files) => {
      request.body = { ...(await form.fields), [field]: files }
      return work()
    })
  } finally {
    form.release()
  }
}

/**
 * Registers a content type parser that leaves multipart bodies to the handlers of a scope and
 * rejects all other content types.
 */
export function takeForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
  scope.addContentTypeParser('*', (_request, _body, done) => done(notAForm()))
}

/**
 * Receives a form with one file and no other fields.
 * @param largest maximum size of the file in bytes
 * @param work receives the file, and `end`, which requires that the form ends after it
 * @throws AppError as `readForm`, and validation_failed (not one file, or a field)
 */
export async function withOneFile<T>(
  { raw }: FastifyRequest,
  largest: number,
  work: (file: IncomingFile, end: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const form = readForm(raw, 'file', largest + maxOverheadBytes)
  try {
    const files = form.files[Symbol.asyncIterator]()
    const next = await files.next()
    if (next.done) throw notOneFile()
    return await work(next.value, async () => {
      if (!(await files.next()).done) throw notOneFile()
      checkValue(noFields, await form.fields)
    })
  } finally {
    form.release()
  }
}

const noFields = z.strictObject({})
const notOneFile = () =>
  invalidInput(['file'], 'wrong_number', 'must be one file', { min: 1, max: 1 })

const notAForm = () =>
  new AppError('unsupported_media_type', 'Send the files as Content-Type: multipart/form-data.')

/** Form that is being received. */
interface IncomingForm {
  /** Files in order. Each must be read or destroyed before the next one arrives. */
  files: AsyncIterable<IncomingFile>
  /** Other fields. Resolves when the whole form has been received. */
  fields: Promise<Json>
  /**
   * Stops parsing. The rest of the body is read and discarded, so that the client can receive the
   * response.
   */
  release(): void
}

/**
 * Starts reading a form. Call `release` afterwards.
 * @param largest maximum size in bytes
 * @throws AppError unsupported_media_type, payload_too_large, malformed_request. `fields` rejects with
 * validation_failed.
 */
function readForm(request: IncomingMessage, field: string, largest = maxFormBytes): IncomingForm {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) throw notAForm()
  if (Number(request.headers['content-length'] ?? 0) > largest) {
    throw new AppError('payload_too_large', `The form is larger than ${largest} bytes.`)
  }
  const parser = parserOf(request)
  // A second parser error, which has no listener anymore, must not end the process.
  parser.on('error', () => undefined)
  // A part that is cut off before it is read has no other error listener.
  parser.on('file', (_name, content) => content.on('error', () => undefined))
  // Listen from the start, because all parts of a short form arrive at once.
  const parts = on(parser, 'file', { close: ['close'] })
  const fields = fieldsOf(parser, field)
  // Ignore errors of fields that are never read because a file was rejected.
  fields.catch(() => undefined)
  const abort = () => {
    if (!request.readableEnded) parser.destroy(new Error('the connection was closed'))
  }
  request.once('close', abort)
  request.pipe(parser)
  return {
    files: filesOf(parts as AsyncIterable<Part>, field),
    fields,
    release() {
      request.off('close', abort)
      request.unpipe(parser)
      parser.destroy()
      request.resume()
    },
  }
}

function parserOf(request: IncomingMessage): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      preservePath: true,
      highWaterMark: chunkBytes,
      // One byte more than a chunk. With a smaller value, the parser pauses after every chunk; with a larger one, it
      // buffers and copies several chunks.
      fileHwm: chunkBytes + 1,
      limits: { fields: 20, fieldSize: maxFieldBytes.max, files: 100 },
    })
  } catch (error) {
    throw broken(error)
  }
}

function broken(error: unknown): AppError {
  return new AppError('malformed_request', `The form is invalid: ${(error as Error).message}.`)
}

function fieldsOf(parser: busboy.Busboy, fileField: string): Promise<Json> {
  const values = new Map<string, unknown>()
  const issues: RequestIssue[] = []
  parser.on('field', (name, value, { valueTruncated }) => {
    const path = [name]
    if (name === fileField) {
      issues.push({ path, code: 'invalid_type', message: mustBeFile, expected: 'file' })
    } else if (values.has(name)) {
      issues.push({ path, code: 'given_twice', message: 'must be sent only once' })
    } else if (valueTruncated) {
      issues.push({ path, code: 'too_long', message: 'is too long', ...maxFieldBytes })
    } else if (value !== '') values.set(name, value)
  })
  return new Promise((resolve, reject) => {
    parser.once('error', (error) => reject(broken(error)))
    parser.once('close', () => {
      if (issues.length > 0) reject(validationFailed(issues))
      else resolve(Object.fromEntries(values))
    })
  })
}

type Part = [name: string, content: Readable, info: FileInfo]

async function* filesOf(parts: AsyncIterable<Part>, field: string): AsyncGenerator<IncomingFile> {
  let position = 0
  try {
    for await (const [name, content, { filename }] of parts) {
      if (name !== field) {
        throw validationFailed([
          {
            path: [String(name)],
            code: 'unknown_field',
            message: `is not recognized; send files as ${field}`,
            allowed: [field],
          },
        ])
      }
      yield { name: filename, content, position: position++ }
    }
  } catch (error) {
    throw error instanceof AppError ? error : broken(error)
  }
}
