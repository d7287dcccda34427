import { questions } from '../generated/questions.ts'
import { camelCase, parseCondition } from '../list/url-parameters.ts'
import type { AccessRule } from '../session.tsx'
import { addPeriods, dayFormatter, isPeriod, type Period } from './calendar.ts'
import { segments } from './segments.ts'

/** Fields of a list that queries can use, generated from the schema. */
export interface QuerySource {
  root: string
  list: string
  where: string
  filters: Readonly<Record<string, string>>
  dimensions: Readonly<Record<string, string>>
  measures: Readonly<Record<string, Readonly<Record<string, string>>>>
  operators: readonly string[]
  access: AccessRule
}

export const querySources: readonly QuerySource[] = Object.entries(questions).map(
  ([root, question]) => ({
    root,
    ...question,
  }),
)

/** Dimension to group by. `granularity` applies to dates only. */
export interface Dimension {
  name: string
  granularity?: string
}

/**
 * Measure: an aggregate function and its field. `count` does not take a field. `part` counts the records of a segment. `share` is the share
 * of a segment, or with `completed/decided` its share of another segment.
 */
export interface QueryMeasure {
  function: string
  of?: string
  /** Comparison with other periods: `running` total, `previous:12` for the value 12 periods before, `change:12` since then. */
  comparison?: string
}

/** Query, parsed from URL parameters. */
export interface ExploreQuery {
  source: QuerySource
  dimensions: Dimension[]
  measures: QueryMeasure[]
  sort: 'keys' | 'largest'
  /** Limit: the largest groups, per value of the first dimension if there are several. */
  top: number | undefined
  /** IANA time zone of the dates. */
  timeZone: string
  /** Segment that the query is restricted to. */
  segment: string | undefined
  /** Measure in the chart, as a URL parameter. Defaults to the first one that can be charted. */
  chartMeasure: string | undefined
  address: URLSearchParams
}

export const granularities = [
  'DAY',
  'WEEK',
  'MONTH',
  'QUARTER',
  'YEAR',
  'WEEKDAY',
  'HOUR_OF_DAY',
  'MONTH_OF_YEAR',
]
export const isDatePart = (by: string | undefined) => by !== undefined && /OF_|WEEKDAY/.test(by)
export const isDateDimension = (source: QuerySource, { name }: Dimension) =>
  source.dimensions[name] === 'DateTime'

/** Splits a comma-separated URL parameter, without repeated values. */
export const listParameter = (address: URLSearchParams, name: string) => [
  ...new Set((address.get(name) ?? '').split(',').filter(Boolean)),
]

/** Parses URL parameters. Unknown dimensions and measures are ignored. */
export function parseExploreQuery(address: URLSearchParams): ExploreQuery {
  const source =
    querySources.find(({ list }) => list === (address.get('list') ?? 'orders')) ?? querySources[0]!
  const dimensions = listParameter(address, 'by')
    .filter((text) => isDimension(source, text))
    .map(parseDimension)
  const measures = listParameter(address, 'show')
    .filter((text) => isMeasure(source, text))
    .map(parseMeasure)
  const only = address.get('only') ?? ''
  const top = Number(address.get('top'))
  return {
    source,
    dimensions,
    measures: measures.length > 0 ? measures : [{ function: 'count' }],
    sort: address.get('sort') === 'largest' ? 'largest' : 'keys',
    top: Number.isInteger(top) && top > 0 && dimensions.length > 0 ? top : undefined,
    timeZone: timeZones.find((zone) => zone === address.get('zone')) ?? browserTimeZone,
    segment: segmentsOf(source)[only] && only,
    chartMeasure: address.get('draw') ?? undefined,
    address,
  }
}

/** Whether a query uses a dimension or measure that only operators can access. */
export const usesOperatorFields = ({ source, dimensions, measures }: ExploreQuery): boolean =>
  [...dimensions.map(({ name }) => camelCase(name)), ...measures.map(({ of }) => of)].some(
    (name) => name !== undefined && source.operators.includes(name),
  )

/** Whether a query compares teams. A team's token sees only its own team. */
export const comparesTeams = ({ source, dimensions, measures }: ExploreQuery): boolean =>
  source.list === 'teams' ||
  dimensions.some(({ name }) => name === 'TEAM') ||
  measures.some(({ of }) => of === 'teamId')

const browserTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
export const timeZones: readonly string[] = [
  ...new Set([browserTimeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')]),
]
export const usesBrowserTimeZone = ({ timeZone }: ExploreQuery) => timeZone === browserTimeZone

export const segmentsOf = ({ list }: QuerySource) => segments[list] ?? {}

/** Functions that running totals and changes support. */
const comparableFunctions = ['count', 'sum']
const comparisonPattern = /^(running|(previous|change):[1-9]\d{0,2})$/

function parseDimension(text: string): Dimension {
  const [name = '', granularity] = text.split(':')
  return { name, ...(granularity && { granularity }) }
}

/** Whether a URL parameter is a valid dimension. A granularity requires a date. */
export function isDimension(source: QuerySource, text: string): boolean {
  const key = parseDimension(text)
  if (!(key.name in source.dimensions)) return false
  return (
    !key.granularity || (isDateDimension(source, key) && granularities.includes(key.granularity))
  )
}

function parseMeasure(text: string): QueryMeasure {
  const [first = '', ...others] = text.split('.')
  const hasComparison = comparisonPattern.test(first)
  const [name = '', of] = hasComparison ? others : [first, ...others]
  return { function: name, ...(of && { of }), ...(hasComparison && { comparison: first }) }
}

/** Whether a URL parameter is a valid measure. */
export function isMeasure(source: QuerySource, text: string): boolean {
  const { function: name, of, comparison } = parseMeasure(text)
  if (name === 'part' || name === 'share')
    return (
      !comparison &&
      parseSegmentNames(of).length > 0 &&
      parseSegmentNames(of).every((one) => segmentsOf(source)[one])
    )
  if (comparison && !comparison.startsWith('previous') && !comparableFunctions.includes(name))
    return false
  return name === 'count' ? !of : Boolean(of && source.measures[name]?.[of])
}

/** Returns the segments of a `part` or `share` measure. */
export const parseSegmentNames = (of: string | undefined) => (of ?? '').split('/').filter(Boolean)

/** Group of a result, with one value per measure. */
export interface ResultGroup {
  dimensions: Record<string, unknown>
  values: (number | string | null)[]
}

export interface ResultSet {
  /** Number of groups, including those beyond the limit. */
  groupCount: number
  groups: ResultGroup[]
  /** Values of all records together. */
  overall: ResultGroup['values']
  /** First day of the first period with records. Only for queries with changes. */
  firstPeriod?: string | undefined
}

/** Returns the name of a dimension in the response. */
export const dimensionField = ({ name, granularity }: Dimension) =>
  isDatePart(granularity) ? camelCase(`${name}_${granularity}`) : camelCase(name)

/** Returns the value that a group has of a dimension. */
export const dimensionValue = (group: ResultGroup, key: Dimension): unknown =>
  group.dimensions[dimensionField(key)]

/** Returns the date dimension that comparisons with other periods use: the first one with a period. */
export const periodDimension = ({ dimensions }: ExploreQuery): Dimension | undefined =>
  dimensions.find(({ granularity }) => granularity && !isDatePart(granularity))

/** Returns the list filter for a dimension; undefined if no filter can select its groups. */
export function filterOfDimension(
  source: QuerySource,
  { name, granularity }: Dimension,
): string | undefined {
  if (granularity && !isPeriod(granularity)) return undefined
  const field = camelCase(name)
  const own = `${name}_ID` in source.dimensions ? [`${field}Id`, `${field}.id`] : [field]
  const nested = Object.keys(source.filters).filter((filter) => filter.endsWith(`.${field}`))
  const [only] = nested.length === 1 ? nested : []
  return own.find((filter) => filter in source.filters) ?? only
}

/** Returns the list filters that select the records of a group, or of the whole query if the group is omitted. */
export function filtersOfGroup(
  { source, dimensions, address }: ExploreQuery,
  group: ResultGroup = { dimensions: {}, values: [] },
): Record<string, string> {
  const conditions: Record<string, string> = {}
  for (const [name, value] of address) if (name in source.filters) conditions[name] = value
  for (const key of dimensions) {
    const filter = filterOfDimension(source, key)
    if (!filter) continue
    const value = group.dimensions[camelCase(`${key.name}_ID`)] ?? dimensionValue(group, key)
    if (value === null || value === undefined) conditions[filter] = 'none'
    else if (isPeriod(key.granularity))
      conditions[filter] = periodFilter(String(value), key.granularity, conditions[filter])
    else if (source.filters[filter] === 'String') conditions[filter] = `=${value}`
    else conditions[filter] = String(value)
  }
  return conditions
}

/** Returns the filter for a period in the browser's time zone, restricted to an existing date filter. */
function periodFilter(begin: string, by: Period, filter = ''): string {
  const next = addPeriods(dayFormatter(browserTimeZone)(begin), by, 1)
  const end = new Date(new Date(`${next}T00:00`).getTime() - 1).toISOString()
  const { gte = begin, lte = end } = (parseCondition('DateTime', filter) ?? {}) as Record<
    string,
    string
  >
  return `${gte > begin ? gte : begin}..${lte < end ? lte : end}`
}
