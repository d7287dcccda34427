/** Loads the index. Input: the table `listing`; output: all of its rows, and the snapshot of the database that they are from. */
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

/** PostgreSQL sorts the rows before it sends the first one. */
const silenceMs = 120_000

/** Which transactions the rows of an index have seen: a `pg_snapshot`, and which table of which server it is of. */
export interface Seen {
  snapshot: string
  origin: string
  /** The version of the synonyms. */
  synonyms: string
}

/** The columns of `Seen`. A server that was restarted, and a table that was made anew, are others. */
export const seenSql = `pg_current_snapshot()::text AS snapshot, pg_postmaster_start_time() || ' ' || pg_relation_filenode('listing') AS origin, (SELECT coalesce(sum(hashtextextended(id || terms::text, 0)), 0)::text FROM search_synonym) AS synonyms`

/** Reads the synonyms of the search. */
export async function readSynonyms(client: ClientBase): Promise<SynonymTable> {
  const { rows } = await client.query<{ terms: string[] }>('SELECT terms FROM search_synonym')
  return buildSynonymTable(rows.map(({ terms }) => terms))
}

/** Whether the collation of the database is the order of code points. */
const byteOrderSql = `'B' < 'a' AND 'a-' < 'aa' AND 'z' < U&'\\00E9' AND U&'\\FFFD' < U&'\\+01F600'`

/** @param signal ends it */
export async function loadRows(
  pool: Pool,
  signal: AbortSignal,
): Promise<{ rows: Rows; seen: Seen; hasByteOrder: boolean }> {
  const client = await pool.connect()
  let broken = true
  try {
    allowSilence(client, silenceMs)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query('SET LOCAL statement_timeout = 0')
    const { rows: found } = await client.query(
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
    return { rows, seen: found[0]!, hasByteOrder: found[0]!.hasByteOrder }
  } finally {
    client.release(broken)
  }
}

const newLine = () => new CopyLine(2 + indexedNames.length)

/** @param rest of the statement, such as its condition */
const copySql = (rest: string) =>
  `COPY (SELECT ${selectedSql} FROM ${listingsSql} ${rest}) TO STDOUT`

/** Reads those of some listings that exist, as lines of COPY. @param ids of products */
export async function readListings(client: ClientBase, ids: readonly string[]): Promise<Buffer> {
  const array = pg.escapeLiteral(`{${ids.join()}}`)
  const stream = client.query(copyTo(copySql(`WHERE l.product_id = ANY (${array}::uuid[])`)))
  return buffer(stream)
}

/** Sets listings as they are now, and removes those of the IDs that do not exist. @param lines of COPY */
export function setListings(rows: Rows, ids: readonly string[], lines: Buffer): void {
  const missing = new Set(ids)
  const line = newLine()
  for (let at = 0; at < lines.length; ) {
    at = line.read(lines, at)
    rows.set(line)
    missing.delete(line.textOf(0))
  }
  for (const id of missing) rows.remove(id)
}
