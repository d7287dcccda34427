import { camelCase } from '../list/url-parameters.ts'
import type { ListConfig } from '../lists.ts'
import { type ExploreQuery, filtersOfGroup, type ResultGroup } from './explore-query.ts'
import { measureId } from './labels.ts'

/**
 * Returns the list parameters that select the records of a group: its filters, columns for the query's fields, and the
 * measures to show above the list.
 * @param columns the user's columns of the list
 * @param group omitted for all records of the query
 */
export function drillThroughParameters(
  list: ListConfig,
  question: ExploreQuery,
  columns: readonly string[],
  group?: ResultGroup,
): Record<string, string> {
  const conditions = group
    ? filtersOfGroup(question, group)
    : filtersOfGroup({ ...question, dimensions: [] })
  const queryFields = [
    ...question.measures.map(({ of = '' }) => of),
    ...question.dimensions.map(({ name }) => camelCase(name)),
    ...Object.keys(conditions),
  ]
  const extraColumns = queryFields
    .map((name) => name.replace(/Id$/, ''))
    .filter((name) => name in list.fields && !columns.includes(name))
  const measures = question.measures.map(({ comparison: _, ...measure }) => measureId(measure))
  return {
    ...conditions,
    ...(extraColumns.length > 0 && { columns: [...new Set([...columns, ...extraColumns])].join() }),
    show: [...new Set(measures)].join(),
  }
}
