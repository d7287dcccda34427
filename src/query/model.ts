import type { PrismaClient } from '../../prisma/generated/client/client.js'
import { getDatamodel } from '../../prisma/generated/pothos.js'

interface Names {
  dbName?: string | null
  fields: readonly { name: string; dbName?: string | null }[]
}

/** A column of a table. */
export interface Column {
  kind: 'column'
  /** As SQL. */
  column: string
  type: string
  isList: boolean
}

/** The way to the records of another table that belong to one: where its `to` is this one's `from`. */
export interface Relation {
  kind: 'relation'
  model: string
  from: string
  to: string
  isList: boolean
}

export type Field = Column | Relation

/** Which tables and columns Prisma's models stand for. */
export class DataModel {
  readonly #names: Record<string, Names>
  readonly #fields = new Map<string, ReadonlyMap<string, Field>>()

  constructor(prisma: PrismaClient) {
    // Prisma has the names of the database here only; Pothos has what refers to what.
    this.#names = (
      prisma as unknown as { _runtimeDataModel: { models: Record<string, Names> } }
    )._runtimeDataModel.models
  }

  table(model: string): string {
    return quoted(this.#names[model]!.dbName ?? model)
  }

  /** The column of the key; undefined when it takes several. */
  key(model: string): string | undefined {
    const id = definitions[model]!.fields.find(({ isId }) => isId)
    return id && this.#column(model, id.name)
  }

  field(model: string, name: string): Field | undefined {
    return this.fields(model).get(name)
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
    const { name, type, isList } = field
    if (field.kind !== 'object')
      return { kind: 'column', column: this.#column(model, name), type, isList }
    const relation = { kind: 'relation' as const, model: type, isList }
    const [own] = field.relationFromFields ?? []
    if (own) return { ...relation, from: this.#column(model, own), to: this.key(type)! }
    const opposite = definitions[type]!.fields.find(
      ({ relationName, relationFromFields }) =>
        relationName === field.relationName && relationFromFields?.length,
    )!
    const to = this.#column(type, opposite.relationFromFields![0]!)
    return { ...relation, from: this.key(model)!, to }
  }

  #column(model: string, field: string): string {
    const { dbName } = this.#names[model]!.fields.find(({ name }) => name === field)!
    return quoted(dbName ?? field)
  }
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

const definitions = (
  getDatamodel() as unknown as {
    datamodel: { models: Record<string, { fields: readonly Definition[] }> }
  }
).datamodel.models

const byName = new Map<string, Definition>(
  Object.entries(definitions).flatMap(([model, { fields }]) =>
    fields.map((field) => [`${model}.${field.name}`, field] as const),
  ),
)

/** A column that is never null. */
export function requiredColumn(model: string): string {
  return definitions[model]!.fields.find(
    ({ kind, isList, isRequired }) => kind === 'scalar' && isRequired && !isList,
  )!.name
}

/** @throws Error when the model has no such field */
export function fieldOf(model: string, name: string): Definition {
  const field = byName.get(`${model}.${name}`)
  if (!field) throw new Error(`${model} has no ${name}`)
  return field
}

/** Prisma's model behind a delegate: `OrderItem` of `orderItem`. */
export function modelOf(delegate: string): string {
  return delegate[0]!.toUpperCase() + delegate.slice(1)
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
