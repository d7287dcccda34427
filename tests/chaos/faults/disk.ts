import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault, Times } from '../fault.js'
import { atEnd } from '../processes.js'
import { ownDirectory } from '../site.js'

const fullFor = 5_000
const size = '400m'

/** Mounts a small file system. Undefined if this user may not mount one. */
export function mountSmall(name: string): string | undefined {
  // The log file is in its parent directory, which has free space.
  const directory = join(ownDirectory(name), 'small')
  mkdirSync(directory)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=711`, 'none', directory], {
      stdio: 'ignore',
    })
  } catch {
    return undefined
  }
  // Lazily, because processes that have files open in it may end later.
  atEnd(() => execFileSync('umount', ['-l', directory], { stdio: 'ignore' }))
  return directory
}

/** Fills the disk of PostgreSQL and the file store, and frees the space after 5 s. */
export const fillDisk = (times: Times): Fault => ({
  name: 'disk full',
  times,
  async strike({ directory }) {
    const filler = join(directory, 'filler')
    const file = openSync(filler, 'w')
    try {
      for (const end = performance.now() + fullFor; performance.now() < end; await sleep(50)) {
        fill(file, directory)
      }
    } finally {
      closeSync(file)
      rmSync(filler)
    }
  },
})

function fill(file: number, directory: string): void {
  const { bavail, bsize } = statfsSync(directory)
  const bytes = Buffer.alloc(bsize, 1)
  try {
    for (let block = 0; block < bavail; block++) writeSync(file, bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
