/** Reads a file of a publisher into outlets with their products. */
import { isDeepStrictEqual } from 'node:util'
import { inWords } from '../domain/rules/text.js'
import { AppError } from '../errors/app-error.js'
import { megabyte } from '../values/units.js'
import type { ImportIssue } from './import.js'
import { type PublisherRow, parsePublisherRow, publisherColumns } from './publisher-columns.js'
import { type CatalogueFormat, readRows } from './read.js'

/** Maximum number of rows, because a file is imported during the request. */
export const maxPublisherRows = 500
/** Maximum size of a file in bytes. */
export const maxPublisherBytes = 5 * megabyte

/** Product in a file. */
export interface FileProduct {
  line: number
  key: string
  row: PublisherRow
}

/** Outlet in a file. `row` is its first row. */
export interface FileOutlet extends FileProduct {
  products: FileProduct[]
}

/** Content of a file. Rows with errors are omitted. */
interface PublisherFile {
  rowCount: number
  outlets: FileOutlet[]
  issues: ImportIssue[]
}

/**
 * Reads a file. Rows with the same `outlet_key` are one outlet.
 * @throws AppError payload_too_large
 */
export async function readPublisherFile(
  source: AsyncIterable<Uint8Array>,
  format: CatalogueFormat,
): Promise<PublisherFile> {
  const outlets = new Map<string, FileOutlet>()
  const lines = new Map<string, number>()
  const issues: ImportIssue[] = []
  let rowCount = 0
  for await (const fileRow of readRows(bounded(source), format, publisherColumns)) {
    const { line } = fileRow
    const note = (column: string | null, reason: string) => issues.push({ line, column, reason })
    if ('header' in fileRow) {
      for (const { column, reason } of fileRow.header) note(column, reason)
      break
    }
    if (++rowCount > maxPublisherRows) {
      const reason = `the file has more than ${maxPublisherRows} rows; split it`
      return { rowCount: maxPublisherRows, outlets: [], issues: [{ line, column: null, reason }] }
    }
    const { row, problems } = fileRow.raw
      ? parsePublisherRow(fileRow.raw)
      : { row: {}, problems: [] }
    const all = [...fileRow.problems, ...problems]
    for (const { column, reason } of all) note(column, reason)
    if (all.length > 0) continue
    const key = row.outlet_key!
    const outlet = outlets.get(key) ?? { line, key, row, products: [] }
    outlets.set(key, outlet)
    for (const column of differences(outlet.row, row))
      note(column, `differs from line ${outlet.line}, which has the same outlet_key`)
    if (!row.product_key) continue
    const first = lines.get(row.product_key)
    if (first !== undefined) note('product_key', `is also on line ${first}`)
    else outlet.products.push({ line, key: row.product_key, row })
    lines.set(row.product_key, first ?? line)
  }
  return { rowCount, outlets: [...outlets.values()], issues }
}

/** Lists the columns of the outlet in which two of its rows differ. */
const differences = (first: PublisherRow, row: PublisherRow) =>
  (Object.keys(row) as (keyof PublisherRow)[]).filter(
    (name) =>
      name.startsWith('outlet_') && !isDeepStrictEqual(first[name] ?? null, row[name] ?? null),
  )

async function* bounded(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > maxPublisherBytes) {
      const most = `${maxPublisherBytes / megabyte} MB (${inWords(maxPublisherBytes)} bytes)`
      throw new AppError('payload_too_large', `The file is larger than ${most}.`)
    }
    yield chunk
  }
}
