import { csvAddress } from '../csv.ts'
import { keyText, measureText } from './names.ts'
import { keyValue, type Question, type Result } from './question.ts'

/** The table as a file; a cell that a spreadsheet would run is a text there. */
export function csvOf(question: Question, { groups }: Result): string {
  const { keys, measures } = question
  const head = [...keys.map(keyText), ...measures.map(measureText)]
  const rows = groups.map((group) => [...keys.map((key) => keyValue(group, key)), ...group.values])
  return csvAddress([head, ...rows])
}
