import { styleText } from 'node:util'

/** Prints a record to stdout, as JSON or as lines of text. */
export function print(record: object, { json }: { json?: boolean }): void {
  if (json) {
    console.log(JSON.stringify(record, null, 2))
    return
  }
  const rows = Object.entries(record).map(([name, value]) => [name, formatCell(value)])
  console.log(columns(rows).map(emphasized).join('\n'))
}

/** Prints records to stdout, as a JSON list or as a table. */
export function printAll(records: object[], { json }: { json?: boolean }): void {
  if (json) {
    console.log(JSON.stringify(records, null, 2))
    return
  }
  if (records.length === 0) {
    console.error('None found.')
    return
  }
  const rows = records.map((record) => Object.values(record).map(formatCell))
  const names = Object.keys(records[0]!)
  const table = columns([names, ...rows])
  const { columns: width = Number.POSITIVE_INFINITY, isTTY } = process.stdout
  // A table that is too wide is printed record by record, because a truncated ID is useless.
  if (isTTY && table.some((line) => line.length > width)) {
    const blocks = rows.map((row) => columns(row.map((value, index) => [names[index]!, value])))
    console.log(blocks.map((lines) => lines.map(emphasized).join('\n')).join('\n\n'))
    return
  }
  const [head = '', ...lines] = table
  console.log([strong(head), ...lines].join('\n'))
}

/** Colors are for terminals without NO_COLOR. */
const strong = (text: string) =>
  process.stdout.isTTY && process.stdout.hasColors() ? styleText('bold', text) : text

const emphasized = (line: string) => line.replace(/^\w+/, strong)

const shownItems = 6

function formatCell(value: unknown): string {
  if (value === null || value === undefined) return '-'
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) {
    const more = value.length > shownItems ? ` and ${value.length - shownItems} more` : ''
    return value.slice(0, shownItems).join(' ') + more || '-'
  }
  return String(value)
}

function columns(rows: string[][]): string[] {
  const widths = rows[0]!.map((_, index) => Math.max(...rows.map((row) => row[index]!.length)))
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index]!))
      .join('  ')
      .trimEnd(),
  )
}
