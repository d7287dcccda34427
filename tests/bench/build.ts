import { createHash } from 'node:crypto'
import pg, { type ClientBase } from 'pg'
import { seedCatalogue } from '../../prisma/demo/seed-catalogue.js'
import { createDatabase, databaseUrl, dropDatabase } from '../../src/postgres/admin.js'
import { migrate } from '../../src/postgres/migrate.js'
import { MigrationError } from '../../src/postgres/migration-files.js'
import { allowSilence } from '../../src/postgres/pool.js'
import { withDatabase } from './data.js'

/** What a database of the benchmark is filled with, statement by statement on one connection. */
export interface Recipe {
  /** Of the database, with its size: databases of several sizes are kept side by side. */
  name: string
  /** Of the catalogue that is sold. */
  products: number
  /** Few rows, written as the server writes them. */
  parents: string[]
  /** The tables that get many rows. */
  tables: string[]
  /** Many rows, written without triggers and foreign keys, which would check them and change nothing. */
  rows: string[]
}

/**
 * The address of a database made by the recipe. One that is there is used again, with new migrations
 * applied; it is made anew when the recipe or a migration that it was built with has changed.
 */
export async function built(server: string, recipe: Recipe): Promise<string> {
  const { name } = recipe
  const url = databaseUrl(server, name)
  const mark = createHash('sha256').update(JSON.stringify(recipe)).digest('hex')
  if ((await markOf(server, name)) === mark && (await migrated(url))) return url

  process.stderr.write(`Building ${name} …\n`)
  const begun = performance.now()
  await dropDatabase(server, name)
  await createDatabase(server, name)
  await migrate(url)
  await withDatabase(url, async (db) => {
    await seedCatalogue(db, { products: recipe.products })
    const client = await db.pool.connect()
    // A million rows take minutes.
    allowSilence(client, 0)
    try {
      await fill(client, recipe)
      // Last, so that what was left half built is built again.
      await client.query(`COMMENT ON DATABASE ${pg.escapeIdentifier(name)} IS '${mark}'`)
    } finally {
      client.release(true)
    }
  })
  process.stderr.write(`… in ${Math.round((performance.now() - begun) / 1000)} s\n`)
  return url
}

async function markOf(server: string, name: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    const { rows } = await client.query(
      `SELECT shobj_description(oid, 'pg_database') AS mark FROM pg_database WHERE datname = $1`,
      [name],
    )
    return rows[0]?.mark
  } finally {
    await client.end()
  }
}

async function migrated(url: string): Promise<boolean> {
  try {
    await migrate(url)
    return true
  } catch (error) {
    if (error instanceof MigrationError) return false
    throw error
  }
}

async function fill(client: ClientBase, { parents, tables, rows }: Recipe): Promise<void> {
  await client.query(
    `SET statement_timeout = 0; SET work_mem = '128MB'; SET maintenance_work_mem = '512MB'`,
  )
  // The same numbers in each build.
  await client.query('SELECT setseed(0.5)')
  for (const statement of parents) await client.query(statement)
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index WHERE indrelid = ANY($1::text[]::regclass[]) AND NOT indisunique`,
    [tables.map(pg.escapeIdentifier)],
  )
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
  await client.query(`SET session_replication_role = 'replica'`)
  for (const statement of rows) await client.query(statement)
  await client.query(`SET session_replication_role = 'origin'`)
  for (const { definition } of indexes) await client.query(definition)
  await client.query('VACUUM (ANALYZE)')
}
