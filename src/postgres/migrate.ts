import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MigrationList } from '@prisma/schema-engine-wasm'
import { Logger, runMigrations } from 'graphile-worker'
import { migrations as migrationsOfJobs } from 'graphile-worker/dist/generated/sql.js'
import pg from 'pg'
import { root } from '../config/root.js'
import { withSchemaEngine } from './schema-engine.js'

export type MigrationState = 'applied' | 'pending' | 'interrupted' | 'failed' | 'edited' | 'unknown'
export type MigrationStatus = { name: string; state: MigrationState; log?: string }

/** The database and the migrations do not fit together; the message says what to do. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

export type MigrateOptions = {
  directory?: string
  /** Apply migrations that failed before once more. */
  retry?: boolean
}

type Migration = { name: string; sql: string; checksum: string }

const silent = new Logger(() => () => undefined)
const migrationsDirectory = join(root, 'prisma', 'migrations')
const schemaDirectory = join(root, 'prisma', 'schema')
const noFilter = { externalTables: [], externalEnums: [] }
/** That of Prisma's own tools, so that these take turns with them too. */
const migrateLock = 72_707_369

/**
 * Applies the migrations that the database does not have, and returns the names of those that it applied.
 * Each is one transaction with its record, so that a kill leaves all of it or nothing; instances that
 * migrate at once take turns.
 *
 * @throws {MigrationError} when a migration fails or failed before, was edited after it was applied,
 *   or is not part of this release.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const { directory = migrationsDirectory, retry = false } = options
  const migrations = readMigrations(directory)
  const withJobs = directory === migrationsDirectory
  return withClient(url, async (client) => {
    if (!retry && (await isUpToDate(client, migrations, withJobs))) return []

    if (retry) await inTurn(client, () => forgetFailures(client))
    const applied: string[] = []
    for (;;) {
      const name = await applyNext(client, migrations)
      if (!name) break
      applied.push(name)
    }
    if (withJobs) {
      await inTurn(client, async () => {
        await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
        await runMigrations({ connectionString: url, logger: silent })
      })
    }
    return applied
  })
}

/** Every migration of the release and of the database, in order, with its state. */
export async function migrationStatus(
  url: string,
  directory = migrationsDirectory,
): Promise<MigrationStatus[]> {
  const migrations = readMigrations(directory)
  return withClient(url, (client) => compare(client, migrations))
}

/**
 * Writes the migration that leads from the existing ones to prisma/schema. Returns its file, or
 * undefined when there is no difference. The server of `url` needs the right to create databases.
 */
export async function createMigration(
  url: string,
  name: string,
  directory = migrationsDirectory,
): Promise<string | undefined> {
  const migrations = readMigrations(directory)
  const files = readSchema()
  const { stdout } = await withSchemaEngine(url, (engine) =>
    engine.diff({
      from: { tag: 'migrations', ...migrationList(directory, migrations) },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters: noFilter,
    }),
  )
  if (!stdout || /^-- This is an empty migration/.test(stdout)) return undefined

  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
  const target = join(directory, `${nextTimestamp(migrations)}_${slug}`)
  mkdirSync(target, { recursive: true })
  const file = join(target, 'migration.sql')
  writeFileSync(file, stdout)
  return file
}

const remedy = 'Nothing of it was kept. Mend the cause, then run "masthead migrate --retry".'

/** The migrations that wait, or an error when the two sides do not fit together. */
function pending(status: MigrationStatus[]): MigrationStatus[] {
  const faults = status.flatMap(({ name, state, log }) => {
    if (state === 'failed') {
      return `Migration ${name} failed before: ${firstLine(log)}. ${remedy}`
    }
    if (state === 'edited') {
      return `Migration ${name} was edited after it was applied. Restore its file, and make a new migration for the change.`
    }
    if (state === 'unknown') {
      return `The database has migration ${name}, which this release does not have. Run the release that brought it, or a later one.`
    }
    return []
  })
  if (faults.length > 0) throw new MigrationError(faults.join('\n'))
  return status.filter(({ state }) => state === 'pending' || state === 'interrupted')
}

async function compare(client: pg.Client, migrations: Migration[]): Promise<MigrationStatus[]> {
  const history = await readHistory(client)
  const known = new Set(migrations.map(({ name }) => name))
  const ours = migrations.map(({ name, checksum }): MigrationStatus => {
    const row = history.get(name)
    if (!row) return { name, state: 'pending' }
    if (!row.finished) {
      return row.logs ? { name, state: 'failed', log: row.logs } : { name, state: 'interrupted' }
    }
    return { name, state: row.checksum === checksum ? 'applied' : 'edited' }
  })
  const unknown = [...history.keys()].filter((name) => !known.has(name))
  return [...ours, ...unknown.map((name): MigrationStatus => ({ name, state: 'unknown' }))]
}

type HistoryRow = { name: string; checksum: string; finished: boolean; logs: string | null }

async function readHistory(client: pg.Client): Promise<Map<string, HistoryRow>> {
  // Not to_regclass: inside a transaction it may miss a table that another has just made.
  const table = await client.query(
    "SELECT FROM pg_tables WHERE schemaname = current_schema() AND tablename = '_prisma_migrations'",
  )
  if (!table.rowCount) return new Map()
  const { rows } = await client.query<HistoryRow>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished, logs
     FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at`,
  )
  return new Map(rows.map((row) => [row.name, row]))
}

async function isUpToDate(
  client: pg.Client,
  migrations: Migration[],
  withJobs: boolean,
): Promise<boolean> {
  const status = await compare(client, migrations)
  if (status.some(({ state }) => state !== 'applied')) return false
  return !withJobs || (await hasJobs(client))
}

const lastOfJobs = Math.max(
  ...Object.keys(migrationsOfJobs).map((file) => Number.parseInt(file, 10)),
)

/** Whether the queue of jobs has all its tables: its worker, which starts on a pool without transactions, adds none. */
async function hasJobs(client: pg.Client): Promise<boolean> {
  const { rowCount: hasAny } = await client.query(
    "SELECT FROM pg_tables WHERE schemaname = 'graphile_worker' AND tablename = 'migrations'",
  )
  if (!hasAny) return false
  const { rowCount } = await client.query(
    'SELECT FROM graphile_worker.migrations WHERE id >= $1 LIMIT 1',
    [lastOfJobs],
  )
  return rowCount !== 0
}

/**
 * A transaction that nobody else has at the same time. A transaction's lock holds through a pooler too,
 * where a session's would stay behind. When this process is killed the server takes the transaction
 * back, within a second even of a statement that runs on; when it is frozen, within a minute.
 */
async function inTurn<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN')
  try {
    await client
      .query(
        `SELECT set_config('client_connection_check_interval', '1s', true)
       WHERE current_setting('client_connection_check_interval', true) IS NOT NULL`,
      )
      .catch(() => client.query('ROLLBACK').then(() => client.query('BEGIN')))
    await client.query(
      `SET LOCAL timezone = 'UTC'; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0;
       SET LOCAL idle_in_transaction_session_timeout = '60s'`,
    )
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrateLock])
    const result = await work()
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}

/** Applies the first migration that waits, and returns its name; undefined when there is none. */
async function applyNext(client: pg.Client, migrations: Migration[]): Promise<string | undefined> {
  let migration: Migration | undefined
  try {
    return await inTurn(client, async () => {
      const [status] = pending(await compare(client, migrations))
      migration = migrations.find(({ name }) => name === status?.name)
      if (!migration) return undefined
      if (status!.state === 'interrupted') await finishInterrupted(client, migration)
      else {
        await client.query(migration.sql)
        await record(client, migration)
      }
      return migration.name
    })
  } catch (error) {
    if (!migration || !(error instanceof pg.DatabaseError) || isLost(error)) throw error
    const { name } = migration
    await recordFailure(client, migration, error.message).catch(() => {})
    throw new MigrationError(`Migration ${name} failed: ${firstLine(error.message)}. ${remedy}`, {
      cause: error,
    })
  }
}

/** The server ended the session, or the transaction for another: nothing is wrong with the migration. */
function isLost({ code = '' }: pg.DatabaseError): boolean {
  return /^(57P0|08|40|25P03)/.test(code)
}

/**
 * A migration whose process was killed before it could record the end: of an earlier release, or of Prisma's
 * tools, which record it apart. Its statements are one transaction. What they find done already
 * tells that they were committed; else nothing of them was, and they are done again.
 */
async function finishInterrupted(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('SAVEPOINT again')
  try {
    await client.query(migration.sql)
  } catch (error) {
    if (!isDoneAlready(error as pg.DatabaseError)) throw error
    await client.query('ROLLBACK TO SAVEPOINT again')
  }
  await client.query(
    'DELETE FROM _prisma_migrations WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL',
    [migration.name],
  )
  await record(client, migration)
}

/** What it makes is there, or what it drops is gone: not so when it finds duplicates that forbid an index. */
function isDoneAlready({ code = '', message }: pg.DatabaseError): boolean {
  return doneAlready.has(code) && !/could not create unique index/.test(message)
}

// Duplicate tables, columns, objects, functions, schemas, primary keys, rows; undefined objects, columns, tables, functions.
const doneAlready = new Set([
  ...['42P07', '42701', '42710', '42723', '42P06', '42P16', '23505'],
  ...['42704', '42703', '42P01', '42883'],
])

/** As Prisma's own tools record it. */
async function record(client: pg.Client, { name, checksum }: Migration): Promise<void> {
  await client.query(historyTable)
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES (gen_random_uuid()::text, $1, $2, now(), clock_timestamp(), 1)`,
    [checksum, name],
  )
}

async function recordFailure(
  client: pg.Client,
  { name, checksum }: Migration,
  log: string,
): Promise<void> {
  await inTurn(client, async () => {
    await client.query(historyTable)
    await client.query(
      'DELETE FROM _prisma_migrations WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL',
      [name],
    )
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, logs)
       VALUES (gen_random_uuid()::text, $1, $2, $3)`,
      [checksum, name, log],
    )
  })
}

const historyTable = `
  SET LOCAL client_min_messages = warning;
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id varchar(36) PRIMARY KEY NOT NULL,
    checksum varchar(64) NOT NULL,
    finished_at timestamptz,
    migration_name varchar(255) NOT NULL,
    logs text,
    rolled_back_at timestamptz,
    started_at timestamptz NOT NULL DEFAULT now(),
    applied_steps_count integer NOT NULL DEFAULT 0
  )`

/** What was interrupted is not forgotten: it may have been committed, which `finishInterrupted` finds out. */
async function forgetFailures(client: pg.Client): Promise<void> {
  if ((await readHistory(client)).size === 0) return
  await client.query(
    `UPDATE _prisma_migrations SET rolled_back_at = now()
     WHERE finished_at IS NULL AND rolled_back_at IS NULL AND logs <> ''`,
  )
}

function readMigrations(directory: string): Migration[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const file = join(directory, name, 'migration.sql')
      if (!existsSync(file)) {
        throw new MigrationError(
          `Migration ${name} has no migration.sql. Restore it, or remove its directory.`,
        )
      }
      const sql = readFileSync(file, 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

function migrationList(directory: string, migrations: Migration[]): MigrationList {
  return {
    baseDir: directory,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  }
}

function readSchema(): { path: string; content: string }[] {
  return readdirSync(schemaDirectory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.prisma'))
    .map((name) => join(schemaDirectory, name))
    .map((path) => ({ path, content: readFileSync(path, 'utf8') }))
}

/** The time, or one second after the last migration when that is later: order is by name. */
function nextTimestamp(migrations: Migration[]): string {
  const last = migrations.at(-1)?.name.match(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/)
  const [year, month, ...rest] = (last?.slice(1) ?? ['1970', '01', '01', '0', '0', '0']).map(Number)
  const [day, hours, minutes, seconds] = rest
  const afterLast = Date.UTC(year!, month! - 1, day!, hours!, minutes!, seconds! + 1)
  const time = new Date(Math.max(Date.now(), afterLast))
  return time.toISOString().replace(/\D/g, '').slice(0, 14)
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'masthead migrate',
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

function firstLine(log: string | undefined): string {
  const lines = (log ?? '').split('\n').map((line) => line.trim())
  const telling = lines.find((line) => /^(ERROR|DbError|db error|Message)/i.test(line))
  return (telling ?? lines.find((line) => line) ?? 'interrupted')
    .replace(/^Error querying the database: /, '')
    .replace(/\.$/, '')
}
