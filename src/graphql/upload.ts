/**
 * Reads GraphQL multipart requests, whose files are streamed while the operation is executed.
 *
 * @see https://github.com/jaydenseric/graphql-multipart-request-spec
 */
import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type FileUpload, type GraphQLOperation, processRequest } from 'graphql-upload-minimal'
import { AppError, invalidInput } from '../errors/app-error.js'
import type { UploadServices } from '../files/clean-up.js'
import {
  type IncomingFile,
  type ReceivedFile,
  ReceivedFiles,
  withReceived,
} from '../files/receive.js'
import { maxJsonDepth, nestsTooDeep } from '../values/json-error.js'
import { tooDeep } from './limits.js'

/** Maximum size of the fields `operations` and `map`, in bytes. */
const maxFieldBytes = 100_000

/** Whether the request is a GraphQL multipart request. */
export function isUpload({ method, headers }: FastifyRequest): boolean {
  return method === 'POST' && /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
}

/**
 * Reads the operation of a multipart request. Its files arrive during the execution. The caller must call
 * `releaseUpload` afterwards.
 * @throws AppError malformed_request
 */
export async function readUpload(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<GraphQLOperation> {
  const { headers } = request
  // A browser sends a form to another site without a CORS preflight request, unless it has a custom header.
  if (!headers['apollo-require-preflight'] && !headers['x-graphql-yoga-csrf']) {
    throw new AppError(
      'malformed_request',
      'Multipart requests require the header Apollo-Require-Preflight: true.',
    )
  }
  checkFields(request.raw)
  const limits = { maxFiles: 100, maxFieldSize: maxFieldBytes }
  const operation = await processRequest(request.raw, reply.raw, limits).catch((error: unknown) => {
    throw broken(error)
  })
  if (Array.isArray(operation)) {
    throw new AppError('malformed_request', 'Batches are not supported. Send one operation.')
  }
  return operation
}

/**
 * Checks the fields of a form before `processRequest` uses them. `processRequest` follows the paths of `map` into
 * inherited properties such as `toString.call`, and would replace them for the whole process.
 */
function checkFields(raw: FastifyRequest['raw']): void {
  const pipe = raw.pipe.bind(raw)
  raw.pipe = (parser, options) => {
    // A second error has no listener, because `processRequest` has removed its own. Node.js would exit.
    parser.on('error', () => undefined)
    const readers = parser.listeners('field')
    const check = fieldCheck()
    parser.removeAllListeners('field').on('field', (name: string, value: string, ...rest) => {
      try {
        check(name, value)
      } catch (error) {
        parser.emit('error', error)
        return
      }
      for (const read of readers) read(name, value, ...rest)
    })
    return pipe(parser, options)
  }
}

/** @throws AppError malformed_request (nested too deeply, or a path that `operations` does not contain) */
function fieldCheck(): (name: string, value: string) => void {
  let operations: unknown
  return (name, value) => {
    if (nestsTooDeep(Buffer.from(value))) throw tooDeep(`The field ${name}`, maxJsonDepth)
    const json = jsonOf(value)
    if (name === 'operations') operations = json
    if (name !== 'map') return
    for (const path of Object.values(Object(json)).flat()) {
      if (typeof path === 'string' && !hasPlace(operations, path.split('.')))
        throw new AppError(
          'malformed_request',
          'The map of the form contains a path that is not in operations.',
        )
    }
  }
}

/** Returns undefined for invalid JSON, which `processRequest` rejects. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a value contains a path of own properties. */
function hasPlace(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return false
  return hasPlace(value[name as keyof typeof value], rest)
}

/** Discards the rest of a form. Otherwise the client could not read the response before it has sent everything. */
export function releaseUpload({ raw }: FastifyRequest): void {
  raw.unpipe()
  raw.resume()
}

/**
 * Calls `work` with the received files of an `[Upload!]` argument, in the given order. The files of a REST form are
 * already received.
 * @throws AppError malformed_request, or as `withReceived`
 */
export function withUploads<T>(
  services: UploadServices,
  files: Promise<FileUpload>[] | ReceivedFiles,
  work: (files: ReceivedFile[]) => Promise<T>,
): Promise<T> {
  if (files instanceof ReceivedFiles) return work(files.files)
  return withReceived(services, inArrivalOrder(files), (upload) => work(upload.files))
}

/**
 * Waits for the file of an `Upload` argument.
 * @throws AppError malformed_request
 */
export function awaitUpload(file: Promise<FileUpload>): Promise<FileUpload> {
  return Promise.resolve(file).catch((error: unknown) => {
    throw broken(error)
  })
}

async function* inArrivalOrder(files: Promise<FileUpload>[]): AsyncGenerator<IncomingFile> {
  const pendingFiles = new Map(
    files.map((file, position) => [position, file.then((file) => ({ file, position }))]),
  )
  // After the first rejection, the remaining promises have no other handler.
  for (const file of pendingFiles.values()) file.catch(() => undefined)
  while (pendingFiles.size > 0) {
    const next = await Promise.race(pendingFiles.values()).catch((error: unknown) => {
      throw broken(error)
    })
    pendingFiles.delete(next.position)
    yield {
      name: next.file.filename,
      content: contentOf(next.file, next.position),
      position: next.position,
    }
  }
}

function contentOf(file: FileUpload, position: number): Readable {
  try {
    return file.createReadStream()
  } catch {
    throw invalidInput(['files', position], 'given_twice', 'is a file that is already used')
  }
}

function broken(error: unknown): AppError {
  if (error instanceof AppError) return error
  return new AppError('malformed_request', `The form is invalid: ${(error as Error).message}`)
}
