import { createRequire } from 'node:module'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { hasTable, readApplied, recordApplied } from './applied.js'
import {
  isConcurrent,
  MigrationError,
  migrationsDirectory,
  readFunctions,
  readMigrations,
  type SqlFile,
  splitStatements,
  withoutConcurrently,
} from './migration-files.js'
import { historyTable, readHistory, record, recordFailure } from './migration-history.js'
import {
  retryLockTimeouts,
  withMigrationLock,
  withMigrationLockOutsideTransaction,
} from './migration-lock.js'
import { type PlannedMigration, readMigrationPlan } from './migration-plan.js'

type MigrationState =
  | ('applied' | 'pending' | 'interrupted' | 'failed' | 'edited' | 'unknown')
  /** Applied by the next release, with whose schema this release is compatible. */
  | 'later'
export type MigrationStatus = { name: string; state: MigrationState; log?: string }

export type MigrateOptions = {
  directory?: string
  /** Retries migrations that failed before. */
  retry?: boolean
  /** Called with the migrations of a later release. If there are any, nothing is applied. */
  onLater?: (names: string[]) => void
}

/** Job queue. graphile-worker creates its own tables. */
const queue = {
  name: 'graphile-worker',
  version: createRequire(import.meta.url)('graphile-worker/package.json').version as string,
}
const silent = new Logger(() => () => undefined)

/**
 * Applies pending migrations and changed functions, and returns the names of those that it applied. Each migration
 * commits together with its history record; all functions commit together. Concurrent calls wait for each other.
 *
 * @throws {MigrationError} if a migration or function fails, or if a migration failed before, was edited after it was
 * applied, or is unknown to this release
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const { directory = migrationsDirectory, retry = false, onLater } = options
  const release = readRelease(directory)
  return withMigrationClient(url, async (client) => {
    const status = await compare(client, release)
    const later = status.filter(({ state }) => state === 'later')
    if (later.length > 0 && findPending(status).length === 0) {
      onLater?.(later.map(({ name }) => name))
      return []
    }
    if (!retry && status.every(({ state }) => state === 'applied')) return []

    if (retry) await withMigrationLock(client, () => forgetFailures(client))
    const applied: string[] = []
    for (;;) {
      const name = await retryLockTimeouts(() => applyNext(client, release.migrations))
      if (!name) break
      applied.push(name)
    }
    applied.push(
      ...(await retryLockTimeouts(() =>
        withMigrationLock(client, () => applyFunctions(client, release)),
      )),
    )
    applied.push(...(await withMigrationLock(client, () => migrateQueue(client, url, release))))
    return applied
  })
}

/** States of all migrations of the release and the database in order, then of the functions and the job queue. */
export async function migrationStatus(
  url: string,
  directory = migrationsDirectory,
): Promise<MigrationStatus[]> {
  const release = readRelease(directory)
  return withMigrationClient(url, (client) => compare(client, release))
}

/** Migrations that the next start would apply, with the locks that they take. Does not change the database. */
export async function migrationPlan(
  url: string,
  directory = migrationsDirectory,
): Promise<PlannedMigration[]> {
  const { migrations } = readRelease(directory)
  return withMigrationClient(url, async (client) => {
    const pendingMigrations = findPending(await compareMigrations(client, migrations))
    const names = new Set(pendingMigrations.map(({ name }) => name))
    return readMigrationPlan(
      client,
      migrations.filter(({ name }) => names.has(name)),
    )
  })
}

/** Table that exists while an archive is restored. It remains if the restore is interrupted. */
export const restoreMarker = '_masthead_restore'

/**
 * Applies the given migrations to an empty database in the caller's transaction. Used to restore an archive.
 * @throws {MigrationError} if this release lacks a migration or has a different version of it
 */
export async function applyTo(
  client: pg.Client,
  expected: readonly { name: string; checksum: string }[],
): Promise<void> {
  const release = new Map(
    readMigrations(migrationsDirectory).map((migration) => [migration.name, migration]),
  )
  const lacking = expected.filter(({ name, checksum }) => release.get(name)?.checksum !== checksum)
  if (lacking.length > 0) {
    const names = lacking.map(({ name }) => name).join(', ')
    throw new MigrationError(`This release does not have ${names}.`)
  }
  for (const { name } of expected) {
    await client.query(withoutConcurrently(release.get(name)!))
    // Pending constraint triggers would prevent later migrations from altering the table.
    await client.query('SET CONSTRAINTS ALL IMMEDIATE; SET CONSTRAINTS ALL DEFERRED')
  }
  await client.query(historyTable)
}

/** Creates the empty tables of the job queue. */
export async function makeQueue(url: string): Promise<void> {
  await runMigrations({ connectionString: url, logger: silent })
}

/** Desired state of the database. Test migrations have no job queue. */
type Release = { migrations: SqlFile[]; functions: SqlFile[]; hasQueue: boolean }

function readRelease(directory: string): Release {
  return {
    migrations: readMigrations(directory),
    functions: readFunctions(directory),
    hasQueue: directory === migrationsDirectory,
  }
}

const remedy = 'It was rolled back. Fix the cause, then run "masthead migrate --retry".'

/** Pending migrations. @throws MigrationError if the release and the database do not match */
function findPending(status: MigrationStatus[]): MigrationStatus[] {
  const errors = status.flatMap(({ name, state, log }) => {
    if (state === 'failed') {
      return `Migration ${name} failed before: ${firstLine(log)}. ${remedy}`
    }
    if (state === 'edited') {
      return `Migration ${name} was edited after it was applied. Restore its file, and create a new migration for the change.`
    }
    if (state === 'unknown') {
      return `The database has migration ${name}, which this release does not have. Run the release that contains it, or a later one.`
    }
    return []
  })
  if (errors.length > 0) throw new MigrationError(errors.join('\n'))
  return status.filter(({ state }) => state === 'pending' || state === 'interrupted')
}

async function compare(client: pg.Client, release: Release): Promise<MigrationStatus[]> {
  const migrations = await compareMigrations(client, release.migrations)
  const applied = await readApplied(client)
  // A later release has its own functions. This release works with them, as its instances do during a rolling upgrade.
  const other = migrations.some(({ state }) => state === 'later') ? 'later' : 'pending'
  const functions = release.functions.map(
    ({ name, checksum }): MigrationStatus => ({
      name,
      state: applied.get(name) === checksum ? 'applied' : other,
    }),
  )
  if (!release.hasQueue) return [...migrations, ...functions]
  const state = (await isQueueReady(client, applied)) ? 'applied' : other
  return [...migrations, ...functions, { name: queue.name, state }]
}

async function compareMigrations(
  client: pg.Client,
  migrations: SqlFile[],
): Promise<MigrationStatus[]> {
  const history = await readHistory(client)
  const releaseNames = new Set(migrations.map(({ name }) => name))
  const ours = migrations.map(({ name, checksum }): MigrationStatus => {
    const row = history.get(name)
    if (!row) return { name, state: 'pending' }
    if (!row.finished) {
      return row.logs ? { name, state: 'failed', log: row.logs } : { name, state: 'interrupted' }
    }
    return { name, state: row.checksum === checksum ? 'applied' : 'edited' }
  })
  const isWhole = ours.length > 0 && ours.every(({ state }) => state === 'applied')
  const others = [...history.keys()]
    .filter((name) => !releaseNames.has(name))
    .map((name): MigrationStatus => {
      return { name, state: isWhole && name > ours.at(-1)!.name ? 'later' : 'unknown' }
    })
  return [...ours, ...others]
}

/** Applies the first pending migration and returns its name, or undefined if none is pending. */
async function applyNext(client: pg.Client, migrations: SqlFile[]): Promise<string | undefined> {
  let migration: SqlFile | undefined
  const next = async () => {
    await refuseHalf(client)
    const [status] = findPending(await compareMigrations(client, migrations))
    migration = migrations.find(({ name }) => name === status?.name)
    return migration && { migration, isInterrupted: status!.state === 'interrupted' }
  }
  try {
    const isApart = await withMigrationLock(client, async () => {
      const nextMigration = await next()
      if (!nextMigration) return false
      if (isConcurrent(nextMigration.migration)) return true
      if (nextMigration.isInterrupted) await finishInterrupted(client, nextMigration.migration)
      else {
        await client.query(nextMigration.migration.sql)
        await record(client, nextMigration.migration)
      }
      return false
    })
    if (isApart) {
      await withMigrationLockOutsideTransaction(client, async () => {
        // Another instance may have applied it in the meantime.
        const nextMigration = await next()
        if (nextMigration && isConcurrent(nextMigration.migration))
          await applyApart(client, nextMigration.migration)
      })
    }
    return migration?.name
  } catch (error) {
    if (!migration || !(error instanceof pg.DatabaseError) || isLost(error)) throw error
    const { name } = migration
    await recordFailure(client, migration, error.message).catch(() => {})
    throw new MigrationError(`Migration ${name} failed: ${firstLine(error.message)}. ${remedy}`, {
      cause: error,
    })
  }
}

/**
 * Runs the statements one by one, outside a transaction. Each must be repeatable, so that an interrupted migration can
 * run again.
 */
async function applyApart(client: pg.Client, migration: SqlFile): Promise<void> {
  for (const statement of splitStatements(migration)) await client.query(statement)
  await client.query('BEGIN')
  await record(client, migration)
  await client.query('COMMIT')
}

/** @throws {MigrationError} if a restore into this database was interrupted */
async function refuseHalf(client: pg.Client): Promise<void> {
  if (!(await hasTable(client, restoreMarker))) return
  throw new MigrationError(
    'A restore into this database was interrupted and rolled back. Run "masthead restore" again.',
  )
}

/** Applies all changed functions in one transaction and returns their names. */
async function applyFunctions(client: pg.Client, { functions }: Release): Promise<string[]> {
  const applied = await readApplied(client)
  const changedFunctions = functions.filter(({ name, checksum }) => applied.get(name) !== checksum)
  for (const { name, sql, checksum } of changedFunctions) {
    try {
      await client.query(sql)
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || isLost(error)) throw error
      throw new MigrationError(
        `prisma/${name} failed: ${firstLine(error.message)}. No function was changed. Fix it and try again.`,
        { cause: error },
      )
    }
    await recordApplied(client, { name, version: checksum })
  }
  return changedFunctions.map(({ name }) => name)
}

async function isQueueReady(client: pg.Client, applied: Map<string, string>): Promise<boolean> {
  if (applied.get(queue.name) !== queue.version) return false
  return hasTable(client, 'migrations', 'graphile_worker')
}

/**
 * Lets graphile-worker create its tables on a separate connection. The worker itself uses a pool without transactions
 * and could not create them.
 */
async function migrateQueue(
  client: pg.Client,
  url: string,
  { hasQueue }: Release,
): Promise<string[]> {
  if (!hasQueue || (await isQueueReady(client, await readApplied(client)))) return []
  await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
  await makeQueue(url)
  await recordApplied(client, queue)
  return [queue.name]
}

/** Whether PostgreSQL ended the session or transaction for a reason outside the migration. */
function isLost({ code = '' }: pg.DatabaseError): boolean {
  return /^(57P0|08|40|25P03|55P03)/.test(code)
}

/**
 * Completes a migration whose process was killed before it recorded the end. Only earlier releases and the tools of
 * Prisma record it in a separate transaction. The statements run again. An error that their objects already exist
 * proves that they were committed.
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

/**
 * Whether the objects to create already exist or those to drop are gone. Duplicate rows that prevent a new unique index
 * do not count.
 */
function isDoneAlready({ code = '', message }: pg.DatabaseError): boolean {
  return doneAlready.has(code) && !/could not create unique index/.test(message)
}

// SQLSTATEs for duplicate tables, columns, objects, functions, schemas, primary keys and rows, and for undefined
// objects, columns, tables and functions.
const doneAlready = new Set([
  ...['42P07', '42701', '42710', '42723', '42P06', '42P16', '23505'],
  ...['42704', '42703', '42P01', '42883'],
])

/**
 * Marks failed migrations as rolled back. Interrupted ones may have been committed; `finishInterrupted` handles them.
 */
async function forgetFailures(client: pg.Client): Promise<void> {
  if ((await readHistory(client)).size === 0) return
  await client.query(
    `UPDATE _prisma_migrations SET rolled_back_at = now()
     WHERE finished_at IS NULL AND rolled_back_at IS NULL AND logs <> ''`,
  )
}

/** Opens a session for migrations. @throws if the database cannot be reached */
export async function withMigrationClient<T>(
  url: string,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
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
