import type { TextLine } from './lines.js'

/** Record of a CSV file with its first physical line: its cells, or its error. */
export type CsvRecord = { line: number; validUtf8: boolean } & (
  | { cells: string[] }
  | { error: string }
)

// Limit of a record: an unclosed quote would otherwise include the rest of the file.
const maxRecordLength = 1024 * 1024

/**
 * Parses CSV (RFC 4180) with LF or CRLF, separated like the header. An invalid record costs its first line only;
 * parsing continues with the next one. Skips blank lines.
 */
export async function* readCsv(lines: AsyncGenerator<TextLine>): AsyncGenerator<CsvRecord> {
  try {
    yield* recordsOf(lines)
  } finally {
    // Closes the file if the consumer stops early, for example after an invalid header.
    await lines.return(undefined)
  }
}

async function* recordsOf(lines: AsyncIterator<TextLine>): AsyncGenerator<CsvRecord> {
  let ahead: TextLine[] = []
  let position = 0
  let separator: string | undefined
  const next = async (): Promise<TextLine | undefined> =>
    position < ahead.length ? ahead[position++] : ((await lines.next()).value ?? undefined)

  for (let first = await next(); first; first = await next()) {
    if (first.text.trim() === '') continue
    separator ??= separatorOf(first.text)
    const record = new RecordReader(separator)
    const more: TextLine[] = []
    let length = first.text.length
    let state = record.read(first.text)
    while (state === 'open' && length < maxRecordLength) {
      const line = await next()
      if (!line) break
      more.push(line)
      length += line.text.length + 1
      state = record.read(line.text)
    }
    const { number } = first
    if (state === 'read') {
      const validUtf8 = first.validUtf8 && more.every((line) => line.validUtf8)
      const { cells } = record
      if (cells.some((cell) => cell !== '')) yield { line: number, validUtf8, cells }
      continue
    }
    if (more.length > 0) {
      ahead = [...more, ...ahead.slice(position)]
      position = 0
    }
    yield { line: number, validUtf8: first.validUtf8, error: errors[state] }
  }
}

const errors = {
  open: 'a quote that begins a cell is never closed',
  stray:
    'a quote is inside a cell that is not quoted (quote the cell, and double the quotes in it)',
  trailing: 'text follows the closing quote of a cell (double the quotes inside a quoted cell)',
}

/** Detects the separator of the header: comma, semicolon or tab, depending on the spreadsheet. */
function separatorOf(header: string): string {
  const unquoted = header.replace(/"(?:[^"]|"")*(?:"|$)/g, '')
  return [',', '\t', ';'].find((separator) => unquoted.includes(separator)) ?? ','
}

/** Parses the cells of a record line by line, because a record can span several lines. */
class RecordReader {
  readonly cells: string[] = []
  readonly #separator: string
  /** Parts of the open quoted cell. */
  #quoted: string[] | undefined

  constructor(separator: string) {
    this.#separator = separator
  }

  /** Parses the next line. `open`: the record continues on another line. */
  read(line: string): 'read' | keyof typeof errors {
    const text = line.endsWith('\r') ? line.slice(0, -1) : line
    for (let at = 0; ; at++) {
      if (!this.#quoted && text[at] === '"') {
        this.#quoted = []
        at++
      }
      if (this.#quoted) {
        const end = closingQuote(text, at)
        if (end < 0) {
          this.#quoted.push(line.slice(at), '\n')
          return 'open'
        }
        this.#quoted.push(text.slice(at, end))
        this.cells.push(this.#quoted.join('').replaceAll('""', '"'))
        this.#quoted = undefined
        at = end + 1
        if (at < text.length && text[at] !== this.#separator) return 'trailing'
      } else {
        const next = text.indexOf(this.#separator, at)
        const cell = text.slice(at, next < 0 ? text.length : next)
        if (cell.includes('"')) return 'stray'
        this.cells.push(cell)
        at += cell.length
      }
      if (at >= text.length) return 'read'
    }
  }
}

function closingQuote(text: string, from: number): number {
  let quote = text.indexOf('"', from)
  while (quote >= 0 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2)
  return quote
}

/** Formats a record as a CSV line. */
export function formatRecord(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`
}
