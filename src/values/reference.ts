import { randomInt } from 'node:crypto'

/** Crockford's base 32: no letter that is mistaken for a digit, and no U. */
export const crockford: readonly string[] = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']

/** Random characters that people can read to each other: 5 random bits each. */
export function readable(length: number): string {
  return Array.from({ length }, () => crockford[randomInt(32)]).join('')
}

/** A reference number, such as ORD-20261120-7ZQ4M0XW9K2TB: 65 random bits, so that it cannot be guessed. */
export function referenceNumber(prefix: string, at: Date): string {
  return `${prefix}-${at.toISOString().slice(0, 10).replaceAll('-', '')}-${readable(13)}`
}
