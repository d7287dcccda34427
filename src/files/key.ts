import { randomInt } from 'node:crypto'

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** A new file's name in the store: `f_`, 22 random base58 characters and the extension, which it is given. */
export function newFileKey(extension: string): string {
  const random = Array.from({ length: 22 }, () => base58[randomInt(58)]).join('')
  return `f_${random}.${extension}`
}

/** Whether a text has the form of a file's key. */
export function isFileKey(text: string): boolean {
  return /^f_[1-9A-HJ-NP-Za-km-z]{22}\.[a-z0-9]{1,10}$/.test(text)
}
