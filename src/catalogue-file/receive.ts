import type { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { UploadedFile } from '../domain/catalogue/import.js'
import { AppError, invalidInput } from '../errors/app-error.js'
import { discardUploads, type UploadServices } from '../files/clean-up.js'
import { newFileKey } from '../files/key.js'
import { displayName, extensionOf } from '../files/name.js'
import type { Format } from './read.js'

const megabyte = 1024 * 1024

/** The most bytes that an uploaded file may have: some 500,000 rows. */
export const maxImportBytes = 256 * megabyte

const mimeTypes: Record<Format, string> = { csv: 'text/csv', jsonl: 'application/jsonl' }

/** A file on its way in. */
export interface IncomingImport {
  name: string | undefined
  content: Readable
  /** As its name says, when absent. */
  format?: Format | null | undefined
}

/**
 * Streams a catalogue file into the store, then does `work`. What is then kept by nobody, whatever the reason, is
 * removed again.
 * @throws AppError validation_failed (empty, of neither format), payload_too_large, malformed_request (broken off), unavailable
 */
export async function withCatalogueFile<T>(
  services: UploadServices,
  incoming: IncomingImport,
  work: (file: UploadedFile) => Promise<T>,
): Promise<T> {
  const { content } = incoming
  const keys: string[] = []
  try {
    const name = displayName(incoming.name ?? '') || 'catalogue'
    const format = incoming.format ?? formatOf(name)
    const key = newFileKey(format)
    // Apart from the caller's transaction: the note must outlive its undoing.
    await services.db.prisma.pendingUpload.create({ data: { key } })
    keys.push(key)
    const bounded = new Bounded(content)
    const about = { mimeType: mimeTypes[format], disposition: contentDisposition(name) }
    await services.files.put(key, bounded.chunks(), about).catch((error) => {
      throw bounded.error ?? error
    })
    if (bounded.size === 0) throw invalidInput(['file'], 'empty', 'must not be empty')
    return await work({ key, name, format, size: bounded.size })
  } finally {
    content.destroy()
    await discardUploads(services, keys).catch(() => undefined)
  }
}

function formatOf(name: string): Format {
  const extension = extensionOf(name)
  if (extension === 'csv' || extension === 'jsonl') return extension
  throw invalidInput(
    ['format'],
    'required',
    'must be given, as the name ends in neither .csv nor .jsonl',
  )
}

/** Passes a content on while it counts it. */
class Bounded {
  size = 0
  /** Why the content was refused; a store only sees that its source failed. */
  error: AppError | undefined
  readonly #content: Readable

  constructor(content: Readable) {
    this.#content = content
  }

  async *chunks(): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of this.#content as AsyncIterable<Uint8Array>) {
        this.size += chunk.length
        if (this.size > maxImportBytes) {
          const most = `${maxImportBytes / megabyte} MB (${maxImportBytes} bytes)`
          throw new AppError('payload_too_large', `The file is larger than ${most}.`)
        }
        yield chunk
      }
    } catch (error) {
      this.error =
        error instanceof AppError
          ? error
          : new AppError('malformed_request', 'The upload broke off.')
      throw this.error
    }
  }
}
