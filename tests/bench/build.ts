import { createHash } from 'node:crypto'
import pg, { type ClientBase } from 'pg'
import { seedCatalogue } from '../../prisma/demo/seed-catalogue.js'
import { createDatabase, databaseUrl, dropDatabase } from '../../src/postgres/admin.js'
import { migrate } from '../../src/postgres/migrate.js'
import { MigrationError } from '../../src/postgres/migration-files.js'
import { allowSilence } from '../../src/postgres/pool.js'
import { withDatabase } from './data.js'

/** Content of a benchmark database. Its statements run one at a time on one connection. */
export interface Recipe {
  /** Name of the database. It contains the size, because databases of several sizes are kept. */
  name: string
  /** Number of products in the catalogue. */
  products: number
  /** Writes few rows, with triggers and foreign keys. */
  parents: string[]
  /** Tables that get many rows. */
  tables: string[]
  /** Writes many rows without triggers and foreign keys, which would only check them. */
  rows: string[]
}

/**
 * Returns the URL of a database built by the recipe. An existing database is used again, with new
 * migrations applied. It is rebuilt if the recipe or one of its migrations has changed.
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
      // Last, so that an incomplete database is rebuilt.
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
  // Every build uses the same random numbers.
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
