import { questions } from '../generated/questions.ts'
import { conditionOf } from '../list/address.ts'
import type { Access } from '../session.tsx'
import { dayIn, isSpan, type Span, spansAfter } from './calendar.ts'
import { parts } from './parts.ts'

/** What can be asked of a list, as the schema has it. */
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

/** A key to group by: one of the subject's, of dates with the span of time. */
export interface Key {
  name: string
  by?: string
}

/**
 * A value of each group: a function, and of what, unless it counts. `part` counts a part of its records, `share` tells how
 * large one is, `completed/decided` of another.
 */
export interface Measure {
  function: string
  of?: string
  /** Of other spans of time: `running` up to each, `previous:12` so many back, `change:12` since then. */
  over?: string
}

/** A question as its address says it. */
export interface Question {
  subject: Subject
  keys: Key[]
  measures: Measure[]
  sort: 'keys' | 'largest'
  /** How many groups, of several keys of each value of the first: the largest; all without it. */
  top: number | undefined
  /** Whose clocks tell when a day begins. */
  zone: string
  /** The part of the list that is asked of. */
  only: string | undefined
  /** The measure that is drawn, as the address has it; the first that can be without it. */
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

/** What an address names in one of its parts. */
export const listed = (address: URLSearchParams, name: string) =>
  (address.get(name) ?? '').split(',').filter(Boolean)

/** The question of an address; what its subject does not have is left out. */
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

/** Whether a question uses a key or a measure that only operators may use. */
export const isForOperators = ({ subject, keys, measures }: Question): boolean =>
  [...keys.map(({ name }) => camelCase(name)), ...measures.map(({ of }) => of)].some(
    (name) => name !== undefined && subject.operators.includes(name),
  )

/** Whether a question compares teams, of which a team's token sees one. */
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

/** Functions that look at other spans know these alone. */
const added = ['count', 'sum']
const isOver = /^(running|(previous|change):[1-9]\d{0,2})$/

function keyOf(text: string): Key {
  const [name = '', by] = text.split(':')
  return { name, ...(by && { by }) }
}

/** Whether a subject has a key, and for its span of time a date. */
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

/** Whether a subject has a measure. */
export function isMeasure(subject: Subject, text: string): boolean {
  const { function: name, of, over } = measureOf(text)
  if (name === 'part' || name === 'share')
    return !over && namesOf(of).length > 0 && namesOf(of).every((one) => partsOf(subject)[one])
  if (over && !over.startsWith('previous') && !added.includes(name)) return false
  return name === 'count' ? !of : Boolean(of && subject.measures[name]?.[of])
}

/** The names of the parts that a measure is of. */
export const namesOf = (of: string | undefined) => (of ?? '').split('/').filter(Boolean)

/** A group of an answer. */
export interface Group {
  keys: Record<string, unknown>
  values: (number | string | null)[]
}

export interface Result {
  /** How many groups there are, more than `groups` where they are cut. */
  total: number
  groups: Group[]
  /** The values of all records together. */
  overall: Group['values']
  /** When the first span of time begins that has records, by its day, where changes are asked for. */
  begin?: string | undefined
}

/** The name of a key in an answer. */
export const keyField = ({ name, by }: Key) =>
  isPart(by) ? camelCase(`${name}_${by}`) : camelCase(name)

/** The value of a key in a group. */
export const keyValue = (group: Group, key: Key): unknown => group.keys[keyField(key)]

/** The key whose spans of time measures look along: the first date that is grouped by one. */
export const spanKey = ({ keys }: Question): Key | undefined =>
  keys.find(({ by }) => by && !isPart(by))

/** The filter of a list that a key is a value of; nothing where its groups cannot be told apart by filters. */
export function filterOf(subject: Subject, { name, by }: Key): string | undefined {
  if (by && !isSpan(by)) return undefined
  const field = camelCase(name)
  const own = `${name}_ID` in subject.keys ? [`${field}Id`, `${field}.id`] : [field]
  const nested = Object.keys(subject.filters).filter((filter) => filter.endsWith(`.${field}`))
  const [only] = nested.length === 1 ? nested : []
  return own.find((filter) => filter in subject.filters) ?? only
}

/** The conditions by which the list shows what a group is of; without one, what all of them are of. */
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

/** The condition of a span that begins then, as the clocks here have it, as far as it is within one that was given. */
function within(begin: string, by: Span, given = ''): string {
  const next = spansAfter(dayIn(ownZone)(begin), by, 1)
  const end = new Date(new Date(`${next}T00:00`).getTime() - 1).toISOString()
  const { gte = begin, lte = end } = (conditionOf('DateTime', given) ?? {}) as Record<
    string,
    string
  >
  return `${gte > begin ? gte : begin}..${lte < end ? lte : end}`
}
