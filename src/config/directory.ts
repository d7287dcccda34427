import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Creates a directory and its parents with mode 700. Does not use `recursive`, with which `mkdir` never returns below
 * /proc.
 *
 * @throws Error if it cannot be created
 */
export function makeDirectory(path: string): void {
  const missingDirectories: string[] = []
  let place = path
  for (; !existsSync(place); place = dirname(place)) missingDirectories.unshift(place)
  if (!statSync(place).isDirectory()) {
    throw Object.assign(new Error(`${place} is not a directory`), { code: 'ENOTDIR', path: place })
  }
  for (const place of missingDirectories) {
    try {
      mkdirSync(place, { mode: 0o700 })
    } catch (error) {
      if (!existsSync(place)) throw error
    }
  }
}

/** Creates a directory, and a file in it, which is deleted again. @throws Error if it is not writable */
export function tryDirectory(path: string): void {
  makeDirectory(path)
  const probe = join(path, `.probe-${process.pid}`)
  try {
    writeFileSync(probe, 'x')
  } finally {
    rmSync(probe, { force: true })
  }
}

/** Flushes the directory's entries to disk (fsync). */
export async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Describes why a path is unusable, with a remedy; undefined for other errors. */
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
