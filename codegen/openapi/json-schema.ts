/** Converts GraphQL types to JSON Schema, and collects the components of the OpenAPI document. */
import { isDeepStrictEqual } from 'node:util'
import { type GraphQLNamedType, type GraphQLOutputType, getNamedType, isEnumType } from 'graphql'

export type Json = Record<string, unknown>

/** Returns whether two schemas are equal, ignoring the order of properties. */
function isAlike(one: Json, other: Json): boolean {
  const comparable = ({ required, description: _, ...schema }: Json) => ({
    ...schema,
    required: (required as string[] | undefined)?.toSorted(),
  })
  return isDeepStrictEqual(comparable(one), comparable(other))
}

/** Returns a reference to a component. */
export const ref = (kind: 'schemas' | 'parameters' | 'headers' | 'responses', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
})

/** Schemas that are defined once and referred to by name. */
export class Schemas {
  readonly #byName = new Map<string, { schema: Json; where: string }>()

  /**
   * Adds a schema under a name.
   * @param where origin, for the error message
   * @throws Error if another schema has the name, so that two records never share one
   */
  add(name: string, schema: Json, where: string): Json {
    const existing = this.#byName.get(name)
    if (existing && !isAlike(existing.schema, schema))
      throw new Error(
        `${where} and ${existing.where} are different records with the schema name ${name}. Set another name in "records" of one route.`,
      )
    if (!existing) this.#byName.set(name, { schema, where })
    return ref('schemas', name)
  }

  /** Returns all schemas, sorted by name. */
  all(): Json {
    const sorted = [...this.#byName].sort(([a], [b]) => (a < b ? -1 : 1))
    return Object.fromEntries(sorted.map(([name, { schema }]) => [name, schema]))
  }

  /**
   * Returns the schema of a scalar or an enum. `own` overrides it, from the extensions of a field
   * or type.
   */
  leaf(type: GraphQLOutputType, nulls: boolean, own?: Json): Json {
    const namedType = getNamedType(type)
    if (isEnumType(namedType) && !own && !namedType.extensions.jsonSchema) {
      const values = namedType.getValues().map(({ value }) => value)
      const schema = {
        type: 'string',
        enum: values,
        description: namedType.description ?? undefined,
      }
      return nullableSchema(this.add(namedType.name, schema, 'the GraphQL schema'), nulls)
    }
    return nullableSchema({ ...(own ?? scalar(namedType)) }, nulls)
  }
}

function scalar(namedType: GraphQLNamedType): Json {
  return (namedType.extensions.jsonSchema as Json | undefined) ?? builtIn[namedType.name] ?? {}
}

const builtIn: Record<string, Json> = {
  String: { type: 'string' },
  ID: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
}

/** Makes a schema nullable. */
export function nullableSchema(schema: Json, nulls = true): Json {
  if (!nulls) return schema
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] }
  return '$ref' in schema ? { anyOf: [schema, { type: 'null' }] } : schema
}

/** @throws Error for a scalar that is not nullable, so that the list of exceptions stays correct */
export function nonNullSchema({ type, ...schema }: Json): Json {
  const types = Array.isArray(type) ? type.filter((one) => one !== 'null') : []
  if (types.length !== 1) throw new Error(`${JSON.stringify(type)} is not nullable.`)
  return { type: types[0], ...schema }
}
