import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** That of Prisma's own tools, so that these take turns with them too. */
const migrateLock = 72_707_369
const askEveryMs = 100
/** Whoever waits for a table's lock holds up all who come after: who does not get it soon lets them pass, and tries again. */
const lockTimeout = '1s'
const lockPauseMs = 1_000
const lockTries = 120

/**
 * A transaction that nobody else has at the same time. A transaction's lock holds through a pooler too,
 * where a session's would stay behind. When this process is killed the server takes the transaction
 * back, within a second even of a statement that runs on; when it is frozen, within a minute.
 */
export async function withMigrationLock<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  try {
    while (!(await begin(client))) {
      // Its transaction ends in between: an index that is built beside others would wait for it.
      await client.query('ROLLBACK')
      await sleep(askEveryMs)
    }
    const result = await work()
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}

/** @returns whether nobody else has a turn */
async function begin(client: pg.Client): Promise<boolean> {
  await client.query('BEGIN')
  await client
    .query(
      `SELECT set_config('client_connection_check_interval', '1s', true)
       WHERE current_setting('client_connection_check_interval', true) IS NOT NULL`,
    )
    .catch(() => client.query('ROLLBACK').then(() => client.query('BEGIN')))
  await client.query(
    `SET LOCAL timezone = 'UTC'; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '${lockTimeout}';
     SET LOCAL idle_in_transaction_session_timeout = '60s'`,
  )
  return take(client, 'pg_try_advisory_xact_lock')
}

/** The same for statements that must not be in a transaction. The session is not to be used again after a failure. */
export async function withMigrationLockOutsideTransaction<T>(
  client: pg.Client,
  work: () => Promise<T>,
): Promise<T> {
  await client.query(`SET statement_timeout = 0; SET lock_timeout = 0`)
  while (!(await take(client, 'pg_try_advisory_lock'))) await sleep(askEveryMs)
  const result = await work()
  await client.query('SELECT pg_advisory_unlock($1)', [migrateLock])
  await client.query('RESET statement_timeout; RESET lock_timeout')
  return result
}

async function take(client: pg.Client, lock: string): Promise<boolean> {
  const { rows } = await client.query(`SELECT ${lock}($1) AS taken`, [migrateLock])
  return rows[0].taken
}

/** Tries again what did not get the lock of a table in time. */
export async function retryLockTimeouts<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      const { code } = ((error as Error).cause ?? error) as pg.DatabaseError
      if (code !== '55P03' || tries === lockTries) throw error
      await sleep(lockPauseMs)
    }
  }
}
