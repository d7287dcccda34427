/**
 * Input types of conditions, one for each kind of value, such as `StringFilter` and `OutletStatusFilter`.
 * `where-condition.ts` implements their operators.
 */
import type { EnumRef, InputFieldRef, InputRef, InputType } from '@pothos/core'
import { builder, type GraphTypes } from './builder.js'
import type { InputFields } from './fields.js'

type Type = InputType<GraphTypes>

/** Operators with a list operand. */
const ofLists = new Set(['in', 'notIn', 'hasSome', 'hasEvery'])
/** Operators with a boolean operand, for every kind of value. */
const ofBooleans = new Set(['isNull', 'isEmpty'])

/** Declares a field per operator, from a map of operators to descriptions. */
function operatorFields(
  t: InputFields,
  type: Type,
  operators: Record<string, string | undefined>,
): Record<string, InputFieldRef<GraphTypes, unknown>> {
  const takes = (operator: string): Type | [Type] => {
    if (ofBooleans.has(operator)) return 'Boolean'
    return ofLists.has(operator) ? [type] : type
  }
  return Object.fromEntries(
    Object.entries(operators).map(([operator, description]) => [
      operator,
      t.field({ type: takes(operator), ...(description && { description }) }),
    ]),
  )
}

const filter = (
  name: string,
  what: string,
  type: Type,
  operators: Record<string, string | undefined>,
): InputRef =>
  builder.inputType(name, {
    description: `Conditions on ${what}, combined with AND.`,
    fields: (t) => operatorFields(t, type, operators),
  })

const isNull = '`true` matches records without a value, `false` records with a value.'
const bounds = {
  gt: 'Greater than.',
  gte: 'Greater than or equal to.',
  lt: 'Less than.',
  lte: 'Less than or equal to.',
}

export const UuidFilter = filter('UUIDFilter', 'an ID', 'UUID', {
  eq: 'Equals this ID.',
  ne: 'Does not equal this ID.',
  in: 'Equals one of these IDs.',
  notIn: 'Equals none of these IDs.',
  isNull,
})

export const StringFilter = filter('StringFilter', 'a string', 'String', {
  eq: 'Equals this string.',
  ne: 'Does not equal this string.',
  in: 'Equals one of these strings.',
  notIn: 'Equals none of these strings.',
  contains: 'Contains this substring, ignoring case.',
  startsWith: 'Starts with this prefix, ignoring case.',
  isNull,
})

export const MetadataFilter = builder.inputType('MetadataFilter', {
  description: 'Condition on metadata.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'Key.' }),
    value: t.string({ required: true, description: 'Value, which must be equal.' }),
  }),
})

export const BooleanFilter = builder.inputType('BooleanFilter', {
  description: 'Condition on a boolean.',
  fields: (t) => operatorFields(t, 'Boolean', { eq: 'Equals this value.' }),
})

export const IntFilter = filter('IntFilter', 'an integer', 'Int', {
  eq: 'Equals this number.',
  ne: 'Does not equal this number.',
  in: 'Equals one of these numbers.',
  ...bounds,
  isNull,
})

const ofNumber = { eq: 'Equals this number.', ...bounds }

export const FloatFilter = filter('FloatFilter', 'a number', 'Float', ofNumber)

export const CountFilter = filter('CountFilter', 'a count', 'Int', ofNumber)

export const MoneyFilter = filter('MoneyFilter', 'an amount in US dollars', 'Money', {
  eq: 'Equals this amount.',
  ...bounds,
  isNull,
})

export const DateTimeFilter = filter('DateTimeFilter', 'a date and time', 'DateTime', {
  eq: 'Equals this time.',
  gt: 'Later than.',
  gte: 'At this time or later.',
  lt: 'Earlier than.',
  lte: 'At this time or earlier.',
  isNull,
})

const ofList = { hasSome: 'Contains at least one of these.', hasEvery: 'Contains all of these.' }

export const StringListFilter = filter('StringListFilter', 'a list of strings', 'String', {
  has: 'Contains this string.',
  ...ofList,
  isEmpty: '`true` matches empty lists, `false` lists with at least one item.',
})

export const UuidListFilter = filter('UUIDListFilter', 'a list of IDs', 'UUID', {
  has: 'Contains this ID.',
  ...ofList,
})

const inputsByName = new Map<string, InputRef>()

/** Returns the input type of a name. Declares it on first use. */
function once(name: string, make: (name: string) => InputRef): InputRef {
  const ref = inputsByName.get(name) ?? make(name)
  inputsByName.set(name, ref)
  return ref
}

/** Declares operators that need no description beyond their names. */
const withoutDescriptions = (...operators: string[]) =>
  Object.fromEntries(operators.map((operator) => [operator, undefined]))

/** Returns the input type for conditions on an enum column. */
export const enumFilter = (ref: EnumRef<GraphTypes, string>): InputRef =>
  once(`${ref.name}Filter`, (name) =>
    filter(
      name,
      `${ref.name} values`,
      ref,
      withoutDescriptions('eq', 'ne', 'in', 'notIn', 'isNull'),
    ),
  )

/** Returns the input type for conditions on a column with a list of enum values. */
export const enumListFilter = (ref: EnumRef<GraphTypes, string>): InputRef =>
  once(`${ref.name}ListFilter`, (name) =>
    filter(
      name,
      `a list of ${ref.name} values`,
      ref,
      withoutDescriptions('has', 'hasSome', 'hasEvery'),
    ),
  )

/** Declares the comparison between columns of a record. */
export const comparison = (record: string, columns: EnumRef<GraphTypes, string>): InputRef =>
  builder.inputType(`${record}Comparison`, {
    description: `Comparison between columns of ${record} records. Operators are combined with AND.`,
    fields: (t) => ({
      field: t.field({ type: columns, required: true }),
      ...operatorFields(t, columns, withoutDescriptions('eq', 'ne', 'gt', 'gte', 'lt', 'lte')),
    }),
  })

/** Declares the condition on the number of related records. */
const aggregateCondition = (record: string, where: InputRef) =>
  builder.inputType(`${record}AggregateCondition`, {
    description: `Condition on the number of related ${record} records.`,
    fields: (t) => ({
      where: t.field({ type: where }),
      count: t.field({ type: CountFilter, required: true }),
    }),
  })

/** Returns the input type for conditions on the records of a to-many relation. */
export function relationFilter(where: InputRef): InputRef {
  const record = where.name.replace(/Where$/, '')
  return once(`${record}RelationFilter`, (name) =>
    builder.inputType(name, {
      description: `Conditions on the related ${record} records, combined with AND.`,
      fields: (t) => ({
        some: t.field({ type: where }),
        every: t.field({ type: where }),
        none: t.field({ type: where }),
        aggregate: t.field({ type: aggregateCondition(record, where) }),
      }),
    }),
  )
}
