/**
 * Follows changes of listings. Input: which transactions were seen; output: the ids of what others have changed since, and
 * those listings as they are now. `listing_change` has the ids of what each transaction changed.
 */
import type { Pool } from '../postgres/pool.js'
import { TextQuery } from '../postgres/text-query.js'
import { selectedSql } from './fields.js'
import { type Seen, seenSql } from './load.js'
import type { ListingTexts } from './rows.js'

/** One statement, so that the ids and the new snapshot belong together. */
const changesSql = `SELECT ${seenSql}, array_to_string(ARRAY(
  SELECT DISTINCT unnest(product_ids) FROM listing_change
  WHERE transaction >= pg_snapshot_xmin($1::pg_snapshot) AND NOT pg_visible_in_snapshot(transaction, $1::pg_snapshot)
), ',') AS ids`

export interface Changes {
  seen: Seen
  /** Of products. */
  ids: string[]
}

/** What transactions beyond those of a snapshot have changed. */
export async function changesSince(pool: Pool, { snapshot }: Seen): Promise<Changes> {
  const query = new TextQuery(changesSql, [snapshot], 'catalogue_changes')
  const [row] = await pool.texts(query)
  const [current, startedAt, ids] = row as [string, string, string]
  return { seen: { snapshot: current, startedAt }, ids: ids === '' ? [] : ids.split(',') }
}

const listingsSql = `SELECT ${selectedSql} FROM listing WHERE product_id = ANY ($1::uuid[])`

/** Those of some listings that there are. */
export function listingsOf(pool: Pool, ids: readonly string[]): Promise<readonly ListingTexts[]> {
  return pool.texts(new TextQuery(listingsSql, [ids], 'catalogue_listings'))
}
