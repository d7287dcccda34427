import { requestText } from '../api.ts'
import { constantCase, toWhere } from '../list/url-parameters.ts'
import { type ListConfig, type ListName, lists } from '../lists.ts'
import { addPeriods, dayFormatter, isPeriod } from './calendar.ts'
import {
  type Dimension,
  dimensionField,
  type ExploreQuery,
  isDatePart,
  parseSegmentNames,
  periodDimension,
  type QueryMeasure,
  type QuerySource,
  type ResultGroup,
  type ResultSet,
  segmentsOf,
} from './explore-query.ts'
import { measureId } from './labels.ts'

/** Maximum groups per query. Measures that read other groups cost more, so the limit is lower with them. */
const maxGroups = { plain: 1000, others: 500 }

/** Writes a GraphQL input object: time zones as strings, all other values as enums. */
const inputObject = (value: Record<string, string>) =>
  `{ ${Object.entries(value)
    .map(([name, value]) => `${name}: ${name === 'timeZone' ? JSON.stringify(value) : value}`)
    .join(', ')} }`

const isPlainMeasure = ({ function: name, comparison }: QueryMeasure) =>
  !comparison && name !== 'part' && name !== 'share'

/** Returns the GraphQL alias of a derived measure: `change_12_sum_total` for `change:12.sum.total`. */
const aliasOf = (measure: QueryMeasure) => measureId(measure).replace(/\W+/g, '_')

/** Returns the GraphQL field of a derived measure. */
function derivedField(measure: QueryMeasure): string {
  const { function: name, of, comparison } = measure
  const [part, whole] = parseSegmentNames(of)
  if (name === 'part') return `${aliasOf(measure)}: filtered(where: $${part}) { count }`
  if (name === 'share') {
    const among = whole ? `, in: $${whole}` : ''
    return `${aliasOf(measure)}: share(of: $${part}${among})`
  }
  const [field, periods] = comparison!.split(':')
  const value = of ? `${name} { ${of} }` : name
  return `${aliasOf(measure)}: ${field}${periods ? `(spans: ${periods})` : ''} { ${value} }`
}

/** Returns the selection of a group’s measures. */
function selectionFields(measures: readonly QueryMeasure[]): string[] {
  const byFunction = new Map<string, string[]>()
  for (const { function: name, of } of measures.filter(isPlainMeasure)) {
    if (of) byFunction.set(name, [...(byFunction.get(name) ?? []), of])
  }
  return [
    'count',
    ...[...byFunction].map(([name, fields]) => `${name} { ${fields.join(' ')} }`),
    ...measures.filter((measure) => !isPlainMeasure(measure)).map(derivedField),
  ]
}

/** Returns the segments that measures use, each with its filter. */
function usedSegments({ source, measures }: ExploreQuery): [name: string, where: object][] {
  const names = measures
    .filter(({ function: name }) => name === 'part' || name === 'share')
    .flatMap(({ of }) => parseSegmentNames(of))
  return [...new Set(names)].map((name) => [name, segmentsOf(source)[name]!.where])
}

/** Returns the arguments that sort and limit the groups. Empty for the order of the dimensions. */
function orderArguments({ measures, dimensions, sort, top }: ExploreQuery): string[] {
  const plain = measures.find(isPlainMeasure) ?? { function: 'count' }
  const largest = inputObject({
    function: constantCase(plain.function),
    ...(plain.of && { of: constantCase(plain.of) }),
    direction: 'DESC',
  })
  const [first] = dimensions
  if (top && first && dimensions.length > 1) {
    const byFirst = inputObject({ key: first.name, direction: 'ASC' })
    return [`top: { first: ${top}, per: [${first.name}] }`, `orderBy: [${byFirst}, ${largest}]`]
  }
  return top || sort === 'largest' ? [`orderBy: [${largest}]`] : []
}

/** Builds the GraphQL query and its variables. */
export function buildQuery(question: ExploreQuery) {
  const { source, dimensions, measures, timeZone, segment, top, address } = question
  const dimensionsWithIds = addIdDimensions(source, dimensions)
  const groupBy = dimensionsWithIds.map(({ name, granularity }) => ({
    key: name,
    ...(granularity && { by: granularity, timeZone }),
  }))
  const selection = [
    ...(dimensionsWithIds.length > 0
      ? [`keys { ${dimensionsWithIds.map(dimensionSelection).join(' ')} }`]
      : []),
    ...selectionFields(measures),
  ]
  // Some sources, such as status changes, have no list in the console.
  const list = lists[source.list as ListName] as ListConfig | undefined
  const records = list?.show ? `where: $where, show: ${list.show}` : 'where: $where'
  const most = measures.every(isPlainMeasure) ? maxGroups.plain : maxGroups.others
  const options = [
    `limit: ${groupBy.length === 0 ? 1 : top && dimensions.length === 1 ? Math.min(top, most) : most}`,
    records,
    ...(groupBy.length > 0 ? [`groupBy: [${groupBy.map(inputObject).join(', ')}]`] : []),
    ...orderArguments(question),
  ]
  const usedSegmentFilters = usedSegments(question)
  const variables = ['$where', ...usedSegmentFilters.map(([name]) => `$${name}`)]
    // Segments are passed as variables, so that the query text stays the same.
    .map((name) => `${name}: ${source.where}!`)
    .join(', ')
  const overall = `
  overall: ${source.root}(${records}) {
    ${selectionFields(measures.filter(({ comparison }) => !comparison)).join('\n    ')}
  }`
  const isChange = measures.some(({ comparison }) => comparison?.startsWith('change'))
  const period = isChange ? periodDimension(question) : undefined
  const periodGrouping = groupBy
    .filter(({ key, by }) => key === period?.name && by === period?.granularity)
    .map(inputObject)
  const earliest =
    period &&
    `
  earliest: ${source.root}(limit: 1, ${records}, groupBy: [${periodGrouping}]) {
    keys { ${dimensionField(period)} }
  }`
  const query = `query Explore(${variables}) {
  groups: ${source.root}(${options.join(', ')}) {
    groupCount
    ${selection.join('\n    ')}
  }${dimensionsWithIds.length > 0 ? overall : ''}${earliest ?? ''}
}`
  const filters =
    toWhere(
      { filters: source.filters, search: undefined, defaultConditions: list?.defaultConditions },
      address,
    ) ?? {}
  const where = segment ? { AND: [filters, segmentsOf(source)[segment]!.where] } : filters
  return { query, variables: { where, ...Object.fromEntries(usedSegmentFilters) } }
}

/** Adds the ID dimension to each dimension that has one, because names are not unique. */
function addIdDimensions(source: QuerySource, dimensions: readonly Dimension[]): Dimension[] {
  return dimensions.flatMap((dimension) => {
    const id = `${dimension.name}_ID`
    const hasId = id in source.dimensions && !dimensions.some(({ name }) => name === id)
    return hasId ? [dimension, { name: id }] : [dimension]
  })
}

const dimensionSelection = (dimension: Dimension) => {
  const { name, granularity } = dimension
  const field = dimensionField(dimension)
  return isDatePart(granularity) ? `${field}: part(of: ${name}, by: ${granularity})` : field
}

type MeasureValue = ResultGroup['values'][number]
type GroupNode = { keys?: Record<string, unknown>; count: number } & Record<string, unknown>
type FunctionValues = { count?: number } & Record<string, Record<string, MeasureValue>>

function measureValue(node: GroupNode, measure: QueryMeasure): MeasureValue {
  const { function: name, of } = measure
  if (name === 'share') return (node[aliasOf(measure)] as number | null | undefined) ?? null
  // The overall node has no measures that compare periods.
  const values = (isPlainMeasure(measure) ? node : (node[aliasOf(measure)] ?? {})) as FunctionValues
  if (name === 'part' || !of) return values.count ?? null
  return values[name]?.[of] ?? null
}

/** GraphQL response of a query. */
interface QueryResponse {
  groups: (GroupNode & { groupCount: number })[]
  overall?: GroupNode[]
  /** First group of the date dimension that changes are computed along. */
  earliest?: GroupNode[]
}

/** Sends a query. @throws ApiError */
export const runQuery = (
  { query, variables }: ReturnType<typeof buildQuery>,
  signal?: AbortSignal,
): Promise<QueryResponse> => requestText<QueryResponse>(query, variables, signal)

/** Extracts the measures of a query from its response. Queries with different measures can share a response. */
export function toResultSet(
  question: ExploreQuery,
  { groups, overall, earliest }: QueryResponse,
): ResultSet {
  const valuesOf = (node: GroupNode) =>
    question.measures.map((measure) => measureValue(node, measure))
  const [all] = overall ?? groups
  const firstPeriod = earliest?.[0] && periodStartOf(question, earliest[0].keys)
  return {
    groupCount: groups[0]?.groupCount ?? 0,
    groups: groups.map((node) => {
      const group = { dimensions: node.keys ?? {}, values: valuesOf(node) }
      return firstPeriod
        ? { ...group, values: withoutFirstChanges(question, group, firstPeriod) }
        : group
    }),
    overall: all ? valuesOf(all) : [],
    firstPeriod,
  }
}

/** Returns the first day of a group’s period, such as `2026-01-31`; undefined without a date dimension. */
function periodStartOf(
  question: ExploreQuery,
  dimensions: ResultGroup['dimensions'] = {},
): string | undefined {
  const dimension = periodDimension(question)
  const value = dimension && dimensions[dimensionField(dimension)]
  return value ? dayFormatter(question.timeZone)(value) : undefined
}

/**
 * Returns the values of a group, with null for changes from a period before the first record. The API counts such a period
 * as 0, so the change would equal the total.
 */
function withoutFirstChanges(
  question: ExploreQuery,
  group: ResultGroup,
  firstPeriod: string,
): ResultGroup['values'] {
  const day = periodStartOf(question, group.dimensions)
  const granularity = periodDimension(question)?.granularity
  return group.values.map((value, at) => {
    const [comparison, periods] = question.measures[at]!.comparison?.split(':') ?? []
    if (comparison !== 'change' || !day || !isPeriod(granularity)) return value
    return addPeriods(day, granularity, -Number(periods)) < firstPeriod ? null : value
  })
}
