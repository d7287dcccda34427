import { randomBytes } from 'node:crypto'
import { seal, unseal } from '../postgres/seal.js'

/** Generates a signing secret as defined by Standard Webhooks: `whsec_` and 32 random bytes in base64. */
export function generateSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/** Encrypts a signing secret for storage. @param endpointId the secret can be decrypted only with the same ID */
export function encryptSecret(
  secretKey: string,
  endpointId: string,
  secret: string,
): Uint8Array<ArrayBuffer> {
  return seal(secretKey, 'webhook secrets', endpointId, Buffer.from(secret))
}

/** Decrypts the output of `encryptSecret`. @throws Error if SECRET_KEY is different or the row was altered */
export function decryptSecret(
  secretKey: string,
  endpointId: string,
  encrypted: Uint8Array,
): string {
  try {
    return unseal(secretKey, 'webhook secrets', endpointId, encrypted).toString('utf8')
  } catch (cause) {
    throw new Error('The signing secret was encrypted with another SECRET_KEY.', { cause })
  }
}
