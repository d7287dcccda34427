import type { Readable } from 'node:stream'
import { AppError } from '../errors/app-error.js'
import type { Sha256 } from './digest.js'

/** Storage for the content of files, by key. Methods throw AppError unavailable if the store cannot be used. */
export interface FileStore {
  /**
   * Stores a content. It is durable once the promise resolves. If the promise rejects, nothing can be read.
   * @returns its SHA-256
   */
  put(key: string, content: AsyncIterable<Uint8Array>, about: ContentHeaders): Promise<Sha256>
  /**
   * Opens the content, or a range of it.
   * @throws {ContentMissingError} if there is no content for the key, before the first byte
   */
  open(key: string, range?: ByteRange): Promise<Readable>
  /** Deletes the content if it exists, and the remains of an interrupted `put`. */
  remove(key: string): Promise<void>
  /** Whether the store has no content at all. */
  isEmpty(): Promise<boolean>
  /**
   * Returns a presigned URL of the store that is valid for `seconds`. Without this method, Masthead serves the content.
   * @param disposition overrides the stored Content-Disposition
   */
  address?(key: string, seconds: number, disposition?: string): Promise<string>
  close(): void
}

/** Response headers for the content. */
export interface ContentHeaders {
  mimeType: string
  /** Value of Content-Disposition. */
  disposition: string
}

export interface ByteRange {
  start: number
  end: number
}

/** Builds the error for a store that is unreachable, full, or denies access. */
export function storeUnavailable(error: unknown): AppError {
  // Do not pass the error on: errors of the S3 client contain the request with its credentials.
  const { name, message } = error as Error
  return new AppError('unavailable', 'The file store cannot be used. Try again shortly.', {
    headers: { 'retry-after': '5' },
    cause: new Error(`${name}: ${message}`),
  })
}

/** The file record exists but the store has no content for it. */
export class ContentMissingError extends Error {
  override name = 'ContentMissingError'

  constructor(key: string) {
    super(`The content of ${key} is missing from the file store.`)
  }
}
