import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivLength = 12
const tagLength = 16

/** Each kind has its own derived key. */
type Kind = 'webhook secrets' | 'idempotent answers' | 'privacy requests'

/**
 * Encrypts bytes with AES-256-GCM. The key is derived from SECRET_KEY with HKDF.
 * @param place identifies the row; the bytes cannot be decrypted in another row
 */
export function seal(
  secretKey: string,
  kind: Kind,
  place: string,
  bytes: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secretKey, kind), iv)
  cipher.setAAD(Buffer.from(place))
  const ciphertext = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Uint8Array.from(Buffer.concat([iv, cipher.getAuthTag(), ciphertext]))
}

/** Decrypts the output of `seal`. @throws Error if SECRET_KEY is different or the row was altered */
export function unseal(secretKey: string, kind: Kind, place: string, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed)
  const iv = bytes.subarray(0, ivLength)
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(secretKey, kind), iv)
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
  return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()])
}

const keys = new Map<string, Buffer>()

function deriveKey(secretKey: string, kind: Kind): Buffer {
  const name = `${kind} ${secretKey}`
  let key = keys.get(name)
  if (!key) {
    key = Buffer.from(hkdfSync('sha256', secretKey, '', `masthead ${kind}`, 32))
    keys.set(name, key)
  }
  return key
}
