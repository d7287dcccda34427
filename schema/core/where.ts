/** The filters (`where`) of lists: their input types, and what a filter means as Prisma takes it. */
import type { EnumRef, InputRef, InputShape, InputType } from '@pothos/core'
import { requireField, requireRecord } from '../../src/access/access.js'
import type { Session } from '../../src/access/session.js'
import { AppError } from '../../src/errors/app-error.js'
import { prices } from '../../src/graphql/cost.js'
import { fieldOf } from '../../src/query/model.js'
import type {
  ColumnOfType,
  ConditionOf,
  ManyRelationOf,
  ModelName,
  RelatedModel,
  RelationPathOf,
} from '../../src/query/model-types.js'
import type { Condition } from '../../src/query/shape.js'
import { builder, type GraphTypes } from './builder.js'
import {
  BooleanFilter,
  DateTimeFilter,
  enumFilter,
  enumListFilter,
  IntFilter,
  MoneyFilter,
  relationFilter,
  StringFilter,
  StringListFilter,
  UuidFilter,
  UuidListFilter,
} from './filter-types.js'

/** What a client gives for a `where` input. */
export type WhereValue<Field extends string = string> = { [Name in Field]?: unknown }

/** A condition of a `where` input: its GraphQL type and the Prisma filter it stands for. */
export interface WhereField {
  type: InputType<GraphTypes>
  description: string
  translate(value: unknown, session: Session): Condition
  /** What it adds to the cost of an operation, as `prices` counts. */
  weight?: number
}

/** A `where` input and its translation to a Prisma filter. */
export interface Where<Model extends ModelName = ModelName, Field extends string = string> {
  model: Model
  ref: InputRef<WhereValue>
  /** Its conditions by name. */
  fields(): Record<Field, WhereField>
  translate(value: WhereValue | null | undefined, session: Session): Condition
  /** What the caller sees of the records in their list; absent where there is none. */
  listed?: (session: Session) => Condition
}

const wheres = new Map<string, Where>()

/** The `where` input that is called as its model. */
function whereOf(model: string): Where {
  const where = wheres.get(model)
  if (!where) throw new Error(`There is no ${model}Where.`)
  return where
}

/**
 * The `where` input of a model: the given conditions, with AND, OR and NOT. What a condition tells of a
 * record, the field of its name would: it asks the same of the caller.
 * @param fields made late, so that models can refer to each other
 * @param name what its type begins with
 */
export function whereInput<Model extends ModelName, Fields extends Record<string, WhereField>>(
  model: Model,
  fields: (t: WhereFields<Model>) => Fields,
  name: string = model,
): Where<Model, keyof Fields & string> {
  const ref = builder.inputRef<Condition>(`${name}Where`)
  let made: Fields | undefined
  const conditions = () => {
    made ??= fields(new WhereFields(model))
    return made
  }
  ref.implement({
    description: `Conditions on ${name} records; all that are given must hold.`,
    fields: (t) => ({
      AND: t.field({ type: [ref], description: 'All of these hold.' }),
      OR: t.field({ type: [ref], description: 'At least one of these holds.' }),
      NOT: t.field({ type: [ref], description: 'None of these holds.' }),
      ...Object.fromEntries(
        Object.entries(conditions()).map(([key, { type, description, weight }]) => [
          key,
          t.field({ type, description, ...(weight && { extensions: { weight } }) }),
        ]),
      ),
    }),
  })
  const translate: Where['translate'] = (value, session) => {
    requireRecord(session, model)
    const known: Record<string, WhereField> = conditions()
    const parts: Condition[] = []
    for (const [key, operand] of Object.entries(value ?? {})) {
      if (operand === undefined || operand === null) continue
      if (key === 'AND' || key === 'OR' || key === 'NOT') {
        parts.push({ [key]: (operand as Condition[]).map((nested) => translate(nested, session)) })
      } else {
        requireField(session, model, key)
        parts.push(known[key]!.translate(operand, session))
      }
    }
    if (parts.length < 2) return parts[0] ?? {}
    return { AND: parts }
  }
  const where = { model, ref, fields: conditions, translate }
  wheres.set(name, where)
  return where
}

/** Makes the conditions of a model's `where` input, by the kind of the column or relation they look at. */
class WhereFields<Model extends ModelName> {
  readonly #model: Model

  constructor(model: Model) {
    this.#model = model
  }

  uuid(column: ColumnOfType<Model, string>, description: string): WhereField {
    return { type: UuidFilter, description, translate: columnFilter(column) }
  }

  string(column: ColumnOfType<Model, string>, description: string): WhereField {
    return { type: StringFilter, description, translate: textFilter(column) }
  }

  boolean(column: ColumnOfType<Model, boolean>, description: string): WhereField {
    return { type: BooleanFilter, description, translate: columnFilter(column) }
  }

  int(column: ColumnOfType<Model, number>, description: string): WhereField {
    return { type: IntFilter, description, translate: columnFilter(column) }
  }

  /** @param column of cents; a function of the session where not everybody sees the same price */
  money(
    column: MoneyColumn<Model> | ((session: Session) => MoneyColumn<Model>),
    description: string,
  ): WhereField {
    return {
      type: MoneyFilter,
      description,
      translate: (value, session) =>
        columnFilter(typeof column === 'function' ? column(session) : column)(value),
    }
  }

  dateTime(column: ColumnOfType<Model, Date>, description: string): WhereField {
    return { type: DateTimeFilter, description, translate: columnFilter(column) }
  }

  stringList(column: ColumnOfType<Model, string[]>, description: string): WhereField {
    return { type: StringListFilter, description, translate: columnFilter(column) }
  }

  uuidList(column: ColumnOfType<Model, string[]>, description: string): WhereField {
    return { type: UuidListFilter, description, translate: columnFilter(column) }
  }

  enum<Value extends string>(
    column: ColumnOfType<Model, NoInfer<Value>>,
    ref: EnumRef<GraphTypes, Value>,
    description: string,
  ): WhereField {
    return { type: enumFilter(ref), description, translate: columnFilter(column) }
  }

  enumList<Value extends string>(
    column: ColumnOfType<Model, NoInfer<Value>[]>,
    ref: EnumRef<GraphTypes, Value>,
    description: string,
  ): WhereField {
    return { type: enumListFilter(ref), description, translate: columnFilter(column) }
  }

  /** A condition on a related record, or by a path on one that is reached over another. */
  one(path: RelationPathOf<Model>, description: string): WhereField {
    const steps: string[] = path.split('.')
    const related = steps.reduce((model: string, step) => fieldOf(model, step).type, this.#model)
    const where = whereOf(related)
    return {
      type: where.ref,
      description,
      weight: prices.relation,
      translate: (value, session) =>
        steps.reduceRight<Condition>(
          (condition, step) => ({ [step]: condition }),
          where.translate(value as WhereValue, session),
        ),
    }
  }

  /**
   * Conditions on the related records (to many): some, every, none. Those count that the caller sees in
   * their list, and that fit `counted`.
   */
  many<Relation extends ManyRelationOf<Model>>(
    relation: Relation,
    description: string,
    counted: ConditionOf<RelatedModel<Model, Relation>> = {},
  ): WhereField {
    const where = whereOf(fieldOf(this.#model, relation).type)
    return {
      type: relationFilter(where.ref),
      description,
      weight: prices.relation,
      translate: (value, session) => {
        const seen = [counted, where.listed?.(session) ?? {}]
        return {
          AND: Object.entries(value as WhereValue).map(([quantifier, nested]) => {
            const fits = where.translate(nested as WhereValue, session)
            if (quantifier !== 'every')
              return { [relation]: { [quantifier]: { AND: [...seen, fits] } } }
            return { [relation]: { none: { AND: [...seen, { NOT: [fits] }] } } }
          }),
        }
      },
    }
  }

  /** A condition for operators alone: it tells of a value that teams do not see. */
  operatorOnly(name: string, field: WhereField): WhereField {
    return {
      ...field,
      translate: (value, session) => {
        if (session.kind !== 'operator')
          throw new AppError('operator_only', `Only an operator may filter by ${name}.`)
        return field.translate(value, session)
      },
    }
  }

  /** A condition of its own type and meaning. */
  custom<Type extends InputType<GraphTypes>>(
    type: Type,
    description: string,
    translate: (value: InputShape<GraphTypes, Type>, session: Session) => ConditionOf<Model>,
  ): WhereField {
    return { type, description, translate }
  }
}

type MoneyColumn<Model extends ModelName> =
  | ColumnOfType<Model, number>
  | ColumnOfType<Model, bigint>

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
function columnFilter(name: string, extra?: Condition): (given: unknown) => Condition {
  return (given) => {
    const value = given as Condition
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
function textFilter(name: string): (given: unknown) => Condition {
  const exactly = columnFilter(name)
  const loosely = columnFilter(name, { mode: 'insensitive' })
  return (given) => {
    const isLoose = ([operator]: [string, unknown]) => looselyMatched.has(operator)
    const conditions = Object.entries(given as Condition)
    const parts = conditions.filter(isLoose)
    if (parts.length === 0) return exactly(given)
    if (parts.length === conditions.length) return loosely(given)
    const others = conditions.filter((one) => !isLoose(one))
    return { AND: [exactly(Object.fromEntries(others)), loosely(Object.fromEntries(parts))] }
  }
}
