import pg from 'pg'
import { z } from 'zod'

/** First entry of an archive. */
export type Manifest = z.infer<typeof manifestRule>

/** Table with its columns, without generated ones. */
export type TableCopy = z.infer<typeof tableRule>

export const manifestName = 'manifest.json'
export const secretKeyName = 'secret_key'
export const missingName = 'missing.json'
export const damagedName = 'damaged.json'

const tableRule = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })

export const manifestRule = z.object({
  format: z.literal(1),
  /** Version of Masthead that wrote the archive. */
  version: z.string(),
  /** Time of the snapshot, ISO 8601. */
  created_at: z.string(),
  /** PostgreSQL snapshot ID, which other sessions can import while the backup runs. */
  snapshot: z.string(),
  /** Version of PostgreSQL. */
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(tableRule),
  /** Last value of each sequence; null if it has not been used. */
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), value: z.string().nullable() }),
  ),
})

/** Folder of a table's parts, in order. */
export const tableFolder = ({ schema, name }: { schema: string; name: string }) =>
  `database/${schema}.${name}/`
export const fileFolder = 'files/'

/** Table with its columns for COPY. */
export function copyTarget({ schema, name, columns }: TableCopy): string {
  const table = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
  return `${table} (${columns.map(pg.escapeIdentifier).join(', ')})`
}
