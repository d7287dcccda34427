import { questions } from '../generated/questions.ts'
import { askText } from '../graph.ts'
import { snakeCase, whereOf } from '../list/address.ts'
import type { Access } from '../session.tsx'

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

/** A value of each group: a function, and of what, unless it counts. */
export interface Measure {
  function: string
  of?: string
}

/** A question as its address says it. */
export interface Question {
  subject: Subject
  keys: Key[]
  measures: Measure[]
  sort: 'keys' | 'largest'
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
const isPart = (by: string | undefined) => by !== undefined && /OF_|WEEKDAY/.test(by)
export const isDate = (subject: Subject, { name }: Key) => subject.keys[name] === 'DateTime'

const camelCase = (name: string) =>
  name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const listed = (address: URLSearchParams, name: string) =>
  (address.get(name) ?? '').split(',').filter(Boolean)

/** The question of an address; what its subject does not have is left out. */
export function questionOf(address: URLSearchParams): Question {
  const subject =
    subjects.find(({ list }) => list === (address.get('list') ?? 'orders')) ?? subjects[0]!
  const keys = listed(address, 'by')
    .map((text): Key => {
      const [name = '', by] = text.split(':')
      return { name, ...(by && { by }) }
    })
    .filter(({ name }) => name in subject.keys)
  const measures = listed(address, 'show')
    .map((text): Measure => {
      const [name = '', of] = text.split('.')
      return { function: name, ...(of && { of }) }
    })
    .filter(({ function: name, of }) => name === 'count' || (of && subject.measures[name]?.[of]))
  return {
    subject,
    keys,
    measures: measures.length > 0 ? measures : [{ function: 'count' }],
    sort: address.get('sort') === 'largest' ? 'largest' : 'keys',
    address,
  }
}

/** As many groups as a picture can show. */
export const mostGroups = 500

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
/** An argument as GraphQL writes it: enums bare, the names of time zones as texts. */
const text = (value: Record<string, string>) =>
  `{ ${Object.entries(value)
    .map(([name, one]) => `${name}: ${name === 'timeZone' ? JSON.stringify(one) : one}`)
    .join(', ')} }`

/** What the graph is asked for a question. */
export function documentOf({ subject, keys, measures, sort, address }: Question) {
  const grouped = withIds(subject, keys)
  const [first] = measures
  const largest = {
    function: snakeCase(first!.function),
    ...(first!.of && { of: snakeCase(first!.of) }),
    direction: 'DESC',
  }
  const groupBy = grouped.map(({ name, by }) => ({ key: name, ...(by && { by, timeZone: zone }) }))
  const byFunction = new Map<string, string[]>()
  for (const { function: name, of } of measures) {
    if (of) byFunction.set(name, [...(byFunction.get(name) ?? []), of])
  }
  const values = [
    'count',
    ...[...byFunction].map(([name, fields]) => `${name} { ${fields.join(' ')} }`),
  ]
  const shown = [
    ...(grouped.length > 0 ? [`keys { ${grouped.map(keyField).join(' ')} }`] : []),
    ...values,
  ]
  const options = [
    `first: ${mostGroups}`,
    'where: $where',
    ...(groupBy.length > 0 ? [`groupBy: [${groupBy.map(text).join(', ')}]`] : []),
    ...(sort === 'largest' ? [`orderBy: [${text(largest)}]`] : []),
  ]
  const overall = `
  overall: ${subject.root}(first: 1, where: $where) {
    nodes {
      ${values.join('\n      ')}
    }
  }`
  const query = `query Explore($where: ${subject.where}) {
  groups: ${subject.root}(${options.join(', ')}) {
    totalGroups
    nodes {
      ${shown.join('\n      ')}
    }
  }${grouped.length > 0 ? overall : ''}
}`
  return {
    query,
    variables: { where: whereOf({ filters: subject.filters, search: undefined }, address) ?? {} },
  }
}

/** Names are not unique: with each goes its id, where there is one. */
function withIds(subject: Subject, keys: readonly Key[]): Key[] {
  return keys.flatMap((key) => {
    const id = `${key.name}_ID`
    return id in subject.keys && !keys.some(({ name }) => name === id) ? [key, { name: id }] : [key]
  })
}

const keyName = ({ name, by }: Key) => (isPart(by) ? camelCase(`${name}_${by}`) : camelCase(name))
const keyField = (key: Key) =>
  isPart(key.by) ? `${keyName(key)}: part(of: ${key.name}, by: ${key.by})` : keyName(key)

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
}

type Node = { keys?: Record<string, unknown>; count: number } & Record<string, unknown>

/** Asks a question. @throws GraphFault */
export async function answerOf(question: Question, signal?: AbortSignal): Promise<Result> {
  const { query, variables } = documentOf(question)
  const { groups, overall } = await askText<{
    groups: { totalGroups: number; nodes: Node[] }
    overall?: { nodes: Node[] }
  }>(query, variables, signal)
  const valuesOf = (node: Node) =>
    question.measures.map(({ function: name, of }) =>
      of ? (node[name] as Record<string, number | string | null>)[of]! : node.count,
    )
  const [all] = (overall ?? groups).nodes
  return {
    total: groups.totalGroups,
    groups: groups.nodes.map((node) => ({ keys: node.keys ?? {}, values: valuesOf(node) })),
    overall: all ? valuesOf(all) : [],
  }
}

/** The value of a key in a group. */
export const keyValue = (group: Group, key: Key): unknown => group.keys[keyName(key)]

/** The conditions by which the list shows what a group is of; without one, what all of them are of. */
export function conditionsOfGroup(
  { subject, keys, address }: Question,
  group: Group = { keys: {}, values: [] },
): Record<string, string> {
  const conditions: Record<string, string> = {}
  for (const [name, value] of address) if (name in subject.filters) conditions[name] = value
  for (const key of keys) {
    const id = group.keys[camelCase(`${key.name}_ID`)]
    const name = id === undefined ? camelCase(key.name) : `${camelCase(key.name)}Id`
    const value = id ?? keyValue(group, key)
    if (!(name in subject.filters) || isPart(key.by)) continue
    if (value === null || value === undefined) conditions[name] = 'none'
    else if (key.by) conditions[name] = `${value}..${endOf(String(value), key.by)}`
    else conditions[name] = String(value)
  }
  return conditions
}

const months: Record<string, number> = { MONTH: 1, QUARTER: 3, YEAR: 12 }

/** The last instant of a span that begins then. */
function endOf(start: string, by: string): string {
  const date = new Date(start)
  if (months[by]) date.setMonth(date.getMonth() + months[by])
  else date.setDate(date.getDate() + (by === 'WEEK' ? 7 : 1))
  return new Date(date.getTime() - 1).toISOString()
}
