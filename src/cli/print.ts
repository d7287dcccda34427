/** Prints a record to stdout: alone as JSON, or as lines for people. */
export function print(record: object, { json }: { json?: boolean }): void {
  if (json) {
    console.log(JSON.stringify(record, null, 2))
    return
  }
  const rows = Object.entries(record).map(([name, value]) => [name, shown(value)])
  console.log(columns(rows))
}

/** Prints records to stdout: as a JSON list, or as a table for people. */
export function printAll(records: object[], { json }: { json?: boolean }): void {
  if (json) {
    console.log(JSON.stringify(records, null, 2))
    return
  }
  if (records.length === 0) {
    console.error('There are none.')
    return
  }
  const rows = records.map((record) => Object.values(record).map(shown))
  console.log(columns([Object.keys(records[0]!), ...rows]))
}

const shownItems = 6

function shown(value: unknown): string {
  if (value === null || value === undefined) return '-'
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) {
    const more = value.length > shownItems ? ` and ${value.length - shownItems} more` : ''
    return value.slice(0, shownItems).join(' ') + more || '-'
  }
  return String(value)
}

function columns(rows: string[][]): string {
  const widths = rows[0]!.map((_, index) => Math.max(...rows.map((row) => row[index]!.length)))
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
