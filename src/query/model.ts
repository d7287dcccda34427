/** Maps models and fields of Prisma to tables, columns and join conditions of SQL. */
import type { PrismaClient } from '../../prisma/generated/client/client.js'
import { getDatamodel } from '../../prisma/generated/pothos.js'
import type { DelegateName, ModelName } from './model-types.js'

/** Column of a table. */
export interface ModelColumn {
  kind: 'column'
  /** Quoted for SQL. */
  column: string
  /** Prisma type, such as `DateTime`, or name of an enum. */
  type: string
  isList: boolean
  isRequired: boolean
}

/** Relation between two tables: the column `to` of the related record equals `from` of this record. */
export interface Relation {
  kind: 'relation'
  /** Model of this record. */
  of: string
  /** Model of the related records. */
  model: string
  from: string
  to: string
  isList: boolean
  /** Whether `from` is the foreign key. A related record then exists unless it is null. */
  holdsKey: boolean
  /** Join table. Its column `start` equals `from`, its column `end` equals `to`, and `ended` must be null. */
  via?: { table: string; start: string; end: string; ended?: string }
}

export type ModelField = ModelColumn | Relation

/** Tables and columns of the Prisma models. */
export class DataModel {
  readonly #names: DatabaseNames
  readonly #fields = new Map<string, ReadonlyMap<string, ModelField>>()

  constructor(prisma: PrismaClient) {
    this.#names = databaseNames(prisma)
  }

  table(model: string): string {
    return quoted(this.#names[model]!.dbName ?? model)
  }

  /** Returns the primary key column, or undefined for a composite key. */
  key(model: string): string | undefined {
    const id = definitions[model]!.fields.find(({ isId }) => isId)
    return id && this.#column(model, id.name)
  }

  /** Returns a field by name. A suffix after `#` is ignored; it distinguishes several reads of one relation. */
  field(model: string, name: string): ModelField | undefined {
    const end = name.indexOf('#')
    const field = end < 0 ? name : name.slice(0, end)
    return this.fields(model).get(field) ?? this.#joined(model, field)
  }

  /** Combines two relations to one with the intermediate table as join table. */
  #joined(model: string, name: string): Relation | undefined {
    const path = joinedRelations[`${model}.${name}`]
    if (!path) return undefined
    const first = this.field(model, path[0]) as Relation
    const second = this.field(first.model, path[1]) as Relation
    const deletedColumn = path[2] && this.#column(first.model, path[2])
    return {
      kind: 'relation',
      of: model,
      model: second.model,
      from: first.from,
      to: second.to,
      isList: true,
      holdsKey: false,
      via: {
        table: this.table(first.model),
        start: first.to,
        end: second.from,
        ...(deletedColumn && { ended: deletedColumn }),
      },
    }
  }

  fields(model: string): ReadonlyMap<string, ModelField> {
    let fields = this.#fields.get(model)
    if (!fields) {
      fields = new Map(
        definitions[model]!.fields.map((field) => [field.name, this.#read(model, field)]),
      )
      this.#fields.set(model, fields)
    }
    return fields
  }

  #read(model: string, field: Definition): ModelField {
    const { name, type, isList, isRequired } = field
    if (field.kind !== 'object')
      return { kind: 'column', column: this.#column(model, name), type, isList, isRequired }
    const relation = { kind: 'relation' as const, of: model, model: type, isList }
    const [own] = field.relationFromFields ?? []
    if (own) {
      const to = this.#referenced(model, field)
      return { ...relation, from: this.#column(model, own), to, holdsKey: true }
    }
    const inverse = inverseRelation(model, name)
    const from = this.#referenced(type, inverse)
    return {
      ...relation,
      from,
      to: this.#column(type, inverse.relationFromFields![0]!),
      holdsKey: false,
    }
  }

  /** Returns the column that a foreign key references. */
  #referenced(model: string, { name, type }: Definition): string {
    const other = referenced[`${model}.${name}`]
    return other ? this.#column(type, other) : this.key(type)!
  }

  #column(model: string, field: string): string {
    const { dbName } = this.#names[model]!.fields.find(({ name }) => name === field)!
    return quoted(dbName ?? field)
  }
}

/**
 * Fields other than the ID that foreign keys reference. Neither Prisma's client nor Pothos' data model contains them.
 */
const referenced: Record<string, string> = { 'Questionnaire.file': 'key' }

/** Relations over two Prisma relations. The third element is a column of the join table that must be null. */
const joinedRelations: Record<string, readonly [string, string, string?]> = {
  'Order.articles': ['items', 'article'],
  'Team.members': ['memberships', 'user', 'deletedAt'],
}

let dataModel: DataModel | undefined

/** Returns the data model. It is the same for all clients. */
export function dataModelOf(prisma: PrismaClient): DataModel {
  dataModel ??= new DataModel(prisma)
  return dataModel
}

type DatabaseNames = Record<
  string,
  { dbName?: string | null; fields: readonly { name: string; dbName?: string | null }[] }
>

/**
 * Reads table and column names from the Prisma client.
 *
 * The property is private, but no other output of Prisma has these names. Pothos' data model omits them, and the
 * generated client contains no DMMF.
 */
function databaseNames(prisma: object): DatabaseNames {
  const { _runtimeDataModel } = prisma as { _runtimeDataModel?: { models: DatabaseNames } }
  if (!_runtimeDataModel)
    throw new Error('This version of Prisma does not provide the names of tables and columns.')
  return _runtimeDataModel.models
}

/** Field of the data model. A relation has the kind `object`. */
export interface Definition {
  name: string
  kind: string
  type: string
  isId: boolean
  isList: boolean
  isRequired: boolean
  relationName?: string
  relationFromFields?: readonly string[]
}

const definitions: Record<string, { fields: readonly Definition[] }> =
  getDatamodel().datamodel.models

const byName = new Map<string, Definition>(
  Object.entries(definitions).flatMap(([model, { fields }]) =>
    fields.map((field) => [`${model}.${field.name}`, field] as const),
  ),
)

/** @throws Error if the model does not have the field */
export function requireModelField(model: string, name: string): Definition {
  const field = byName.get(`${model}.${name}`)
  if (!field) throw new Error(`${model} has no field ${name}`)
  return field
}

/** Returns the other side of a relation, which has the foreign key. */
export function inverseRelation(model: string, relation: string): Definition {
  const { type, relationName } = requireModelField(model, relation)
  return definitions[type]!.fields.find(
    (field) => field.relationName === relationName && field.relationFromFields?.length,
  )!
}

export function hasField(model: string, name: string): boolean {
  return byName.has(`${model}.${name}`)
}

/** Returns the name of the model's delegate in the Prisma client: `orderItem` for `OrderItem`. */
export function delegateName<Model extends ModelName>(model: Model): DelegateName<Model> {
  return (model[0]!.toLowerCase() + model.slice(1)) as DelegateName<Model>
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
