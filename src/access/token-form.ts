import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

export const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Prefixes of tokens of teams, test teams and operators, and of access and refresh tokens of OAuth clients. */
export type TokenPrefix = 'mst_' | 'mst_test_' | 'mop_' | 'mat_' | 'mrt_'

/**
 * Generates a token: prefix, 40 random base62 characters, and their CRC32 as 6 base62 characters. With the checksum,
 * typos are found without a database query, and secret scanners recognize leaked tokens.
 */
export function generateToken(prefix: TokenPrefix): string {
  const body = prefix + Array.from({ length: 40 }, () => base62[randomInt(62)]).join('')
  return withChecksum(body)
}

/** Appends the checksum to the prefix and random part of a token. */
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

/** Whether a string has the format of a token that authenticates requests, and a valid checksum. */
export function isWellFormed(token: string): boolean {
  return (
    /^(mst|mst_test|mop|mat)_[0-9A-Za-z]{46}$/.test(token) &&
    checksum(token.slice(0, -6)) === token.slice(-6)
  )
}

/** SHA-256 of a token, under which it is stored and looked up. */
export function hashToken(token: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(createHash('sha256').update(token).digest())
}
