/**
 * Files in GraphQL requests (multipart). Input: a form with `operations`, `map` and files. Output: the operation, and its files as they arrive.
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

/** Bytes of `operations` and of `map`. */
const maxFieldBytes = 100_000

/** Whether a request brings files, as the GraphQL multipart request specification has it. */
export function isUpload({ method, headers }: FastifyRequest): boolean {
  return method === 'POST' && /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
}

/**
 * Reads the operation of a form; its files arrive while it is executed, and `releaseUpload` must follow.
 * @throws AppError malformed_request
 */
export async function readUpload(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<GraphQLOperation> {
  const { headers } = request
  // A browser sends a form to another site without asking first, but none with a header like these.
  if (!headers['apollo-require-preflight'] && !headers['x-graphql-yoga-csrf']) {
    throw new AppError(
      'malformed_request',
      'Send the header Apollo-Require-Preflight: true with a form.',
    )
  }
  checkFields(request.raw)
  const limits = { maxFiles: 100, maxFieldSize: maxFieldBytes }
  const operation = await processRequest(request.raw, reply.raw, limits).catch((error: unknown) => {
    throw broken(error)
  })
  if (Array.isArray(operation)) {
    throw new AppError('malformed_request', 'Send one operation, not a list of them.')
  }
  return operation
}

/**
 * Checks the fields of a form before `processRequest` takes them: it follows `map` also to what all objects inherit, such as
 * `toString.call`, and replaces that for the whole process.
 */
function checkFields(raw: FastifyRequest['raw']): void {
  const pipe = raw.pipe.bind(raw)
  raw.pipe = (parser, options) => {
    // It can report a second error, for which `processRequest` no longer listens: Node.js would exit.
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

/** @throws AppError malformed_request (nests too deeply, a place that `operations` does not have) */
function fieldCheck(): (name: string, value: string) => void {
  let operations: unknown
  return (name, value) => {
    if (nestsTooDeep(Buffer.from(value))) throw tooDeep(`The field ${name}`, maxJsonDepth)
    const sent = jsonOf(value)
    if (name === 'operations') operations = sent
    if (name !== 'map') return
    for (const path of Object.values(Object(sent)).flat()) {
      if (typeof path === 'string' && !hasPlace(operations, path.split('.')))
        throw new AppError(
          'malformed_request',
          'The map of the form names a place that is not in operations.',
        )
    }
  }
}

/** Undefined for what is no JSON, which `processRequest` refuses. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a value has a place itself: an array only so many of them as it has items. */
function hasPlace(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return false
  return hasPlace(value[name as keyof typeof value], rest)
}

/** Drops what is still to come of a form, so that the answer is heard. */
export function releaseUpload({ raw }: FastifyRequest): void {
  raw.unpipe()
  raw.resume()
}

/** Does `work` with the files of an `[Upload!]`, in the order they are given; those of a REST form are received already. */
export function withFiles<T>(
  services: UploadServices,
  files: Promise<FileUpload>[] | ReceivedFiles,
  work: (files: ReceivedFile[]) => Promise<T>,
): Promise<T> {
  if (files instanceof ReceivedFiles) return work(files.files)
  return withReceived(services, inArrivalOrder(files), (received) => work(received.files))
}

/**
 * The one file of an `Upload`.
 * @throws AppError malformed_request
 */
export function givenFile(file: Promise<FileUpload>): Promise<FileUpload> {
  return Promise.resolve(file).catch((error: unknown) => {
    throw broken(error)
  })
}

async function* inArrivalOrder(files: Promise<FileUpload>[]): AsyncGenerator<IncomingFile> {
  const waiting = new Map(
    files.map((file, position) => [position, file.then((file) => ({ file, position }))]),
  )
  // When one is refused nobody waits for the others any more.
  for (const file of waiting.values()) file.catch(() => undefined)
  while (waiting.size > 0) {
    const next = await Promise.race(waiting.values()).catch((error: unknown) => {
      throw broken(error)
    })
    waiting.delete(next.position)
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
    throw invalidInput(['files', position], 'given_twice', 'is a file that is used already')
  }
}

function broken(error: unknown): AppError {
  if (error instanceof AppError) return error
  return new AppError('malformed_request', `The form is broken: ${(error as Error).message}`)
}
