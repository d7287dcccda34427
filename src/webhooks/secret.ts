import { randomBytes } from 'node:crypto'
import { seal, unseal } from '../postgres/seal.js'

/** A new signing secret in the form of Standard Webhooks: `whsec_` and 32 random bytes in base64. */
export function generateSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/**
 * Encrypts a signing secret for the database.
 * @param endpointId binds it to its row
 */
export function encryptSecret(
  secretKey: string,
  endpointId: string,
  secret: string,
): Uint8Array<ArrayBuffer> {
  return seal(secretKey, 'webhook secrets', endpointId, Buffer.from(secret))
}

/**
 * Decrypts what `encryptSecret` made.
 * @throws Error when SECRET_KEY is another one, or the row was altered
 */
export function decryptSecret(secretKey: string, endpointId: string, stored: Uint8Array): string {
  try {
    return unseal(secretKey, 'webhook secrets', endpointId, stored).toString('utf8')
  } catch (cause) {
    throw new Error('The signing secret was encrypted with another SECRET_KEY.', { cause })
  }
}
