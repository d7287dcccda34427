import pg from 'pg'
import { z } from 'zod'

/** What stands first in an archive. */
export type Manifest = z.infer<typeof manifestRule>

/** A table of the database, and those of its columns that have values of their own. */
export type TableCopy = z.infer<typeof tableRule>

export const manifestName = 'manifest.json'
export const secretKeyName = 'secret_key'
export const missingName = 'missing.json'
export const damagedName = 'damaged.json'

const tableRule = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })

export const manifestRule = z.object({
  format: z.literal(1),
  /** Of the Masthead that wrote it. */
  version: z.string(),
  /** The moment that the archive shows. */
  created_at: z.string(),
  /** Which snapshot of the database that was: others can look at it too, until the archive is written. */
  snapshot: z.string(),
  /** Version of the server it comes from. */
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(tableRule),
  /** What each sequence gave last; null: nothing yet. */
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), value: z.string().nullable() }),
  ),
})

/** The folder of a table's parts, which come in their order. */
export const tableFolder = ({ schema, name }: { schema: string; name: string }) =>
  `database/${schema}.${name}/`
export const fileFolder = 'files/'

/** A table with its columns, as COPY names them. */
export function copied({ schema, name, columns }: TableCopy): string {
  const table = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
  return `${table} (${columns.map(pg.escapeIdentifier).join(', ')})`
}
