import type { ClientBase, Pool } from 'pg'
import { type ColumnName, columnNames } from './columns.js'
import { readCells } from './export.js'

/** Record that an import changes, in the columns of a file. */
export type Difference = {
  entity: 'outlet' | 'product'
  key: string
  /** Number of its first line. */
  line: number
  isNew: boolean
  columns: { column: ColumnName; before: string | null; after: string | null }[]
}

type Touched = Pick<Difference, 'entity' | 'key' | 'line'> & { id: string; is_new: boolean }

const touchedRowsSql = `
  SELECT entity, id, key, line, is_new FROM (
    SELECT t.entity, o.id, o.key, first.line, o.is_new FROM import_touched t
    JOIN import_outlet o ON t.entity = 'outlet' AND o.id = t.id
    JOIN (SELECT outlet_key, min(line) AS line FROM import_row GROUP BY outlet_key) first ON first.outlet_key = o.key
    UNION ALL
    SELECT t.entity, p.id, p.key, p.line, p.is_new FROM import_touched t
    JOIN import_product p ON t.entity = 'product' AND p.id = t.id
  ) named ORDER BY line, entity LIMIT $1`

/**
 * Returns the first records that an applied stage changed, before it commits.
 * @param others Client outside of the transaction, which reads the values before
 */
export async function findDifferences(
  client: ClientBase,
  others: Pool,
  count: number,
): Promise<Difference[]> {
  const { rows } = await client.query<Touched>(touchedRowsSql, [count])
  const [after, before] = await Promise.all([cellsOfAll(client, rows), cellsOfAll(others, rows)])
  return rows.map(({ id, entity, key, line, is_new: isNew }) => {
    const [was, is] = [before.get(id) ?? {}, after.get(id) ?? {}]
    const columns = columnNames.flatMap((column) => {
      const [old, now] = [was[column] || null, is[column] || null]
      return old === now ? [] : [{ column, before: old, after: now }]
    })
    return { entity, key, line, isNew, columns }
  })
}

async function cellsOfAll(client: Pick<ClientBase, 'query'>, rows: Touched[]) {
  const idsOf = (entity: Touched['entity']) =>
    rows.filter((row) => row.entity === entity).map(({ id }) => id)
  const outlets = await readCells(client, 'outlet', idsOf('outlet'))
  const products = await readCells(client, 'product', idsOf('product'))
  return new Map([...outlets, ...products])
}
