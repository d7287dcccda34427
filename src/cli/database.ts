import { type Env, parseEnv } from '../config/env.js'
import { toMarket } from '../config/market.js'
import { type Database, openDatabase } from '../postgres/database.js'
import { migrate } from '../postgres/migrate.js'
import { type OpenDatasource, openDatasource } from '../postgres/open.js'
import type { Datasource } from '../postgres/pooler.js'
import { checkSecretKey } from '../webhooks/key-check.js'

/** Like `withUncheckedDatabase`, and checks that SECRET_KEY is that of the database. */
export function withDatabase<T>(use: (db: Database, env: Env) => Promise<T>): Promise<T> {
  return withUncheckedDatabase(async (db, env) => {
    await checkSecretKey(db.pool, env.secretKey)
    return use(db, env)
  })
}

/**
 * Opens and migrates the database for one command, and closes it afterwards. A running embedded server is reused;
 * otherwise it is started for the duration of the command.
 */
export function withUncheckedDatabase<T>(use: (db: Database, env: Env) => Promise<T>): Promise<T> {
  return withDatasource(async (datasource, env) => {
    await migrate(datasource.directUrl)
    const db = openDatabase({
      market: toMarket(env),
      ...datasource,
      poolSize: 4,
      connectMs: 15_000,
      applicationName: 'masthead cli',
    })
    try {
      return await use(db, env)
    } finally {
      await db.close()
    }
  })
}

/** Like `withUncheckedDatabase`, but passes only the URLs and does not migrate. For commands that control migrations. */
export async function withDatasource<T>(
  use: (datasource: Datasource, env: Env) => Promise<T>,
  env = parseEnv(process.env),
): Promise<T> {
  const database = await openDatasource(env, { role: 'client' })
  const release = stopOnSignals(database)
  try {
    return await use(database.datasource, env)
  } finally {
    release()
    await database.stop()
  }
}

/** Stops an embedded server on Ctrl-C. */
function stopOnSignals({ stop }: OpenDatasource): () => void {
  const end = () => {
    stop().finally(() => process.exit(130))
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  return () => {
    process.off('SIGINT', end)
    process.off('SIGTERM', end)
  }
}
