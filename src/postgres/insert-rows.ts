import type { ClientBase } from 'pg'

/** A row by column names; dates as ISO texts, bytea as `\x…`, arrays and JSON as they are. */
export type Row = Record<string, unknown>

/** Inserts rows of one form in one statement: a few thousand at a time stay well within memory. */
export async function insertRows(
  client: Pick<ClientBase, 'query'>,
  table: string,
  rows: readonly Row[],
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
