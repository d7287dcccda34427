import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, opendir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { syncDirectory } from '../config/directory.js'
import { megabyte } from '../values/units.js'
import { FileDigest, type Sha256 } from './digest.js'
import { requireFileKey } from './key.js'
import { type ByteRange, ContentMissingError, type FileStore, storeUnavailable } from './store.js'

// Small buffers. With larger ones, more data survives young garbage collections, and V8 then marks the whole heap after
// every 64 MB.
const writeSize = 256 * 1024
const readSize = 64 * 1024

const digestStepBytes = megabyte

/** Stores files in a directory, in subdirectories named after the first characters of the keys. */
export class LocalStore implements FileStore {
  readonly #directory: string
  readonly #made = new Set<string>()

  constructor(directory: string) {
    this.#directory = directory
  }

  /** Writes a temporary file and renames it after the flush to disk, so that a file is either complete or missing. */
  async put(key: string, content: AsyncIterable<Uint8Array>): Promise<Sha256> {
    const draft = this.#draft(key)
    const place = this.#place(key)
    try {
      await this.#make(dirname(draft))
      await this.#make(dirname(place))
      const sha256 = await write(draft, content)
      await rename(draft, place)
      await syncDirectory(dirname(place))
      return sha256
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined)
      throw storeUnavailable(error)
    }
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    const place = this.#place(key)
    let handle: FileHandle
    try {
      handle = await open(place)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new ContentMissingError(key)
      throw storeUnavailable(error)
    }
    return handle.createReadStream({ ...range, highWaterMark: readSize })
  }

  async remove(key: string): Promise<void> {
    const places = [this.#draft(key), this.#place(key)]
    try {
      for (const place of places) await rm(place, { force: true })
    } catch (error) {
      throw storeUnavailable(error)
    }
  }

  async isEmpty(): Promise<boolean> {
    try {
      for await (const entry of await opendir(this.#directory, { recursive: true })) {
        if (entry.isFile()) return false
      }
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true
      throw storeUnavailable(error)
    }
  }

  close(): void {}

  #draft(key: string): string {
    return join(this.#directory, 'incoming', requireFileKey(key))
  }

  #place(key: string): string {
    return join(this.#directory, requireFileKey(key).slice(2, 4), key)
  }

  /** A new directory is durable only after its parent directory has been flushed to disk. */
  async #make(directory: string): Promise<void> {
    if (this.#made.has(directory)) return
    const first = await mkdir(directory, { recursive: true, mode: 0o700 })
    if (first) await syncDirectory(dirname(first))
    this.#made.add(directory)
  }
}

/** Writes a new file and flushes it to disk. */
async function write(place: string, content: AsyncIterable<Uint8Array>): Promise<Sha256> {
  const file = createWriteStream(place, { flags: 'wx', flush: true, highWaterMark: writeSize })
  const digest = new FileDigest(place)
  file.once('finish', () => digest.written(file.bytesWritten))
  async function* followed(): AsyncGenerator<Uint8Array> {
    let next = digestStepBytes
    for await (const chunk of content) {
      yield chunk
      if (file.bytesWritten < next) continue
      digest.written(file.bytesWritten)
      next = file.bytesWritten + digestStepBytes
    }
  }
  try {
    await pipeline(followed, file)
    return await digest.end()
  } finally {
    digest.close()
  }
}
