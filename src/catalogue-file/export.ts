import type { ClientBase, Pool } from 'pg'
import { allowSilence } from '../postgres/pool.js'
import { guard } from '../values/csv-formula.js'
import { formatMoney } from '../values/money.js'
import {
  type CatalogueRow,
  type ColumnName,
  channelColumns,
  columnNames,
  tableColumns,
} from './columns.js'
import { formatRecord } from './csv.js'
import { formatChannels, formatList } from './notation.js'
import type { CatalogueFormat } from './read.js'

export type CatalogueExportOptions = {
  format: CatalogueFormat
  onRows?: (rows: number, total: number) => void
}

const batchSize = 1_000

/**
 * Streams the catalogue as a file, a thousand rows at a time, from one snapshot. Importing it changes nothing. Sorted
 * by outlet key, then product key.
 */
export async function* exportCatalogue(
  db: { pool: Pool },
  { format, onRows = () => {} }: CatalogueExportOptions,
): AsyncGenerator<string> {
  const client = await db.pool.connect()
  try {
    allowSilence(client, 0)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query(
      'SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0',
    )
    const { rows: counts } = await client.query<{ total: number }>(
      `SELECT count(*)::integer AS total ${rowsOfFile}`,
    )
    await client.query(`DECLARE export_rows CURSOR FOR SELECT o.id AS outlet_id, p.id AS product_id ${rowsOfFile}
      ORDER BY COALESCE(o.key, o.id::text) COLLATE "C", COALESCE(p.key, p.id::text) COLLATE "C"`)
    if (format === 'csv') yield formatRecord(columnNames)
    for (let count = 0; ; ) {
      const { rows: ids } = await client.query<Ids>(`FETCH ${batchSize} FROM export_rows`)
      if (ids.length === 0) break
      const rows = await readRows(client, ids)
      yield rows.map(format === 'csv' ? toCsv : toJson).join('')
      count += ids.length
      onRows(count, counts[0]!.total)
    }
    await client.query('COMMIT')
  } finally {
    // Ends the transaction of an aborted export.
    await client.query('ROLLBACK').catch(() => {})
    client.release()
  }
}

type Ids = { outlet_id: string; product_id: string | null }

const rowsOfFile = `FROM outlet o LEFT JOIN product p ON p.outlet_id = o.id AND p.deleted_at IS NULL WHERE o.deleted_at IS NULL`

const pairs = (columns: [inFile: string, column: string][], row: string) =>
  columns.map(([inFile, column]) => `'${inFile}', ${row}.${column}`).join(', ')

const asTheyAre = (table: 'outlet' | 'product', row: string) =>
  pairs(
    Object.keys(tableColumns(table)).map((name) => [`${table}_${name}`, name]),
    row,
  )

const outletSql = `
  SELECT o.id, json_build_object(
    'outlet_key', COALESCE(o.key, o.id::text), ${asTheyAre('outlet', 'o')}, 'outlet_category', g.prefix,
    'outlet_tags', ARRAY(
      SELECT t.category || ':' || t.name FROM outlet_tag ot JOIN tag t ON t.id = ot.tag_id AND t.deleted_at IS NULL
      WHERE ot.outlet_id = o.id ORDER BY (t.category || ':' || lower(t.name)) COLLATE "C"
    ),
    'outlet_channels', ARRAY(
      SELECT json_build_object(
        ${pairs(Object.entries(channelColumns), 'c')}, 'disclaimer', d.name
      ) FROM outlet_channel c LEFT JOIN disclaimer d ON d.id = c.disclaimer_id AND d.deleted_at IS NULL
      WHERE c.outlet_id = o.id AND c.deleted_at IS NULL ORDER BY c.position, c.id
    )
  ) AS row
  FROM outlet o LEFT JOIN outlet_category g ON g.id = o.category_id WHERE o.id = ANY($1)`

const productSql = `
  SELECT p.id, json_build_object(
    'product_key', COALESCE(p.key, p.id::text), ${asTheyAre('product', 'p')}, 'product_type', y.prefix,
    'product_standard_price', (SELECT unit_amount FROM product_price r WHERE r.product_id = p.id AND r.pricing_tier = 'STANDARD'),
    'product_pro_price', (SELECT unit_amount FROM product_price r WHERE r.product_id = p.id AND r.pricing_tier = 'PRO'),
    'product_channels', ARRAY(
      SELECT c.channel_type || COALESCE('/' || c.placement_type, '') || CASE WHEN c.nth > 1 THEN '#' || c.nth ELSE '' END
      FROM product_channel pc JOIN (
        SELECT id, channel_type, placement_type,
          row_number() OVER (PARTITION BY channel_type, placement_type ORDER BY position, id) AS nth
        FROM outlet_channel WHERE outlet_id = p.outlet_id AND deleted_at IS NULL
      ) c ON c.id = pc.channel_id WHERE pc.product_id = p.id ORDER BY pc.position, c.id
    )
  ) AS row
  FROM product p JOIN product_type y ON y.id = p.type_id WHERE p.id = ANY($1)`

type ExportedRow = Record<keyof CatalogueRow, unknown>

async function readRows(client: ClientBase, ids: Ids[]): Promise<Partial<ExportedRow>[]> {
  const outlets = await byId(
    client,
    outletSql,
    ids.map(({ outlet_id }) => outlet_id),
  )
  const products = await byId(
    client,
    productSql,
    ids.flatMap(({ product_id }) => product_id ?? []),
  )
  return ids.map(({ outlet_id, product_id }) => ({
    ...outlets.get(outlet_id),
    ...(product_id && products.get(product_id)),
  }))
}

async function byId(client: Pick<ClientBase, 'query'>, sql: string, ids: string[]) {
  const { rows } = await client.query<{ id: string; row: Partial<ExportedRow> }>(sql, [
    [...new Set(ids)],
  ])
  return new Map(rows.map(({ id, row }) => [id, row]))
}

const amounts = new Set(columnNames.filter((name) => /_(cost|price)$/.test(name)))

function toCsv(row: Partial<ExportedRow>): string {
  const cell = (name: ColumnName) =>
    typeof row[name] === 'number' ? toText(name, row[name]) : guard(toText(name, row[name]))
  return formatRecord(columnNames.map(cell))
}

/** Formats a value as a CSV cell. Empty for null. */
function toText(name: ColumnName, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (amounts.has(name)) return formatMoney(value as number).toFixed(2)
  if (name === 'outlet_channels') return formatChannels(value as Record<string, unknown>[])
  return Array.isArray(value) ? formatList(value) : String(value)
}

/** Reads outlets or products by ID, with their file columns as text. */
export async function readCells(
  client: Pick<ClientBase, 'query'>,
  entity: 'outlet' | 'product',
  ids: string[],
): Promise<Map<string, Partial<Record<ColumnName, string>>>> {
  const rows = await byId(client, entity === 'outlet' ? outletSql : productSql, ids)
  const cells = (row: Partial<ExportedRow>) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, toText(name as ColumnName, value)]),
    )
  return new Map([...rows].map(([id, row]) => [id, cells(row)]))
}

/** Reads outlets or products by ID, with their file columns as JSON. */
export async function readRecords(
  client: Pick<ClientBase, 'query'>,
  entity: 'outlet' | 'product',
  ids: string[],
): Promise<Map<string, Record<string, unknown>>> {
  const rows = await byId(client, entity === 'outlet' ? outletSql : productSql, ids)
  const prefix = `${entity}_`
  const record = (row: Partial<ExportedRow>) =>
    Object.fromEntries(
      columnNames
        .filter((name) => name.startsWith(prefix))
        .map((name) => [name, toJsonValue(row, name)]),
    )
  return new Map([...rows].map(([id, row]) => [id, record(row)]))
}

const toJson = (row: Partial<ExportedRow>) =>
  `${JSON.stringify(Object.fromEntries(columnNames.map((name) => [name, toJsonValue(row, name)])))}\n`

/** Formats a value as JSON. */
function toJsonValue(row: Partial<ExportedRow>, name: ColumnName): unknown {
  const value = row[name] ?? null
  return value !== null && amounts.has(name) ? formatMoney(value as number) : value
}
