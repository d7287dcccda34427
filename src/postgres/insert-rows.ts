import type { ClientBase } from 'pg'

/** Row by column name, as JSON for `json_populate_recordset`: dates as ISO strings, bytea as `\x…`. */
export type InsertRow = Record<string, unknown>

/**
 * Inserts rows in one statement. All rows must have the columns of the first one. Pass at most a few thousand rows, to
 * limit memory.
 */
export async function insertRows(
  client: Pick<ClientBase, 'query'>,
  table: string,
  rows: readonly InsertRow[],
): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0]!)
    .map((column) => `"${column}"`)
    .join(', ')
  await client.query(
    `INSERT INTO "${table}" (${columns})
     SELECT ${columns} FROM json_populate_recordset(NULL::"${table}", $1::json)`,
    [JSON.stringify(rows)],
  )
}
