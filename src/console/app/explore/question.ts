import { questions } from '../generated/questions.ts'
import { conditionOf } from '../list/address.ts'
import type { Access } from '../session.tsx'
import { dayIn, isSpan, type Span, spansAfter } from './calendar.ts'
import { parts } from './parts.ts'

/** Fields of a list that queries can use, generated from the schema. */
export interface Subject {
  root: string
  list: string
  where: string
  filters: Readonly<Record<string, string>>
  keys: Readonly<Record<string, string>>
  measures: Readonly<Record<string, Readonly<Record<string, string>>>>
  operators: readonly string[]
  access: Access
}

export const subjects: readonly Subject[] = Object.entries(questions).map(([root, question]) => ({
  root,
  ...question,
}))

/** Dimension to group by. `by` is the granularity of a date. */
export interface Key {
  name: string
  by?: string
}

/**
 * Measure: an aggregate function and its field; `count` has none. `part` counts the records of a segment. `share` is the share
 * of a segment, or with `completed/decided` its share of another segment.
 */
export interface Measure {
  function: string
  of?: string
  /** Comparison with other periods: `running` total, `previous:12` for the value 12 periods before, `change:12` since then. */
  over?: string
}

/** Query, parsed from URL parameters. */
export interface Question {
  subject: Subject
  keys: Key[]
  measures: Measure[]
  sort: 'keys' | 'largest'
  /** Limit: the largest groups, per value of the first dimension if there are several. */
  top: number | undefined
  /** IANA time zone of the dates. */
  zone: string
  /** Segment that the query is restricted to. */
  only: string | undefined
  /** Measure in the chart, as a URL parameter. Defaults to the first one that can be charted. */
  drawn: string | undefined
  address: URLSearchParams
}

export const spans = [
  'DAY',
  'WEEK',
  'MONTH',
  'QUARTER',
  'YEAR',
  'WEEKDAY',
  'HOUR_OF_DAY',
  'MONTH_OF_YEAR',
]
export const isPart = (by: string | undefined) => by !== undefined && /OF_|WEEKDAY/.test(by)
export const isDate = (subject: Subject, { name }: Key) => subject.keys[name] === 'DateTime'

export const camelCase = (name: string) =>
  name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Splits a comma-separated URL parameter, without repeated values. */
export const listed = (address: URLSearchParams, name: string) => [
  ...new Set((address.get(name) ?? '').split(',').filter(Boolean)),
]

/** Parses URL parameters. Unknown dimensions and measures are ignored. */
export function questionOf(address: URLSearchParams): Question {
  const subject =
    subjects.find(({ list }) => list === (address.get('list') ?? 'orders')) ?? subjects[0]!
  const keys = listed(address, 'by')
    .filter((text) => isKey(subject, text))
    .map(keyOf)
  const measures = listed(address, 'show')
    .filter((text) => isMeasure(subject, text))
    .map(measureOf)
  const only = address.get('only') ?? ''
  const top = Number(address.get('top'))
  return {
    subject,
    keys,
    measures: measures.length > 0 ? measures : [{ function: 'count' }],
    sort: address.get('sort') === 'largest' ? 'largest' : 'keys',
    top: Number.isInteger(top) && top > 0 && keys.length > 0 ? top : undefined,
    zone: zones.find((zone) => zone === address.get('zone')) ?? ownZone,
    only: partsOf(subject)[only] && only,
    drawn: address.get('draw') ?? undefined,
    address,
  }
}

/** Whether a query uses a dimension or measure that only operators can access. */
export const isForOperators = ({ subject, keys, measures }: Question): boolean =>
  [...keys.map(({ name }) => camelCase(name)), ...measures.map(({ of }) => of)].some(
    (name) => name !== undefined && subject.operators.includes(name),
  )

/** Whether a query compares teams. A team's token sees only its own team. */
export const isOfTeams = ({ subject, keys, measures }: Question): boolean =>
  subject.list === 'teams' ||
  keys.some(({ name }) => name === 'TEAM') ||
  measures.some(({ of }) => of === 'teamId')

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone
export const zones: readonly string[] = [
  ...new Set([ownZone, 'UTC', ...Intl.supportedValuesOf('timeZone')]),
]
export const isOwnZone = ({ zone }: Question) => zone === ownZone

export const partsOf = ({ list }: Subject) => parts[list] ?? {}

/** Functions that running totals and changes support. */
const added = ['count', 'sum']
const isOver = /^(running|(previous|change):[1-9]\d{0,2})$/

function keyOf(text: string): Key {
  const [name = '', by] = text.split(':')
  return { name, ...(by && { by }) }
}

/** Whether a URL parameter is a valid dimension. A granularity requires a date. */
export function isKey(subject: Subject, text: string): boolean {
  const key = keyOf(text)
  if (!(key.name in subject.keys)) return false
  return !key.by || (isDate(subject, key) && spans.includes(key.by))
}

function measureOf(text: string): Measure {
  const [first = '', ...others] = text.split('.')
  const isSpanned = isOver.test(first)
  const [name = '', of] = isSpanned ? others : [first, ...others]
  return { function: name, ...(of && { of }), ...(isSpanned && { over: first }) }
}

/** Whether a URL parameter is a valid measure. */
export function isMeasure(subject: Subject, text: string): boolean {
  const { function: name, of, over } = measureOf(text)
  if (name === 'part' || name === 'share')
    return !over && namesOf(of).length > 0 && namesOf(of).every((one) => partsOf(subject)[one])
  if (over && !over.startsWith('previous') && !added.includes(name)) return false
  return name === 'count' ? !of : Boolean(of && subject.measures[name]?.[of])
}

/** Returns the segments of a `part` or `share` measure. */
export const namesOf = (of: string | undefined) => (of ?? '').split('/').filter(Boolean)

/** Group of a result, with one value per measure. */
export interface Group {
  keys: Record<string, unknown>
  values: (number | string | null)[]
}

export interface Result {
  /** Number of groups, including those beyond the limit. */
  total: number
  groups: Group[]
  /** Values of all records together. */
  overall: Group['values']
  /** First day of the first period with records. Only for queries with changes. */
  begin?: string | undefined
}

/** Returns the name of a dimension in the response. */
export const keyField = ({ name, by }: Key) =>
  isPart(by) ? camelCase(`${name}_${by}`) : camelCase(name)

/** Returns the value that a group has of a dimension. */
export const keyValue = (group: Group, key: Key): unknown => group.keys[keyField(key)]

/** Returns the date dimension that comparisons with other periods use: the first one with a period. */
export const spanKey = ({ keys }: Question): Key | undefined =>
  keys.find(({ by }) => by && !isPart(by))

/** Returns the list filter for a dimension; undefined if no filter can select its groups. */
export function filterOf(subject: Subject, { name, by }: Key): string | undefined {
  if (by && !isSpan(by)) return undefined
  const field = camelCase(name)
  const own = `${name}_ID` in subject.keys ? [`${field}Id`, `${field}.id`] : [field]
  const nested = Object.keys(subject.filters).filter((filter) => filter.endsWith(`.${field}`))
  const [only] = nested.length === 1 ? nested : []
  return own.find((filter) => filter in subject.filters) ?? only
}

/** Returns the list filters that select the records of a group, or of the whole query if the group is omitted. */
export function conditionsOfGroup(
  { subject, keys, address }: Question,
  group: Group = { keys: {}, values: [] },
): Record<string, string> {
  const conditions: Record<string, string> = {}
  for (const [name, value] of address) if (name in subject.filters) conditions[name] = value
  for (const key of keys) {
    const filter = filterOf(subject, key)
    if (!filter) continue
    const value = group.keys[camelCase(`${key.name}_ID`)] ?? keyValue(group, key)
    if (value === null || value === undefined) conditions[filter] = 'none'
    else if (isSpan(key.by)) conditions[filter] = within(String(value), key.by, conditions[filter])
    else if (subject.filters[filter] === 'String') conditions[filter] = `=${value}`
    else conditions[filter] = String(value)
  }
  return conditions
}

/** Returns the filter for a period in the browser's time zone, restricted to an existing date filter. */
function within(begin: string, by: Span, given = ''): string {
  const next = spansAfter(dayIn(ownZone)(begin), by, 1)
  const end = new Date(new Date(`${next}T00:00`).getTime() - 1).toISOString()
  const { gte = begin, lte = end } = (conditionOf('DateTime', given) ?? {}) as Record<
    string,
    string
  >
  return `${gte > begin ? gte : begin}..${lte < end ? lte : end}`
}
