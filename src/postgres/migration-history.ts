import type pg from 'pg'
import { hasTable } from './applied.js'
import type { SqlFile } from './migration-files.js'
import { withMigrationLock } from './migration-lock.js'

export type HistoryRow = { name: string; checksum: string; finished: boolean; logs: string | null }

/** Applied and failed migrations by name. */
export async function readHistory(client: pg.Client): Promise<Map<string, HistoryRow>> {
  if (!(await hasTable(client, '_prisma_migrations'))) return new Map()
  const { rows } = await client.query<HistoryRow>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished, logs
     FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at`,
  )
  return new Map(rows.map((row) => [row.name, row]))
}

/** Records an applied migration as the tools of Prisma do. */
export async function record(client: pg.Client, { name, checksum }: SqlFile): Promise<void> {
  await client.query(historyTable)
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES (gen_random_uuid()::text, $1, $2, now(), clock_timestamp(), 1)`,
    [checksum, name],
  )
}

/** Records the error of a failed migration. */
export async function recordFailure(
  client: pg.Client,
  { name, checksum }: SqlFile,
  log: string,
): Promise<void> {
  await withMigrationLock(client, async () => {
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

/** Creates the history table if it does not exist. */
export const historyTable = `
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
