/**
 * The input types of conditions, one for each kind of value: `StringFilter`, `MoneyFilter`, `OutletStatusFilter`. Input: the
 * kind and its operators; output: the type in the graph. `where-condition.ts` has what the operators mean.
 */
import type { EnumRef, InputFieldRef, InputRef, InputType } from '@pothos/core'
import { builder, type GraphTypes } from './builder.js'
import type { InputFields } from './fields.js'

type Type = InputType<GraphTypes>

/** Operators that take a list of values. */
const ofLists = new Set(['in', 'notIn', 'hasSome', 'hasEvery'])
/** Operators that take a yes or no, whatever the value is. */
const ofBooleans = new Set(['isNull', 'isEmpty'])

/** A field for each operator on a type of values, by its description. */
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
    description: `Conditions on ${what}; all that are given must hold.`,
    fields: (t) => operatorFields(t, type, operators),
  })

const isNull = 'Is absent (true) or present (false).'
const bounds = {
  gt: 'Is greater.',
  gte: 'Is greater or equal.',
  lt: 'Is less.',
  lte: 'Is less or equal.',
}

export const UuidFilter = filter('UUIDFilter', 'an id', 'UUID', {
  eq: 'Is this id.',
  ne: 'Is another id.',
  in: 'Is one of these ids.',
  notIn: 'Is none of these ids.',
  isNull,
})

export const StringFilter = filter('StringFilter', 'a text', 'String', {
  eq: 'Is exactly this text.',
  ne: 'Is another text.',
  in: 'Is one of these texts.',
  notIn: 'Is none of these texts.',
  contains: 'Contains this text, without case.',
  startsWith: 'Begins with this text, without case.',
  isNull,
})

export const BooleanFilter = builder.inputType('BooleanFilter', {
  description: 'Conditions on a yes or no.',
  fields: (t) => operatorFields(t, 'Boolean', { eq: 'Is this value.' }),
})

export const IntFilter = filter('IntFilter', 'a whole number', 'Int', {
  eq: 'Is this number.',
  ne: 'Is another number.',
  in: 'Is one of these numbers.',
  ...bounds,
  isNull,
})

const ofNumber = { eq: 'Is this number.', ...bounds }

export const FloatFilter = filter('FloatFilter', 'a number', 'Float', ofNumber)

export const CountFilter = filter('CountFilter', 'how many there are', 'Int', ofNumber)

export const MoneyFilter = filter(
  'MoneyFilter',
  'an amount of US dollars in major units',
  'Money',
  { eq: 'Is this amount.', ...bounds, isNull },
)

export const DateTimeFilter = filter('DateTimeFilter', 'a moment', 'DateTime', {
  eq: 'Is this moment.',
  gt: 'Is later.',
  gte: 'Is later or the same.',
  lt: 'Is earlier.',
  lte: 'Is earlier or the same.',
  isNull,
})

const ofList = { hasSome: 'Has at least one of these.', hasEvery: 'Has all of these.' }

export const StringListFilter = filter('StringListFilter', 'a list of texts', 'String', {
  has: 'Has this text among its items.',
  ...ofList,
  isEmpty: 'Is empty (true) or not (false).',
})

export const UuidListFilter = filter('UUIDListFilter', 'a list of ids', 'UUID', {
  has: 'Has this id among its items.',
  ...ofList,
})

const made = new Map<string, InputRef>()

/** The input type of a name, made when it is first asked for. */
function once(name: string, make: (name: string) => InputRef): InputRef {
  const ref = made.get(name) ?? make(name)
  made.set(name, ref)
  return ref
}

/** Operators whose names are their descriptions. */
const named = (...operators: string[]) =>
  Object.fromEntries(operators.map((operator) => [operator, undefined]))

/** The conditions on a column of an enum. */
export const enumFilter = (ref: EnumRef<GraphTypes, string>): InputRef =>
  once(`${ref.name}Filter`, (name) =>
    filter(name, `a ${ref.name}`, ref, named('eq', 'ne', 'in', 'notIn', 'isNull')),
  )

/** The conditions on a column that holds a list of an enum. */
export const enumListFilter = (ref: EnumRef<GraphTypes, string>): InputRef =>
  once(`${ref.name}ListFilter`, (name) =>
    filter(name, `a list of ${ref.name}`, ref, named('has', 'hasSome', 'hasEvery')),
  )

/** The conditions on columns of a record that are compared with each other. */
export const comparison = (record: string, columns: EnumRef<GraphTypes, string>): InputRef =>
  builder.inputType(`${record}Comparison`, {
    description: `A column of ${record} records compared with others; all that are given must hold.`,
    fields: (t) => ({
      field: t.field({ type: columns, required: true }),
      ...operatorFields(t, columns, named('eq', 'ne', 'gt', 'gte', 'lt', 'lte')),
    }),
  })

/** How many related records there are to be. */
const counted = (record: string, where: InputRef) =>
  builder.inputType(`${record}AggregateCondition`, {
    description: `Conditions on how many related ${record} records there are.`,
    fields: (t) => ({
      where: t.field({ type: where }),
      count: t.field({ type: CountFilter, required: true }),
    }),
  })

/** The conditions on the records of a relation to many. */
export function relationFilter(where: InputRef): InputRef {
  const record = where.name.replace(/Where$/, '')
  return once(`${record}RelationFilter`, (name) =>
    builder.inputType(name, {
      description: `Conditions on the related ${record} records; all that are given must hold.`,
      fields: (t) => ({
        some: t.field({ type: where }),
        every: t.field({ type: where }),
        none: t.field({ type: where }),
        aggregate: t.field({ type: counted(record, where) }),
      }),
    }),
  )
}
