import type { Line } from './lines.js'

/** A record of a CSV file, by the physical line it begins on: its cells, or why it has none. */
export type CsvRecord = { line: number; validUtf8: boolean } & (
  | { cells: string[] }
  | { fault: string }
)

// An opening quote that has no end would take in the rest of the file.
const longestRecordLength = 1024 * 1024

/**
 * Reads CSV as RFC 4180 has it, line ends of both kinds, separated as the header is. A record that is malformed costs its first
 * line only: reading goes on with the next one. Blank lines are skipped.
 */
export async function* readCsv(lines: AsyncGenerator<Line>): AsyncGenerator<CsvRecord> {
  try {
    yield* recordsOf(lines)
  } finally {
    // Whoever reads no further, as of a header that is wrong, lets go of the file.
    await lines.return(undefined)
  }
}

async function* recordsOf(lines: AsyncIterator<Line>): AsyncGenerator<CsvRecord> {
  let ahead: Line[] = []
  let separator: string | undefined
  const next = async (): Promise<Line | undefined> =>
    ahead.shift() ?? (await lines.next()).value ?? undefined

  for (let first = await next(); first; first = await next()) {
    if (first.text.trim() === '') continue
    const taken: Line[] = []
    let text = first.text
    separator ??= separatorOf(text)
    let record = parseRecord(text, separator)
    while (record === 'open' && text.length < longestRecordLength) {
      const line = await next()
      if (!line) break
      taken.push(line)
      text += `\n${line.text}`
      if (line.text.includes('"')) record = parseRecord(text, separator)
    }
    const { number } = first
    const validUtf8 = first.validUtf8 && taken.every((line) => line.validUtf8)
    if (Array.isArray(record)) {
      if (record.some((cell) => cell !== '')) yield { line: number, validUtf8, cells: record }
      continue
    }
    ahead = [...taken, ...ahead]
    yield { line: number, validUtf8: first.validUtf8, fault: faults[record] }
  }
}

const faults = {
  open: 'a quote that begins a cell is never closed',
  stray:
    'a quote stands inside a cell that is not quoted (quote the cell, and double the quotes in it)',
  trailing: 'text follows the closing quote of a cell (double the quotes inside a quoted cell)',
}

/** What separates the names of a header: spreadsheets of many countries save semicolons, and some tabs. */
function separatorOf(header: string): string {
  const unquoted = header.replace(/"(?:[^"]|"")*(?:"|$)/g, '')
  return [',', '\t', ';'].find((one) => unquoted.includes(one)) ?? ','
}

function parseRecord(withEnd: string, separator: string): string[] | keyof typeof faults {
  const text = withEnd.endsWith('\r') ? withEnd.slice(0, -1) : withEnd
  const cells: string[] = []
  for (let at = 0; ; at++) {
    if (text[at] === '"') {
      const end = closingQuote(text, at + 1)
      if (end < 0) return 'open'
      cells.push(text.slice(at + 1, end).replaceAll('""', '"'))
      at = end + 1
      if (at < text.length && text[at] !== separator) return 'trailing'
    } else {
      const next = text.indexOf(separator, at)
      const cell = text.slice(at, next < 0 ? text.length : next)
      if (cell.includes('"')) return 'stray'
      cells.push(cell)
      at += cell.length
    }
    if (at >= text.length) return cells
  }
}

function closingQuote(text: string, from: number): number {
  let quote = text.indexOf('"', from)
  while (quote >= 0 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2)
  return quote
}

/** A record as a line of CSV. */
export function formatRecord(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`
}
