import type { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import { AppError, type GivenParameters, invalidInput, refused } from '../errors/app-error.js'
import type { IssueCode } from '../errors/issue-codes.js'
import { discardUploads, type UploadServices } from './clean-up.js'
import { newFileKey } from './key.js'
import { displayName, parseExtension } from './name.js'
import { createTypeCheck, type FileType, filesAtOnce, requireFileType } from './type.js'

/** File of an upload. Its content must be read completely or destroyed before the next file arrives. */
export interface IncomingFile {
  name: string | undefined
  content: Readable
  /** Index of the file in the request, from 0. */
  position: number
}

/** File whose content is in the store. */
export interface ReceivedFile {
  key: string
  name: string
  mimeType: string
  /** In bytes. */
  size: number
  sha256: Uint8Array<ArrayBuffer>
  position: number
}

/** Uploaded files that have no record yet. Their JSON form identifies the list in the hash of an idempotent request. */
export class ReceivedFiles {
  readonly files: ReceivedFile[]

  constructor(files: ReceivedFile[]) {
    this.files = files.toSorted((a, b) => a.position - b.position)
  }

  toJSON(): string[][] {
    return this.files.map(({ name, sha256 }) => [name, Buffer.from(sha256).toString('hex')])
  }
}

/**
 * Streams files into the store one by one, then calls `work`. Afterwards, deletes the contents of files without a
 * record. The cleanup job deletes those that cannot be deleted now.
 * @throws AppError validation_failed (none or too many files), or as `receiveFile`
 */
export async function withReceived<T>(
  services: UploadServices,
  files: AsyncIterable<IncomingFile>,
  work: (received: ReceivedFiles) => Promise<T>,
): Promise<T> {
  const keys: string[] = []
  try {
    const receivedFiles: ReceivedFile[] = []
    for await (const file of files) {
      if (receivedFiles.length === filesAtOnce) throw wrongNumber()
      receivedFiles.push(await receiveFile(services, file, (key) => keys.push(key)))
    }
    if (receivedFiles.length === 0) throw wrongNumber()
    return await work(new ReceivedFiles(receivedFiles))
  } finally {
    await discardUploads(services, keys).catch(() => undefined)
  }
}

function wrongNumber(): AppError {
  return invalidInput(['files'], 'wrong_number', `must contain 1 to ${filesAtOnce} files`, {
    min: 1,
    max: filesAtOnce,
  })
}

/**
 * Streams one file into the store. Records its key before the first byte, so that the cleanup finds an incomplete
 * content.
 * @param note called with the key after it has been recorded
 * @throws AppError unsupported_media_type, payload_too_large, validation_failed (empty, no name), malformed_request
 * (connection lost), unavailable
 */
async function receiveFile(
  { db, files }: UploadServices,
  incoming: IncomingFile,
  note: (key: string) => void,
): Promise<ReceivedFile> {
  const { content, position } = incoming
  try {
    const name = displayName(incoming.name ?? '')
    if (!name) throw fileError(position, 'required', 'must be a file with a name')
    const extension = parseExtension(name)
    const type = requireFileType(extension, name)
    const key = newFileKey(extension)
    // Outside the caller's transaction, because the record must survive a rollback.
    await db.prisma.pendingUpload.create({ data: { key } })
    note(key)
    const inspection = new Inspection(content, type, name, position)
    const { mimeType } = type
    const disposition = contentDisposition(name)
    try {
      const sha256 = await files.put(key, inspection.chunks(), { mimeType, disposition })
      return { key, name, mimeType, size: inspection.size, sha256, position }
    } catch (error) {
      throw inspection.error ?? error
    }
  } finally {
    content.destroy()
  }
}

function fileError<Code extends IssueCode>(
  position: number,
  code: Code,
  message: string,
  ...parameters: GivenParameters<Code>
): AppError {
  return invalidInput(['files', position], code, message, ...parameters)
}

/** Passes a content through, and counts and checks it. */
class Inspection {
  size = 0
  /** Reason for the rejection. The store reports only that its source failed. */
  error: AppError | undefined
  readonly #content: Readable
  readonly #type: FileType
  readonly #name: string
  readonly #position: number

  constructor(content: Readable, type: FileType, name: string, position: number) {
    this.#content = content
    this.#type = type
    this.#name = name
    this.#position = position
  }

  async *chunks(): AsyncGenerator<Uint8Array> {
    try {
      yield* this.#inspected()
    } catch (error) {
      this.error =
        error instanceof AppError
          ? error
          : new AppError('malformed_request', `${this.#name}: the upload was aborted.`)
      throw this.error
    }
  }

  async *#inspected(): AsyncGenerator<Uint8Array> {
    const check = createTypeCheck(this.#type, this.#name)
    try {
      // A readable stream iterates over bytes unless it has an encoding.
      for await (const chunk of this.#content as AsyncIterable<Uint8Array>) {
        this.size += chunk.length
        await check.see(chunk)
        if (this.size > this.#type.limit) throw this.#tooLarge()
        yield chunk
      }
      if (this.size === 0) throw fileError(this.#position, 'empty', 'must not be empty')
      await check.end()
    } finally {
      check.stop()
    }
  }

  #tooLarge(): AppError {
    const { limit } = this.#type
    const megabytes = limit / 1024 / 1024
    return refused(
      'payload_too_large',
      'file_too_large',
      `${this.#name}: is larger than ${megabytes} MB (${limit} bytes).`,
      { max: megabytes, unit: 'megabytes' },
    )
  }
}
