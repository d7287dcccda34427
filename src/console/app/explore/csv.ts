import { keyText, measureText } from './names.ts'
import { keyValue, type Question, type Result } from './question.ts'

/** The table as a file; a cell that a spreadsheet would run is a text there. */
export function csvOf(question: Question, { groups }: Result): string {
  const { keys, measures } = question
  const cell = (value: unknown) => {
    const text = value === null || value === undefined ? '' : String(value)
    const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
    return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  const head = [...keys.map(keyText), ...measures.map(measureText)]
  const rows = groups.map((group) => [...keys.map((key) => keyValue(group, key)), ...group.values])
  const text = [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`${text}\r\n`)}`
}
