import { createHash } from 'node:crypto'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { backupLock } from '../../files/clean-up.js'
import { ContentMissingError, type FileStore } from '../../files/store.js'
import { version } from '../../root.js'
import { megabyte } from '../../values/units.js'
import { checkSecretKey, isKeyKept } from '../../webhooks/key-check.js'
import { type Entry, type Sums, textEntry, writeArchive } from './archive.js'
import {
  copyTarget,
  damagedName,
  fileFolder,
  type Manifest,
  manifestName,
  missingName,
  secretKeyName,
  type TableCopy,
  tableFolder,
} from './manifest.js'

/** Sources and target of a backup. */
export interface BackupOptions {
  file: string
  passphrase?: string | undefined
  /** Direct URL of PostgreSQL, without a pooler. */
  databaseUrl: string
  files: FileStore
  secretKey: string
}

/** Result of a backup. */
export interface Backup {
  manifest: Manifest
  sums: Sums
  files: number
  /** Keys of files whose content is missing from the store. */
  missing: string[]
  /** Keys of files whose stored content differs from the upload. The archive does not contain them. */
  damaged: string[]
}

type FileReport = Pick<Backup, 'files' | 'missing' | 'damaged'>

/** Size of the parts of a table. A tar entry states its size first, so that each part is buffered. */
const partBytes = megabyte
const filesAtOnce = 1_000
const lockTimeout = '15s'

/**
 * Writes database, files and secret key as of one moment into an archive, while the server runs: the rows come from
 * one snapshot, contents of files never change, and none is deleted during the backup.
 *
 * @throws Error if something cannot be read or written. There is no archive then.
 */
export async function backUp(options: BackupOptions): Promise<Backup> {
  const client = new pg.Client({
    connectionString: options.databaseUrl,
    application_name: 'masthead backup',
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await takeTurn(client)
    if (await isKeyKept(client)) await checkSecretKey(client, options.secretKey)
    await client.query(
      `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO';
       SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL lock_timeout = '${lockTimeout}'`,
    )
    const manifest = await describe(client)
    const problems: FileReport = { files: 0, missing: [], damaged: [] }
    const entries = contents(client, options, manifest, problems)
    const sums = await writeArchive(options.file, entries, options.passphrase)
    return { manifest, sums, ...problems }
  } finally {
    await client.end()
  }
}

/** Blocks deletion of file contents, and other backups, until the session ends. */
async function takeTurn(client: pg.Client): Promise<void> {
  await client.query(`SET lock_timeout = '${lockTimeout}'`)
  await client.query('SELECT pg_advisory_lock($1)', [backupLock]).catch((error) => {
    if (error.code !== '55P03') throw error
    throw new Error('Another backup of this database is in progress. Wait until it has ended.')
  })
}

async function describe(client: pg.Client): Promise<Manifest> {
  const rows = async <Row extends object>(sql: string) => (await client.query<Row>(sql)).rows
  const tables = await rows<TableCopy>(tablesSql)
  if (!tables.some(({ name }) => name === '_prisma_migrations')) {
    throw new Error('The database contains no marketplace.')
  }
  const [about] = await rows<Pick<Manifest, 'created_at' | 'snapshot' | 'postgres'>>(
    `SELECT to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS created_at, pg_export_snapshot() AS snapshot,
       current_setting('server_version') AS postgres`,
  )
  const migrations = await rows<Manifest['migrations'][number]>(
    `SELECT migration_name AS name, checksum FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  )
  const sequences = await rows<Manifest['sequences'][number]>(
    `SELECT schemaname AS schema, sequencename AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname IN (current_schema(), 'graphile_worker') ORDER BY 1, 2`,
  )
  return { format: 1, version, ...about!, migrations, tables, sequences }
}

// Excludes data that each release creates: records of applied functions, and the job queue's tables. Transaction IDs
// in listing_change are specific to this server.
const tablesSql = `
  SELECT n.nspname AS schema, c.relname AS name,
    array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relkind = 'r' AND n.nspname IN (current_schema(), 'graphile_worker')
    AND (n.nspname, c.relname) <> (current_schema(), '_masthead_applied')
    AND (n.nspname, c.relname) <> (current_schema(), 'listing_change')
    AND (n.nspname, c.relname) <> ('graphile_worker', 'migrations')
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.classid = 'pg_class'::regclass AND d.deptype = 'e')
  GROUP BY 1, 2 ORDER BY 1, 2`

async function* contents(
  client: pg.Client,
  { files, secretKey }: BackupOptions,
  manifest: Manifest,
  problems: FileReport,
): AsyncGenerator<Entry> {
  yield textEntry(manifestName, JSON.stringify(manifest, null, 2))
  yield textEntry(secretKeyName, `${secretKey}\n`)
  for (const table of manifest.tables) yield* tableParts(client, table)
  yield* storedFiles(client, files, problems)
  yield textEntry(missingName, JSON.stringify(problems.missing))
  yield textEntry(damagedName, JSON.stringify(problems.damaged))
}

async function* tableParts(client: pg.Client, table: TableCopy): AsyncGenerator<Entry> {
  const rows = client.query(copyTo(`COPY ${copyTarget(table)} TO STDOUT`))
  let part = 0
  for await (const content of inParts(rows)) {
    const name = `${tableFolder(table)}${String(part++).padStart(6, '0')}`
    yield { name, size: content.length, content: once(content) }
  }
}

async function* inParts(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes < partBytes) continue
    yield Buffer.concat(chunks)
    chunks = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(chunks)
}

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield content
}

async function* storedFiles(
  client: pg.Client,
  store: FileStore,
  problems: FileReport,
): AsyncGenerator<Entry> {
  await client.query(
    'DECLARE stored CURSOR FOR SELECT key, size, sha256 FROM file WHERE purged_at IS NULL',
  )
  for (;;) {
    const { rows } = await client.query<{ key: string; size: number; sha256: Buffer }>(
      `FETCH ${filesAtOnce} FROM stored`,
    )
    if (rows.length === 0) return
    for (const { key, size, sha256 } of rows) {
      try {
        const content = await read(await store.open(key), size)
        if (content && sha256.equals(createHash('sha256').update(content).digest())) {
          yield { name: fileFolder + key, size, content: once(content) }
          problems.files++
        } else problems.damaged.push(key)
      } catch (error) {
        if (!(error instanceof ContentMissingError)) throw error
        problems.missing.push(key)
      }
    }
  }
}

/** Content of a file, buffered. Undefined if it is larger than its row states. */
async function read(content: AsyncIterable<Buffer>, size: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of content) {
    bytes += chunk.length
    if (bytes > size) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
