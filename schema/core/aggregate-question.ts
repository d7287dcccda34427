/**
 * Translates the arguments and the selection of an aggregate, such as `{ count sum { total } }`, to a query of the
 * query engine. Reports all issues of the arguments at once.
 */

import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  getNamedType,
  type SelectionSetNode,
} from 'graphql'
import { getArgumentValues } from 'graphql/execution/values.js'
import { type Session, unauthenticated } from '../../src/access/session.js'
import {
  type GivenParameters,
  type RequestIssue,
  validationFailed,
} from '../../src/errors/app-error.js'
import type { IssueCode } from '../../src/errors/issue-codes.js'
import {
  type Group,
  type GroupValue,
  groupName,
  isPart,
  type MeasureFunction,
  measureFunctions,
  type Question,
  valueName,
  type Window,
} from '../../src/query/aggregate-question.js'
import type { Condition } from '../../src/query/read.js'
import { countableKeys, upper } from './aggregate-inputs.js'
import type { AggregateOptions } from './aggregate-options.js'
import type { FilterNumber, FilterNumbers, GroupView } from './aggregate-types.js'
import {
  type ListArgs,
  type ListOptions,
  reportCondition,
  type TestArgs,
  whereCondition,
} from './list.js'
import { selectedFields } from './page.js'
import { canonicalTimeZone } from './time-zone.js'
import { and, type WhereValue } from './where-condition.js'

/** A list and its aggregate. */
interface Declared {
  list: ListOptions
  options: AggregateOptions
}

/** Conditions by function, then by measure or key. COUNT has neither. */
type Having = Record<string, Record<string, unknown> | null | undefined>

/** Sort term: a key, or a function of a measure. */
interface Ordered {
  key?: string | null
  by?: Group['by']
  function?: GroupValue['function'] | null
  of?: string | null
  p?: number | null
  where?: WhereValue | null
  direction: 'asc' | 'desc'
}

/** Arguments of every aggregate. */
export interface AggregateArgs
  extends TestArgs,
    Pick<ListArgs, 'where' | 'show' | 'includeArchived'> {
  groupBy?: Group[] | null
  having?: Having | null
  orderBy?: Ordered[] | null
  top?: { first: number; per: string[] } | null
}

/** Arguments of an aggregate as a `Question` of the query engine. The caller adds `limit`. */
export interface TranslatedAggregate {
  question: Omit<Question, 'limit'>
  /** Data for the resolvers of a group's fields. */
  about: Pick<GroupView, 'numbers' | 'hasSpan'>
}

/** Maximum number of groups in a response. */
export const maxGroups = 1_000
/**
 * Maximum number of filters in one aggregate. PostgreSQL evaluates each filter for every record.
 */
const maxFilters = 20
const widestBand = 1_000_000
/** Maximum number of intervals that `previous` and `change` look back. */
const maxIntervals = 10_000

/**
 * Translates the arguments and checks the rules that the schema cannot express.
 * @throws AppError unauthenticated (a public field leads to the aggregate), validation_failed with all issues, or as
 * `whereCondition`
 */
export function translateAggregate(
  declared: Declared,
  args: AggregateArgs,
  info: GraphQLResolveInfo,
  session: Session | null,
): TranslatedAggregate {
  if (!session) throw unauthenticated()
  const reader = new Reader(declared, info, session)
  const question = {
    where: reportCondition(declared.list, args, session),
    groupBy: reader.groups(args.groupBy ?? []),
    values: reader.values(),
    having: reader.having(args.having ?? {}),
    orderBy: reader.orders(args.orderBy ?? []),
    top: reader.top(args.top ?? undefined),
    filters: reader.filters,
    isCounted: reader.isCounted,
  }
  if (reader.issues.length > 0) throw validationFailed(reader.issues)
  return { question, about: { numbers: reader.numbers, hasSpan: reader.hasSpan } }
}

const onKey = { field: 'key' } as const
const mustBeTimeZone = 'must be an IANA name such as Europe/Berlin'

class Reader {
  readonly issues: RequestIssue[] = []
  readonly filters: Condition[] = []
  readonly numbers: FilterNumbers = new Map()
  readonly #options: AggregateOptions
  readonly #list: ListOptions
  readonly #info: GraphQLResolveInfo
  readonly #session: Session
  isCounted = false
  #groups: Group[] = []

  constructor({ options, list }: Declared, info: GraphQLResolveInfo, session: Session) {
    this.#options = options
    this.#list = list
    this.#info = info
    this.#session = session
  }

  groups(groups: Group[]): Group[] {
    const { keys } = this.#options
    const names = new Set<string>()
    for (const [index, group] of groups.entries()) {
      const { key, by, timeZone, width } = group
      const path = ['groupBy', index]
      const isDate = keys[key]!.isDate
      if (names.has(groupName(group)))
        this.#refuse([...path, 'key'], 'given_twice', `repeats ${upper(key)}`)
      if (isDate && !by)
        this.#refuse(
          [...path, 'by'],
          'required',
          `is required, because ${upper(key)} is a date (for example MONTH)`,
        )
      if (!isDate && by)
        this.#refuse(
          [...path, 'by'],
          'conflict',
          `can only be used with a date; ${upper(key)} is not a date`,
          onKey,
        )
      if (!isDate && timeZone)
        this.#refuse(
          [...path, 'timeZone'],
          'conflict',
          `can only be used with a date; ${upper(key)} is not a date`,
          onKey,
        )
      if (timeZone && !canonicalTimeZone(timeZone))
        this.#refuse([...path, 'timeZone'], 'invalid_format', mustBeTimeZone, {
          expected: 'time_zone',
        })
      if (width !== undefined && width !== null) {
        const at = [...path, 'width']
        if (!keys[key]!.isNumber)
          this.#refuse(
            at,
            'conflict',
            `cannot be combined with ${upper(key)}, which is not a number`,
            onKey,
          )
        if (width < 1 || width > widestBand)
          this.#refuse(
            at,
            'out_of_range',
            `must be from 1 to ${widestBand.toLocaleString('en-US')}`,
            { min: 1, max: widestBand },
          )
      }
      names.add(groupName(group))
    }
    this.#groups = groups.map(({ timeZone, ...group }) => ({
      ...group,
      ...(timeZone && { timeZone: canonicalTimeZone(timeZone) ?? null }),
    }))
    return this.#groups
  }

  having(having: Having): Question['having'] {
    const checkOperators = (conditions: unknown, path: RequestIssue['path']) => {
      for (const [operator, operand] of Object.entries(Object(conditions)))
        if (operand === null)
          this.#refuse([...path, operator], 'not_null', 'must not be null; omit it instead')
      return { ...Object(conditions) }
    }
    return Object.entries(having).flatMap(([fn, conditions]): Question['having'] => {
      const path = ['having', fn]
      if (fn === 'count') return [{ function: fn, operators: checkOperators(conditions, path) }]
      return Object.entries(conditions ?? {}).map(([of, operators]) => ({
        function: fn as MeasureFunction | 'countDistinct',
        of,
        operators: checkOperators(operators, [...path, of]),
      }))
    })
  }

  orders(orders: Ordered[]): Question['orderBy'] {
    const { measures, keys } = this.#options
    return orders.map(({ key, by, function: fn, of, p, where, direction }, index) => {
      const path = ['orderBy', index]
      const refuse = <Code extends IssueCode>(
        field: string | undefined,
        code: Code,
        message: string,
        ...parameters: GivenParameters<Code>
      ) => this.#refuse(field ? [...path, field] : path, code, message, ...parameters)
      const group = this.#groups.find((other) => other.key === key && (!by || other.by === by))
      if (!fn) {
        if (!key) refuse(undefined, 'required', 'must contain a key or a function')
        else if (of || where || p)
          refuse(undefined, 'conflict', 'must contain a key or a function, not both', onKey)
        else if (!group)
          refuse('key', 'not_grouped', `must be a key of groupBy; ${upper(key)} is not`)
        return { by: group ?? { key: key! }, direction }
      }
      const takes = measureFunctions.includes(fn as MeasureFunction) || fn === 'percentile'
      if (fn === 'countDistinct' && !countableKeys(keys).some(([name]) => name === key))
        refuse('key', 'conflict', 'must be a key that is not a date and has one value per record', {
          field: 'function',
        })
      if (key && fn !== 'countDistinct')
        refuse(undefined, 'conflict', 'must contain a key or a function, not both', onKey)
      if (takes !== Boolean(of))
        refuse('of', 'conflict', `must be a measure, and must be omitted for COUNT`, {
          field: 'function',
        })
      else if (takes && !isMade(fn, measures[of!]!.kind))
        refuse(
          'of',
          'conflict',
          `cannot be ${upper(of!)}, because ${upper(fn)} does not apply to dates`,
          {
            field: 'function',
          },
        )
      if (fn === 'percentile') this.#checkPart(p, [...path, 'p'])
      if (fn === 'share' && !where)
        refuse('where', 'required', 'is required, to select the records to count')
      const filter = where ? this.#filter(where, undefined, [...path, 'where']) : undefined
      const value: GroupValue = {
        function: fn,
        of: of ?? (fn === 'countDistinct' ? key : null),
        filter,
      }
      return { by: fn === 'percentile' ? { ...value, p: p ?? null } : value, direction }
    })
  }

  top(top: AggregateArgs['top']): Question['top'] {
    if (!top) return undefined
    if (top.first < 1 || top.first > maxGroups)
      this.#refuse(['top', 'first'], 'out_of_range', `must be from 1 to ${maxGroups}`, {
        min: 1,
        max: maxGroups,
      })
    if (top.per.length === 0) this.#refuse(['top', 'per'], 'required', 'must contain a key')
    for (const [index, key] of top.per.entries()) {
      if (!this.#groups.some((group) => group.key === key))
        this.#refuse(
          ['top', 'per', index],
          'not_grouped',
          `must be a key of groupBy; ${upper(key)} is not`,
        )
    }
    return top
  }

  /** Collects the selected values, so that PostgreSQL computes no others. */
  values(): GroupValue[] {
    const values = new Map<string, GroupValue>()
    const add = (value: GroupValue) => values.set(valueName(value), value)
    const walk = (
      set: SelectionSetNode | undefined,
      type: GraphQLObjectType,
      parent: Partial<GroupValue>,
    ): void => {
      for (const node of selectedFields(set, this.#info.fragments)) {
        const field = type.getFields()[node.name.value]
        if (!field || field.name === 'keys') continue
        const { name } = field
        if (name === 'groupCount') {
          this.isCounted = true
          continue
        }
        const inner = getNamedType(field.type) as GraphQLObjectType
        const args = getArgumentValues(field, node, this.#info.variableValues)
        if (parent.function) add({ ...parent, function: parent.function, of: name })
        else if (name === 'count') add({ ...parent, function: 'count' })
        else if (name === 'share') {
          const total = args.in
            ? this.#filter(args.in as WhereValue, parent.filter, [name, 'in'])
            : parent.filter
          const filter = this.#filter(args.of as WhereValue, total, [name, 'of'])
          this.#number(node, parent.filter, { filter, whole: total })
          add({ ...parent, function: 'share', filter, whole: total })
        } else if (name === 'filtered') {
          const filter = this.#filter(args.where as WhereValue, parent.filter, [name, 'where'])
          this.#number(node, parent.filter, { filter })
          walk(node.selectionSet, inner, { ...parent, filter })
        } else if (name === 'previous' || name === 'change' || name === 'running') {
          const window = this.#window(name, args)
          if (this.hasSpan && !parent.window) walk(node.selectionSet, inner, { ...parent, window })
        } else if (name === 'percentile') {
          this.#checkPart(args.p as number, ['percentile', 'p'])
          walk(node.selectionSet, inner, { ...parent, function: name, p: args.p as number })
        } else walk(node.selectionSet, inner, { ...parent, function: name as MeasureFunction })
      }
    }
    const group = this.#info.schema.getType(`${this.#options.name}Aggregate`) as GraphQLObjectType
    for (const node of this.#info.fieldNodes) walk(node.selectionSet, group, {})
    return [...values.values()]
  }

  get hasSpan(): boolean {
    return this.#groups.some(({ by }) => by && !isPart(by))
  }

  #window(kind: Window['kind'], args: Record<string, unknown>): Window {
    const spans = kind === 'running' ? 0 : (args.spans as number)
    if (kind !== 'running' && (spans < 1 || spans > maxIntervals))
      this.#refuse([kind, 'spans'], 'out_of_range', `must be from 1 to ${maxIntervals}`, {
        min: 1,
        max: maxIntervals,
      })
    return { kind, spans }
  }

  #number(node: FieldNode, parentFilter: number | undefined, number: FilterNumber): void {
    this.numbers.set(node, (this.numbers.get(node) ?? new Map()).set(parentFilter, number))
  }

  /** Returns the index of a filter, combined with the filter that encloses it. */
  #filter(where: WhereValue, parentFilter: number | undefined, path: RequestIssue['path']): number {
    const condition = whereCondition(this.#list, where, this.#session, path)
    const all =
      parentFilter === undefined ? condition : and([this.filters[parentFilter]!, condition])
    if (this.filters.push(all) > maxFilters)
      throw validationFailed([
        {
          path: ['filtered'],
          code: 'too_many',
          message: `must not occur more than ${maxFilters} times in one aggregate`,
          max: maxFilters,
          unit: 'filters',
        },
      ])
    return this.filters.length - 1
  }

  #checkPart(p: number | null | undefined, path: RequestIssue['path']): void {
    if (typeof p !== 'number' || p < 0 || p > 1)
      this.#refuse(path, 'out_of_range', 'must be a number from 0 to 1', { min: 0, max: 1 })
  }

  #refuse<Code extends IssueCode>(
    path: RequestIssue['path'],
    code: Code,
    message: string,
    ...[parameters]: GivenParameters<Code>
  ): void {
    this.issues.push({ path, code, message, ...parameters })
  }
}

/** Returns whether a function applies to a kind of measure. Dates have no sum or mean. */
const isMade = (fn: string, kind: string) =>
  kind !== 'date' || ['min', 'max', 'countValues'].includes(fn)
