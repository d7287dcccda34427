import { csvDataUrl } from '../csv.ts'
import { dimensionId, measureId } from './labels.ts'
import { dimensionValue, type Question, type ResultSet } from './question.ts'

/** Returns the result as a CSV data URL. Cells that look like spreadsheet formulas are escaped. */
export function csvOf(question: Question, { groups }: ResultSet): string {
  const { dimensions, measures } = question
  const head = [...dimensions.map(dimensionId), ...measures.map(measureId)]
  const rows = groups.map((group) => [
    ...dimensions.map((key) => dimensionValue(group, key)),
    ...group.values,
  ])
  return csvDataUrl([head, ...rows])
}
