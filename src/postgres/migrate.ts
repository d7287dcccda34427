import { createRequire } from 'node:module'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { hasTable, readApplied, rememberApplied } from './applied.js'
import {
  MigrationError,
  migrationsDirectory,
  readFunctions,
  readMigrations,
  type SqlFile,
} from './migration-files.js'

export type MigrationState = 'applied' | 'pending' | 'interrupted' | 'failed' | 'edited' | 'unknown'
export type MigrationStatus = { name: string; state: MigrationState; log?: string }

export type MigrateOptions = {
  directory?: string
  /** Apply migrations that failed before once more. */
  retry?: boolean
}

/** The queue of jobs: its package knows which tables it has, and makes them. */
const queue = {
  name: 'graphile-worker',
  version: createRequire(import.meta.url)('graphile-worker/package.json').version as string,
}
const silent = new Logger(() => () => undefined)
/** That of Prisma's own tools, so that these take turns with them too. */
const migrateLock = 72_707_369

/**
 * Applies the migrations that the database does not have and the functions that changed, and returns the
 * names of those that it applied. Each migration is one transaction with its record, as are all functions
 * together, so that a kill leaves all of it or nothing; instances that migrate at once take turns.
 *
 * @throws {MigrationError} when a migration or a function fails, or a migration failed before, was edited
 *   after it was applied, or is not part of this release.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const { directory = migrationsDirectory, retry = false } = options
  const release = readRelease(directory)
  return withClient(url, async (client) => {
    if (!retry && (await isUpToDate(client, release))) return []

    if (retry) await inTurn(client, () => forgetFailures(client))
    const applied: string[] = []
    for (;;) {
      const name = await applyNext(client, release.migrations)
      if (!name) break
      applied.push(name)
    }
    applied.push(...(await inTurn(client, () => applyFunctions(client, release))))
    applied.push(...(await inTurn(client, () => migrateQueue(client, url, release))))
    return applied
  })
}

/** The migrations of the release and of the database, in order, the functions, and the queue of jobs; each with its state. */
export async function migrationStatus(
  url: string,
  directory = migrationsDirectory,
): Promise<MigrationStatus[]> {
  const release = readRelease(directory)
  return withClient(url, (client) => compare(client, release))
}

/** What a database is brought to. Migrations that are not Masthead's own, in tests, know of no jobs. */
type Release = { migrations: SqlFile[]; functions: SqlFile[]; hasQueue: boolean }

function readRelease(directory: string): Release {
  return {
    migrations: readMigrations(directory),
    functions: readFunctions(directory),
    hasQueue: directory === migrationsDirectory,
  }
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

async function compare(client: pg.Client, release: Release): Promise<MigrationStatus[]> {
  const migrations = await compareMigrations(client, release.migrations)
  const applied = await readApplied(client)
  const functions = release.functions.map(
    ({ name, checksum }): MigrationStatus => ({
      name,
      state: applied.get(name) === checksum ? 'applied' : 'pending',
    }),
  )
  if (!release.hasQueue) return [...migrations, ...functions]
  const state = (await isQueueReady(client, applied)) ? 'applied' : 'pending'
  return [...migrations, ...functions, { name: queue.name, state }]
}

async function isUpToDate(client: pg.Client, release: Release): Promise<boolean> {
  return (await compare(client, release)).every(({ state }) => state === 'applied')
}

async function compareMigrations(
  client: pg.Client,
  migrations: SqlFile[],
): Promise<MigrationStatus[]> {
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
  if (!(await hasTable(client, '_prisma_migrations'))) return new Map()
  const { rows } = await client.query<HistoryRow>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished, logs
     FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at`,
  )
  return new Map(rows.map((row) => [row.name, row]))
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
async function applyNext(client: pg.Client, migrations: SqlFile[]): Promise<string | undefined> {
  let migration: SqlFile | undefined
  try {
    return await inTurn(client, async () => {
      const [status] = pending(await compareMigrations(client, migrations))
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

/** Applies the functions that are not as they were applied last, all or none, and returns their names. */
async function applyFunctions(client: pg.Client, { functions }: Release): Promise<string[]> {
  const applied = await readApplied(client)
  const changed = functions.filter(({ name, checksum }) => applied.get(name) !== checksum)
  for (const { name, sql, checksum } of changed) {
    try {
      await client.query(sql)
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || isLost(error)) throw error
      throw new MigrationError(
        `prisma/${name} failed: ${firstLine(error.message)}. No function was changed. Mend it and try again.`,
        { cause: error },
      )
    }
    await rememberApplied(client, { name, version: checksum })
  }
  return changed.map(({ name }) => name)
}

async function isQueueReady(client: pg.Client, applied: Map<string, string>): Promise<boolean> {
  if (applied.get(queue.name) !== queue.version) return false
  return hasTable(client, 'migrations', 'graphile_worker')
}

/**
 * Lets the queue's package make what is missing of its tables, on a connection of its own: the queue's worker,
 * which starts on a pool without transactions, could not.
 */
async function migrateQueue(
  client: pg.Client,
  url: string,
  { hasQueue }: Release,
): Promise<string[]> {
  if (!hasQueue || (await isQueueReady(client, await readApplied(client)))) return []
  await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
  await runMigrations({ connectionString: url, logger: silent })
  await rememberApplied(client, queue)
  return [queue.name]
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
async function finishInterrupted(client: pg.Client, migration: SqlFile): Promise<void> {
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
async function record(client: pg.Client, { name, checksum }: SqlFile): Promise<void> {
  await client.query(historyTable)
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES (gen_random_uuid()::text, $1, $2, now(), clock_timestamp(), 1)`,
    [checksum, name],
  )
}

async function recordFailure(
  client: pg.Client,
  { name, checksum }: SqlFile,
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
