import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** The digits of tokens. */
export const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/**
 * A raw token: prefix, 40 random base62 characters and 6 of their CRC32, so that typos are found without a look-up, and
 * secret scanners recognize a leaked token.
 */
export function generateToken(prefix: 'mst_' | 'mop_'): string {
  const body = prefix + Array.from({ length: 40 }, () => base62[randomInt(62)]).join('')
  return withChecksum(body)
}

/** A token's text: its body and the check sum of that. */
export function withChecksum(body: string): string {
  return body + checksum(body)
}

function checksum(body: string): string {
  let rest = crc32(body)
  let text = ''
  for (let i = 0; i < 6; i++) {
    text = base62[rest % 62] + text
    rest = Math.floor(rest / 62)
  }
  return text
}

/** Whether a text has the form and the check sum of a token. */
export function isWellFormed(token: string): boolean {
  return (
    /^(mst|mop)_[0-9A-Za-z]{46}$/.test(token) && checksum(token.slice(0, -6)) === token.slice(-6)
  )
}

/** The hash under which a token is stored and looked up. */
export function hashToken(token: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(createHash('sha256').update(token).digest())
}
