import { csvAddress } from '../csv.ts'
import { keyText, measureText } from './names.ts'
import { keyValue, type Question, type Result } from './question.ts'

/** Returns the result as a CSV data URL. Cells that look like spreadsheet formulas are escaped. */
export function csvOf(question: Question, { groups }: Result): string {
  const { keys, measures } = question
  const head = [...keys.map(keyText), ...measures.map(measureText)]
  const rows = groups.map((group) => [...keys.map((key) => keyValue(group, key)), ...group.values])
  return csvAddress([head, ...rows])
}
