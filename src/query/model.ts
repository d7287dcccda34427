/**
 * The data model as statements and the graph need it. Input: the name of a model and of its field; output: the column,
 * or the way over a relation, as SQL names them.
 */
import type { PrismaClient } from '../../prisma/generated/client/client.js'
import { getDatamodel } from '../../prisma/generated/pothos.js'
import type { DelegateName, ModelName } from './model-types.js'

/** A column of a table. */
export interface Column {
  kind: 'column'
  /** As SQL. */
  column: string
  type: string
  isList: boolean
  isRequired: boolean
}

/** The way to the records of another table that belong to one: where its `to` is this one's `from`. */
export interface Relation {
  kind: 'relation'
  /** The model of the records that it belongs to. */
  of: string
  /** The model of those that it leads to. */
  model: string
  from: string
  to: string
  isList: boolean
  /** Whether `from` is the foreign key, so that there is a related record wherever it is not null. */
  holdsKey: boolean
  /** The table between the two, where there is one: `to` is its `end` where its `start` is this one's `from`. */
  via?: { table: string; start: string; end: string; ended?: string }
}

export type Field = Column | Relation

/** Which tables and columns Prisma's models stand for. */
export class DataModel {
  readonly #names: DatabaseNames
  readonly #fields = new Map<string, ReadonlyMap<string, Field>>()

  constructor(prisma: PrismaClient) {
    this.#names = databaseNames(prisma)
  }

  table(model: string): string {
    return quoted(this.#names[model]!.dbName ?? model)
  }

  /** The column of the key; undefined when it takes several. */
  key(model: string): string | undefined {
    const id = definitions[model]!.fields.find(({ isId }) => isId)
    return id && this.#column(model, id.name)
  }

  /** A field by its name, behind which `#` may tell several reads of one relation apart. */
  field(model: string, name: string): Field | undefined {
    const end = name.indexOf('#')
    const field = end < 0 ? name : name.slice(0, end)
    return this.fields(model).get(field) ?? this.#joined(model, field)
  }

  /** A relation over the records of two others, each of one record to many or one. */
  #joined(model: string, name: string): Relation | undefined {
    const path = joinedRelations[`${model}.${name}`]
    if (!path) return undefined
    const first = this.field(model, path[0]) as Relation
    const second = this.field(first.model, path[1]) as Relation
    const ended = path[2] && this.#column(first.model, path[2])
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
        ...(ended && { ended }),
      },
    }
  }

  fields(model: string): ReadonlyMap<string, Field> {
    let fields = this.#fields.get(model)
    if (!fields) {
      fields = new Map(
        definitions[model]!.fields.map((field) => [field.name, this.#read(model, field)]),
      )
      this.#fields.set(model, fields)
    }
    return fields
  }

  #read(model: string, field: Definition): Field {
    const { name, type, isList, isRequired } = field
    if (field.kind !== 'object')
      return { kind: 'column', column: this.#column(model, name), type, isList, isRequired }
    const relation = { kind: 'relation' as const, of: model, model: type, isList }
    const [own] = field.relationFromFields ?? []
    if (own) {
      const to = this.#referenced(model, field)
      return { ...relation, from: this.#column(model, own), to, holdsKey: true }
    }
    const inverse = inverseOf(model, name)
    const from = this.#referenced(type, inverse)
    return {
      ...relation,
      from,
      to: this.#column(type, inverse.relationFromFields![0]!),
      holdsKey: false,
    }
  }

  /** The column that a foreign key refers to. */
  #referenced(model: string, { name, type }: Definition): string {
    const other = referenced[`${model}.${name}`]
    return other ? this.#column(type, other) : this.key(type)!
  }

  #column(model: string, field: string): string {
    const { dbName } = this.#names[model]!.fields.find(({ name }) => name === field)!
    return quoted(dbName ?? field)
  }
}

/** Fields other than the id that foreign keys refer to, which neither Prisma's client nor Pothos's data model tells. */
const referenced: Record<string, string> = { 'Questionnaire.file': 'key' }

/** Relations that Prisma does not have, over two that it has; the first while a column of its records is null. */
const joinedRelations: Record<string, readonly [string, string, string?]> = {
  'Order.articles': ['items', 'article'],
  'Team.members': ['memberships', 'user', 'deletedAt'],
}

let dataModel: DataModel | undefined

/** The data model, which is the same for every client. */
export function dataModelOf(prisma: PrismaClient): DataModel {
  dataModel ??= new DataModel(prisma)
  return dataModel
}

type DatabaseNames = Record<
  string,
  { dbName?: string | null; fields: readonly { name: string; dbName?: string | null }[] }
>

/**
 * What tables and columns are called in the database. Of what Prisma generates, the client alone has these names
 * (Pothos's data model leaves them out, and there is no DMMF), in a property that its types do not show.
 */
function databaseNames(prisma: object): DatabaseNames {
  const { _runtimeDataModel } = prisma as { _runtimeDataModel?: { models: DatabaseNames } }
  if (!_runtimeDataModel)
    throw new Error('This version of Prisma keeps the names of tables and columns elsewhere.')
  return _runtimeDataModel.models
}

/** A field as the data model has it; of kind `object`: a relation. */
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

/** @throws Error when the model has no such field */
export function fieldOf(model: string, name: string): Definition {
  const field = byName.get(`${model}.${name}`)
  if (!field) throw new Error(`${model} has no ${name}`)
  return field
}

/** The other end of a relation, which holds its key. */
export function inverseOf(model: string, relation: string): Definition {
  const { type, relationName } = fieldOf(model, relation)
  return definitions[type]!.fields.find(
    (field) => field.relationName === relationName && field.relationFromFields?.length,
  )!
}

/** Whether a model has a field. */
export function hasField(model: string, name: string): boolean {
  return byName.has(`${model}.${name}`)
}

/** Prisma's delegate of a model: `orderItem` of `OrderItem`. */
export function delegateOf<Model extends ModelName>(model: Model): DelegateName<Model> {
  return (model[0]!.toLowerCase() + model.slice(1)) as DelegateName<Model>
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
