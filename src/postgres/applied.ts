import type pg from 'pg'

const table = '_masthead_applied'

/** Object that is applied again when its version changes. The version of a function is the SHA-256 of its file. */
export type Applied = { name: string; version: string }

/** Last applied versions by name. */
export async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  if (!(await hasTable(client, table))) return new Map()
  const { rows } = await client.query<Applied>(`SELECT name, version FROM ${table}`)
  return new Map(rows.map(({ name, version }) => [name, version]))
}

/** Records an applied version in the caller's transaction. */
export async function recordApplied(client: pg.Client, { name, version }: Applied): Promise<void> {
  await client.query(
    `SET LOCAL client_min_messages = warning;
     CREATE TABLE IF NOT EXISTS ${table} (
       name text PRIMARY KEY,
       version text NOT NULL,
       applied_at timestamptz NOT NULL DEFAULT now()
     )`,
  )
  await client.query(
    `INSERT INTO ${table} (name, version) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET version = EXCLUDED.version, applied_at = EXCLUDED.applied_at`,
    [name, version],
  )
}

/** Reads pg_tables. Inside a transaction, `to_regclass` may miss a table that another session has just created. */
export async function hasTable(
  client: pg.Client,
  table: string,
  schema?: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'SELECT FROM pg_tables WHERE tablename = $1 AND schemaname = COALESCE($2, current_schema())',
    [table, schema],
  )
  return rowCount !== 0
}
