/**
 * Forms with files (multipart/form-data). Input: the parts of a request. Output: its files in the file store and its other fields, or a
 * refusal that leaves no file behind.
 */
import { on } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import busboy, { type FileInfo } from 'busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, type Issue, validationFailed } from '../../src/errors/app-error.js'
import { type IncomingFile, withReceived } from '../../src/files/receive.js'
import { filesAtOnce, largestFile } from '../../src/files/type.js'
import type { Services } from '../../src/services.js'

type Json = Record<string, unknown>

// What Node.js reads from a socket at once.
const chunkBytes = 64 * 1024

const longestField = { max: 64 * 1024, unit: 'bytes' } as const
const mustBeFile = 'must be a file: a part with a filename'

const largestForm = filesAtOnce * largestFile + 1024 * 1024

/**
 * Receives the files of a form, then does `work`: the body is by then its fields, and under the name of the
 * file field its files. What becomes no row is removed again.
 * @param field the name of the parts that are files
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
    return await withReceived(services, form.files, async (received) => {
      request.body = { ...(await form.fields), [field]: received }
      return work()
    })
  } finally {
    form.release()
  }
}

/** Leaves the forms that come to a scope to its handlers, which read them part by part, and refuses all else. */
export function takeForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
  scope.addContentTypeParser('*', (_request, _body, done) => done(notAForm()))
}

const notAForm = () =>
  new AppError('unsupported_media_type', 'Send the files as Content-Type: multipart/form-data.')

/** A form on its way in. */
export interface Form {
  /** Its files in their order; each must be read, or destroyed, before the next one comes. */
  files: AsyncIterable<IncomingFile>
  /** Its other fields, known when all of it has arrived. */
  fields: Promise<Json>
  /** Lets go of the form; what is still to come of it is read and dropped, so that the answer is heard. */
  release(): void
}

/**
 * Begins to read a form; `release` must follow.
 * @param largest the most bytes that it may have
 * @throws AppError unsupported_media_type, payload_too_large, malformed_request
 */
export function readForm(request: IncomingMessage, field: string, largest = largestForm): Form {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) throw notAForm()
  if (Number(request.headers['content-length'] ?? 0) > largest) {
    throw new AppError('payload_too_large', `The form is larger than ${largest} bytes.`)
  }
  const parser = parserOf(request)
  // A second fault of the parser, which nobody waits for any more, must not end the process.
  parser.on('error', () => undefined)
  // A part that is cut off before anybody reads it has nobody else to hear of it.
  parser.on('file', (_name, content) => content.on('error', () => undefined))
  // Listened to from the start: the parts of a short form come all at once.
  const parts = on(parser, 'file', { close: ['close'] })
  const fields = fieldsOf(parser, field)
  // Whoever never asks for the fields, because a file was refused, need not hear of their faults.
  fields.catch(() => undefined)
  const cut = () => {
    if (!request.readableEnded) parser.destroy(new Error('the connection was closed'))
  }
  request.once('close', cut)
  request.pipe(parser)
  return {
    files: filesOf(parts as AsyncIterable<Part>, field),
    fields,
    release() {
      request.off('close', cut)
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
      // One byte more than a chunk: with less the parser stops for each, with more they are copied together.
      fileHwm: chunkBytes + 1,
      limits: { fields: 20, fieldSize: longestField.max, files: 100 },
    })
  } catch (error) {
    throw broken(error)
  }
}

function broken(error: unknown): AppError {
  return new AppError('malformed_request', `The form is broken: ${(error as Error).message}.`)
}

function fieldsOf(parser: busboy.Busboy, fileField: string): Promise<Json> {
  const given = new Map<string, unknown>()
  const issues: Issue[] = []
  parser.on('field', (name, value, { valueTruncated }) => {
    const path = [name]
    if (name === fileField) {
      issues.push({ path, code: 'invalid_type', message: mustBeFile, expected: 'file' })
    } else if (given.has(name)) {
      issues.push({ path, code: 'given_twice', message: 'is given more than once' })
    } else if (valueTruncated) {
      issues.push({ path, code: 'too_long', message: 'is too long', ...longestField })
    } else if (value !== '') given.set(name, value)
  })
  return new Promise((resolve, reject) => {
    parser.once('error', (error) => reject(broken(error)))
    parser.once('close', () => {
      if (issues.length > 0) reject(validationFailed(issues))
      else resolve(Object.fromEntries(given))
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
            message: `is not known here; files are sent as ${field}`,
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
