import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Makes a directory with those above it, for this user alone. `mkdir` with `recursive` never ends where
 * the system has no place for it, as below /proc.
 *
 * @throws when it cannot be made.
 */
export function makeDirectory(path: string): void {
  const missing: string[] = []
  let place = path
  for (; !existsSync(place); place = dirname(place)) missing.unshift(place)
  if (!statSync(place).isDirectory()) {
    throw Object.assign(new Error(`${place} is no directory`), { code: 'ENOTDIR', path: place })
  }
  for (const place of missing) {
    try {
      mkdirSync(place, { mode: 0o700 })
    } catch (error) {
      if (!existsSync(place)) throw error
    }
  }
}

/** Makes a directory and a file in it, which is removed again. @throws when it cannot be used. */
export function tryDirectory(path: string): void {
  makeDirectory(path)
  const probe = join(path, `.probe-${process.pid}`)
  try {
    writeFileSync(probe, 'x')
  } finally {
    rmSync(probe, { force: true })
  }
}

/** Brings a directory's entries to the disk. */
export async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** What keeps a path from being used, and what to do about it; undefined when it is something else. */
export function describePathError(error: unknown): string | undefined {
  const { code, path } = error as NodeJS.ErrnoException
  if (!path) return undefined
  switch (code) {
    case 'EROFS':
      return `${path} cannot be written, because its file system is read-only: set DATA_DIR to a place that can be written.`
    case 'EACCES':
    case 'EPERM':
      return `${path} is closed to this user: give it to the user that runs Masthead, or set DATA_DIR to another place.`
    case 'ENOSPC':
    case 'EDQUOT':
      return `${path} cannot be written, because the disk is full: free some space, or set DATA_DIR to another place.`
    case 'ENOTDIR':
    case 'EEXIST':
      return `${path} is a file and no directory: remove it, or set DATA_DIR to another place.`
    case 'ENOENT':
      return `${path} cannot be made there: set DATA_DIR to another place.`
    default:
      return undefined
  }
}
