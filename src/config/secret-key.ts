import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDirectory } from './directory.js'

/**
 * Returns the secret key of an installation without SECRET_KEY. Created once in `DATA_DIR/secret_key`.
 *
 * @throws Error if the directory or file is unusable
 */
export function loadSecretKey(dataDir: string): string {
  const file = join(dataDir, 'secret_key')
  return read(file) ?? make(dataDir, file)
}

/**
 * Stores the key of another installation, whose data is restored here.
 *
 * @throws Error if there is another key, or the directory is unusable
 */
export function keepSecretKey(dataDir: string, key: string): void {
  const file = join(dataDir, 'secret_key')
  if ((read(file) ?? make(dataDir, file, key)) === key) return
  throw new Error(
    `${file} contains a different key, from another installation. Choose an empty DATA_DIR.`,
  )
}

function read(file: string): string | undefined {
  try {
    const key = readFileSync(file, 'utf8').trim()
    if (key.length < 32) throw new Error(`${file} is damaged: restore it from a backup`)
    return key
  } catch (error) {
    // Creating the file reports which part of the path is missing.
    const { code = '' } = error as NodeJS.ErrnoException
    if (['ENOENT', 'ENOTDIR'].includes(code)) return undefined
    throw error
  }
}

/** Links a complete file: atomic, and only the first of several processes succeeds. */
function make(dataDir: string, file: string, key = randomBytes(32).toString('base64url')): string {
  makeDirectory(dataDir)
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, `${key}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return read(file)!
}
