/** Searches the whole database and a directory for a text, such as an email address. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Api } from './api.js'

/** Numbers of values that contain a text in any case, by column, in every table of the database. */
export async function findEverywhere(
  { prisma }: Pick<Api, 'prisma'>,
  text: string,
): Promise<Record<string, number>> {
  const columns = await prisma.$queryRaw<{ schema: string; table: string; name: string }[]>`
    SELECT n.nspname AS schema, c.relname AS table, a.attname AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relkind IN ('r', 'm', 'p') AND n.nspname IN (current_schema(), 'graphile_worker')`
  const found: Record<string, number> = {}
  const tables = new Set(columns.map(({ schema, table }) => `"${schema}"."${table}"`))
  for (const from of tables) {
    const ofTable = columns.filter(({ schema, table }) => `"${schema}"."${table}"` === from)
    const counts = ofTable.map(({ name }) => {
      const value = `CASE WHEN pg_typeof("${name}") = 'bytea'::regtype THEN encode("${name}"::text::bytea, 'escape') ELSE "${name}"::text END`
      return `count(*) FILTER (WHERE ${value} ILIKE $1)::int AS "${name}"`
    })
    const [row] = await prisma.$queryRawUnsafe<Record<string, number>[]>(
      `SELECT ${counts.join(', ')} FROM ${from}`,
      `%${text}%`,
    )
    for (const { table, name } of ofTable)
      if (row![name]! > 0) found[`${table}.${name}`] = row![name]!
  }
  return found
}

/** Names of the files of a directory that contain a text in any case. */
export function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .filter((name) => readFileSync(join(folder, name), 'latin1').toLowerCase().includes(text))
    .sort()
}
