import { randomInt } from 'node:crypto'

/** Crockford's base 32: without I, L, O and U. */
export const crockford: readonly string[] = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']

/** Generates random characters that people can read aloud, with 5 random bits each. */
export function readable(length: number): string {
  return Array.from({ length }, () => crockford[randomInt(32)]).join('')
}

/** Generates a reference number, such as ORD-20261120-7ZQ4M0XW9K2TB. Its 65 random bits make it unguessable. */
export function referenceNumber(prefix: string, at: Date): string {
  return `${prefix}-${at.toISOString().slice(0, 10).replaceAll('-', '')}-${readable(13)}`
}
