import pg from 'pg'

/** Parts of a database that a backup must restore: a checksum of the rows of each table, and the schema. */
export interface DatabaseSums {
  rows: Record<string, string>
  schema: string[]
}

/** Reads the checksums in one snapshot. */
export async function databaseSums(url: string): Promise<DatabaseSums> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL timezone = 'UTC'`,
    )
    return await readSums(client)
  } finally {
    await client.end()
  }
}

/** Reads the checksums within the caller's transaction. */
export async function readSums(client: pg.Client): Promise<DatabaseSums> {
  const { rows: tables } = await client.query<{ name: string }>(tablesSql)
  const rows: Record<string, string> = {}
  for (const { name } of tables) {
    // The sum of the digests does not depend on the order of the rows.
    const { rows: sums } = await client.query<{ sum: string }>(
      `SELECT count(*) || ' ' || COALESCE(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0) AS sum FROM ${name} t`,
    )
    rows[name] = sums[0]!.sum
  }
  const { rows: schema } = await client.query<{ line: string }>(schemaSql)
  return { rows, schema: schema.map(({ line }) => line) }
}

const tablesSql = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND n.nspname IN ('public', 'graphile_worker')
    AND c.relname NOT IN ('_masthead_applied', 'migrations', 'listing_change')
  ORDER BY 1`

const schemaSql = `
  SELECT line FROM (
    SELECT pg_get_indexdef(indexrelid) AS line FROM pg_index
    WHERE indrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)
    UNION ALL
    SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace
    UNION ALL
    SELECT pg_get_triggerdef(oid) || ' ' || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL
    SELECT pg_get_functiondef(oid) FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND prokind = 'f' AND prolang <> 13
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
    UNION ALL
    SELECT sequencename || ' ' || COALESCE(last_value, 0) FROM pg_sequences WHERE schemaname = 'public'
    UNION ALL
    SELECT table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || COALESCE(column_default, '')
    FROM information_schema.columns WHERE table_schema = 'public'
  ) lines ORDER BY line`
