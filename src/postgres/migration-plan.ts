import type pg from 'pg'
import { isConcurrent, type SqlFile } from './migration-files.js'

/** Effect of a pending migration on concurrent sessions. */
export interface PlannedMigration {
  name: string
  /** Existing tables that the migration touches, and the statements that wait until it ends. */
  tables: { table: string; rows: number; waits: Waits }[]
}

type Waits = 'nothing' | 'writes' | 'everything'

/** Statements that take a table lock, and the operations that the lock blocks. The strongest lock of a table counts. */
const locks: [RegExp, Waits][] = [
  [/\bCREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\b.*?\bON\s+"?(\w+)"?/gis, 'nothing'],
  [/\bCREATE\s+(?:UNIQUE\s+)?INDEX\b.*?\bON\s+"?(\w+)"?/gis, 'writes'],
  [/\bCREATE\s+(?:CONSTRAINT\s+)?TRIGGER\b.*?\bON\s+"?(\w+)"?/gis, 'writes'],
  [/\bREFERENCES\s+"?(\w+)"?/gi, 'writes'],
  [/\b(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM)\s+"?(\w+)"?/gi, 'nothing'],
  [/\b(?:ALTER|DROP)\s+TABLE\s+(?:IF\s+EXISTS\s+)?(?:ONLY\s+)?"?(\w+)"?/gi, 'everything'],
  [/\bTRUNCATE\s+(?:TABLE\s+)?"?(\w+)"?/gi, 'everything'],
]
const dropIndex = /\bDROP\s+INDEX\s+(?!CONCURRENTLY)(?:IF\s+EXISTS\s+)?([^;]+)/gi

/**
 * Estimates from the SQL text which tables the migrations lock, with their row counts. Does not change the database.
 */
export async function readMigrationPlan(
  client: pg.Client,
  migrations: SqlFile[],
): Promise<PlannedMigration[]> {
  const { rows } = await client.query<{ name: string; table: string; rows: number }>(relations)
  const tableOf = new Map(rows.map((row) => [row.name, row]))
  return migrations.map((migration) => {
    const waits = new Map<string, Waits>()
    for (const [name, wait] of named(withoutBodies(migration.sql))) {
      const table = tableOf.get(name)?.table
      if (table && rank(wait) >= rank(waits.get(table) ?? 'nothing')) waits.set(table, wait)
    }
    const tables = [...waits].map(([table, waits]) => ({
      table,
      rows: tableOf.get(table)!.rows,
      waits: isConcurrent(migration) ? ('nothing' as const) : waits,
    }))
    return { name: migration.name, tables }
  })
}

const rank = (waits: Waits) => ['nothing', 'writes', 'everything'].indexOf(waits)

function* named(sql: string): Generator<[name: string, waits: Waits]> {
  for (const statement of sql.split(';')) {
    for (const [pattern, waits] of locks) {
      for (const [, name] of statement.matchAll(pattern)) yield [name!, waits]
    }
  }
  for (const [, names] of sql.matchAll(dropIndex)) {
    for (const [, name] of names!.matchAll(/"?(\w+)"?/g)) yield [name!, 'everything']
  }
}

/** Removes comments and function bodies, which do not run during the migration. */
function withoutBodies(sql: string): string {
  return sql.replace(/--.*$/gm, '').replace(/\$(\w*)\$.*?\$\1\$/gs, "''")
}

// Includes indexes, each with its table.
const relations = `
  SELECT c.relname AS name, COALESCE(t.relname, c.relname) AS table,
    GREATEST(COALESCE(t.reltuples, c.reltuples), 0)::float AS rows
  FROM pg_class c LEFT JOIN pg_index i ON i.indexrelid = c.oid LEFT JOIN pg_class t ON t.oid = i.indrelid
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'i')`
