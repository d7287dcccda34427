import { randomBase58 } from '../values/base58.js'

/** A new file's name in the store: `f_`, 22 random base58 characters and the extension, which it is given. */
export function newFileKey(extension: string): string {
  return `f_${randomBase58(22)}.${extension}`
}

/**
 * The key, where it has the form of one: a store makes paths of it.
 * @throws Error for any other text
 */
export function requireFileKey(key: string): string {
  if (!isFileKey(key)) throw new Error(`${JSON.stringify(key)} is not the key of a file.`)
  return key
}

/** Whether a text has the form of a file's key. */
export function isFileKey(text: string): boolean {
  return /^f_[1-9A-HJ-NP-Za-km-z]{22}\.[a-z0-9]{1,10}$/.test(text)
}
