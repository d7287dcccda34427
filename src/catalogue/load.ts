/** Loads rows of `listing` by COPY. */
import { addAbortSignal } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import pg, { type ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { allowSilence, type Pool } from '../postgres/pool.js'
import { CopyLine } from './copy-line.js'
import { indexedNames, listingsSql, selectedSql } from './fields.js'
import { Rows } from './rows.js'
import { buildSynonymTable, type SynonymTable } from './search/query.js'
import { Slices } from './slices.js'

/** PostgreSQL sends nothing while it sorts the rows. */
const silenceMs = 120_000

/** State of the database that the rows of an index reflect. */
export interface DatabaseState {
  /** Snapshot of committed transactions (`pg_current_snapshot`). */
  snapshot: string
  /** Identifies the server process and the table, see `seenSql`. */
  origin: string
  /** Version of the synonyms. */
  synonyms: string
}

/** Columns of `DatabaseState`. `origin` changes when the server restarts or the table is rewritten. */
export const seenSql = `pg_current_snapshot()::text AS snapshot, pg_postmaster_start_time() || ' ' || pg_relation_filenode('listing') AS origin, (SELECT coalesce(sum(hashtextextended(id || terms::text, 0)), 0)::text FROM search_synonym) AS synonyms`

/** Reads the search synonyms. */
export async function readSynonyms(client: ClientBase): Promise<SynonymTable> {
  const { rows } = await client.query<{ terms: string[] }>('SELECT terms FROM search_synonym')
  return buildSynonymTable(rows.map(({ terms }) => terms))
}

/** Whether the collation of the database sorts by code point. */
const byteOrderSql = `'B' < 'a' AND 'a-' < 'aa' AND 'z' < U&'\\00E9' AND U&'\\FFFD' < U&'\\+01F600'`

/** Loads all listings in one snapshot. */
export async function loadRows(
  pool: Pool,
  signal: AbortSignal,
): Promise<{ rows: Rows; seen: DatabaseState; hasByteOrder: boolean }> {
  const client = await pool.connect()
  let broken = true
  try {
    allowSilence(client, silenceMs)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query('SET LOCAL statement_timeout = 0')
    const { rows: stateRows } = await client.query(
      `SELECT ${seenSql}, ${byteOrderSql} AS "hasByteOrder"`,
    )
    signal.throwIfAborted()
    const rows = new Rows()
    rows.search.synonyms = await readSynonyms(client)
    const stream = client.query(copyTo(copySql('ORDER BY l.product_id')))
    addAbortSignal(signal, stream)
    const slices = new Slices()
    const line = newLine()
    let rest: Buffer = Buffer.alloc(0)
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
      let at = 0
      for (let next = line.read(bytes, at); next >= 0; next = line.read(bytes, at)) {
        rows.append(line)
        at = next
      }
      rest = bytes.subarray(at)
      await slices.pause()
    }
    rows.trim()
    await client.query('COMMIT')
    broken = false
    return { rows, seen: stateRows[0]!, hasByteOrder: stateRows[0]!.hasByteOrder }
  } finally {
    client.release(broken)
  }
}

const newLine = () => new CopyLine(2 + indexedNames.length)

/** @param rest WHERE or ORDER BY clause */
const copySql = (rest: string) =>
  `COPY (SELECT ${selectedSql} FROM ${listingsSql} ${rest}) TO STDOUT`

/** Reads listings by product ID, as lines of COPY. IDs that do not exist are omitted. */
export async function readListings(client: ClientBase, ids: readonly string[]): Promise<Buffer> {
  const array = pg.escapeLiteral(`{${ids.join()}}`)
  const stream = client.query(copyTo(copySql(`WHERE l.product_id = ANY (${array}::uuid[])`)))
  return buffer(stream)
}

/** Sets the listings in `lines`, and removes those of `ids` that are not in it. @param lines lines of COPY */
export function setListings(rows: Rows, ids: readonly string[], lines: Buffer): void {
  const deletedIds = new Set(ids)
  const line = newLine()
  for (let at = 0; at < lines.length; ) {
    at = line.read(lines, at)
    rows.set(line)
    deletedIds.delete(line.textOf(0))
  }
  for (const id of deletedIds) rows.remove(id)
}
