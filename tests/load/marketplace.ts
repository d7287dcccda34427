import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDemo } from '../../prisma/demo/seed.js'
import { shell } from '../../src/cli/shell.js'
import { createApiToken } from '../../src/domain/accounts/token.js'
import { createDatabase, databaseUrl } from '../../src/postgres/admin.js'
import { type Database, openDatabase } from '../../src/postgres/database.js'
import { openEmbedded } from '../../src/postgres/embedded/embedded.js'
import { migrate } from '../../src/postgres/migrate.js'
import { testMarket } from '../support/market.js'
import { secretKey } from '../support/processes/instance.js'

/** Demo marketplace on a temporary PostgreSQL. */
export interface Marketplace {
  url: string
  db: Database
  /** Creates full_access tokens of a team. */
  tokens(teamId: string, count: number): Promise<string[]>
}

/** Creates a marketplace, calls `work`, and removes it. */
export async function withMarketplace(work: (market: Marketplace) => Promise<void>): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'masthead-load-'))
  const postgres = await openEmbedded({ dataDir: directory, role: 'server', durable: false })
  try {
    await createDatabase(postgres.url, 'load')
    const url = databaseUrl(postgres.url, 'load')
    await migrate(url)
    const db = openDatabase({
      market: testMarket,
      url,
      poolSize: 4,
      applicationName: 'masthead load',
    })
    try {
      await seedDemo(db, secretKey)
      const token = async (teamId: string) => {
        const asked = { teamId, name: 'Load', type: 'full_access' as const }
        return (await createApiToken(db.prisma, shell, asked)).raw
      }
      await work({
        url,
        db,
        async tokens(teamId, count) {
          const made: string[] = []
          // One at a time, because each transaction checks the maximum number of tokens.
          while (made.length < count) made.push(await token(teamId))
          return made
        },
      })
    } finally {
      await db.close()
    }
  } finally {
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
