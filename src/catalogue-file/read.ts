import { unguard } from '../values/csv-formula.js'
import { type CellProblem, catalogueColumns, type FileColumns } from './columns.js'
import { readCsv } from './csv.js'
import { readLines } from './lines.js'

export type CatalogueFormat = 'csv' | 'jsonl'

/** Row of a file before its cells are parsed. `raw` is absent if the line is invalid. */
export type RawRow = { line: number; raw?: Record<string, unknown>; problems: CellProblem[] }

/** The header or the file is invalid, so that no row can be read. */
export type BadHeader = { line: number; header: CellProblem[] }

/** Reads the rows of a file one at a time. Ends after an invalid header. */
export function readRows(
  source: AsyncIterable<Uint8Array>,
  format: CatalogueFormat,
  columns = catalogueColumns,
): AsyncGenerator<RawRow | BadHeader> {
  return format === 'csv' ? readCsvRows(source, columns) : readJsonRows(source, columns)
}

const notUtf8: CellProblem = { column: null, reason: 'is not valid UTF-8' }

async function* readCsvRows(
  source: AsyncIterable<Uint8Array>,
  columns: FileColumns,
): AsyncGenerator<RawRow | BadHeader, undefined> {
  let header: string[] | undefined
  for await (const record of readCsv(readLines(source))) {
    const { line } = record
    if (!record.validUtf8) {
      if (!header) return void (yield { line, header: [notUtf8] })
      yield { line, problems: [notUtf8] }
    } else if ('error' in record) {
      const problem = { column: null, reason: record.error }
      if (!header) return void (yield { line, header: [problem] })
      yield { line, problems: [problem] }
    } else if (!header) {
      header = record.cells.map((name) => name.trim())
      const problems = headerProblems(header, columns)
      if (problems.length > 0) return void (yield { line, header: problems })
    } else if (record.cells.length !== header.length) {
      const reason = `has ${record.cells.length} cells, but the header has ${header.length}`
      yield { line, problems: [{ column: null, reason }] }
    } else {
      const raw = Object.fromEntries(header.map((name, i) => [name, unguard(record.cells[i]!)]))
      yield { line, raw, problems: [] }
    }
  }
  if (!header) yield { line: 1, header: [{ column: null, reason: 'the file is empty' }] }
}

function headerProblems(
  header: string[],
  { names, required, refusalOf }: FileColumns,
): CellProblem[] {
  const seenColumns = new Set<string>()
  const unknownColumns = new Set(header.filter((name) => !names.includes(name)))
  const problems = header.flatMap((name): CellProblem[] => {
    // Removed by its first report.
    if (unknownColumns.delete(name)) return [{ column: name, reason: refusalOf(name) }]
    if (!names.includes(name)) return []
    if (seenColumns.has(name)) return [{ column: name, reason: 'appears twice in the header' }]
    seenColumns.add(name)
    return []
  })
  const missingColumns = required.filter((name) => !seenColumns.has(name))
  return [
    ...problems,
    ...missingColumns.map((column) => ({ column, reason: 'is missing from the header' })),
  ]
}

async function* readJsonRows(
  source: AsyncIterable<Uint8Array>,
  { names, refusalOf }: FileColumns,
): AsyncGenerator<RawRow> {
  const columnSet = new Set(names)
  for await (const { number: line, text, validUtf8 } of readLines(source)) {
    if (text.trim() === '') continue
    const raw = validUtf8 ? parseObject(text) : undefined
    if (!raw) {
      const reason = 'must be a JSON object on one line'
      yield { line, problems: [validUtf8 ? { column: null, reason } : notUtf8] }
      continue
    }
    const unknownColumns = Object.keys(raw).filter((name) => !columnSet.has(name))
    yield {
      line,
      raw,
      problems: unknownColumns.map((column) => ({ column, reason: refusalOf(column) })),
    }
  }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
