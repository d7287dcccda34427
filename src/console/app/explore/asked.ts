import { askText } from '../graph.ts'
import { snakeCase, whereOf } from '../list/address.ts'
import { type List, type ListName, lists } from '../lists.ts'
import { dayIn, isSpan, spansAfter } from './calendar.ts'
import { measureText } from './names.ts'
import {
  type Group,
  isPart,
  type Key,
  keyField,
  type Measure,
  namesOf,
  partsOf,
  type Question,
  type Result,
  type Subject,
  spanKey,
} from './question.ts'

/** Maximum groups per query. Measures that read other groups cost more, so the limit is lower with them. */
const mostGroups = { plain: 1000, others: 500 }

/** Writes a GraphQL input object: time zones as strings, all other values as enums. */
const text = (value: Record<string, string>) =>
  `{ ${Object.entries(value)
    .map(([name, one]) => `${name}: ${name === 'timeZone' ? JSON.stringify(one) : one}`)
    .join(', ')} }`

const isPlain = ({ function: name, over }: Measure) => !over && name !== 'part' && name !== 'share'

/** Returns the GraphQL alias of a derived measure: `change_12_sum_total` for `change:12.sum.total`. */
const aliasOf = (measure: Measure) => measureText(measure).replace(/\W+/g, '_')

/** Returns the GraphQL field of a derived measure. */
function fieldOf(measure: Measure): string {
  const { function: name, of, over } = measure
  const [one, within] = namesOf(of)
  if (name === 'part') return `${aliasOf(measure)}: filtered(where: $${one}) { count }`
  if (name === 'share') {
    const among = within ? `, in: $${within}` : ''
    return `${aliasOf(measure)}: share(of: $${one}${among})`
  }
  const [field, spans] = over!.split(':')
  const value = of ? `${name} { ${of} }` : name
  return `${aliasOf(measure)}: ${field}${spans ? `(spans: ${spans})` : ''} { ${value} }`
}

/** Returns the selection of a group’s measures. */
function fieldsOf(measures: readonly Measure[]): string[] {
  const byFunction = new Map<string, string[]>()
  for (const { function: name, of } of measures.filter(isPlain)) {
    if (of) byFunction.set(name, [...(byFunction.get(name) ?? []), of])
  }
  return [
    'count',
    ...[...byFunction].map(([name, fields]) => `${name} { ${fields.join(' ')} }`),
    ...measures.filter((measure) => !isPlain(measure)).map(fieldOf),
  ]
}

/** Returns the segments that measures use, each with its filter. */
function partsNamed({ subject, measures }: Question): [name: string, where: object][] {
  const names = measures
    .filter(({ function: name }) => name === 'part' || name === 'share')
    .flatMap(({ of }) => namesOf(of))
  return [...new Set(names)].map((name) => [name, partsOf(subject)[name]!.where])
}

/** Returns the arguments that sort and limit the groups. Empty for the order of the dimensions. */
function orderOf({ measures, keys, sort, top }: Question): string[] {
  const plain = measures.find(isPlain) ?? { function: 'count' }
  const largest = text({
    function: snakeCase(plain.function),
    ...(plain.of && { of: snakeCase(plain.of) }),
    direction: 'DESC',
  })
  const [first] = keys
  if (top && first && keys.length > 1) {
    const byFirst = text({ key: first.name, direction: 'ASC' })
    return [`top: { first: ${top}, per: [${first.name}] }`, `orderBy: [${byFirst}, ${largest}]`]
  }
  return top || sort === 'largest' ? [`orderBy: [${largest}]`] : []
}

/** Builds the GraphQL query and its variables. */
export function documentOf(question: Question) {
  const { subject, keys, measures, zone, only, top, address } = question
  const grouped = withIds(subject, keys)
  const groupBy = grouped.map(({ name, by }) => ({ key: name, ...(by && { by, timeZone: zone }) }))
  const shown = [
    ...(grouped.length > 0 ? [`keys { ${grouped.map(keyAsked).join(' ')} }`] : []),
    ...fieldsOf(measures),
  ]
  // Some sources, such as status changes, have no list in the console.
  const list = lists[subject.list as ListName] as List | undefined
  const records = list?.show ? `where: $where, show: ${list.show}` : 'where: $where'
  const most = measures.every(isPlain) ? mostGroups.plain : mostGroups.others
  const options = [
    `limit: ${groupBy.length === 0 ? 1 : top && keys.length === 1 ? Math.min(top, most) : most}`,
    records,
    ...(groupBy.length > 0 ? [`groupBy: [${groupBy.map(text).join(', ')}]`] : []),
    ...orderOf(question),
  ]
  const named = partsNamed(question)
  const variables = ['$where', ...named.map(([name]) => `$${name}`)]
    // Segments are passed as variables, so that the query text stays the same.
    .map((name) => `${name}: ${subject.where}!`)
    .join(', ')
  const overall = `
  overall: ${subject.root}(${records}) {
    ${fieldsOf(measures.filter(({ over }) => !over)).join('\n    ')}
  }`
  const isChange = measures.some(({ over }) => over?.startsWith('change'))
  const span = isChange ? spanKey(question) : undefined
  const along = groupBy.filter(({ key, by }) => key === span?.name && by === span?.by).map(text)
  const earliest =
    span &&
    `
  earliest: ${subject.root}(limit: 1, ${records}, groupBy: [${along}]) {
    keys { ${keyField(span)} }
  }`
  const query = `query Explore(${variables}) {
  groups: ${subject.root}(${options.join(', ')}) {
    groupCount
    ${shown.join('\n    ')}
  }${grouped.length > 0 ? overall : ''}${earliest ?? ''}
}`
  const asked =
    whereOf({ filters: subject.filters, search: undefined, given: list?.given }, address) ?? {}
  const where = only ? { AND: [asked, partsOf(subject)[only]!.where] } : asked
  return { query, variables: { where, ...Object.fromEntries(named) } }
}

/** Adds the ID dimension to each dimension that has one, because names are not unique. */
function withIds(subject: Subject, keys: readonly Key[]): Key[] {
  return keys.flatMap((key) => {
    const id = `${key.name}_ID`
    return id in subject.keys && !keys.some(({ name }) => name === id) ? [key, { name: id }] : [key]
  })
}

const keyAsked = (key: Key) =>
  isPart(key.by) ? `${keyField(key)}: part(of: ${key.name}, by: ${key.by})` : keyField(key)

type Value = Group['values'][number]
type Node = { keys?: Record<string, unknown>; count: number } & Record<string, unknown>
type Values = { count?: number } & Record<string, Record<string, Value>>

function measured(node: Node, measure: Measure): Value {
  const { function: name, of } = measure
  if (name === 'share') return (node[aliasOf(measure)] as number | null | undefined) ?? null
  // The overall node has no measures that compare periods.
  const values = (isPlain(measure) ? node : (node[aliasOf(measure)] ?? {})) as Values
  if (name === 'part' || !of) return values.count ?? null
  return values[name]?.[of] ?? null
}

/** GraphQL response of a query. */
interface Answered {
  groups: (Node & { groupCount: number })[]
  overall?: Node[]
  /** First group of the date dimension that changes are computed along. */
  earliest?: Node[]
}

/** Sends a query. @throws GraphFault */
export const ask = (
  { query, variables }: ReturnType<typeof documentOf>,
  signal?: AbortSignal,
): Promise<Answered> => askText<Answered>(query, variables, signal)

/** Extracts the measures of a query from its response. Queries with different measures can share a response. */
export function resultOf(question: Question, { groups, overall, earliest }: Answered): Result {
  const valuesOf = (node: Node) => question.measures.map((measure) => measured(node, measure))
  const [all] = overall ?? groups
  const begin = earliest?.[0] && beginOf(question, earliest[0])
  return {
    total: groups[0]?.groupCount ?? 0,
    groups: groups.map((node) => {
      const group = { keys: node.keys ?? {}, values: valuesOf(node) }
      return begin ? { ...group, values: comparable(question, group, begin) } : group
    }),
    overall: all ? valuesOf(all) : [],
    begin,
  }
}

/** Returns the first day of a group’s period, such as `2026-01-31`; undefined if it has none. */
function beginOf(question: Question, { keys = {} }: Pick<Node, 'keys'>): string | undefined {
  const key = spanKey(question)
  const value = key && keys[keyField(key)]
  return value ? dayIn(question.zone)(value) : undefined
}

/**
 * Returns the values of a group, with null for changes from a period before the first record. The API counts such a period
 * as 0, so the change would equal the total.
 */
function comparable(question: Question, group: Group, begin: string): Group['values'] {
  const day = beginOf(question, group)
  const by = spanKey(question)?.by
  return group.values.map((value, at) => {
    const [over, spans] = question.measures[at]!.over?.split(':') ?? []
    if (over !== 'change' || !day || !isSpan(by)) return value
    return spansAfter(day, by, -Number(spans)) < begin ? null : value
  })
}
