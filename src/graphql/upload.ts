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
  hearEveryFault(request.raw)
  const operation = await processRequest(request.raw, reply.raw, { maxFiles: 100 }).catch(
    (error: unknown) => {
      throw broken(error)
    },
  )
  if (Array.isArray(operation)) {
    throw new AppError('malformed_request', 'Send one operation, not a list of them.')
  }
  refuseHoles(operation)
  return operation
}

/**
 * The `map` of a form may name any place of a list, also the billionth: such a list takes no memory, and whoever goes
 * through it stands still for a minute.
 */
function refuseHoles(operation: object): void {
  const seen = new Set<object>([operation])
  // A set gives what is added while it is gone through, however deep that is.
  for (const value of seen) {
    const entries = Object.values(value)
    if (Array.isArray(value) && entries.length !== value.length) {
      throw new AppError(
        'malformed_request',
        'The map of the form names a place that is not in operations.',
      )
    }
    for (const entry of entries) if (typeof entry === 'object' && entry) seen.add(entry)
  }
}

/** Its parser can report a second fault, which `processRequest` no longer listens for and Node.js would end by. */
function hearEveryFault(raw: FastifyRequest['raw']): void {
  const pipe = raw.pipe.bind(raw)
  raw.pipe = (parser, options) =>
    pipe(
      parser.on('error', () => undefined),
      options,
    )
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
  return new AppError('malformed_request', `The form is broken: ${(error as Error).message}`)
}
