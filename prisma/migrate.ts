import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MigrationList } from '@prisma/schema-engine-wasm'
import pg from 'pg'
import { migrateJobs } from '../src/jobs.js'
import { root } from '../src/root.js'
import { withSchemaEngine } from './schema-engine.js'

export type MigrationState = 'applied' | 'pending' | 'failed' | 'edited' | 'unknown'
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

const migrationsDirectory = join(root, 'prisma', 'migrations')
const schemaDirectory = join(root, 'prisma', 'schema')
const noFilter = { externalTables: [], externalEnums: [] }
const migrateLock = 7_105_633

/**
 * Applies the migrations that the database does not have, and returns their names. Instances that
 * migrate at once wait for one another. The engine is loaded only when there is something to apply.
 *
 * @throws {MigrationError} when a migration fails or failed before, was edited after it was applied,
 *   or is not part of this release.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const { directory = migrationsDirectory, retry = false } = options
  const migrations = readMigrations(directory)
  return withClient(url, async (client) => {
    if (!retry && pending(await compare(client, migrations)).length === 0) return []

    // A transaction's lock holds through a PgBouncer too, where a session's lock may not.
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrateLock])
    if (retry) await forgetFailures(url)
    const names = pending(await compare(client, migrations))
    if (names.length > 0) {
      await apply(url, directory, migrations)
      if (directory === migrationsDirectory) await migrateJobs(url)
    }
    await client.query('COMMIT')
    return names
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

/** Names of the migrations that wait, or an error when the two sides do not fit together. */
function pending(status: MigrationStatus[]): string[] {
  const faults = status.flatMap(({ name, state, log }) => {
    if (state === 'failed') {
      return `Migration ${name} failed before: ${firstLine(log)}. Nothing of it was kept. Mend the cause, then run "masthead migrate --retry".`
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
  return status.filter(({ state }) => state === 'pending').map(({ name }) => name)
}

async function compare(client: pg.Client, migrations: Migration[]): Promise<MigrationStatus[]> {
  const history = await readHistory(client)
  const known = new Set(migrations.map(({ name }) => name))
  const ours = migrations.map(({ name, checksum }): MigrationStatus => {
    const row = history.get(name)
    if (!row) return { name, state: 'pending' }
    if (!row.finished) return { name, state: 'failed', log: row.logs ?? undefined }
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

async function apply(url: string, directory: string, migrations: Migration[]): Promise<void> {
  try {
    await withSchemaEngine(url, (engine) =>
      engine.applyMigrations({
        migrationsList: migrationList(directory, migrations),
        filters: noFilter,
      }),
    )
  } catch (error) {
    const status = await migrationStatus(url, directory).catch(() => [])
    const failed = status.find(({ state }) => state === 'failed')
    if (!failed) throw error
    throw new MigrationError(
      `Migration ${failed.name} failed: ${firstLine(failed.log)}. Nothing of it was kept. ` +
        'Mend the cause, then run "masthead migrate --retry".',
      { cause: error },
    )
  }
}

/** On a connection of its own: the engine must see it before the lock's transaction ends. */
async function forgetFailures(url: string): Promise<void> {
  await withClient(url, async (client) => {
    if ((await readHistory(client)).size === 0) return
    await client.query(
      'UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL',
    )
  })
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
  return readdirSync(schemaDirectory)
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
