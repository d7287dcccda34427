import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { seedDemo } from '../../prisma/demo/seed.js'
import { createDatabase, databaseUrl, dropDatabase } from '../../src/postgres/admin.js'
import { type Database, type DatabaseOptions, openDatabase } from '../../src/postgres/database.js'
import { templateName } from './global-setup.js'
import { testMarket } from './market.js'
import { secretKey } from './processes/instance.js'

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

type Opened = Database & { url: string }

/** A migrated database of its own, opened as the application opens it; `close` drops it. */
export async function openTestDatabase(options: Partial<DatabaseOptions> = {}): Promise<Opened> {
  return open(await clone(templateName), options)
}

/** The same with the demo marketplace in it. */
export async function openDemoDatabase(options: Partial<DatabaseOptions> = {}): Promise<Opened> {
  await demoTemplate()
  return open(await clone(demoName), options)
}

function open(url: string, options: Partial<DatabaseOptions>): Opened {
  const database = openDatabase({
    market: testMarket,
    url,
    poolSize: 5,
    applicationName: 'masthead test',
    connectMs: 60_000,
    ...options,
  })
  return {
    ...database,
    url,
    async close() {
      await database.close()
      await drop(url)
    },
  }
}

const demoName = 'template_demo'

/** Sees to the template with the demo marketplace, which the first file of the run that asks for it makes. */
async function demoTemplate(): Promise<void> {
  const server = inject('postgres')
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    // Until this session ends.
    await client.query('SELECT pg_advisory_lock(1)')
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [demoName])
    if (found.rowCount === 1) return
    // Not under its name before it is whole.
    const name = `demo_${randomUUID()}`
    await copyDatabase(client, name, templateName)
    const url = databaseUrl(server, name)
    const database = openDatabase({
      market: testMarket,
      url,
      poolSize: 2,
      applicationName: 'masthead test',
    })
    await seedDemo(database, secretKey)
    await database.close()
    await client.query(`ALTER DATABASE "${name}" RENAME TO ${demoName}`)
  } finally {
    await client.end()
  }
}

async function clone(template?: string): Promise<string> {
  const server = inject('postgres')
  const name = `test_${randomUUID()}`
  if (!template) {
    await createDatabase(server, name)
    return databaseUrl(server, name)
  }
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await copyDatabase(client, name, template)
  } finally {
    await client.end()
  }
  return databaseUrl(server, name)
}

/** Copies files, which takes a fifth of the time of the default strategy: it writes each page to the log. */
async function copyDatabase(client: pg.Client, name: string, template: string): Promise<void> {
  await client.query(`CREATE DATABASE "${name}" TEMPLATE ${template} STRATEGY FILE_COPY`)
}

function drop(url: string): Promise<void> {
  return dropDatabase(inject('postgres'), new URL(url).pathname.slice(1))
}
