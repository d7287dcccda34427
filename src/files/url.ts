import { create as contentDisposition } from 'content-disposition'
import type { Env } from '../config/env.js'
import { signedPath, signedUrlLifetimeSeconds } from '../http/signed-url.js'
import type { FileStore } from './store.js'

interface Addressed {
  key: string
  /** File name of the download. */
  name: string
}

/** URL of the content, valid for one hour without a token. Points to the store if it supports presigned URLs. */
export function signedUrl(
  { env, files }: { env: Env; files: FileStore },
  { key, name }: Addressed,
): string | Promise<string> {
  return (
    files.address?.(key, signedUrlLifetimeSeconds, contentDisposition(name)) ?? ownUrl({ env }, key)
  )
}

/** Signed URL of this server. Unlike a presigned URL of the store, it stops working when the file is deleted. */
export function ownUrl(services: { env: Env }, fileKey: string): string {
  return signedPath(services, `/files/content/${fileKey}`, fileKey)
}
