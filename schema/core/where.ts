import type { EnumRef } from '@pothos/core'
import type { Session } from '../../src/access/session.js'
import { AppError } from '../../src/errors/app-error.js'
import { prices } from '../../src/graphql/cost.js'
import { builder } from './builder.js'
import { type ListOptions, listCondition, lists } from './connection.js'
import { inputOf, type Translate, type Where, type WhereField } from './where-input.js'

type Condition = Record<string, unknown>

// The operators of the graph against Prisma's.
const prismaOperator: Record<string, string> = { eq: 'equals', ne: 'not' }

const looselyMatched = new Set(['contains', 'startsWith'])

/** Takes LIKE's wildcards literally, which Prisma does not. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** The condition that a text is a part of a column's, without case; the only way to search, so that none forgets a wildcard. */
export const containing = (text: string) =>
  ({ contains: escapeLike(text), mode: 'insensitive' }) as const

function operators(value: Condition, extra?: Condition): Condition {
  const filter: Condition = {}
  for (const [operator, operand] of Object.entries(value)) {
    if (operand === undefined || operator === 'isNull') continue
    if (operator === 'has') {
      // Prisma's `has` is `= ANY`, which no GIN index answers; `&&` is.
      filter.hasSome = [operand]
      continue
    }
    filter[prismaOperator[operator] ?? operator] = looselyMatched.has(operator)
      ? escapeLike(String(operand))
      : operand
  }
  return { ...filter, ...extra }
}

/** The filter of one column: its operators, and `isNull`. Several operators must all hold. */
function column(name: string, extra?: Condition): Translate {
  return (value: Condition) => {
    const filter = operators(value, extra)
    const parts: Condition[] = Object.keys(filter).length > 0 ? [{ [name]: filter }] : []
    if (typeof value.isNull === 'boolean')
      parts.push({ [name]: value.isNull ? null : { not: null } })
    return parts.length === 1 ? parts[0]! : { AND: parts }
  }
}

/**
 * The filter of a text, parts of which are found without case. The other operators stay apart: without case, Prisma
 * takes an equal text for a pattern.
 */
function textColumn(name: string): Translate {
  type Column = (value: Condition, session: Session) => Condition
  const exactly = column(name) as Column
  const loosely = column(name, { mode: 'insensitive' }) as Column
  return (value: Condition, session) => {
    const isLoose = ([operator]: [string, unknown]) => looselyMatched.has(operator)
    const given = Object.entries(value)
    const parts = given.filter(isLoose)
    if (parts.length === 0) return exactly(value, session)
    if (parts.length === given.length) return loosely(value, session)
    const others = Object.fromEntries(given.filter((one) => !isLoose(one)))
    return { AND: [exactly(others, session), loosely(Object.fromEntries(parts), session)] }
  }
}

const UuidFilter = builder.inputType('UUIDFilter', {
  description: 'Conditions on an id; all that are given must hold.',
  fields: (t) => ({
    eq: t.field({ type: 'UUID', description: 'Is this id.' }),
    ne: t.field({ type: 'UUID', description: 'Is another id.' }),
    in: t.field({ type: ['UUID'], description: 'Is one of these ids.' }),
    notIn: t.field({ type: ['UUID'], description: 'Is none of these ids.' }),
    isNull: t.boolean({ description: 'Is absent (true) or present (false).' }),
  }),
})

const StringFilter = builder.inputType('StringFilter', {
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

const BooleanFilter = builder.inputType('BooleanFilter', {
  description: 'Conditions on a yes or no.',
  fields: (t) => ({ eq: t.boolean({ description: 'Is this value.' }) }),
})

const IntFilter = builder.inputType('IntFilter', {
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

const DateTimeFilter = builder.inputType('DateTimeFilter', {
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

const StringListFilter = builder.inputType('StringListFilter', {
  description: 'Conditions on a list of texts; all that are given must hold.',
  fields: (t) => ({
    has: t.string({ description: 'Has this text among its items.' }),
    hasSome: t.stringList({ description: 'Has at least one of these.' }),
    hasEvery: t.stringList({ description: 'Has all of these.' }),
    isEmpty: t.boolean({ description: 'Is empty (true) or not (false).' }),
  }),
})

const UuidListFilter = builder.inputType('UUIDListFilter', {
  description: 'Conditions on a list of ids; all that are given must hold.',
  fields: (t) => ({
    has: t.field({ type: 'UUID', description: 'Has this id among its items.' }),
    hasSome: t.field({ type: ['UUID'], description: 'Has at least one of these.' }),
    hasEvery: t.field({ type: ['UUID'], description: 'Has all of these.' }),
  }),
})

/** Conditions for the columns of a model, by kind; the argument is the Prisma field they look at. */
export const by = {
  uuid: (name: string, description: string): WhereField => ({
    type: UuidFilter,
    description,
    translate: column(name),
  }),
  string: (name: string, description: string): WhereField => ({
    type: StringFilter,
    description,
    translate: textColumn(name),
  }),
  boolean: (name: string, description: string): WhereField => ({
    type: BooleanFilter,
    description,
    translate: column(name),
  }),
  int: (name: string, description: string): WhereField => ({
    type: IntFilter,
    description,
    translate: column(name),
  }),
  money: (name: string | ((session: Session) => string), description: string): WhereField => ({
    type: MoneyFilter,
    description,
    translate: (value, session) =>
      column(typeof name === 'function' ? name(session) : name)(value, session),
  }),
  dateTime: (name: string, description: string): WhereField => ({
    type: DateTimeFilter,
    description,
    translate: column(name),
  }),
  stringList: (name: string, description: string): WhereField => ({
    type: StringListFilter,
    description,
    translate: column(name),
  }),
  uuidList: (name: string, description: string): WhereField => ({
    type: UuidListFilter,
    description,
    translate: column(name),
  }),
  enum: (name: string, ref: EnumRef<never, unknown>, description: string): WhereField => ({
    type: enumFilter(ref),
    description,
    translate: column(name),
  }),
  enumList: (name: string, ref: EnumRef<never, unknown>, description: string): WhereField => ({
    type: enumListFilter(ref),
    description,
    translate: column(name),
  }),
  /** A condition on the related record (to one), by the name of its `where` input. */
  one: (name: string, where: Where | string, description: string): WhereField => ({
    type: inputOf(where).ref,
    description,
    weight: prices.relation,
    translate: (value: Condition, session) => ({
      [name]: inputOf(where).translate(value, session),
    }),
  }),
  /** The same of a record that is reached through another one. */
  through: (by: string, name: string, where: Where | string, description: string): WhereField => ({
    type: inputOf(where).ref,
    description,
    weight: prices.relation,
    translate: (value: Condition, session) => ({
      [by]: { [name]: inputOf(where).translate(value, session) },
    }),
  }),
  /**
   * Conditions on the related records (to many): some, every, none. Those count that the caller sees in
   * their list, and that are `seen`.
   */
  many: (
    name: string,
    where: Where | string,
    description: string,
    seen: Condition = {},
  ): WhereField => ({
    type: listFilter(inputOf(where)),
    description,
    weight: prices.relation,
    translate: (value: Condition, session) => {
      return {
        AND: Object.entries(value).map(([quantifier, nested]) => {
          const counted = [seen, seenOf(inputOf(where), session)]
          const fits = inputOf(where).translate(nested as Condition, session)
          if (quantifier !== 'every')
            return { [name]: { [quantifier]: { AND: [...counted, fits] } } }
          return { [name]: { none: { AND: [...counted, { NOT: [fits] }] } } }
        }),
      }
    },
  }),
  /** A condition for operators alone: it tells of a value that teams do not see. */
  operators: (name: string, field: WhereField): WhereField => ({
    ...field,
    translate: (value, session) => {
      if (session.kind !== 'operator') {
        throw new AppError('operator_only', `Only an operator may filter by ${name}.`)
      }
      return field.translate(value, session)
    },
  }),
  /** A condition of its own kind. */
  custom: <T>(
    type: unknown,
    description: string,
    translate: (value: T, session: Session) => Condition,
  ): WhereField => ({
    type,
    description,
    translate: translate as Translate,
  }),
}

const filters = new Map<string, unknown>()

function once<T>(name: string, make: () => T): T {
  if (!filters.has(name)) filters.set(name, make())
  return filters.get(name) as T
}

const nameOf = (ref: unknown) => (ref as { name: string }).name

function enumFilter(ref: EnumRef<never, unknown>) {
  const name = nameOf(ref)
  return once(`${name}Filter`, () =>
    builder.inputType(`${name}Filter`, {
      description: `Conditions on a ${name}; all that are given must hold.`,
      fields: (t) => ({
        eq: t.field({ type: ref as never, description: 'Is this value.' }),
        ne: t.field({ type: ref as never, description: 'Is another value.' }),
        in: t.field({ type: [ref] as never, description: 'Is one of these values.' }),
        notIn: t.field({ type: [ref] as never, description: 'Is none of these values.' }),
        isNull: t.boolean({ description: 'Is absent (true) or present (false).' }),
      }),
    }),
  )
}

function enumListFilter(ref: EnumRef<never, unknown>) {
  const name = nameOf(ref)
  return once(`${name}ListFilter`, () =>
    builder.inputType(`${name}ListFilter`, {
      description: `Conditions on a list of ${name}; all that are given must hold.`,
      fields: (t) => ({
        has: t.field({ type: ref as never, description: 'Has this value among its items.' }),
        hasSome: t.field({ type: [ref] as never, description: 'Has at least one of these.' }),
        hasEvery: t.field({ type: [ref] as never, description: 'Has all of these.' }),
      }),
    }),
  )
}

/** The list of the records that a `where` input is of. */
function listOf(where: Where): ListOptions | undefined {
  return [...lists.values()].find((list) => list.where === where)
}

function seenOf(where: Where, session: Session): Condition {
  const list = listOf(where)
  return list ? listCondition(list, {}, session) : {}
}

function listFilter(where: Where) {
  const name = nameOf(where.ref).replace(/Where$/, '')
  return once(`${name}RelationFilter`, () =>
    builder.inputType(`${name}RelationFilter`, {
      description: `Conditions on the related ${name} records; all that are given must hold.`,
      fields: (t) => ({
        some: t.field({ type: where.ref as never, description: 'At least one fits.' }),
        every: t.field({ type: where.ref as never, description: 'All fit.' }),
        none: t.field({ type: where.ref as never, description: 'None fits.' }),
      }),
    }),
  )
}
