import { type Env, parseEnv } from '../config/env.js'
import { marketOf } from '../config/market.js'
import { type Database, openDatabase } from '../postgres/database.js'
import { migrate } from '../postgres/migrate.js'
import { type OpenDatasource, openDatasource } from '../postgres/open.js'
import type { Datasource } from '../postgres/pooler.js'
import { checkSecretKey } from '../webhooks/key-check.js'

/** Like `withUncheckedDatabase`, when the secret key is that of the database. */
export function withDatabase<T>(use: (db: Database, env: Env) => Promise<T>): Promise<T> {
  return withUncheckedDatabase(async (db, env) => {
    await checkSecretKey(db.pool, env.secretKey)
    return use(db, env)
  })
}

/**
 * Opens the database for one command, migrated, and closes it again. The embedded one is joined
 * when it runs, and otherwise runs for as long as the command.
 */
export function withUncheckedDatabase<T>(use: (db: Database, env: Env) => Promise<T>): Promise<T> {
  return withDatasource(async (datasource, env) => {
    await migrate(datasource.directUrl)
    const db = openDatabase({
      market: marketOf(env),
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

/** Only its addresses, for commands that care for the migrations themselves. */
export async function withDatasource<T>(
  use: (datasource: Datasource, env: Env) => Promise<T>,
  env = parseEnv(process.env),
): Promise<T> {
  const opened = await openDatasource(env, { role: 'client' })
  const release = stopOnSignals(opened)
  try {
    return await use(opened.datasource, env)
  } finally {
    release()
    await opened.stop()
  }
}

/** Ctrl-C leaves no embedded server behind. */
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
