import { expect } from 'vitest'
import { exportCatalogue } from '../../../src/catalogue-file/export.js'
import {
  type ImportIssue,
  type ImportOptions,
  importCatalogue,
} from '../../../src/catalogue-file/import.js'
import type { CatalogueFormat } from '../../../src/catalogue-file/read.js'
import type { Database } from '../../../src/postgres/database.js'

async function* chunks(content: string | Buffer, size = 65_536): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(content)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

export type LoadOptions = Partial<Pick<ImportOptions, 'format' | 'partial' | 'dryRun'>> & {
  chunkSize?: number
}

/** Imports a file. Returns the result with the list of issues. */
export async function load(
  target: Database,
  content: string | Buffer,
  { chunkSize, ...options }: LoadOptions = {},
) {
  const faults: ImportIssue[] = []
  const source = chunks(content, chunkSize)
  const result = await importCatalogue(target, {
    source,
    format: 'csv',
    onIssue: (fault) => faults.push(fault),
    ...options,
  })
  expect(result.issues).toBe(faults.length)
  return { ...result, faults }
}

/** Exports the catalogue as one text. */
export async function save(target: Database, format: CatalogueFormat = 'csv'): Promise<string> {
  let text = ''
  for await (const part of exportCatalogue(target, { format })) text += part
  return text
}

/** Row with the given and all required columns. */
export function row(values: Record<string, unknown>): Record<string, unknown> {
  return {
    outlet_key: 'o',
    outlet_name: 'Outlet',
    product_key: 'p',
    product_name: 'Product',
    product_type: 'FULL_FEATURE',
    product_min_delivery_days: 1,
    product_max_delivery_days: 5,
    ...values,
  }
}

let outletCount = 0

/** Rows of a new outlet with this number of products. */
export function rowsOf(count: number, more: object = {}): Record<string, unknown>[] {
  const key = `outlet-${++outletCount}`
  return Array.from({ length: count }, (_, n) =>
    row({ outlet_key: key, outlet_name: key, product_key: `${key}-${n}`, ...more }),
  )
}

/** Formats rows as CSV, with the columns of the first row. */
export function csv(...rows: Record<string, unknown>[]): string {
  const columns = Object.keys(rows[0]!)
  const quoted = (value: unknown) => `"${String(value ?? '').replaceAll('"', '""')}"`
  return [
    columns.join(','),
    ...rows.map((cells) => columns.map((name) => quoted(cells[name])).join(',')),
  ].join('\n')
}

/** Formats rows as JSON Lines. */
export const jsonl = (...rows: object[]) => rows.map((cells) => JSON.stringify(cells)).join('\n')

/** Content of the catalogue's tables, to compare before and after. */
export const stateOf = async ({ pool }: Database) => {
  const tables = [
    'outlet',
    'outlet_channel',
    'outlet_tag',
    'product',
    'product_channel',
    'product_price',
    'listing',
    'tag',
  ]
  const states = tables.map((table) =>
    pool.query(
      `SELECT '${table}' AS table, count(*), md5(string_agg(t::text, '' ORDER BY t::text)) FROM ${table} t`,
    ),
  )
  return (await Promise.all(states)).map(({ rows }) => rows[0])
}
