import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivLength = 12
const tagLength = 16

/** A new signing secret in the form of Standard Webhooks: `whsec_` and 32 random bytes in base64. */
export function generateSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/**
 * Encrypts a signing secret for the database with a key of its own, derived from SECRET_KEY.
 * @param endpointId binds it to its row: moved to another one it cannot be decrypted
 */
export function encryptSecret(
  secretKey: string,
  endpointId: string,
  secret: string,
): Uint8Array<ArrayBuffer> {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secretKey), iv).setAAD(Buffer.from(endpointId))
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Uint8Array.from(Buffer.concat([iv, cipher.getAuthTag(), text]))
}

/**
 * Decrypts what `encryptSecret` made.
 * @throws Error when SECRET_KEY is another one, or the row was altered
 */
export function decryptSecret(secretKey: string, endpointId: string, stored: Uint8Array): string {
  const bytes = Buffer.from(stored)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secretKey), bytes.subarray(0, ivLength))
    .setAAD(Buffer.from(endpointId))
    .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
  const text = bytes.subarray(ivLength + tagLength)
  try {
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
  } catch (cause) {
    throw new Error('The signing secret was encrypted with another SECRET_KEY.', { cause })
  }
}

const keys = new Map<string, Buffer>()

function keyOf(secretKey: string): Buffer {
  let key = keys.get(secretKey)
  if (!key) {
    key = Buffer.from(hkdfSync('sha256', secretKey, '', 'masthead webhook secrets', 32))
    keys.set(secretKey, key)
  }
  return key
}
