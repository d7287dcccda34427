import pg from 'pg'
import { expect } from 'vitest'
import type { Api } from './api.js'

/**
 * Runs a statement in a transaction that is committed once `work` waits for its lock, and returns the result of `work`.
 * @param check runs in that transaction while `work` waits
 */
export async function whileHeld<T>(
  api: Api,
  [text, ...values]: [text: string, ...values: unknown[]],
  work: () => Promise<T>,
  check: (client: pg.Client) => Promise<unknown> = async () => {},
): Promise<T> {
  const client = new pg.Client({ connectionString: api.db.url })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query(text, values)
    const result = work()
    result.catch(() => {})
    await expect.poll(() => waiting(client), { timeout: 20_000 }).toBeGreaterThan(0)
    await check(client)
    await client.query('COMMIT')
    return await result
  } finally {
    await client.end()
  }
}

async function waiting(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows[0]!.n
}
