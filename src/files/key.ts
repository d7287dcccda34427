import { randomBase58 } from '../values/base58.js'

/** Generates the key of a new file: `f_`, 22 random base58 characters, and the extension. */
export function newFileKey(extension: string): string {
  return `f_${randomBase58(22)}.${extension}`
}

/** Returns the key if it is well formed. Stores build paths from it. @throws Error if it is not */
export function requireFileKey(key: string): string {
  if (!isFileKey(key)) throw new Error(`${JSON.stringify(key)} is not a file key.`)
  return key
}

export function isFileKey(text: string): boolean {
  return /^f_[1-9A-HJ-NP-Za-km-z]{22}\.[a-z0-9]{1,10}$/.test(text)
}
