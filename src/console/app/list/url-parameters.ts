import { enums } from '../generated/graph.ts'
import type { ListConfig, ListVariables } from '../lists.ts'
import { auditSearchTerms } from '../texts/search-terms.ts'

/** Properties of a list that its filters depend on. */
export type FilterableList = Pick<ListConfig, 'filters' | 'search' | 'defaultConditions'> &
  Partial<Pick<ListConfig, 'slugFields' | 'searched' | 'conditions'>>

/** URL parameters of a list: filters, search, sort order and page. */
export type Address = URLSearchParams

export const pageSize = 25

/** URL parameters that are not filters. */
const reservedParameters = new Set(['q', 'sort', 'page', 'archived', 'columns', 'show', 'create'])

/** Returns the filters in the URL. Ignores names that the list does not have. */
export function parseFilters(
  list: FilterableList,
  address: Address,
): [name: string, value: string][] {
  return [...address].filter(
    ([name, value]) => !reservedParameters.has(name) && value && name in list.filters,
  )
}

/** Returns the page in the URL; 1 for a missing or invalid number. */
export const pageOf = (address: Address): number =>
  Math.max(Math.trunc(Number(address.get('page'))) || 1, 1)

/** Returns the variables of the list query for URL parameters. */
export function listVariables(list: ListConfig, address: Address): ListVariables {
  const where = toWhere(list, address)
  const sort = parseSort(list, address) ?? ''
  const field = sortFieldOf(sort.replace(/^-/, ''))
  const q = isRanked(list) && address.get('q')?.trim()
  const page = pageOf(address)
  return {
    first: pageSize,
    offset: (page - 1) * pageSize,
    ...(where && { where }),
    ...(q && { q, isSearched: true }),
    ...(list.show && { show: list.show }),
    ...(list.isArchived && address.has('archived') && { includeArchived: true }),
    ...(list.orders.includes(field) && {
      orderBy: { field, direction: sort.startsWith('-') ? 'DESC' : 'ASC' },
    }),
  }
}

/** Whether a search of the list sorts by relevance and highlights matches. */
export const isRanked = (list: FilterableList) => list.search === 'q'

/** Sort fields of columns that are computed from another one. */
const sortFields: Readonly<Record<string, string>> = { dueAt: 'EXPECTED_COMPLETION_DATE' }

/** Returns the sort field of the API for a column. */
export const sortFieldOf = (column: string): string => sortFields[column] ?? constantCase(column)

/** Returns the sort field of a list, with a leading minus for descending; undefined for relevance. */
export function parseSort(list: ListConfig, address: Address): string | undefined {
  const isByRelevance = isRanked(list) && address.get('q')?.trim()
  return address.get('sort') ?? (isByRelevance ? undefined : list.sort)
}

/** Returns the `where` argument for URL parameters; undefined without conditions. */
export function toWhere(list: FilterableList, address: Address): object | undefined {
  const where: Record<string, unknown> = { ...list.defaultConditions }
  for (const [name, value] of parseFilters(list, address)) {
    const condition = parseCondition(list.filters[name]!, value)
    const [outer = '', inner] = name.split('.')
    if (condition === undefined) continue
    if (inner) where[outer] = { ...(where[outer] as object), [inner]: condition }
    else where[outer] = condition
  }
  const further = Object.entries(list.conditions ?? {}).flatMap(([name, conditionOf]) => {
    const value = address.get(name)
    return value ? [conditionOf(value)] : []
  })
  if (further.length > 0) where.AND = further
  const input = address.get('q')?.trim()
  const isSlug = list.search !== undefined && list.slugFields?.includes(list.search)
  const words = isSlug ? input?.replace(/\s+/g, '_') : input
  if (words && list.search) {
    const isWhole = list.filters[list.search]!.startsWith('=')
    const terms = list.searched?.includes('searchText') ? auditSearchTerms(words) : [words]
    const searches = terms.map((term) => ({ [list.search!]: isWhole ? term : { contains: term } }))
    if (searches.length > 1) where.OR = searches
    else Object.assign(where, searches[0])
  }
  return Object.keys(where).length > 0 ? where : undefined
}

const numbers = ['Money', 'Int', 'Float']

/**
 * Converts a filter value from the URL to a condition: `any` or `none` for set or null, `a..b` for a range, `a,b` for one of
 * several values, `=a` for an exact value, and `=a␟b` for one of several exact values.
 */
export function parseCondition(kind: string, value: string): unknown {
  if (kind.startsWith('=')) {
    const type = kind.slice(1)
    return type === 'Boolean' ? value === 'true' : numbers.includes(type) ? Number(value) : value
  }
  if (value === 'any' || value === 'none') return { isNull: value === 'none' }
  if (kind === 'Boolean') return { eq: value === 'true' }
  if (kind === 'DateTime') return dateCondition(value)
  if (numbers.includes(kind)) {
    const [from, to] = value.split('..')
    return {
      ...(from && { gte: Number(from) }),
      ...(to && { lte: Number(to) }),
    }
  }
  if (kind === 'ArticleContentStatus') return { prefix: { in: value.split(',') } }
  if (value.startsWith('=')) {
    const [first, ...others] = exactValues(value)
    if (others.length > 0)
      return kind.startsWith('[') ? { hasSome: [first, ...others] } : { in: [first, ...others] }
    return kind.startsWith('[') ? { has: first } : { eq: first }
  }
  if (kind.startsWith('[')) return { hasSome: value.split(',') }
  if (kind === 'String') return { contains: value }
  return { in: value.split(',') }
}

/** Separates exact values. Names contain no control characters, but can contain commas. */
const separator = '\u001F'

/** Returns the exact values of a filter such as `=a`. */
export const exactValues = (value: string): string[] => value.slice(1).split(separator)

/** Returns the filter for exact values. */
export const exactFilter = (values: readonly string[]) => `=${values.join(separator)}`

/**
 * Converts a date filter to a condition: `-30d` for the last 30 days in local time, `-0d` for today, `-1h` for the last hour,
 * `year` for the current year, or a range such as `2026-01-01..2026-01-31`. Ignores invalid dates.
 */
function dateCondition(value: string): object | undefined {
  const start = relativeStart(value)
  const [first, last] = value.split('..')
  const from = start ? isoOf(start) : timeOf(first, '00:00:00.000')
  const to = start ? undefined : timeOf(last, '23:59:59.999')
  if (!from && !to) return undefined
  return { ...(from && { gte: from }), ...(to && { lte: to }) }
}

/** Returns the start of a relative range that ends now; undefined for an absolute range. */
function relativeStart(value: string): Date | undefined {
  const [, count, unit] = /^-(\d+)([dh])$/.exec(value) ?? []
  const now = new Date()
  if (value === 'year') return new Date(now.getFullYear(), 0)
  if (!count) return undefined
  if (unit === 'd') return daysAgo(Number(count))
  // Rounded to the minute, so that repeated queries share a cache entry.
  return new Date(now.setSeconds(0, 0) - Number(count) * 3_600_000)
}

const timeOf = (text: string | undefined, time: string) =>
  text?.includes('T') ? text : isoOf(new Date(`${text}T${time}`))

const isoOf = (date: Date) => (Number.isNaN(date.getTime()) ? undefined : date.toISOString())

/** Returns local midnight, `days` days ago. */
export function daysAgo(days: number): Date {
  const day = new Date()
  day.setHours(0, 0, 0, 0)
  day.setDate(day.getDate() - days)
  return day
}

/** Returns the enum value of a field: `CREATED_AT` for `createdAt`. */
export const constantCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

/** Returns the field of an enum value: `createdAt` for `CREATED_AT`. */
export const camelCase = (name: string) =>
  name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())

/** Returns the values of a GraphQL enum; undefined for other types. */
export function enumValues(kind: string): readonly string[] | undefined {
  return (enums as Record<string, readonly string[]>)[kind.replace(/[=[\]]/g, '')]
}

/** Returns the URL of a list with filters, relative to `/console`. */
export function listUrl(list: ListConfig, conditions: Record<string, string> = {}): string {
  const query = new URLSearchParams(conditions).toString()
  return `/${list.path}${query && `?${query}`}`
}
