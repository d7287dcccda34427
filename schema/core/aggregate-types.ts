/**
 * The types of what groups answer: `OrdersAggregate`, its keys, and one for each kind of value. Input: the keys and measures
 * of a list; output: types whose fields look into the row of a group (`GroupRow`).
 */
import type { InputRef, ObjectRef } from '@pothos/core'
import type { FieldNode } from 'graphql'
import {
  type GroupRow,
  groupName,
  type MeasureFunction,
  measureFunctions,
  type Value,
  valueName,
  type Window,
} from '../../src/query/aggregate-question.js'
import { countableKeys, inputTypes, type KeyEnum, keyEnum, PartOfTime } from './aggregate-inputs.js'
import type { AggregateOptions } from './aggregate-options.js'
import { builder, type GraphTypes } from './builder.js'
import { required } from './fields.js'
import type { ListOptions } from './list.js'

/** The filter that a field stands for, and of a share the filter of its whole. */
export type FilterNumber = Pick<Value, 'whole'> & { filter: number }

/** Which of the question's filters a field stands for, by its node and the filter that it is within. */
export type FilterNumbers = Map<FieldNode, Map<number | undefined, FilterNumber>>

/** A group, or what a field of it looks at: the parts of a value that are known there. */
export interface GroupView extends Partial<Value> {
  row: GroupRow
  groupCount: number
  numbers: FilterNumbers
  /** Whether a date is grouped by a span of time. */
  hasSpan: boolean
}

type Scalar = 'Money' | 'Int' | 'Float' | 'DateTime'
type GroupRef = ObjectRef<GraphTypes, GroupView>
type Fields = Parameters<
  NonNullable<Parameters<typeof builder.objectType<never, GroupRef>>[1]['fields']>
>[0]

/** The types of the aggregate of a list. */
export interface AggregateTypes extends ReturnType<typeof inputTypes> {
  Group: GroupRef
}

/** Declares the types of the aggregate of a list. */
export function aggregateTypes(options: AggregateOptions, list: ListOptions): AggregateTypes {
  const Key = keyEnum(options)
  const Group = builder.objectRef<GroupView>(`${options.name}Aggregate`)
  const Keys = keysType(options, Key)
  const types = valueTypes(options)
  const hasDates = Object.values(options.keys).some(({ isDate }) => isDate)
  Group.implement({
    authScopes: { scope: [] },
    description: `A group of ${options.name}; \`AggregateFunction\` describes its values.`,
    fields: (t) => ({
      keys: t.field({ type: Keys, resolve: (view) => view }),
      groupCount: t.int({
        description: 'How many groups there are in all, without `limit` and `offset`.',
        resolve: ({ groupCount }) => groupCount,
      }),
      ...valueFields(t as Fields, types),
      ...(list.where && filterFields(t as Fields, Group, list.where.ref)),
      ...(hasDates && spanFields(t as Fields, Group, totalsType(options, types))),
    }),
  })
  return { Group, ...inputTypes(options, list, Key) }
}

function keysType({ name, keys }: AggregateOptions, Key: KeyEnum): GroupRef {
  return builder.objectRef<GroupView>(`${name}AggregateKeys`).implement({
    authScopes: { scope: [] },
    description: `Keys of a group as ${name}AggregateKey describes them, of dates and bands the start; null where it is not grouped by them.`,
    fields: (t) => ({
      ...(Object.fromEntries(
        Object.entries(keys).map(([key, { type, operator }]) => [
          key,
          t.field({
            type: type as 'String',
            nullable: true,
            ...(operator && { authScopes: { operator: true } }),
            resolve: ({ row }) => row[key] as string | null,
          }),
        ]),
      ) as Record<string, never>),
      ...(Object.values(keys).some(({ isDate }) => isDate) && {
        part: t.int({
          nullable: true,
          description: 'The part of time that a date is grouped by.',
          args: { of: t.arg(required(Key)), by: t.arg(required(PartOfTime)) },
          resolve: ({ row }, { of, by }) => row[groupName({ key: of, by })] as number | null,
        }),
      }),
    }),
  })
}

type ValueTypes = Partial<Record<Value['function'], GroupRef>>

/** The types of the values of measures, by function, and of `countDistinct` those of keys. */
function valueTypes({ name, keys, measures }: AggregateOptions): ValueTypes {
  const all = Object.entries(measures)
  const Numbers = valuesType(
    `${name}AggregateNumbers`,
    'A number of each measure, amounts to the cent; null when no record has a value.',
    all.flatMap(([of, { kind, operator }]) =>
      kind === 'date' ? [] : [{ of, operator, type: kind === 'money' ? 'Money' : 'Float' }],
    ),
  )
  const scalars = { money: 'Money', int: 'Int', float: 'Float', date: 'DateTime' } as const
  const Extremes = valuesType(
    `${name}AggregateExtremes`,
    'The first or last of each measure; null when no record has a value.',
    all.map(([of, { kind, operator }]) => ({ of, operator, type: scalars[kind] })),
  )
  return {
    ...{ sum: Numbers, avg: Numbers, median: Numbers, standardDeviation: Numbers },
    ...{ percentile: Numbers, min: Extremes, max: Extremes },
    countValues: valuesType(
      `${name}AggregateCountValues`,
      'How many records have a value of each measure.',
      all.map(([of, { operator }]) => ({ of, operator })),
    ),
    countDistinct: valuesType(
      `${name}AggregateDistinct`,
      'How many values of each key there are.',
      countableKeys(keys).map(([of, { operator }]) => ({ of, operator })),
    ),
  } as ValueTypes
}

/** Declares a type of values; those without a type are counts. */
function valuesType(
  name: string,
  description: string,
  shown: { of: string; type?: Scalar; operator: true | undefined }[],
): GroupRef | undefined {
  if (shown.length === 0) return undefined
  return builder.objectRef<GroupView>(name).implement({
    authScopes: { scope: [] },
    description,
    fields: (t) =>
      Object.fromEntries(
        shown.map(({ of, type, operator }) => [
          of,
          t.field({
            type: (type ?? 'Int') as 'Float',
            nullable: (type !== undefined) as true,
            ...(operator && { authScopes: { operator } }),
            resolve: (view) => read(type, view, { function: view.function!, of, p: view.p }),
          }),
        ]),
      ),
  })
}

/** A value as its scalar takes it, a count without one: PostgreSQL's big integers and numerics arrive as texts. */
function read(type: Scalar | undefined, { row, filter, window }: GroupView, value: Value): number {
  const found = row[valueName({ ...value, filter, window })] ?? null
  if (!type) return Number(found ?? 0)
  if (found === null || type === 'DateTime') return found as number
  return (type === 'Money' ? BigInt(found as string) : Number(found)) as number
}

const countField = (t: Fields) =>
  t.int({ resolve: (view) => read(undefined, view, { function: 'count' }) })

const functionField = (t: Fields, fn: MeasureFunction | 'countDistinct', type: GroupRef) =>
  t.field({ type, resolve: (view) => ({ ...view, function: fn }) })

function valueFields(t: Fields, types: ValueTypes) {
  const functions = (['countDistinct', ...measureFunctions] as const).flatMap((fn) => {
    const type = types[fn]
    return type ? [[fn, functionField(t, fn, type)] as const] : []
  })
  return {
    count: countField(t),
    ...(Object.fromEntries(functions) as Record<string, never>),
    ...(types.percentile && {
      percentile: t.field({
        type: types.percentile,
        description: 'The value below which the part `p` of its records lies.',
        args: { p: t.arg.float({ required: true }) },
        resolve: (view, { p }) => ({ ...view, function: 'percentile' as const, p }),
      }),
    }),
  }
}

function filterFields(t: Fields, Group: GroupRef, where: InputRef) {
  return {
    filtered: t.field({
      type: Group,
      description: 'The same of some of its records alone.',
      extensions: { weighsOnce: true },
      args: { where: t.arg(required(where)) },
      resolve: (view, _args, _context, info) => ({
        ...view,
        ...view.numbers.get(info.fieldNodes[0]!)?.get(view.filter),
      }),
    }),
    share: t.float({
      nullable: true,
      description: 'How large a part `of` is, of those `in`, 0 to 1; null of none.',
      extensions: { weighsOnce: true },
      args: { of: t.arg(required(where)), in: t.arg({ type: where }) },
      resolve: (view, _args, _context, info) => {
        const numbers = view.numbers.get(info.fieldNodes[0]!)?.get(view.filter)
        const share = { function: 'share' as const, whole: numbers?.whole }
        return read('Float', { ...view, filter: numbers?.filter }, share)
      },
    }),
  }
}

const totalsType = ({ name }: AggregateOptions, { sum }: ValueTypes) =>
  builder.objectRef<GroupView>(`${name}AggregateTotals`).implement({
    authScopes: { scope: [] },
    description: `How many ${name} there are, and their sums.`,
    fields: (t) => ({ count: countField(t), ...(sum && { sum: functionField(t, 'sum', sum) }) }),
  })

/** What looks at other spans of time: null without one, and within one another. */
function spanFields(t: Fields, Group: GroupRef, Totals: GroupRef) {
  const args = { spans: t.arg.int({ required: true, defaultValue: 1 }) }
  const beside = (view: GroupView, window: Window) =>
    view.hasSpan && !view.window ? { ...view, window } : null
  return {
    previous: t.field({
      type: Group,
      nullable: true,
      description: 'Values of the group so many spans of time before.',
      args,
      resolve: (view, { spans }) => beside(view, { kind: 'previous', spans }),
    }),
    change: t.field({
      type: Totals,
      nullable: true,
      description: 'What came or went since that group; nothing counts as 0.',
      args,
      resolve: (view, { spans }) => beside(view, { kind: 'change', spans }),
    }),
    running: t.field({
      type: Totals,
      nullable: true,
      description: 'Sums of all groups with the same other keys up to this one.',
      resolve: (view) => beside(view, { kind: 'running', spans: 0 }),
    }),
  }
}
