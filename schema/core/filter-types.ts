/** The input types of conditions, one for each kind of value: `StringFilter`, `MoneyFilter`, `OutletStatusFilter`. */
import type { EnumRef, InputRef } from '@pothos/core'
import { builder, type GraphTypes } from './builder.js'

export const UuidFilter = builder.inputType('UUIDFilter', {
  description: 'Conditions on an id; all that are given must hold.',
  fields: (t) => ({
    eq: t.field({ type: 'UUID', description: 'Is this id.' }),
    ne: t.field({ type: 'UUID', description: 'Is another id.' }),
    in: t.field({ type: ['UUID'], description: 'Is one of these ids.' }),
    notIn: t.field({ type: ['UUID'], description: 'Is none of these ids.' }),
    isNull: t.boolean({ description: 'Is absent (true) or present (false).' }),
  }),
})

export const StringFilter = builder.inputType('StringFilter', {
  description: 'Conditions on a text; all that are given must hold.',
  fields: (t) => ({
    eq: t.string({ description: 'Is exactly this text.' }),
    ne: t.string({ description: 'Is another text.' }),
    in: t.stringList({ description: 'Is one of these texts.' }),
    notIn: t.stringList({ description: 'Is none of these texts.' }),
    contains: t.string({ description: 'Contains this text, without case.' }),
    startsWith: t.string({ description: 'Begins with this text, without case.' }),
    isNull: t.boolean({ description: 'Is absent (true) or present (false).' }),
  }),
})

export const BooleanFilter = builder.inputType('BooleanFilter', {
  description: 'Conditions on a yes or no.',
  fields: (t) => ({ eq: t.boolean({ description: 'Is this value.' }) }),
})

export const IntFilter = builder.inputType('IntFilter', {
  description: 'Conditions on a whole number; all that are given must hold.',
  fields: (t) => ({
    eq: t.int({ description: 'Is this number.' }),
    ne: t.int({ description: 'Is another number.' }),
    in: t.intList({ description: 'Is one of these numbers.' }),
    gt: t.int({ description: 'Is greater.' }),
    gte: t.int({ description: 'Is greater or equal.' }),
    lt: t.int({ description: 'Is less.' }),
    lte: t.int({ description: 'Is less or equal.' }),
    isNull: t.boolean({ description: 'Is absent (true) or present (false).' }),
  }),
})

export const FloatFilter = builder.inputType('FloatFilter', {
  description: 'Conditions on a number; all that are given must hold.',
  fields: (t) => ({
    eq: t.float({ description: 'Is this number.' }),
    gt: t.float({ description: 'Is greater.' }),
    gte: t.float({ description: 'Is greater or equal.' }),
    lt: t.float({ description: 'Is less.' }),
    lte: t.float({ description: 'Is less or equal.' }),
  }),
})

export const CountFilter = builder.inputType('CountFilter', {
  description: 'Conditions on how many there are; all that are given must hold.',
  fields: (t) => ({
    eq: t.int({ description: 'Is this number.' }),
    gt: t.int({ description: 'Is greater.' }),
    gte: t.int({ description: 'Is greater or equal.' }),
    lt: t.int({ description: 'Is less.' }),
    lte: t.int({ description: 'Is less or equal.' }),
  }),
})

export const MoneyFilter = builder.inputType('MoneyFilter', {
  description:
    'Conditions on an amount of US dollars in major units; all that are given must hold.',
  fields: (t) => ({
    eq: t.field({ type: 'Money', description: 'Is this amount.' }),
    gt: t.field({ type: 'Money', description: 'Is greater.' }),
    gte: t.field({ type: 'Money', description: 'Is greater or equal.' }),
    lt: t.field({ type: 'Money', description: 'Is less.' }),
    lte: t.field({ type: 'Money', description: 'Is less or equal.' }),
    isNull: t.boolean({ description: 'Is absent (true) or present (false).' }),
  }),
})

export const DateTimeFilter = builder.inputType('DateTimeFilter', {
  description: 'Conditions on a moment; all that are given must hold.',
  fields: (t) => ({
    eq: t.field({ type: 'DateTime', description: 'Is this moment.' }),
    gt: t.field({ type: 'DateTime', description: 'Is later.' }),
    gte: t.field({ type: 'DateTime', description: 'Is later or the same.' }),
    lt: t.field({ type: 'DateTime', description: 'Is earlier.' }),
    lte: t.field({ type: 'DateTime', description: 'Is earlier or the same.' }),
    isNull: t.boolean({ description: 'Is absent (true) or present (false).' }),
  }),
})

export const StringListFilter = builder.inputType('StringListFilter', {
  description: 'Conditions on a list of texts; all that are given must hold.',
  fields: (t) => ({
    has: t.string({ description: 'Has this text among its items.' }),
    hasSome: t.stringList({ description: 'Has at least one of these.' }),
    hasEvery: t.stringList({ description: 'Has all of these.' }),
    isEmpty: t.boolean({ description: 'Is empty (true) or not (false).' }),
  }),
})

export const UuidListFilter = builder.inputType('UUIDListFilter', {
  description: 'Conditions on a list of ids; all that are given must hold.',
  fields: (t) => ({
    has: t.field({ type: 'UUID', description: 'Has this id among its items.' }),
    hasSome: t.field({ type: ['UUID'], description: 'Has at least one of these.' }),
    hasEvery: t.field({ type: ['UUID'], description: 'Has all of these.' }),
  }),
})

const made = new Map<string, InputRef>()

/** The input type of a name, made when it is first asked for. */
function once(name: string, make: (name: string) => InputRef): InputRef {
  let ref = made.get(name)
  if (!ref) {
    ref = make(name)
    made.set(name, ref)
  }
  return ref
}

/** The conditions on a column of an enum. */
export function enumFilter(ref: EnumRef<GraphTypes, string>): InputRef {
  return once(`${ref.name}Filter`, (name) =>
    builder.inputType(name, {
      description: `Conditions on a ${ref.name}; all that are given must hold.`,
      fields: (t) => ({
        eq: t.field({ type: ref }),
        ne: t.field({ type: ref }),
        in: t.field({ type: [ref] }),
        notIn: t.field({ type: [ref] }),
        isNull: t.boolean(),
      }),
    }),
  )
}

/** The conditions on a column that holds a list of an enum. */
export function enumListFilter(ref: EnumRef<GraphTypes, string>): InputRef {
  return once(`${ref.name}ListFilter`, (name) =>
    builder.inputType(name, {
      description: `Conditions on a list of ${ref.name}; all that are given must hold.`,
      fields: (t) => ({
        has: t.field({ type: ref }),
        hasSome: t.field({ type: [ref] }),
        hasEvery: t.field({ type: [ref] }),
      }),
    }),
  )
}

/** How many related records there are to be. */
const counted = (record: string, where: InputRef) =>
  once(`${record}AggregateCondition`, (name) =>
    builder.inputType(name, {
      description: `Conditions on how many related ${record} records there are.`,
      fields: (t) => ({
        where: t.field({ type: where }),
        count: t.field({ type: CountFilter, required: true }),
      }),
    }),
  )

/** The conditions on columns of a record that are compared with each other. */
export function comparison(record: string, columns: EnumRef<GraphTypes, string>): InputRef {
  return once(`${record}Comparison`, (name) =>
    builder.inputType(name, {
      description: `A column of ${record} records compared with others; all that are given must hold.`,
      fields: (t) => ({
        field: t.field({ type: columns, required: true }),
        eq: t.field({ type: columns }),
        ne: t.field({ type: columns }),
        gt: t.field({ type: columns }),
        gte: t.field({ type: columns }),
        lt: t.field({ type: columns }),
        lte: t.field({ type: columns }),
      }),
    }),
  )
}

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
