import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { seedDemo } from '../../prisma/demo/seed.js'
import { createDatabase, databaseUrl, dropDatabase } from '../../src/postgres/admin.js'
import { type Database, type DatabaseOptions, openDatabase } from '../../src/postgres/database.js'
import { templateName } from './global-setup.js'
import { testMarket } from './market.js'
import { secretKey } from './processes/instance.js'

/** Creates a migrated database, dropped after the tests. Call it at the top level of a test file. */
export async function testDatabase(): Promise<{ url: string }> {
  const url = await clone(templateName)
  afterAll(() => drop(url))
  return { url }
}

/** Creates a database without tables, dropped after the tests. Call it at the top level of a test file. */
export async function emptyDatabase(): Promise<{ url: string }> {
  const url = await clone()
  afterAll(() => drop(url))
  return { url }
}

type Opened = Database & { url: string }

/** Creates a migrated database, and opens it as the application does. `close` drops it. */
export async function openTestDatabase(options: Partial<DatabaseOptions> = {}): Promise<Opened> {
  return open(await clone(templateName), options)
}

/** Creates a database with the demo marketplace, and opens it. `close` drops it. */
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

/** Creates the template with the demo marketplace, unless another file of the run has done so. */
async function demoTemplate(): Promise<void> {
  const server = inject('postgres')
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    // Held until this session ends.
    await client.query('SELECT pg_advisory_lock(1)')
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [demoName])
    if (found.rowCount === 1) return
    // Renamed once it is complete.
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

/** Copies files, which takes a fifth of the time of the default strategy, which writes each page to the WAL. */
async function copyDatabase(client: pg.Client, name: string, template: string): Promise<void> {
  await client.query(`CREATE DATABASE "${name}" TEMPLATE ${template} STRATEGY FILE_COPY`)
}

function drop(url: string): Promise<void> {
  return dropDatabase(inject('postgres'), new URL(url).pathname.slice(1))
}
