import { join } from 'node:path'
import { seedCatalogue } from '../../prisma/demo/seed-catalogue.js'
import { generateToken, hashToken } from '../../src/access/token-form.js'
import { shell } from '../../src/cli/shell.js'
import { createTeam } from '../../src/domain/accounts/team.js'
import { createDatabase, databaseUrl } from '../../src/postgres/admin.js'
import { type Database, openDatabase } from '../../src/postgres/database.js'
import { openEmbedded } from '../../src/postgres/embedded/embedded.js'
import { migrate } from '../../src/postgres/migrate.js'
import { root } from '../../src/root.js'
import { uuidV7 } from '../../src/values/uuid.js'
import { testMarket } from '../support/market.js'

/** Starts the PostgreSQL of the benchmark, which is kept in `.data/bench`, so that a catalogue is built once. */
export async function openServer() {
  return openEmbedded({ dataDir: join(root, '.data', 'bench'), role: 'server', durable: false })
}

/** Returns the URL of a database with this number of products. Builds it if it does not exist. */
export async function catalogueOf(server: string, products: number): Promise<string> {
  const name = `bench_${products}`
  const url = databaseUrl(server, name)
  await createDatabase(server, name).catch((error) => {
    if (!/already exists/.test(String(error))) throw error
  })
  await migrate(url)
  await withDatabase(url, async (db) => {
    const { rows } = await db.pool.query('SELECT count(*)::int AS count FROM product')
    if (rows[0].count >= products) return
    process.stderr.write(`Building a catalogue of ${products.toLocaleString('en')} products …\n`)
    await seedCatalogue(db, { products: products - rows[0].count })
  })
  return url
}

/** Opens a database like the server, until `use` ends. */
export async function withDatabase<T>(url: string, use: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase({
    market: testMarket,
    url,
    poolSize: 10,
    applicationName: 'masthead bench',
  })
  try {
    return await use(db)
  } finally {
    await db.close()
  }
}

/** Creates a full_access token of a team, by default of a new one. */
export async function newToken(
  db: Database,
  known?: { id: string; ownerId: string },
): Promise<string> {
  const raw = generateToken('mst_')
  const team = known ?? (await createTeam(db.prisma, shell, { name: 'Bench' }))
  const id = uuidV7()
  await db.prisma.apiToken.create({
    data: {
      id,
      lineageId: id,
      teamId: team.id,
      userId: team.ownerId,
      name: 'Bench',
      type: 'full_access',
      scopes: [],
      tokenHash: hashToken(raw),
      hint: raw.slice(0, 8),
    },
  })
  return raw
}
