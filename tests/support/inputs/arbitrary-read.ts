import fc, { type Arbitrary } from 'fast-check'
import { Prisma } from '../../../prisma/generated/client/client.js'
import { getDatamodel } from '../../../prisma/generated/pothos.js'
import type { Definition } from '../../../src/query/model.js'
import type { Condition, ReadArgs } from '../../../src/query/read.js'
import type { RecordRow } from '../../../src/query/select.js'

interface Model {
  fields: readonly Definition[]
  primaryKey: { fields: readonly string[] } | null
}

const models = (getDatamodel() as unknown as { datamodel: { models: Record<string, Model> } })
  .datamodel.models

/** All models of the data model. */
export const modelNames = Object.keys(models)

export const fieldsOf = (model: string) => models[model]!.fields

/** Fields of the primary key. */
export function keyOf(model: string): readonly string[] {
  const { fields, primaryKey } = models[model]!
  const id = fields.find(({ isId }) => isId)
  return id ? [id.name] : primaryKey!.fields
}

/** Records of each model, whose values the conditions use. */
export type Samples = Record<string, RecordRow[]>

/** Depth of relations within conditions and selections. */
const maxDepth = 2

/** Texts with a special meaning in LIKE patterns, literals or array literals. */
export const nasty = ['', '%', '_', "it's; DROP", '"a,b"', 'a\\b', '{NULL}', 'é', 'null']
const comparisons = ['gt', 'gte', 'lt', 'lte']
const comparable = new Set(['String', 'Int', 'BigInt', 'Float', 'Decimal', 'DateTime'])
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-/

/** Generates reads of models, with values of existing records. */
export class ArbitraryReads {
  readonly #samples: Samples
  readonly #conditions = new Map<string, Arbitrary<Condition>>()

  constructor(samples: Samples) {
    this.#samples = samples
  }

  /** A filter of a model. */
  where(model: string, depth = maxDepth): Arbitrary<Condition> {
    const name = `${model} ${depth}`
    let condition = this.#conditions.get(name)
    if (!condition) {
      condition = this.#where(model, depth)
      this.#conditions.set(name, condition)
    }
    return condition
  }

  /** A read of a model, with selection, filter and order. */
  read(model: string, depth = maxDepth): Arbitrary<ReadArgs> {
    return fc
      .record({
        fields: this.#fields(model, depth),
        where: fc.option(this.where(model, depth), { nil: undefined }),
        orderBy: this.#order(model),
        take: fc.option(fc.constantFrom(0, 1, 3, 10, 25), { nil: undefined }),
        skip: fc.constantFrom(0, 0, 0, 1, 4, 500),
      })
      .map(({ fields, where, orderBy, take, skip }) => ({
        ...fields,
        ...(where && { where }),
        ...(take !== undefined && { take }),
        ...(skip > 0 && { skip }),
        orderBy,
      }))
  }

  #where(model: string, depth: number): Arbitrary<Condition> {
    const fields = fieldsOf(model).filter((field) => this.#isFilterable(model, field, depth))
    if (fields.length === 0) return fc.constant({})
    const single = fc
      .constantFrom(...fields)
      .chain((field) =>
        field.kind === 'object' ? this.#relation(field, depth) : this.#column(model, field),
      )
    const several = (of: Arbitrary<Condition>) => fc.array(of, { maxLength: 2 })
    const combined = fc.letrec<{ where: Condition }>((tie) => ({
      where: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        { arbitrary: single, weight: 4 },
        fc.tuple(single, single).map(([one, other]) => ({ ...one, ...other })),
        several(tie('where')).map((AND) => ({ AND })),
        several(tie('where')).map((OR) => ({ OR })),
        // The oracle cannot express a key of several columns in one condition.
        ...(keyOf(model).length === 1 ? [several(tie('where')).map((NOT) => ({ NOT }))] : []),
      ),
    }))
    return combined.where
  }

  #isFilterable(model: string, { name, kind, type }: Definition, depth: number): boolean {
    if (kind === 'object') return depth > 0
    // Prisma's filters do not treat network addresses as texts, and the server's filters do not support JSON.
    return (
      name !== 'signerIp' &&
      type !== 'Json' &&
      (this.#values(model, name).length > 0 || type === 'Boolean')
    )
  }

  /** Distinct values of a column. */
  #values(model: string, name: string): unknown[] {
    const found = new Map<string, unknown>()
    for (const { [name]: value } of this.#samples[model]!)
      for (const one of Array.isArray(value) ? value : [value])
        if (one !== null) found.set(String(one), Prisma.Decimal.isDecimal(one) ? String(one) : one)
    return [...found.values()]
  }

  #relation({ name, type, isList, isRequired }: Definition, depth: number): Arbitrary<Condition> {
    const nested = fc.oneof({ arbitrary: this.where(type, depth - 1), weight: 4 }, fc.constant({}))
    const quantified = fc
      .tuple(fc.constantFrom('some', 'none'), nested)
      .map(([quantifier, condition]): Condition => ({ [quantifier]: condition }))
    const operand = isList
      ? quantified
      : fc.oneof(nested, ...(isRequired ? [] : [fc.constant(null)]))
    return operand.map((condition) => ({ [name]: condition }))
  }

  #column(model: string, field: Definition): Arbitrary<Condition> {
    const { name, kind, type, isList, isRequired } = field
    const values = type === 'Boolean' ? [true, false] : this.#values(model, name)
    const isText = type === 'String' && !values.some((one) => uuid.test(`${one}`))
    const known = fc.constantFrom(...values)
    const value = isText ? fc.oneof(known, known, fc.constantFrom(...nasty)) : known
    const list = fc.array(value, { maxLength: 3 })
    const operator = (names: readonly string[], of: Arbitrary<unknown>) =>
      fc.tuple(fc.constantFrom(...names), of).map(([one, operand]) => ({ [one]: operand }))
    if (isList)
      return fc
        .oneof(operator(['hasSome', 'hasEvery'], list), operator(['isEmpty'], fc.boolean()))
        .map((filter) => ({ [name]: filter }))
    const part = value.map((text) => String(text).slice(0, 3))
    const filters: Arbitrary<unknown>[] = [value, operator(['equals', 'not'], value)]
    if (type !== 'Boolean' && type !== 'Bytes') filters.push(operator(['in'], list))
    if (kind === 'scalar' && comparable.has(type))
      filters.push(
        operator(comparisons, value),
        fc.tuple(value, value).map(([gte, lt]) => ({ gte, lt })),
      )
    if (isText)
      filters.push(
        operator(['contains', 'startsWith'], part).map((filter) => ({
          ...filter,
          mode: 'insensitive',
        })),
      )
    if (!isRequired) filters.push(fc.constantFrom(null, { equals: null }, { not: null }))
    return fc.oneof(...filters).map((filter) => ({ [name]: filter }))
  }

  /** `select`, of some columns or all, or none. */
  #fields(model: string, depth: number): Arbitrary<Pick<ReadArgs, 'select'>> {
    const fields = fieldsOf(model)
    const columns = fields.filter(({ kind }) => kind !== 'object')
    const some = fc
      .subarray([...columns], { minLength: 1 })
      .map((chosen) => Object.fromEntries(chosen.map(({ name }) => [name, true])))
    const related = depth > 0 ? fields.filter(({ kind }) => kind === 'object') : []
    if (related.length === 0)
      return fc.oneof(
        fc.constant({}),
        some.map((select) => ({ select })),
      )
    const chosen = fc
      .uniqueArray(fc.constantFrom(...related), { minLength: 1, maxLength: 3 })
      .chain((relations) => fc.tuple(...relations.map((one) => this.#nested(one, depth))))
      .map((entries) => Object.fromEntries(entries))
    const lists = related.filter(({ isList }) => isList)
    const counts = lists.length > 0 ? this.#counts(lists, depth) : fc.constant({})
    return fc.oneof(
      fc.constant({}),
      some.map((select) => ({ select })),
      fc.tuple(some, chosen, counts).map(([...parts]) => ({ select: Object.assign({}, ...parts) })),
      fc.tuple(chosen, counts).map((parts) => ({
        select: Object.assign(
          Object.fromEntries(columns.map(({ name }) => [name, true])),
          ...parts,
        ),
      })),
    )
  }

  #nested(
    { name, type, isList, isRequired }: Definition,
    depth: number,
  ): Arbitrary<readonly [string, ReadArgs | true]> {
    const read = isList
      ? this.read(type, depth - 1)
      : fc
          .tuple(
            this.#fields(type, depth - 1),
            isRequired ? fc.constant({}) : this.where(type, 0).map((where) => ({ where })),
          )
          .map(([fields, where]) => ({ ...fields, ...where }))
    return read.map((nested) => [name, nested] as const)
  }

  #counts(lists: readonly Definition[], depth: number): Arbitrary<object> {
    const counted = fc.constantFrom(...lists).chain(({ name, type }) =>
      fc
        .oneof(
          fc.constant(true),
          this.where(type, depth - 1).map((where) => ({ where })),
        )
        .map((how) => ({ _count: { select: { [name]: how } } })),
    )
    return fc.oneof(fc.constant({}), counted)
  }

  /** An order that leaves no two records equal. */
  #order(model: string): Arbitrary<object[]> {
    const fields = fieldsOf(model)
    const direction = fc.constantFrom('asc', 'desc')
    const isSortable = ({ kind, type, isList }: Definition) =>
      kind !== 'object' && !isList && type !== 'Json'
    const columns = fields.filter(isSortable)
    const key = keyOf(model).map((name) => ({ [name]: 'asc' }))
    const own = fc
      .tuple(fc.constantFrom(...columns), direction, fc.constantFrom('first', 'last', undefined))
      .map(([{ name, isRequired }, sort, nulls]) => ({
        [name]: isRequired || !nulls ? sort : { sort, nulls },
      }))
    const related = fields.filter(({ kind, isList }) => kind === 'object' && !isList)
    const orders: Arbitrary<object>[] = [own]
    if (related.length > 0)
      orders.push(
        fc
          .tuple(fc.constantFrom(...related), fc.nat(), direction)
          .map(([{ name, type }, index, sort]) => {
            const sortable = fieldsOf(type).filter(isSortable)
            return { [name]: { [sortable[index % sortable.length]!.name]: sort } }
          }),
      )
    return fc.array(fc.oneof(...orders), { maxLength: 1 }).map((first) => [...first, ...key])
  }
}
