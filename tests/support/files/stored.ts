import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** The keys of everything below a local store's directory, drafts included. */
export function storedKeys(directory: string): string[] {
  return readdirSync(join(directory, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()
}

/** All bytes of a stream. */
export async function bytesOf(stream: Readable): Promise<Buffer> {
  return Buffer.concat(await stream.toArray())
}
