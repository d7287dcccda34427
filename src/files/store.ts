import type { Readable } from 'node:stream'
import { AppError } from '../errors/app-error.js'
import type { Sha256 } from './digest.js'

/** Where the content of files is kept, by key. Every error that is not the content's is `unavailable`. */
export interface FileStore {
  /**
   * Keeps a content: once this resolves it is there for good, and if it rejects nothing can be read.
   * @returns its SHA-256
   */
  put(key: string, content: AsyncIterable<Uint8Array>, about: Content): Promise<Sha256>
  /**
   * The content, or the bytes from `start` to `end`, both included.
   * @throws {ContentMissingError} when there is none under that key, before the first byte
   */
  open(key: string, range?: ByteRange): Promise<Readable>
  /** Removes the content, if there is one, and whatever an interrupted `put` left of it. */
  remove(key: string): Promise<void>
  /** Whether nothing at all is kept. */
  isEmpty(): Promise<boolean>
  /**
   * An address of the store's own that serves the content for some seconds; without it, we serve.
   * @param disposition in place of the Content-Disposition that it was put with
   */
  address?(key: string, seconds: number, disposition?: string): Promise<string>
  close(): void
}

/** What a store tells those it serves the content to. */
export interface Content {
  mimeType: string
  /** Content-Disposition header. */
  disposition: string
}

export interface ByteRange {
  start: number
  end: number
}

/** The store cannot do it now: it is away, full, or forbidden to us. */
export function storeUnavailable(error: unknown): AppError {
  // The client's errors hold the whole request, its credentials too.
  const { name, message } = error as Error
  return new AppError('unavailable', 'The file store cannot be used. Try again shortly.', {
    headers: { 'retry-after': '5' },
    cause: new Error(`${name}: ${message}`),
  })
}

/** The row says that there is a content, and there is none. */
export class ContentMissingError extends Error {
  override name = 'ContentMissingError'

  constructor(key: string) {
    super(`The content of ${key} is missing from the file store.`)
  }
}
