import { guard } from '../../values/csv-formula.ts'

/** Returns a data URL of a CSV file. Cells that look like spreadsheet formulas are escaped. */
export function csvDataUrl(rows: readonly (readonly unknown[])[]): string {
  const cell = (value: unknown) => {
    const text = value === null || value === undefined ? '' : String(value)
    const safe = typeof value === 'string' ? guard(text) : text
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  const text = rows.map((row) => row.map(cell).join(',')).join('\r\n')
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`${text}\r\n`)}`
}
