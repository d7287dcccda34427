import { type Env, parseEnv } from '../config/env.js'
import { marketOf } from '../config/market.js'
import { type Database, openDatabase } from '../postgres/database.js'
import { migrate } from '../postgres/migrate.js'
import { type Opened, openReach } from '../postgres/open.js'
import type { Reach } from '../postgres/pooler.js'
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
  return withReach(async (reach, env) => {
    await migrate(reach.directUrl)
    const db = openDatabase({
      market: marketOf(env),
      ...reach,
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
export async function withReach<T>(
  use: (reach: Reach, env: Env) => Promise<T>,
  env = parseEnv(process.env),
): Promise<T> {
  const opened = await openReach(env, { role: 'client' })
  const release = endOnSignals(opened)
  try {
    return await use(opened.reach, env)
  } finally {
    release()
    await opened.stop()
  }
}

/** Ctrl-C leaves no embedded server behind. */
function endOnSignals({ stop }: Opened): () => void {
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
