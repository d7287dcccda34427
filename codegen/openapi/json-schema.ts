/** Types of the graph as JSON Schema, and the components of the description that they are kept in. */
import { isDeepStrictEqual } from 'node:util'
import { type GraphQLNamedType, type GraphQLOutputType, getNamedType, isEnumType } from 'graphql'

export type Json = Record<string, unknown>

/** Whether two schemas say the same, in whatever order they name their properties. */
function isAlike(one: Json, other: Json): boolean {
  const sorted = ({ required, description: _, ...schema }: Json) => ({
    ...schema,
    required: (required as string[] | undefined)?.toSorted(),
  })
  return isDeepStrictEqual(sorted(one), sorted(other))
}

/** A reference to a component. */
export const ref = (kind: 'schemas' | 'parameters' | 'headers' | 'responses', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
})

/** The schemas that are told once and referred to by name. */
export class Schemas {
  readonly #byName = new Map<string, { schema: Json; where: string }>()

  /**
   * Keeps a schema under a name.
   * @param where who asks, for the message when another one has the name
   * @throws Error when it has, so that two records never share a name
   */
  add(name: string, schema: Json, where: string): Json {
    const known = this.#byName.get(name)
    if (known && !isAlike(known.schema, schema))
      throw new Error(
        `${where} and ${known.where} show different records that are both called ${name}: name one in "records" of its row.`,
      )
    if (!known) this.#byName.set(name, { schema, where })
    return ref('schemas', name)
  }

  /** All by name, in the order of the alphabet. */
  all(): Json {
    const sorted = [...this.#byName].sort(([a], [b]) => (a < b ? -1 : 1))
    return Object.fromEntries(sorted.map(([name, { schema }]) => [name, schema]))
  }

  /** The schema of a scalar or an enum. `own` is what a field says of itself in its extensions, as a type may too. */
  leaf(type: GraphQLOutputType, nulls: boolean, own?: Json): Json {
    const named = getNamedType(type)
    if (isEnumType(named) && !own && !named.extensions.jsonSchema) {
      const values = named.getValues().map(({ value }) => value)
      const schema = { type: 'string', enum: values, description: named.description ?? undefined }
      return orNull(this.add(named.name, schema, 'the graph'), nulls)
    }
    return orNull({ ...(own ?? scalar(named)) }, nulls)
  }
}

function scalar(named: GraphQLNamedType): Json {
  return (named.extensions.jsonSchema as Json | undefined) ?? builtIn[named.name] ?? {}
}

const builtIn: Record<string, Json> = {
  String: { type: 'string' },
  ID: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
}

/** The schema of what may be null too. */
export function orNull(schema: Json, nulls = true): Json {
  if (!nulls) return schema
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] }
  return '$ref' in schema ? { anyOf: [schema, { type: 'null' }] } : schema
}

/** @throws Error for a scalar that is not nullable, so that the list of exceptions stays correct */
export function withoutNull({ type, ...schema }: Json): Json {
  const types = Array.isArray(type) ? type.filter((one) => one !== 'null') : []
  if (types.length !== 1) throw new Error(`${JSON.stringify(type)} is not nullable.`)
  return { type: types[0], ...schema }
}
