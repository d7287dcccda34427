/**
 * Output types of a list's aggregate, such as `OrdersAggregate`: the group, its keys, and one type for each kind of
 * value. Their fields read the row of the group (`GroupRow`).
 */
import type { InputRef, ObjectRef } from '@pothos/core'
import type { FieldNode } from 'graphql'
import {
  type GroupRow,
  type GroupValue,
  groupName,
  type MeasureFunction,
  measureFunctions,
  valueName,
  type Window,
} from '../../src/query/aggregate-question.js'
import { countableKeys, inputTypes, type KeyEnum, keyEnum, PartOfTime } from './aggregate-inputs.js'
import type { AggregateOptions } from './aggregate-options.js'
import { builder, type GraphTypes } from './builder.js'
import { requiredInput } from './fields.js'
import type { ListOptions } from './list.js'

/** Index of a field's filter and, for `share`, of the filter of the denominator. */
export type FilterNumber = Pick<GroupValue, 'whole'> & { filter: number }

/** Filter of each field, by its node and the index of the enclosing filter. */
export type FilterNumbers = Map<FieldNode, Map<number | undefined, FilterNumber>>

/** Group, or the part of a value that the enclosing fields have selected. */
export interface GroupView extends Partial<GroupValue> {
  row: GroupRow
  groupCount: number
  /** Indexes of the filters that fields of the group use. */
  numbers: FilterNumbers
  /** Whether a date is grouped by an interval. */
  hasSpan: boolean
}

type Scalar = 'Money' | 'Int' | 'Float' | 'DateTime'
type GroupRef = ObjectRef<GraphTypes, GroupView>
type Fields = Parameters<
  NonNullable<Parameters<typeof builder.objectType<never, GroupRef>>[1]['fields']>
>[0]

/** Types of a list's aggregate. */
export interface AggregateTypes extends ReturnType<typeof inputTypes> {
  Group: GroupRef
}

/** Declares the types of a list's aggregate. */
export function aggregateTypes(options: AggregateOptions, list: ListOptions): AggregateTypes {
  const Key = keyEnum(options)
  const Group = builder.objectRef<GroupView>(`${options.name}Aggregate`)
  const Keys = keysType(options, Key)
  const types = valueTypes(options)
  const hasDates = Object.values(options.keys).some(({ isDate }) => isDate)
  Group.implement({
    authScopes: { scope: [] },
    description: `Group of ${options.name}. \`AggregateFunction\` describes the values.`,
    fields: (t) => ({
      keys: t.field({ type: Keys, resolve: (view) => view }),
      groupCount: t.int({
        description: 'Total number of groups, ignoring `limit` and `offset`.',
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
    description: `Values of the keys that a group has; ${name}AggregateKey describes the keys. Dates and bands are represented by their start. Null for keys that are not grouped by.`,
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
          description: 'Recurring part of time that the date is grouped by.',
          args: { of: t.arg(requiredInput(Key)), by: t.arg(requiredInput(PartOfTime)) },
          resolve: ({ row }, { of, by }) => row[groupName({ key: of, by })] as number | null,
        }),
      }),
    }),
  })
}

type ValueTypes = Partial<Record<GroupValue['function'], GroupRef>>

/** Declares the types of values by function: of measures, and for `countDistinct` of keys. */
function valueTypes({ name, keys, measures }: AggregateOptions): ValueTypes {
  const all = Object.entries(measures)
  const Numbers = valuesType(
    `${name}AggregateNumbers`,
    'One number per measure. Amounts are rounded to the cent. Null if no record has a value.',
    all.flatMap(([of, { kind, operator }]) =>
      kind === 'date' ? [] : [{ of, operator, type: kind === 'money' ? 'Money' : 'Float' }],
    ),
  )
  const scalars = { money: 'Money', int: 'Int', float: 'Float', date: 'DateTime' } as const
  const Extremes = valuesType(
    `${name}AggregateExtremes`,
    'Minimum or maximum of each measure. Null if no record has a value.',
    all.map(([of, { kind, operator }]) => ({ of, operator, type: scalars[kind] })),
  )
  return {
    ...{ sum: Numbers, avg: Numbers, median: Numbers, standardDeviation: Numbers },
    ...{ percentile: Numbers, min: Extremes, max: Extremes },
    countValues: valuesType(
      `${name}AggregateCountValues`,
      'Number of records that have a value, for each measure.',
      all.map(([of, { operator }]) => ({ of, operator })),
    ),
    countDistinct: valuesType(
      `${name}AggregateDistinct`,
      'Number of distinct values of each key.',
      countableKeys(keys).map(([of, { operator }]) => ({ of, operator })),
    ),
  } as ValueTypes
}

/** Declares a type of values. Values without a type are counts. */
function valuesType(
  name: string,
  description: string,
  fields: { of: string; type?: Scalar; operator: true | undefined }[],
): GroupRef | undefined {
  if (fields.length === 0) return undefined
  return builder.objectRef<GroupView>(name).implement({
    authScopes: { scope: [] },
    description,
    fields: (t) =>
      Object.fromEntries(
        fields.map(({ of, type, operator }) => [
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

/**
 * Converts a value to its scalar, or to a count without one. PostgreSQL returns bigint and numeric
 * values as strings.
 */
function read(
  type: Scalar | undefined,
  { row, filter, window }: GroupView,
  value: GroupValue,
): number {
  const cell = row[valueName({ ...value, filter, window })] ?? null
  if (!type) return Number(cell ?? 0)
  if (cell === null || type === 'DateTime') return cell as number
  return (type === 'Money' ? BigInt(cell as string) : Number(cell)) as number
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
        description: 'Value below which the fraction `p` of the records lies.',
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
      description: 'The same values for matching records only.',
      extensions: { weighsOnce: true },
      args: { where: t.arg(requiredInput(where)) },
      resolve: (view, _args, _context, info) => ({
        ...view,
        ...view.numbers.get(info.fieldNodes[0]!)?.get(view.filter),
      }),
    }),
    share: t.float({
      nullable: true,
      description:
        'Fraction of the records matching `in` (default: all records) that match `of`, from 0 to 1. Null if there are no records.',
      extensions: { weighsOnce: true },
      args: { of: t.arg(requiredInput(where)), in: t.arg({ type: where }) },
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
    description: `Count and sums of ${name}.`,
    fields: (t) => ({ count: countField(t), ...(sum && { sum: functionField(t, 'sum', sum) }) }),
  })

/**
 * Declares the fields that compare intervals. They are null if no date is grouped by an interval, and inside one another.
 */
function spanFields(t: Fields, Group: GroupRef, Totals: GroupRef) {
  const args = { spans: t.arg.int({ required: true, defaultValue: 1 }) }
  const beside = (view: GroupView, window: Window) =>
    view.hasSpan && !view.window ? { ...view, window } : null
  return {
    previous: t.field({
      type: Group,
      nullable: true,
      description: 'Values of the group that lies the given number of intervals earlier.',
      args,
      resolve: (view, { spans }) => beside(view, { kind: 'previous', spans }),
    }),
    change: t.field({
      type: Totals,
      nullable: true,
      description:
        'Difference from the group that lies the given number of intervals earlier. A missing group counts as 0.',
      args,
      resolve: (view, { spans }) => beside(view, { kind: 'change', spans }),
    }),
    running: t.field({
      type: Totals,
      nullable: true,
      description: 'Running totals: sums over all groups with the same other keys, up to this one.',
      resolve: (view) => beside(view, { kind: 'running', spans: 0 }),
    }),
  }
}
