import { randomUUID } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { createDatabase, databaseUrl, dropDatabase } from '../../src/postgres/admin.js'
import { type Database, type DatabaseOptions, openDatabase } from '../../src/postgres/database.js'
import { templateName } from './global-setup.js'

/** A migrated database of its own, dropped after the tests. Call it at the top level of a test file. */
export async function testDatabase(): Promise<{ url: string }> {
  const url = await clone(templateName)
  afterAll(() => drop(url))
  return { url }
}

/** A database of its own without any table, dropped after the tests: likewise at the top level. */
export async function emptyDatabase(): Promise<{ url: string }> {
  const url = await clone()
  afterAll(() => drop(url))
  return { url }
}

/** A migrated database of its own, opened as the application opens it; `close` drops it. */
export async function openTestDatabase(
  options: Partial<DatabaseOptions> = {},
): Promise<Database & { url: string }> {
  const url = await clone(templateName)
  const database = openDatabase({ url, poolSize: 5, applicationName: 'masthead test', ...options })
  return {
    ...database,
    url,
    async close() {
      await database.close()
      await drop(url)
    },
  }
}

async function clone(template?: string): Promise<string> {
  const server = inject('postgres')
  const name = `test_${randomUUID()}`
  await createDatabase(server, name, template)
  return databaseUrl(server, name)
}

function drop(url: string): Promise<void> {
  return dropDatabase(inject('postgres'), new URL(url).pathname.slice(1))
}
