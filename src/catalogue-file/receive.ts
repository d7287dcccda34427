import type { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { UploadedFile } from '../domain/catalogue/import.js'
import { AppError, invalidInput } from '../errors/app-error.js'
import { discardUploads, type UploadServices } from '../files/clean-up.js'
import { newFileKey } from '../files/key.js'
import { displayName, parseExtension } from '../files/name.js'
import { megabyte } from '../values/units.js'
import type { CatalogueFormat } from './read.js'

/** Maximum size of an uploaded file, in bytes; some 500,000 rows. */
export const maxImportBytes = 256 * megabyte

const mimeTypes: Record<CatalogueFormat, string> = { csv: 'text/csv', jsonl: 'application/jsonl' }

/** Upload of a file. */
export interface IncomingImport {
  name: string | undefined
  content: Readable
  /** Default: by the extension of the name. */
  format?: CatalogueFormat | null | undefined
}

/**
 * Streams a catalogue file into the store, then runs `work`. Deletes the file if `work` keeps no reference to it.
 * @throws AppError validation_failed (empty, unknown format), payload_too_large, malformed_request (upload aborted),
 * unavailable
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
    // Outside of the caller's transaction, because the record must survive its rollback.
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

/** Returns the format of a file by the extension of its name. @throws AppError validation_failed */
export function formatOf(name: string): CatalogueFormat {
  const extension = parseExtension(name)
  if (extension === 'csv' || extension === 'jsonl') return extension
  throw invalidInput(
    ['format'],
    'required',
    'must be given, as the name ends in neither .csv nor .jsonl',
  )
}

/** Passes content through and counts its bytes. */
class Bounded {
  size = 0
  /** Error of the content. The store reports only that its source failed. */
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
          : new AppError('malformed_request', 'The upload was aborted.')
      throw this.error
    }
  }
}
