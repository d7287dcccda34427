import { mkdtempSync, rmSync } from 'node:fs'
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
  compile()
  const directory = mkdtempSync(join(tmpdir(), 'masthead-test-'))
  const server = await openEmbedded({ dataDir: directory, role: 'server', durable: false })
  const tearDown = async () => {
    await server.stop()
    rmSync(directory, { recursive: true, force: true })
  }
  try {
    await createDatabase(server.url, templateName)
    await migrate(databaseUrl(server.url, templateName))
    project.provide('postgres', server.url)
    return tearDown
  } catch (error) {
    await tearDown()
    throw error
  }
}
