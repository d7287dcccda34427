import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** Lock ID of Prisma Migrate, so that its tools and Masthead exclude each other. */
const migrateLock = 72_707_369
const askEveryMs = 100
/**
 * A waiting lock request blocks all later ones on the table. A short timeout lets them pass before the next attempt.
 */
const lockTimeout = '1s'
const lockPauseMs = 1_000
const lockTries = 120

/**
 * Runs `work` in a transaction that holds the migration lock. A transaction lock also works through a pooler, where a
 * session lock would remain after the client leaves. If this process is killed, PostgreSQL rolls back within a second,
 * even during a statement. If the process freezes, PostgreSQL rolls back within a minute.
 */
export async function withMigrationLock<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  try {
    while (!(await begin(client))) {
      // End the transaction while waiting. CREATE INDEX CONCURRENTLY in another session would wait for it.
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

/** @returns whether the lock was acquired */
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

/**
 * Like `withMigrationLock`, for statements that cannot run in a transaction. After an error, the caller must close the
 * session.
 */
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

/** Retries `work` up to 120 times if it fails with a lock timeout (SQLSTATE 55P03). */
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
