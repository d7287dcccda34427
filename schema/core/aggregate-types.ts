/** What groups of a list answer. */
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
import {
  countableKeys,
  inputTypes,
  type KeyEnum,
  keyEnum,
  PartOfTime,
  wordsOf,
} from './aggregate-inputs.js'
import type { AggregateOptions } from './aggregate-options.js'
import { builder, type GraphTypes } from './builder.js'
import { required } from './fields.js'
import type { ListOptions } from './list.js'

const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1)

type Kind = AggregateOptions['measures'][string]['kind']

const statistics = { money: 'Money', int: 'Float', float: 'Float', date: undefined } as const

/** What a function of a measure answers; a date has no sum. */
export const outputOf: Record<MeasureFunction, Record<Kind, string | undefined>> = {
  sum: statistics,
  avg: statistics,
  min: { money: 'Money', int: 'Int', float: 'Float', date: 'DateTime' },
  max: { money: 'Money', int: 'Int', float: 'Float', date: 'DateTime' },
  median: statistics,
  standardDeviation: statistics,
  countValues: { money: 'Int', int: 'Int', float: 'Int', date: 'Int' },
}

/** Which of the question's filters a field stands for, by its node and the filter that it is within. */
type FilterNumbers = ReadonlyMap<
  FieldNode,
  ReadonlyMap<number | undefined, { filter: number; whole?: number | undefined }>
>

/** A group, or what a field of it looks at. */
export interface GroupView {
  row: GroupRow
  groupCount: number
  numbers: FilterNumbers
  /** Whether a date is grouped by a span of time. */
  hasSpan: boolean
  function?: MeasureFunction | 'percentile'
  p?: number
  filter?: number | undefined
  window?: Window
}

/** A value as its scalar takes it: PostgreSQL's big integers and numerics arrive as texts. */
function read(type: string, value: unknown): unknown {
  if (value === null || value === undefined || type === 'DateTime') return value ?? null
  return type === 'Money' ? BigInt(value as string) : Number(value)
}

const shownValue = ({ row, filter, window }: GroupView, value: Value) =>
  row[valueName({ ...value, filter, window })]

const count = (view: GroupView, value: Value) => Number(shownValue(view, value) ?? 0)

const beside = (view: GroupView, window: Window) => (view.hasSpan ? { ...view, window } : null)

type GroupRef = ObjectRef<GraphTypes, GroupView>

/** The types of the aggregates of a list. */
export interface AggregateTypes {
  Group: GroupRef
  GroupBy: InputRef
  OrderBy: InputRef
  Having: InputRef
  Top: InputRef
}

/** Declares the types of the aggregates of a list. */
export function aggregateTypes(options: AggregateOptions, list: ListOptions): AggregateTypes {
  const Key = keyEnum(options)
  const Group = groupType(options, list, Key)
  return { Group, ...inputTypes(options, list, Key) }
}

function groupType(options: AggregateOptions, list: ListOptions, Key: KeyEnum): GroupRef {
  const { name, keys, measures } = options
  const KeyValues = builder.objectRef<GroupView>(`${name}AggregateKeys`).implement({
    authScopes: { scope: [] },
    description: 'What the records of a group have in common. What was not grouped by is null.',
    fields: (t) => ({
      ...(Object.fromEntries(
        Object.entries(keys).map(([key, { type, isDate, isNumber, operator, description }]) => [
          key,
          t.field({
            type: type as 'String',
            nullable: true,
            description: `${description}${isDate ? ' The start of the span of time.' : ''}${isNumber ? ' The start of the band.' : ''}`,
            ...(operator && { authScopes: { operator: true } }),
            resolve: ({ row }) => row[key] as string | null,
          }),
        ]),
      ) as Record<string, never>),
      ...(Object.values(keys).some(({ isDate }) => isDate) && {
        part: t.int({
          nullable: true,
          description: 'The part of time that a date was grouped by.',
          args: {
            of: t.arg(required(Key, 'The date.')),
            by: t.arg(required(PartOfTime, 'The part of time.')),
          },
          resolve: ({ row }, { of, by }) => row[groupName({ key: of, by })] as number | null,
        }),
      }),
    }),
  })
  const measured = (
    type: string,
    description: string,
    outputs: Record<Kind, string | undefined>,
  ): GroupRef | undefined => {
    const shown = Object.entries(measures).filter(([, { kind }]) => outputs[kind])
    if (shown.length === 0) return undefined
    const isCount = outputs.date === 'Int'
    return builder.objectRef<GroupView>(`${name}Aggregate${type}`).implement({
      authScopes: { scope: [] },
      description: isCount ? description : `${description}; null when no record has a value.`,
      fields: (t) =>
        Object.fromEntries(
          shown.map(([measure, { kind, description, operator }]) => [
            measure,
            t.field({
              type: outputs[kind] as 'Float',
              nullable: !isCount as true,
              description,
              ...(operator && { authScopes: { operator: true } }),
              resolve: (view) => {
                const value = { function: view.function!, of: measure, p: view.p ?? null }
                return (
                  isCount ? count(view, value) : read(outputs[kind]!, shownValue(view, value))
                ) as number
              },
            }),
          ]),
        ),
    })
  }
  const ofFunction = (fn: MeasureFunction) =>
    measured(capital(fn), `${wordsOf[fn]} of the records of a group`, outputOf[fn])
  const Statistics = measured(
    'Statistics',
    'A median, a percentile or a standard deviation of the records of a group, amounts rounded to the cent',
    statistics,
  )
  const types = Object.fromEntries(
    measureFunctions.map((fn) => [
      fn,
      fn === 'median' || fn === 'standardDeviation' ? Statistics : ofFunction(fn),
    ]),
  ) as Record<MeasureFunction, GroupRef | undefined>
  const countable = countableKeys(keys)
  const Distinct =
    countable.length > 0 &&
    builder.objectRef<GroupView>(`${name}AggregateDistinct`).implement({
      authScopes: { scope: [] },
      description: 'How many values the records of a group have, each counted once.',
      fields: (t) =>
        Object.fromEntries(
          countable.map(([key, { description, operator }]) => [
            key,
            t.int({
              description,
              ...(operator && { authScopes: { operator: true } }),
              resolve: (view) => count(view, { function: 'countDistinct', of: key }),
            }),
          ]),
        ),
    })

  type Fields = Parameters<
    NonNullable<Parameters<typeof builder.objectType<never, GroupRef>>[1]['fields']>
  >[0]
  const countField = (t: Fields) =>
    t.int({
      description: 'How many records it has.',
      resolve: (view) => count(view, { function: 'count' }),
    })
  const functionField = (t: Fields, fn: MeasureFunction, type: GroupRef) =>
    t.field({
      type,
      description: `${wordsOf[fn]} of its records.`,
      resolve: (view) => ({ ...view, function: fn }),
    })
  const Values = builder.objectRef<GroupView>(`${name}AggregateValues`)
  const valueFields = (t: Fields) => ({
    count: countField(t),
    ...(Distinct && {
      countDistinct: t.field({
        type: Distinct,
        description: 'How many values its records have, each counted once.',
        resolve: (view) => view,
      }),
    }),
    ...(Object.fromEntries(
      measureFunctions.flatMap((fn) => {
        const type = types[fn]
        return type ? [[fn, functionField(t, fn, type)]] : []
      }),
    ) as Record<string, never>),
    ...(Statistics && {
      percentile: t.field({
        type: Statistics,
        description: 'The value below which that part of its records lies, between two in line.',
        args: { p: t.arg.float({ required: true, description: 'Which one, 0 to 1.' }) },
        resolve: (view, { p }) => ({ ...view, function: 'percentile' as const, p }),
      }),
    }),
    ...(list.where && {
      filtered: t.field({
        type: Values,
        description: 'The same of some of its records alone.',
        extensions: { weighsOnce: true },
        args: { where: t.arg(required(list.where.ref, 'Which ones.')) },
        resolve: (view, _args, _context, info) => ({
          ...view,
          ...view.numbers.get(info.fieldNodes[0]!)?.get(view.filter),
        }),
      }),
      share: t.float({
        nullable: true,
        description:
          'How large a part of its records fits a filter, 0 to 1; null where there are none.',
        extensions: { weighsOnce: true },
        args: {
          of: t.arg(required(list.where.ref, 'Which ones are counted.')),
          in: t.arg({ type: list.where.ref, description: 'Among which ones; all when absent.' }),
        },
        resolve: (view, _args, _context, info) => {
          const numbers = view.numbers.get(info.fieldNodes[0]!)?.get(view.filter)
          const share = { function: 'share' as const, whole: numbers?.whole }
          return read('Float', shownValue({ ...view, filter: numbers?.filter }, share)) as number
        },
      }),
    }),
  })
  Values.implement({
    authScopes: { scope: [] },
    description: `What is made of ${name}.`,
    fields: valueFields,
  })
  const Totals = builder.objectRef<GroupView>(`${name}AggregateTotals`).implement({
    authScopes: { scope: [] },
    description: `How many ${name} there are, and their sums.`,
    fields: (t) => ({
      count: countField(t),
      ...(types.sum && { sum: functionField(t, 'sum', types.sum) }),
    }),
  })
  const hasDates = Object.values(keys).some(({ isDate }) => isDate)
  const back = 'Null unless a date is grouped by a span of time.'
  return builder.objectRef<GroupView>(`${name}Aggregate`).implement({
    authScopes: { scope: [] },
    description: `A group of ${name}.`,
    fields: (t) => {
      const spansArg = t.arg.int({
        required: true,
        defaultValue: 1,
        description: 'How many spans of time before; 12 months before is the year before.',
      })
      return {
        keys: t.field({
          type: KeyValues,
          description: 'What its records have in common.',
          resolve: (view) => view,
        }),
        groupCount: t.int({
          description: 'How many groups there are in all, without `limit` and `offset`.',
          resolve: ({ groupCount }) => groupCount,
        }),
        ...valueFields(t as Fields),
        ...(hasDates && {
          previous: t.field({
            type: Values,
            nullable: true,
            description: `The same of the group that has the same other keys, so many spans of time before: absent values are null where there is none. ${back}`,
            args: { spans: spansArg },
            resolve: (view, { spans }) => beside(view, { kind: 'previous', spans }),
          }),
          change: t.field({
            type: Totals,
            nullable: true,
            description: `What has come or gone since the group so many spans of time before; nothing counts as 0. ${back}`,
            args: { spans: spansArg },
            resolve: (view, { spans }) => beside(view, { kind: 'change', spans }),
          }),
          running: t.field({
            type: Totals,
            nullable: true,
            description: `The sums of all groups with the same other keys up to this one. ${back}`,
            resolve: (view) => beside(view, { kind: 'running', spans: 0 }),
          }),
        }),
      }
    },
  })
}
