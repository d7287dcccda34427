/** Loads the index. Input: the table `listing`; output: all of its rows, and the snapshot of the database that they are from. */
import { addAbortSignal } from 'node:stream'
import type { ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { allowSilence, type Pool } from '../postgres/pool.js'
import { listingsSql, selectedSql } from './fields.js'
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
    const stream = client.query(
      copyTo(`COPY (SELECT ${selectedSql} FROM ${listingsSql} ORDER BY l.product_id) TO STDOUT`),
    )
    addAbortSignal(signal, stream)
    const slices = new Slices()
    let rest = ''
    stream.setEncoding('utf8')
    for await (const chunk of stream as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop()!
      for (const line of lines) rows.append(line.split('\t').map(textOf))
      await slices.pause()
    }
    rows.reserve(Math.ceil(rows.size * 1.01))
    await client.query('COMMIT')
    broken = false
    return { rows, seen: found[0]!, hasByteOrder: found[0]!.hasByteOrder }
  } finally {
    client.release(broken)
  }
}

const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

/** The text of a field of COPY. */
function textOf(field: string): string | null {
  if (!field.includes('\\')) return field
  if (field === '\\N') return null
  return field.replace(/\\(.)/g, (_, character) => escapes[character] ?? character)
}
