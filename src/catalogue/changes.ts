/**
 * Follows changes of listings. Input: which transactions were seen; output: the ids of what others have changed since.
 * `listing_change` has the ids of what each transaction changed.
 */
import type { ClientBase } from 'pg'
import type { Pool } from '../postgres/pool.js'
import { type Seen, seenSql } from './load.js'

/** One statement, so that the ids and the new snapshot belong together. */
const changesSql = `SELECT ${seenSql}, array_to_string(ARRAY(
  SELECT DISTINCT unnest(product_ids) FROM listing_change
  WHERE transaction >= pg_snapshot_xmin($1::pg_snapshot) AND transaction < pg_snapshot_xmax(pg_current_snapshot())
    AND NOT pg_visible_in_snapshot(transaction, $1::pg_snapshot)
), ',') AS ids`

export interface Changes {
  seen: Seen
  /** Of products. */
  ids: string[]
}

/** What transactions beyond those of a snapshot have changed. */
export async function changesSince(db: Pool | ClientBase, { snapshot }: Seen): Promise<Changes> {
  const { rows } = await db.query<Seen & { ids: string }>({
    name: 'catalogue_changes',
    text: changesSql,
    values: [snapshot],
  })
  const { ids, ...seen } = rows[0]!
  return { seen, ids: ids === '' ? [] : ids.split(',') }
}

/** Reads within one snapshot. */
export async function inSnapshot<Answer>(
  pool: Pool,
  read: (client: ClientBase) => Promise<Answer>,
): Promise<Answer> {
  const client: Awaited<ReturnType<Pool['connect']>> = await pool.connect()
  let isBroken = true
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const answer = await read(client)
    await client.query('COMMIT')
    isBroken = false
    return answer
  } finally {
    client.release(isBroken)
  }
}
