import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { create as contentDisposition } from 'content-disposition'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { FileStore } from '../../files/store.js'
import { hasTable } from '../../postgres/applied.js'
import {
  applyTo,
  makeQueue,
  migrate,
  restoreMarker,
  withMigrationClient,
} from '../../postgres/migrate.js'
import { withMigrationLock } from '../../postgres/migration-lock.js'
import { ArchiveError, type Entry, readArchive, type Sums } from './archive.js'
import type { Backup } from './backup.js'
import {
  copyTarget,
  damagedName,
  fileFolder,
  type Manifest,
  manifestName,
  manifestRule,
  missingName,
  secretKeyName,
  type TableCopy,
  tableFolder,
} from './manifest.js'

/** Archive whose manifest has been read. */
export interface OpenArchive {
  manifest: Manifest
  secretKey: string
  /** Remaining entries: tables, then files. */
  rest: AsyncGenerator<Entry, Sums>
}

/** Opens an archive and reads its manifest and secret key. @throws {ArchiveError} */
export async function openArchive(file: string, passphrase?: string): Promise<OpenArchive> {
  const rest = readArchive(file, passphrase)
  const read = async (name: string) => {
    const { value, done } = await rest.next()
    if (done || value.name !== name)
      throw new ArchiveError('The archive is not a backup of Masthead.')
    return text(value.content)
  }
  const manifestJson = JSON.parse(await read(manifestName))
  const { success, data } = manifestRule.safeParse(manifestJson)
  if (!success) {
    throw new ArchiveError(
      `The archive was written by Masthead ${manifestJson.version}, in a format that this release does not support. Use a later release.`,
    )
  }
  return { manifest: data, secretKey: (await read(secretKeyName)).trim(), rest }
}

/** Reads a whole archive and verifies its checksums. @throws {ArchiveError} if it is not complete */
export async function checkArchive({ manifest, rest }: OpenArchive): Promise<Backup> {
  let files = 0
  const losses = { missing: [], damaged: [] }
  for (;;) {
    const { value, done } = await rest.next()
    if (done) return { manifest, sums: value, files, ...losses }
    if (value.name === missingName) losses.missing = JSON.parse(await text(value.content))
    else if (value.name === damagedName) losses.damaged = JSON.parse(await text(value.content))
    else for await (const _ of value.content);
    if (value.name.startsWith(fileFolder)) files++
  }
}

/** Target of a restore. */
export interface EmptyPlace {
  databaseUrl: string
  files: FileStore
  /** Called after the check that the target is empty. */
  onClaimed?(): void
}

/**
 * Restores an archive into an empty database and an empty file store, then migrates it to this release. The rows are
 * one transaction, which commits when the archive has been read to its end. A database whose restore was interrupted
 * is rejected by every server, and accepts the same restore again.
 *
 * @throws Error if the target is not empty, or the archive is not complete
 */
export async function restoreBackup(
  { manifest, rest }: OpenArchive,
  { databaseUrl, files, onClaimed }: EmptyPlace,
): Promise<Backup> {
  const restored = await withMigrationClient(databaseUrl, async (client) => {
    await withMigrationLock(client, () => claim(client, files))
    onClaimed?.()
    await makeQueue(databaseUrl)
    return withMigrationLock(client, async () => {
      await client.query(
        "SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL datestyle = 'ISO'",
      )
      await applyTo(client, manifest.migrations)
      return load(client, files, { manifest, rest })
    })
  })
  await migrate(databaseUrl)
  return restored
}

/** Marks the database as the target of a restore. @throws Error if the database or file store is not empty */
async function claim(client: pg.Client, files: FileStore): Promise<void> {
  const hasMarker = await hasTable(client, restoreMarker)
  const { rows } = await client.query<{ name: string }>(foreignTables, [
    restoreMarker,
    hasMarker ? 'graphile_worker' : '',
  ])
  if (rows.length > 0) {
    const names = rows.map(({ name }) => name).join(', ')
    throw new Error(
      `The database is not empty: it contains ${names}. Use an empty database, or another DATA_DIR.`,
    )
  }
  if (hasMarker) return
  if (!(await files.isEmpty())) {
    throw new Error('The file store is not empty. Use an empty bucket, or another DATA_DIR.')
  }
  await client.query(`CREATE TABLE ${restoreMarker} (begun_at timestamptz NOT NULL DEFAULT now())`)
}

const foreignTables = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast', $2)
    AND NOT (n.nspname = current_schema() AND c.relname = $1)
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.classid = 'pg_class'::regclass AND d.deptype = 'e')
  ORDER BY 1 LIMIT 5`

async function load(
  client: pg.Client,
  store: FileStore,
  { manifest, rest }: Pick<OpenArchive, 'manifest' | 'rest'>,
): Promise<Backup> {
  const finish = await layAside(client, manifest.tables)
  let next = await loadTables(client, manifest, rest)
  await finish()
  await setSequences(client, manifest)
  let files = 0
  const losses = { missing: [], damaged: [] }
  for (; !next.done; next = await rest.next()) {
    const entry = next.value
    if (entry.name === missingName) losses.missing = JSON.parse(await text(entry.content))
    else if (entry.name === damagedName) losses.damaged = JSON.parse(await text(entry.content))
    else if (entry.name.startsWith(fileFolder)) {
      await keep(client, store, entry)
      files++
    } else {
      throw new ArchiveError(
        `The archive contains ${entry.name}, which this release does not support.`,
      )
    }
  }
  await client.query(`DROP TABLE ${restoreMarker}`)
  return { manifest, sums: next.value, files, ...losses }
}

/** Loads the rows of all tables. @returns First entry after the tables */
async function loadTables(
  client: pg.Client,
  { tables }: Manifest,
  rest: OpenArchive['rest'],
): Promise<IteratorResult<Entry, Sums>> {
  let current: TableLoad | undefined
  try {
    for (;;) {
      const next = await rest.next()
      const { name = '', content } = next.done ? {} : next.value
      const table = tables.find((table) => name.startsWith(tableFolder(table)))
      if (table !== current?.table) {
        await current?.end()
        current = table && new TableLoad(client, table)
      }
      if (!current) return next
      await current.write(content!)
    }
  } catch (error) {
    current?.giveUp()
    throw error
  }
}

/** Streams the rows of a table into it. */
class TableLoad {
  readonly table: TableCopy
  readonly #stream: ReturnType<typeof copyFrom>
  #error: Error | undefined

  constructor(client: pg.Client, table: TableCopy) {
    this.table = table
    this.#stream = client.query(copyFrom(`COPY ${copyTarget(table)} FROM STDIN (FREEZE)`))
    this.#stream.on('error', (error) => {
      this.#error = error
    })
  }

  async write(content: AsyncIterable<Uint8Array>): Promise<void> {
    for await (const chunk of content) {
      if (this.#error) throw this.#error
      if (!this.#stream.write(chunk)) await once(this.#stream, 'drain')
    }
  }

  async end(): Promise<void> {
    if (this.#error) throw this.#error
    this.#stream.end()
    await once(this.#stream, 'finish')
  }

  /** Discards the remaining rows. */
  giveUp(): void {
    if (!this.#stream.writableFinished) this.#stream.destroy()
  }
}

/**
 * Drops indexes and foreign keys, disables triggers, and deletes rows that migrations inserted, so that loading is
 * fast.
 * @returns Recreates and validates them for all rows at once
 */
async function layAside(client: pg.Client, tables: TableCopy[]): Promise<() => Promise<void>> {
  const names = tables.map(
    ({ schema, name }) => `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`,
  )
  const { rows: lacking } = await client.query<{ name: string }>(
    'SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass(name) IS NULL',
    [names],
  )
  if (lacking.length > 0) {
    throw new ArchiveError(
      `The archive contains tables that this release does not have: ${lacking.map(({ name }) => name).join(', ')}.`,
    )
  }
  const { rows } = await client.query<{ aside: string; back: string }>(asideSql, [names])
  for (const { aside } of rows) await client.query(aside)
  await client.query(`TRUNCATE ${names.join(', ')}`)
  return async () => {
    for (const { back } of rows.reverse()) await client.query(back)
    await client.query('ANALYZE')
  }
}

// Foreign keys are dropped first and recreated last, because they require unique indexes.
const asideSql = `
  WITH loaded AS (SELECT name::regclass AS id FROM unnest($1::text[]) AS name)
  SELECT * FROM (
    SELECT 1 AS turn, format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS aside,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS back
    FROM pg_constraint WHERE contype = 'f' AND conrelid IN (SELECT id FROM loaded)
    UNION ALL
    SELECT 2, format('DROP INDEX %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    FROM pg_index i WHERE indrelid IN (SELECT id FROM loaded)
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid AND contype IN ('p', 'u', 'x'))
    UNION ALL
    SELECT 3, format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname),
      format('ALTER TABLE %s ENABLE %s TRIGGER %I', tgrelid::regclass,
        CASE tgenabled WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' ELSE '' END, tgname)
    FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'D' AND tgrelid IN (SELECT id FROM loaded)
  ) step ORDER BY turn`

async function setSequences(client: pg.Client, { sequences }: Manifest): Promise<void> {
  for (const { schema, name, value } of sequences) {
    if (value === null) continue
    const sequence = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
    await client.query('SELECT setval($1, $2)', [sequence, value])
  }
}

/** Stores the content of a file. Its row has been loaded before. */
async function keep(client: pg.Client, store: FileStore, { name, content }: Entry): Promise<void> {
  const key = name.slice(fileFolder.length)
  const { rows } = await client.query<{ name: string; mime_type: string; sha256: Buffer }>(
    'SELECT name, mime_type, sha256 FROM file WHERE key = $1',
    [key],
  )
  const [row] = rows
  if (!row) throw new ArchiveError(`The archive contains the file ${key}, but not its row.`)
  // An interrupted restore may have left a part of it.
  await store.remove(key)
  const about = { mimeType: row.mime_type, disposition: contentDisposition(row.name) }
  const sha256 = await store.put(key, content, about)
  if (!row.sha256.equals(sha256)) {
    throw new ArchiveError(`The content of ${key} does not match the checksum in its row.`)
  }
}
