import { csvDataUrl } from '../csv.ts'
import { dimensionValue, type ExploreQuery, type ResultSet } from './explore-query.ts'
import { dimensionId, measureId } from './labels.ts'

/** Returns the result as a CSV data URL. Cells that look like spreadsheet formulas are escaped. */
export function toCsvUrl(question: ExploreQuery, { groups }: ResultSet): string {
  const { dimensions, measures } = question
  const head = [...dimensions.map(dimensionId), ...measures.map(measureId)]
  const rows = groups.map((group) => [
    ...dimensions.map((key) => dimensionValue(group, key)),
    ...group.values,
  ])
  return csvDataUrl([head, ...rows])
}
