/**
 * Declares the filters (`where`) of lists, with their translation to conditions of the read engine.
 *
 *     whereInput('Order', (t) => ({ total: t.money('total', '…') }))  // declares OrderWhere
 */
import type { EnumRef, InputShape, InputType } from '@pothos/core'
import type { Session } from '../../src/access/session.js'
import { isPublisherModel, publisherWhere } from '../../src/access/tenancy.js'
import { invalidInput, withPathPrefix } from '../../src/errors/app-error.js'
import { prices } from '../../src/graphql/cost.js'
import { requireModelField } from '../../src/query/model.js'
import type {
  ColumnOfType,
  ColumnPath,
  ConditionOf,
  ManyRelationOf,
  ModelName,
  RelatedModel,
  RelationPathOf,
} from '../../src/query/model-types.js'
import type { Condition } from '../../src/query/read.js'
import { isStorable, mustBeStorable } from '../../src/values/storable.js'
import { builder, type GraphTypes } from './builder.js'
import { compareField } from './compare.js'
import {
  BooleanFilter,
  DateTimeFilter,
  enumFilter,
  enumListFilter,
  IntFilter,
  MetadataFilter,
  MoneyFilter,
  relationFilter,
  StringFilter,
  StringListFilter,
  UuidFilter,
  UuidListFilter,
} from './filter-types.js'
import { nestUnderPath } from './nested-condition.js'
import { withoutTestTeams } from './tenant.js'
import {
  and,
  type ComparableColumn,
  columnFilter,
  lazy,
  quantifiedWhere,
  rejectNullOperators,
  requireWhereInput,
  searchCondition,
  type Where,
  type WhereField,
  type WhereValue,
  whereInputs,
  whereTranslator,
} from './where-condition.js'

/**
 * Declares the `where` input of a model: the given conditions with AND, OR and NOT. A condition
 * requires the same access as the record's field of the same name.
 * @param fields evaluated lazily, so that models can refer to each other
 * @param name prefix of the type's name. Defaults to the model's name.
 */
export function whereInput<Model extends ModelName, Fields extends Record<string, WhereField>>(
  model: Model,
  fields: (t: WhereFields<Model>) => Fields,
  name: string = model,
): Where<Model, keyof Fields & string> {
  const ref = builder.inputRef<Condition>(`${name}Where`)
  const conditions = lazy(() => fields(new WhereFields(model)))
  ref.implement({
    description: `Conditions on ${name} records, combined with AND.`,
    fields: (t) => ({
      AND: t.field({ type: [ref] }),
      OR: t.field({ type: [ref] }),
      NOT: t.field({ type: [ref] }),
      ...Object.fromEntries(
        Object.entries(conditions()).map(([key, field]) => [
          key,
          t.field({
            type: field.type,
            // The condition has the description of the record's field with the same name.
            ...(field.column !== key && { description: field.description }),
            extensions: whereExtensions(field),
          }),
        ]),
      ),
      ...compareField(t, name, conditions()),
    }),
  })
  const translate = whereTranslator(model, conditions)
  const where = { model, ref, fields: conditions, translate }
  whereInputs.set(name, where)
  return where
}

/**
 * Limits a condition on a related record to those that a publisher can see: a placement refers to its product and outlet
 * also after they have another publisher.
 */
const offeredWhere = (model: string, session: Session): Condition =>
  session.kind === 'team' && session.teamKind === 'PUBLISHER' && isPublisherModel(model)
    ? publisherWhere(session, model)
    : {}

const whereExtensions = ({ description, weight, searched }: WhereField) => ({
  described: description,
  ...(weight && { weight }),
  ...(searched && { searched }),
})

/** Builds the conditions of a model's `where` input, by the kind of column or relation. */
class WhereFields<Model extends ModelName> {
  readonly #model: Model

  constructor(model: Model) {
    this.#model = model
  }

  #onColumn(
    type: WhereField['type'],
    column: string,
    description: string,
    kind?: ComparableColumn['kind'],
  ): WhereField {
    const translate = columnFilter(column)
    return { type, description, column, translate, ...(kind && { comparable: { column, kind } }) }
  }

  /** @param stored converts a given ID to the value of the column, if they differ */
  uuid(
    column: ColumnOfType<Model, string>,
    description: string,
    stored: (id: string) => string = (id) => id,
  ): WhereField {
    const field = this.#onColumn(UuidFilter, column, description)
    const each = (operand: unknown) => {
      if (Array.isArray(operand)) return operand.map(stored)
      return typeof operand === 'string' ? stored(operand) : operand
    }
    const translate: WhereField['translate'] = (operands, session) => {
      const entries = Object.entries(operands as Condition)
      return field.translate(
        Object.fromEntries(entries.map(([name, operand]) => [name, each(operand)])),
        session,
      )
    }
    return { ...field, translate }
  }

  string(column: ColumnOfType<Model, string>, description: string): WhereField {
    return this.#onColumn(StringFilter, column, description)
  }

  /**
   * Searches for words in any of these columns, in any order and ignoring case. Each caller searches
   * only the columns that they may read.
   */
  search<const Paths extends readonly string[]>(
    description: string,
    ...paths: { [At in keyof Paths]: Paths[At] & ColumnPath<Model, Paths[At]> }
  ): WhereField {
    const isRelated = (path: string) => path.includes('.')
    const condition = searchCondition(this.#model, paths)
    return {
      type: 'String',
      description,
      searched: paths,
      weight: prices.relation * paths.filter(isRelated).length,
      translate: (text, session) => condition(text as string, session),
    }
  }

  boolean(column: ColumnOfType<Model, boolean>, description: string): WhereField {
    return this.#onColumn(BooleanFilter, column, description)
  }

  /** Declares the condition that a record belongs to a test team. A record without a team does not. */
  isTest(): WhereField {
    const live = withoutTestTeams(this.#model)
    if (!live) throw new TypeError(`No team owns records of ${this.#model}`)
    return {
      type: 'Boolean',
      description: 'Whether the record belongs to a test team.',
      weight: prices.relation,
      translate: (isTest) => (isTest ? { NOT: [live] } : live),
    }
  }

  int(column: ColumnOfType<Model, number>, description: string): WhereField {
    return this.#onColumn(IntFilter, column, description, 'number')
  }

  /** @param column in cents; a function of the session if the price depends on the caller */
  money(
    column: MoneyColumn<Model> | ((session: Session) => MoneyColumn<Model>),
    description: string,
  ): WhereField {
    if (typeof column === 'string')
      return this.#onColumn(MoneyFilter, column, description, 'amount')
    return {
      type: MoneyFilter,
      description,
      translate: (value, session) => columnFilter(column(session))(value),
    }
  }

  /** Declares the condition that a text of the metadata has a value. */
  metadata(): WhereField {
    const description = 'Matches records whose metadata has this value under this key.'
    return {
      ...this.#onColumn(MetadataFilter, 'metadata', description),
      translate: (operand) => {
        const { key, value } = operand as { key: string; value: string }
        // PostgreSQL rejects the JSON text. A rule of the input type would apply to every `where` that contains it.
        if (!isStorable(key + value)) throw invalidInput([], 'invalid_text', mustBeStorable)
        return { metadata: { hasMembers: JSON.stringify({ [key]: value }) } }
      },
    }
  }

  dateTime(column: ColumnOfType<Model, Date>, description: string): WhereField {
    return this.#onColumn(DateTimeFilter, column, description, 'time')
  }

  stringList(column: ColumnOfType<Model, string[]>, description: string): WhereField {
    return this.#onColumn(StringListFilter, column, description)
  }

  uuidList(column: ColumnOfType<Model, string[]>, description: string): WhereField {
    return this.#onColumn(UuidListFilter, column, description)
  }

  enum<Value extends string>(
    column: ColumnOfType<Model, NoInfer<Value>>,
    ref: EnumRef<GraphTypes, Value>,
    description: string,
  ): WhereField {
    return this.#onColumn(enumFilter(ref), column, description)
  }

  enumList<Value extends string>(
    column: ColumnOfType<Model, NoInfer<Value>[]>,
    ref: EnumRef<GraphTypes, Value>,
    description: string,
  ): WhereField {
    return this.#onColumn(enumListFilter(ref), column, description)
  }

  /** Declares a condition on a related record. The path may lead over other to-one relations. */
  one(path: RelationPathOf<Model>, description: string): WhereField {
    const steps: string[] = path.split('.')
    const relatedModel = steps.reduce(
      (model: string, step) => requireModelField(model, step).type,
      this.#model,
    )
    const where = requireWhereInput(relatedModel)
    return {
      type: where.ref,
      description,
      column: path,
      weight: prices.relation,
      related: { where, isMany: false },
      translate: (value, session) =>
        nestUnderPath(
          path,
          and([offeredWhere(relatedModel, session), where.translate(value as WhereValue, session)]),
        ),
    }
  }

  /**
   * Declares conditions on to-many related records: some, every, none. Only records that the caller can see
   * in their list and that match `counted` are considered.
   */
  many<Relation extends ManyRelationOf<Model>>(
    relation: Relation,
    description: string,
    counted: ConditionOf<RelatedModel<Model, Relation>> = {},
  ): WhereField {
    const where = requireWhereInput(requireModelField(this.#model, relation).type)
    return {
      type: relationFilter(where.ref),
      description,
      column: relation,
      weight: prices.relation,
      related: { where, isMany: true },
      translate: (value, session) => ({
        AND: Object.entries(value as WhereValue).map(([quantifier, operand]) => {
          const isAggregate = quantifier === 'aggregate'
          const { count } = withPathPrefix([quantifier], () => rejectNullOperators(operand)) as {
            count?: Condition
          }
          if (count) withPathPrefix([quantifier, 'count'], () => rejectNullOperators(count))
          const nested = quantifiedWhere(quantifier, operand)
          const visibility = [counted, where.listed?.(session) ?? {}]
          const path = isAggregate ? [quantifier, 'where'] : [quantifier]
          const matches = withPathPrefix(path, () => where.translate(nested, session))
          if (isAggregate)
            return {
              [relation]: { aggregate: { where: { AND: [...visibility, matches] }, count } },
            }
          if (quantifier !== 'every')
            return { [relation]: { [quantifier]: { AND: [...visibility, matches] } } }
          return { [relation]: { none: { AND: [...visibility, { NOT: [matches] }] } } }
        }),
      }),
    }
  }

  /** Declares a condition with its own type and translation. */
  custom<Type extends InputType<GraphTypes>>(
    type: Type,
    description: string,
    translate: (value: InputShape<GraphTypes, Type>, session: Session) => ConditionOf<Model>,
    searched?: readonly string[],
  ): WhereField {
    return { type, description, translate, ...(searched && { searched }) }
  }
}

type MoneyColumn<Model extends ModelName> =
  | ColumnOfType<Model, number>
  | ColumnOfType<Model, bigint>
