/**
 * Reads which listings have changed since a snapshot. The table `listing_change` contains the IDs of the products
 * that each transaction changed.
 */
import type { ClientBase } from 'pg'
import type { Pool } from '../postgres/pool.js'
import { type DatabaseState, seenSql } from './load.js'

/** One statement, so that the IDs and the new snapshot are consistent. */
const changesSql = `SELECT ${seenSql}, array_to_string(ARRAY(
  SELECT DISTINCT unnest(product_ids) FROM listing_change
  WHERE transaction >= pg_snapshot_xmin($1::pg_snapshot) AND transaction < pg_snapshot_xmax(pg_current_snapshot())
    AND NOT pg_visible_in_snapshot(transaction, $1::pg_snapshot)
), ',') AS ids`

/** Changes since a snapshot. */
export interface ListingChanges {
  /** State of the database at the time of the read. */
  seen: DatabaseState
  /** Product IDs. */
  ids: string[]
}

/** Reads the IDs of products changed by transactions that a snapshot does not include. */
export async function changesSince(
  db: Pool | ClientBase,
  { snapshot }: DatabaseState,
): Promise<ListingChanges> {
  const { rows } = await db.query<DatabaseState & { ids: string }>({
    name: 'catalogue_changes',
    text: changesSql,
    values: [snapshot],
  })
  const { ids, ...seen } = rows[0]!
  return { seen, ids: ids === '' ? [] : ids.split(',') }
}

/** Runs `read` in a read-only transaction with one snapshot. */
export async function inSnapshot<Answer>(
  pool: Pool,
  read: (client: ClientBase) => Promise<Answer>,
): Promise<Answer> {
  const client: Awaited<ReturnType<Pool['connect']>> = await pool.connect()
  let isBroken = true
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const result = await read(client)
    await client.query('COMMIT')
    isBroken = false
    return result
  } finally {
    client.release(isBroken)
  }
}
