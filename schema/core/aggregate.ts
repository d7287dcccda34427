/** Aggregates: the records of a list counted and added up by group, as fields of the graph. */
import type { ArgBuilder, InputFieldsFromShape, OutputType } from '@pothos/core'
import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'
import { z } from 'zod'
import type { Session } from '../../src/access/session.js'
import { type Issue, validationFailed } from '../../src/errors/app-error.js'
import { services } from '../../src/graphql/context.js'
import {
  type AggregateFunction,
  aggregate,
  aggregateFunctions,
  type buckets,
  type Group,
  type GroupRow,
  type Question,
  type Source,
  type Value,
  valueName,
} from '../../src/query/aggregate.js'
import type {
  ColumnOf,
  ColumnPath,
  ModelName,
  ShortColumnPath,
} from '../../src/query/model-types.js'
import { builder, type GraphTypes } from './builder.js'
import { required } from './fields.js'
import { FloatFilter, MoneyFilter } from './filter-types.js'
import { type ListArgs, listCondition, lists } from './list.js'
import { OrderDirection } from './scalars.js'

type Described<T> = { [name: string]: T & { description: string } }

/** What can be asked of a list in sums: `Source` with the types and words of the graph. */
export interface AggregateOptions {
  /** The root field; the list's name and `Aggregate` when not given. */
  field?: string
  /** What the types begin with, such as `Orders`. */
  name: string
  description: string
  model: ModelName
  keys: Described<Source['keys'][string] & { type: OutputType<GraphTypes> }>
  measures: Described<Source['measures'][string]>
}

type Keys = Described<{ path: string; isDate?: boolean; type: OutputType<GraphTypes> }>

type Measures<Model extends ModelName> = Described<{
  sql:
    | ShortColumnPath<Model>
    | ((session: Session) => ColumnOf<Model>)
    | { of(column: ColumnSql<Model>): string }
  kind: Source['measures'][string]['kind']
  operator?: true
}>

/** The SQL of a column by its path, for a measure that is made of several. */
type ColumnSql<Model extends ModelName> = <Path extends string>(
  path: Path & ColumnPath<Model, Path>,
) => string

/** What can be asked of a list in sums; a path that its model does not have does not compile. */
export function aggregateOf<Model extends ModelName, const Own extends Keys>(
  options: Omit<AggregateOptions, 'model' | 'keys' | 'measures'> & {
    model: Model
    keys: Own & { [Key in keyof Own]: { path: ColumnPath<Model, Own[Key]['path']> } }
    measures: Measures<Model>
  },
): AggregateOptions {
  return options
}

const DateBucket = builder.enumType('DateBucket', {
  description: 'A span of time that dates are grouped by, in UTC.',
  values: {
    DAY: { value: 'day', description: 'Days.' },
    WEEK: { value: 'week', description: 'Weeks, from Monday.' },
    MONTH: { value: 'month', description: 'Months.' },
    QUARTER: { value: 'quarter', description: 'Quarters of a year.' },
    YEAR: { value: 'year', description: 'Years.' },
  } as const satisfies Record<string, { value: (typeof buckets)[number]; description: string }>,
})

const AggregateFunctionRef = builder.enumType('AggregateFunction', {
  description: 'What is made of the records of a group.',
  values: {
    COUNT: { value: 'count', description: 'How many there are.' },
    SUM: { value: 'sum', description: 'Their sum.' },
    AVG: { value: 'avg', description: 'Their mean; amounts are rounded to the cent.' },
    MIN: { value: 'min', description: 'The smallest or earliest.' },
    MAX: { value: 'max', description: 'The largest or latest.' },
  } as const,
})

const CountFilter = builder.inputType('CountFilter', {
  description: 'Conditions on how many records a group has; all that are given must hold.',
  fields: (t) => ({
    eq: t.int({ description: 'Is this number.' }),
    gt: t.int({ description: 'Is greater.' }),
    gte: t.int({ description: 'Is greater or equal.' }),
    lt: t.int({ description: 'Is less.' }),
    lte: t.int({ description: 'Is less or equal.' }),
  }),
})

const upper = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

const outputOf = {
  money: { sum: 'Money', avg: 'Money', min: 'Money', max: 'Money' },
  int: { sum: 'Float', avg: 'Float', min: 'Int', max: 'Int' },
  float: { sum: 'Float', avg: 'Float', min: 'Float', max: 'Float' },
  date: { min: 'DateTime', max: 'DateTime' },
} as const

const wordsOf = { sum: 'Sum', avg: 'Mean', min: 'Least', max: 'Greatest' }

/** A value as its scalar takes it: PostgreSQL's big integers and numerics arrive as texts. */
function read(kind: Source['measures'][string]['kind'], value: unknown): unknown {
  if (value === null || value === undefined || kind === 'date') return value ?? null
  return kind === 'money' ? BigInt(value as string) : Number(value)
}

/** What the graph adds up, by list. */
export const aggregates: Record<string, AggregateOptions> = {}

/** Declares `<list>Aggregate`: the records of a list counted and added up by group, under the list's own rules. */
export function aggregateField(listName: string, options: AggregateOptions): void {
  const list = lists.get(listName)
  if (!list) throw new Error(`There is no list ${listName}.`)
  aggregates[listName] = options
  const { name, keys, measures, model } = options
  const numbers = Object.entries(measures).filter(([, { kind }]) => kind !== 'date')

  const Key = builder.enumType(`${name}AggregateKey`, {
    description: `What ${name} can be grouped by.`,
    values: Object.fromEntries(
      Object.entries(keys).map(([key, { description }]) => [
        upper(key),
        { value: key, description },
      ]),
    ),
  })
  const Measure = builder.enumType(`${name}AggregateMeasure`, {
    description: `What of ${name} can be added up.`,
    values: Object.fromEntries(
      Object.entries(measures).map(([measure, { description }]) => [
        upper(measure),
        { value: measure, description },
      ]),
    ),
  })
  const GroupBy = builder.inputType(`${name}AggregateGroup`, {
    description: `A key to group ${name} by.`,
    fields: (t) => ({
      key: t.field(required(Key, 'The key.')),
      by: t.field({
        type: DateBucket,
        description: 'The span of time, for a date: required there, and nowhere else.',
      }),
    }),
  })
  const OrderBy = builder.inputType(`${name}AggregateOrder`, {
    description: 'What groups are sorted by: a key, or a value.',
    fields: (t) => ({
      key: t.field({ type: Key, description: 'A key that is grouped by.' }),
      function: t.field({ type: AggregateFunctionRef, description: 'The function of a value.' }),
      of: t.field({ type: Measure, description: 'The measure it is made of; COUNT has none.' }),
      direction: t.field(required(OrderDirection, 'In which direction.')),
    }),
  })
  const NumbersFilter = builder.inputType(`${name}AggregateFilter`, {
    description: `Conditions on values made of ${name}; all that are given must hold.`,
    fields: (t) =>
      Object.fromEntries(
        numbers.map(([measure, { kind, description }]) => [
          measure,
          t.field({ type: kind === 'money' ? MoneyFilter : FloatFilter, description }),
        ]),
      ),
  })
  const Having = builder.inputType(`${name}AggregateHaving`, {
    description: 'Conditions on groups; all that are given must hold.',
    fields: (t) => ({
      count: t.field({ type: CountFilter, description: 'How many records the group has.' }),
      ...(Object.fromEntries(
        aggregateFunctions.map((fn) => [
          fn,
          t.field({ type: NumbersFilter, description: `${wordsOf[fn]} of the records.` }),
        ]),
      ) as Record<string, never>),
    }),
  })

  const KeyValues = builder.objectRef<GroupRow>(`${name}AggregateKeys`).implement({
    authScopes: { scope: [] },
    description: 'What the records of a group have in common. What was not grouped by is null.',
    fields: (t) =>
      Object.fromEntries(
        Object.entries(keys).map(([key, { type, isDate, description }]) => [
          key,
          t.field({
            type: type as 'String',
            nullable: true,
            description: isDate ? `${description} The start of the span of time.` : description,
            resolve: (row) => row[key] as string | null,
          }),
        ]),
      ),
  })
  const valuesOf = (fn: AggregateFunction) =>
    builder.objectRef<GroupRow>(`${name}Aggregate${fn[0]!.toUpperCase()}${fn.slice(1)}`).implement({
      authScopes: { scope: [] },
      description: `${wordsOf[fn]} of the records of a group; null when no record has a value.`,
      fields: (t) =>
        Object.fromEntries(
          Object.entries(measures).flatMap(([measure, { kind, description, operator }]) => {
            const type = (outputOf[kind] as Record<string, string>)[fn]
            if (!type) return []
            const field = t.field({
              type: type as 'Float',
              nullable: true,
              description,
              ...(operator && { authScopes: { operator: true } }),
              resolve: (row) => read(kind, row[valueName({ function: fn, of: measure })]) as number,
            })
            return [[measure, field]]
          }),
        ),
    })
  const Aggregate = builder.objectRef<GroupRow>(`${name}Aggregate`).implement({
    authScopes: { scope: [] },
    description: `A group of ${name}.`,
    fields: (t) => ({
      keys: t.field({
        type: KeyValues,
        description: 'What its records have in common.',
        resolve: (row) => row,
      }),
      count: t.int({
        description: 'How many records it has.',
        resolve: (row) => Number(row.count),
      }),
      ...(Object.fromEntries(
        aggregateFunctions.map((fn) => [
          fn,
          t.field({
            type: valuesOf(fn),
            description: `${wordsOf[fn]} of its records.`,
            resolve: (row) => row,
          }),
        ]),
      ) as Record<string, never>),
    }),
  })

  const argsOf = (
    arg: ArgBuilder<GraphTypes>,
  ): InputFieldsFromShape<GraphTypes, AggregateArgs, 'Arg'> => ({
    ...(list.where && {
      where: arg({
        type: list.where.ref,
        description: 'Conditions on the records; all must hold.',
      }),
    }),
    groupBy: arg({
      type: [GroupBy],
      description: 'The keys to group by, at most 8; all records are one group without any.',
      validate: z.array(z.any()).max(8, 'must have at most 8 keys'),
    }),
    having: arg({ type: Having, description: 'Conditions on the groups.' }),
    orderBy: arg({
      type: [OrderBy],
      description: 'The order of the groups; then, and without it, by their keys.',
      validate: z.array(z.any()).max(8, 'must have at most 8 entries'),
    }),
    limit: arg.int({
      required: true,
      defaultValue: 100,
      description: 'Groups to answer with, 1 to 1,000.',
      validate: z.number().int().min(1).max(1_000),
    }),
    ...(list.archive !== false && {
      includeArchived: arg.boolean({ description: 'Adds soft-deleted records.' }),
    }),
  })

  builder.queryField(options.field ?? `${listName}Aggregate`, (t) =>
    t.field({
      type: [Aggregate],
      description: options.description,
      authScopes: list.operator ? { operator: true } : { scope: list.scope ?? [] },
      extensions: { weight: 200 },
      args: argsOf(t.arg),
      resolve: (_root, args, context, info) => {
        const { db } = services(context)
        const session = context.session!
        const { where, includeArchived } = args
        return aggregate(
          db,
          session,
          { model, keys, measures },
          {
            where: listCondition(list, { where, includeArchived }, session),
            groupBy: args.groupBy ?? [],
            values: selectedValues(info),
            having: havingOf(args.having ?? {}),
            orderBy: ordersOf(args, keys, measures),
            limit: args.limit,
          },
        )
      },
    }),
  )
}

/** Conditions by function, then by measure; those of COUNT have no measure. */
type Having = Record<string, Record<string, unknown> | null | undefined>

/** A key, or a function of a measure. */
interface Ordered {
  key?: string | null
  function?: Value['function'] | null
  of?: string | null
  direction: 'asc' | 'desc'
}

interface AggregateArgs extends Pick<ListArgs, 'where' | 'includeArchived'> {
  groupBy?: Group[] | null
  having?: Having | null
  orderBy?: Ordered[] | null
  limit: number
}

/** Checks keys and orders together, which the schema cannot. */
function ordersOf(
  { groupBy, orderBy }: AggregateArgs,
  keys: Source['keys'],
  measures: Source['measures'],
): Question['orderBy'] {
  const issues: Issue[] = []
  const refuse = (path: Issue['path'], message: string) =>
    issues.push({ path, code: 'invalid', message })
  const grouped = new Set<string>()
  for (const [index, { key, by }] of (groupBy ?? []).entries()) {
    const path = ['groupBy', index]
    if (grouped.has(key)) refuse([...path, 'key'], `is there twice: ${upper(key)}`)
    if (keys[key]!.isDate && !by)
      refuse([...path, 'by'], `must name a span of time: ${upper(key)} is a date`)
    if (!keys[key]!.isDate && by) refuse([...path, 'by'], `goes with a date, not ${upper(key)}`)
    grouped.add(key)
  }
  const orders = (orderBy ?? []).map(({ key, function: fn, of, direction }, index) => {
    const path = ['orderBy', index]
    if (key && (fn || of)) refuse(path, 'must name a key or a value, not both')
    else if (key && !grouped.has(key))
      refuse([...path, 'key'], `must be grouped by: ${upper(key)} is not`)
    else if (!key && !fn) refuse(path, 'must name a key or a function')
    else if (fn && (fn === 'count') === Boolean(of))
      refuse([...path, 'of'], 'must name a measure, except for COUNT')
    else if (fn && fn !== 'count' && !(fn in outputOf[measures[of!]!.kind]))
      refuse([...path, 'of'], `is a date, which has no ${upper(fn)}: ${upper(of!)}`)
    return { by: key ? { key } : { function: fn!, of: of ?? null }, direction }
  })
  if (issues.length > 0) throw validationFailed(issues)
  return orders
}

function havingOf(having: Having): Question['having'] {
  const found: Question['having'] = []
  for (const [fn, conditions] of Object.entries(having)) {
    if (fn === 'count') {
      found.push({ function: fn, operators: given(conditions) })
      continue
    }
    for (const [of, operators] of Object.entries(conditions ?? {})) {
      found.push({ function: fn as AggregateFunction, of, operators: given(operators) })
    }
  }
  return found
}

const given = (operators: unknown) =>
  Object.fromEntries(
    Object.entries(operators ?? {}).filter(
      ([, operand]) => operand !== null && operand !== undefined,
    ),
  )

/** The values that an answer shows: the database makes no others. */
function selectedValues(info: GraphQLResolveInfo): Value[] {
  const found = new Map<string, Value>()
  const walk = (set: SelectionSetNode | undefined, fn?: AggregateFunction): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind !== Kind.FIELD) {
        const inner =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value]
        walk(inner?.selectionSet, fn)
        continue
      }
      const name = selection.name.value
      if (name === '__typename') continue
      const value: Value | undefined = fn
        ? { function: fn, of: name }
        : name === 'count'
          ? { function: 'count' }
          : undefined
      if (value) found.set(valueName(value), value)
      else if (name !== 'keys') walk(selection.selectionSet, name as AggregateFunction)
    }
  }
  for (const node of info.fieldNodes) walk(node.selectionSet)
  return [...found.values()]
}
