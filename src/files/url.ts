import { create as contentDisposition } from 'content-disposition'
import type { Env } from '../config/env.js'
import { signedPath, signedUrlLifetimeSeconds } from '../http/signed-url.js'
import type { FileStore } from './store.js'

/** A file whose content is at an address. */
interface Addressed {
  key: string
  /** What a download is called. */
  name: string
}

/** The address of a file's content for whoever holds it, without a token, for the next hour. */
export function signedUrl(
  { env, files }: { env: Env; files: FileStore },
  { key, name }: Addressed,
): string | Promise<string> {
  return (
    files.address?.(key, signedUrlLifetimeSeconds, contentDisposition(name)) ?? ownUrl({ env }, key)
  )
}

/** The like at this server, which knows when the file is deleted, whatever the store. */
export function ownUrl(services: { env: Env }, fileKey: string): string {
  return signedPath(services, `/files/content/${fileKey}`, fileKey)
}
