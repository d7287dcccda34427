/** Reads a file of a publisher into outlets with their products. */
import { isDeepStrictEqual } from 'node:util'
import { inWords } from '../domain/rules/text.js'
import { AppError } from '../errors/app-error.js'
import { megabyte } from '../values/units.js'
import { IssueList } from './issue-list.js'
import { UnreadableFile } from './lines.js'
import { type PublisherRow, parsePublisherRow, publisherColumns } from './publisher-columns.js'
import { type CatalogueFormat, type RawRow, readRows } from './read.js'

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
  issues: IssueList
}

/**
 * Reads a file. Rows with the same `outlet_key` are one outlet. Stops when `IssueList` is full.
 * @throws AppError payload_too_large
 */
export async function readPublisherFile(
  source: AsyncIterable<Uint8Array>,
  format: CatalogueFormat,
): Promise<PublisherFile> {
  const file = new FileReading()
  try {
    for await (const row of readRows(withSizeLimit(source), format, publisherColumns)) {
      if ('header' in row) {
        for (const { column, reason } of row.header)
          file.issues.add({ line: row.line, column, reason })
        break
      }
      if (file.rowCount === maxPublisherRows) return tooManyRows(row.line)
      file.add(row)
      if (file.issues.isOmitting) break
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    file.issues.add({ line: error.line, column: null, reason: error.message })
  }
  return { rowCount: file.rowCount, outlets: [...file.outlets.values()], issues: file.issues }
}

function tooManyRows(line: number): PublisherFile {
  const issues = new IssueList()
  const reason = `the file has more than ${maxPublisherRows} rows; split it`
  issues.add({ line, column: null, reason })
  return { rowCount: maxPublisherRows, outlets: [], issues }
}

/** Outlets and errors of the rows so far. */
class FileReading {
  rowCount = 0
  /** Outlets by key. */
  readonly outlets = new Map<string, FileOutlet>()
  readonly issues = new IssueList()
  /** First line of each product by key. */
  readonly #lines = new Map<string, number>()

  add({ line, raw, problems }: RawRow): void {
    this.rowCount++
    const note = (column: string | null, reason: string) =>
      this.issues.add({ line, column, reason })
    const parsed = raw ? parsePublisherRow(raw) : { row: {} as PublisherRow, problems: [] }
    const all = [...problems, ...parsed.problems]
    for (const { column, reason } of all) note(column, reason)
    if (all.length > 0) return
    const { row } = parsed
    const key = row.outlet_key!
    const outlet = this.outlets.get(key) ?? { line, key, row, products: [] }
    this.outlets.set(key, outlet)
    for (const column of differences(outlet.row, row))
      note(column, `differs from line ${outlet.line}, which has the same outlet_key`)
    if (!row.product_key) return
    const first = this.#lines.get(row.product_key)
    if (first !== undefined) note('product_key', `is also on line ${first}`)
    else outlet.products.push({ line, key: row.product_key, row })
    this.#lines.set(row.product_key, first ?? line)
  }
}

/** Lists the columns of the outlet in which two of its rows differ. */
const differences = (first: PublisherRow, row: PublisherRow) =>
  (Object.keys(row) as (keyof PublisherRow)[]).filter(
    (name) =>
      name.startsWith('outlet_') && !isDeepStrictEqual(first[name] ?? null, row[name] ?? null),
  )

/**
 * Passes the content of a file through.
 * @throws AppError payload_too_large as soon as it exceeds the maximum size
 */
export async function* withSizeLimit(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
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
