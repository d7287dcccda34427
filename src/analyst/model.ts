import type { PrismaClient } from '../../prisma/generated/client/client.js'
import { getDatamodel } from '../../prisma/generated/pothos.js'

interface Names {
  dbName?: string | null
  fields: readonly { name: string; dbName?: string | null }[]
}

/** A field of a model in the database: a column of a table, or the way to the one record it belongs to. */
export type Field =
  | { kind: 'column'; column: string; type: string; isList: boolean }
  | { kind: 'relation'; model: string; from: string; to: string }

/** Which tables and columns Prisma's models stand for. */
export class DataModel {
  readonly #names: Record<string, Names>

  constructor(prisma: PrismaClient) {
    // Prisma has the names of the database here only; Pothos has what refers to what.
    this.#names = (
      prisma as unknown as { _runtimeDataModel: { models: Record<string, Names> } }
    )._runtimeDataModel.models
  }

  table(model: string): string {
    return quoted(this.#names[model]!.dbName ?? model)
  }

  /** @returns undefined when it is no field, or one to many records */
  field(model: string, name: string): Field | undefined {
    const field = definitions[model]!.fields.find((candidate) => candidate.name === name)
    if (!field) return undefined
    if (field.kind !== 'object') {
      return {
        kind: 'column',
        column: this.#column(model, name),
        type: field.type,
        isList: field.isList,
      }
    }
    if (field.isList) return undefined
    const link = { kind: 'relation' as const, model: field.type }
    const [own] = field.relationFromFields ?? []
    if (own) {
      const to = this.#column(field.type, keyOf(field.type))
      return { ...link, from: this.#column(model, own), to }
    }
    const opposite = definitions[field.type]!.fields.find(
      ({ relationName, relationFromFields }) =>
        relationName === field.relationName && relationFromFields?.length,
    )!
    const to = this.#column(field.type, opposite.relationFromFields![0]!)
    return { ...link, from: this.#column(model, keyOf(model)), to }
  }

  #column(model: string, field: string): string {
    const { dbName } = this.#names[model]!.fields.find(({ name }) => name === field)!
    return quoted(dbName ?? field)
  }
}

interface Definition {
  fields: readonly {
    name: string
    kind: string
    type: string
    isId: boolean
    isList: boolean
    relationName?: string
    relationFromFields?: readonly string[]
  }[]
}

const definitions = (
  getDatamodel() as unknown as { datamodel: { models: Record<string, Definition> } }
).datamodel.models

/** Prisma's model behind a delegate: `OrderItem` of `orderItem`. */
export function modelOf(delegate: string): string {
  return delegate[0]!.toUpperCase() + delegate.slice(1)
}

/** Whether a field of a model is one of its own columns. */
export function isColumn(model: string, name: string): boolean {
  return definitions[model]!.fields.some((field) => field.name === name && field.kind !== 'object')
}

function keyOf(model: string): string {
  return definitions[model]!.fields.find(({ isId }) => isId)!.name
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
