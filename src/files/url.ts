import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '../services.js'

/** How long a signed URL is valid, in seconds. */
export const signedUrlLifetime = 3600

/** The address of a file's content for whoever holds it, without a token, for the next hour. */
export function signedUrl(
  { env, files }: Pick<Services, 'env' | 'files'>,
  fileKey: string,
): string | Promise<string> {
  return files.address?.(fileKey, signedUrlLifetime) ?? ownUrl({ env }, fileKey)
}

/** The like at this server, which knows when the file is deleted, whatever the store. */
export function ownUrl({ env }: Pick<Services, 'env'>, fileKey: string): string {
  const expires = String(Math.floor(Date.now() / 1000) + signedUrlLifetime)
  const signature = sign(env.secretKey, fileKey, expires).toString('base64url')
  return `${env.publicUrl}/files/content/${fileKey}?expires=${expires}&signature=${signature}`
}

/** Whether the parameters are those of a signed URL of this file that has not expired. */
export function isSigned(
  { env }: Pick<Services, 'env'>,
  fileKey: string,
  { expires, signature }: { expires: string; signature: string },
): boolean {
  const given = Buffer.from(signature, 'base64url')
  const right = sign(env.secretKey, fileKey, expires)
  // The text is compared too: base64url of one digest has several spellings, and only ours is signed.
  return (
    given.length === right.length &&
    timingSafeEqual(given, right) &&
    right.toString('base64url') === signature &&
    Number(expires) > Date.now() / 1000
  )
}

function sign(secretKey: string, fileKey: string, expires: string): Buffer {
  return createHmac('sha256', secretKey).update(`${fileKey}\n${expires}`).digest()
}

const signed = /\?[^"]*?(?:&signature=|X-Amz-Signature=)[^"]*/g

/** A text without the queries of its signed URLs, ours and those of S3: they differ on every read. */
export function withoutSignatures(text: string): string {
  return /[&?](?:signature|X-Amz-Signature)=/.test(text) ? text.replace(signed, '') : text
}
