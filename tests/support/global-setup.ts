import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createDatabase, databaseUrl } from '../../src/postgres/admin.js'
import { openEmbedded } from '../../src/postgres/embedded/embedded.js'
import { migrate } from '../../src/postgres/migrate.js'
import { compile } from './processes/compiled.js'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
  }
}

export const templateName = 'template_masthead'

/** Starts one temporary PostgreSQL for the run, with a migrated database that test files clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = temporaryDirectory()
  const server = await openEmbedded({ dataDir: directory, role: 'server', durable: false })
  const tearDown = async () => {
    await server.stop()
    rmSync(directory, { recursive: true, force: true })
  }
  try {
    await Promise.all([compile(), createTemplate(server.url)])
    project.provide('postgres', server.url)
    return tearDown
  } catch (error) {
    await tearDown()
    throw error
  }
}

async function createTemplate(server: string): Promise<void> {
  await createDatabase(server, templateName)
  await migrate(databaseUrl(server, templateName))
}

/** Bytes that the databases of a run need at most. */
const maxBytes = 4 * 2 ** 30

/**
 * Creates the directory of the run, in memory if there is space: every test file creates a database of 1,100 files.
 * Removes directories of killed runs, which would occupy memory.
 */
function temporaryDirectory(): string {
  const memory = '/dev/shm'
  if (freeBytes(memory) < maxBytes) return mkdtempSync(join(tmpdir(), 'masthead-test-'))
  for (const name of readdirSync(memory)) {
    const pid = /^masthead-test-(\d+)-/.exec(name)?.[1]
    if (pid && !isRunning(Number(pid))) rmSync(join(memory, name), { recursive: true, force: true })
  }
  return mkdtempSync(join(memory, `masthead-test-${process.pid}-`))
}

/** Returns 0 for a file system that does not exist. */
function freeBytes(path: string): number {
  try {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize
  } catch {
    return 0
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
