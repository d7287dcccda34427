import { enums } from '../generated/graph.ts'
import type { List, ListVariables } from '../lists.ts'
import { termsOf } from '../texts/search-terms.ts'

/** What can be narrowed, as far as its conditions go. */
export type Narrowed = Pick<List, 'filters' | 'search' | 'given'> &
  Partial<Pick<List, 'slugs' | 'searched'>>

/** What a list is narrowed and sorted by, as its address says. */
export type Address = URLSearchParams

export const pageSize = 25

/** Parts of an address that are no conditions. */
const own = new Set(['q', 'sort', 'page', 'archived', 'columns', 'show'])

/** The conditions of an address that its list knows. */
export function conditionsOf(list: Narrowed, address: Address): [name: string, value: string][] {
  return [...address].filter(([name, value]) => !own.has(name) && value && name in list.filters)
}

/** What the graph is asked for an address. */
export function variablesOf(list: List, address: Address): ListVariables {
  const where = whereOf(list, address)
  const sort = sortOf(list, address) ?? ''
  const field = snakeCase(sort.replace(/^-/, ''))
  const q = isRanked(list) && address.get('q')?.trim()
  const page = Math.max(Number(address.get('page')) || 1, 1)
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

/** Whether a search of the list sorts its results by relevance, and highlights what matches. */
export const isRanked = (list: Narrowed) => list.search === 'q'

/** What a list is sorted by, the largest first where it begins with a minus; undefined for relevance. */
export function sortOf(list: List, address: Address): string | undefined {
  const isByRelevance = isRanked(list) && address.get('q')?.trim()
  return address.get('sort') ?? (isByRelevance ? undefined : list.sort)
}

/** The conditions of an address as the graph takes them. */
export function whereOf(list: Narrowed, address: Address): object | undefined {
  const where: Record<string, unknown> = { ...list.given }
  for (const [name, value] of conditionsOf(list, address)) {
    const condition = conditionOf(list.filters[name]!, value)
    const [outer = '', inner] = name.split('.')
    if (condition === undefined) continue
    if (inner) where[outer] = { ...(where[outer] as object), [inner]: condition }
    else where[outer] = condition
  }
  const typed = address.get('q')?.trim()
  const isSlug = list.search !== undefined && list.slugs?.includes(list.search)
  const words = isSlug ? typed?.replace(/\s+/g, '_') : typed
  if (words && list.search) {
    const isWhole = list.filters[list.search]!.startsWith('=')
    const terms = list.searched?.includes('searchText') ? termsOf(words) : [words]
    const found = terms.map((term) => ({ [list.search!]: isWhole ? term : { contains: term } }))
    if (found.length > 1) where.OR = found
    else Object.assign(where, found[0])
  }
  return Object.keys(where).length > 0 ? where : undefined
}

const numbers = ['Money', 'Int', 'Float']

/** A value of the address as a condition: `any` and `none` of what may be absent, `a..b` between, `a,b` one of, `=a` just that. */
export function conditionOf(kind: string, value: string): unknown {
  if (kind.startsWith('=')) {
    const type = kind.slice(1)
    return type === 'Boolean' ? value === 'true' : numbers.includes(type) ? Number(value) : value
  }
  if (value === 'any' || value === 'none') return { isNull: value === 'none' }
  if (kind === 'Boolean') return { eq: value === 'true' }
  if (kind === 'DateTime') return betweenTimes(value)
  if (numbers.includes(kind)) {
    const [from, to] = value.split('..')
    return {
      ...(from && { gte: Number(from) }),
      ...(to && { lte: Number(to) }),
    }
  }
  if (kind === 'ArticleContentStatus') return { prefix: { in: value.split(',') } }
  if (value.startsWith('=')) {
    const just = value.slice(1)
    return kind.startsWith('[') ? { has: just } : { eq: just }
  }
  if (kind.startsWith('[')) return { hasSome: value.split(',') }
  if (kind === 'String') return { contains: value }
  return { in: value.split(',') }
}

/** `-30d`, days as the clocks here have them, `-0d` for today, `-1h`, `year` for this one, or times: `2026-01-01..2026-01-31`; what is no time is left out. */
function betweenTimes(value: string): object | undefined {
  const start = startOf(value)
  const [first, last] = value.split('..')
  const from = start ? isoOf(start) : timeOf(first, '00:00:00.000')
  const to = start ? undefined : timeOf(last, '23:59:59.999')
  if (!from && !to) return undefined
  return { ...(from && { gte: from }), ...(to && { lte: to }) }
}

/** When a span begins that goes on until now; none where both ends are named. */
function startOf(value: string): Date | undefined {
  const [, count, unit] = /^-(\d+)([dh])$/.exec(value) ?? []
  const now = new Date()
  if (value === 'year') return new Date(now.getFullYear(), 0)
  if (!count) return undefined
  if (unit === 'd') return daysAgo(Number(count))
  // By the minute, so that the same is asked for a while.
  return new Date(now.setSeconds(0, 0) - Number(count) * 3_600_000)
}

const timeOf = (text: string | undefined, time: string) =>
  text?.includes('T') ? text : isoOf(new Date(`${text}T${time}`))

const isoOf = (date: Date) => (Number.isNaN(date.getTime()) ? undefined : date.toISOString())

/** Midnight here, so many days ago. */
export function daysAgo(days: number): Date {
  const day = new Date()
  day.setHours(0, 0, 0, 0)
  day.setDate(day.getDate() - days)
  return day
}

/** `createdAt` as the graph's enums have it: `CREATED_AT`. */
export const snakeCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

/** The inverse of `snakeCase`. */
export const camelCase = (name: string) =>
  name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())

/** The values of an enum; none of what is no enum. */
export function valuesOf(kind: string): readonly string[] | undefined {
  return (enums as Record<string, readonly string[]>)[kind.replace(/[=[\]]/g, '')]
}

/** Where a list is shown with these conditions. */
export function hrefOf(list: List, conditions: Record<string, string> = {}): string {
  const query = new URLSearchParams(conditions).toString()
  return `/${list.path}${query && `?${query}`}`
}
