import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** Keys of all files of a local store, including incomplete uploads. */
export function storedKeys(directory: string): string[] {
  return readdirSync(join(directory, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()
}

/** Reads all bytes of a stream. */
export async function bytesOf(stream: Readable): Promise<Buffer> {
  return Buffer.concat(await stream.toArray())
}

/** Path of a file of a local store. */
export function storedFile(directory: string, key: string): string {
  const entries = readdirSync(join(directory, 'files'), { recursive: true, withFileTypes: true })
  const found = entries.find(({ name }) => name === key)!
  return join(found.parentPath, key)
}
