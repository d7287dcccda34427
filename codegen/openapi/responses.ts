/** Response schemas of routes, derived from the selections of their operations. */
import {
  type FieldNode,
  type GraphQLField,
  GraphQLID,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLScalarType,
  type GraphQLSchema,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql'
import { includeVariable, isSpread, type PreparedOperation } from '../../rest/engine/prepared.js'
import type { Route } from '../../rest/engine/route.js'
import { deprecationOf } from '../../src/compiler/pothos.js'
import { deprecationNote } from '../../src/http/deprecation.js'
import type { Contract } from './contract.js'
import { deprecated } from './deprecated.js'
import { type Json, nonNullSchema, nullableSchema, type Schemas } from './json-schema.js'

/** Position in a response: the route and the keys that lead there. */
interface ResponsePosition {
  route: Route
  path: readonly string[]
}

const childPosition = ({ route, path }: ResponsePosition, key: string): ResponsePosition => ({
  route,
  path: [...path, key],
})

export class ResponseSchemas {
  readonly #graph: GraphQLSchema
  readonly #schemas: Schemas
  readonly #uuid: GraphQLScalarType
  readonly #names: Contract['recordNames']
  readonly #words: Contract['recordWords']
  readonly #neverNull: Contract['neverNull']

  constructor(graph: GraphQLSchema, schemas: Schemas, contract: Contract) {
    this.#graph = graph
    this.#schemas = schemas
    this.#uuid = graph.getType('UUID') as GraphQLScalarType
    this.#names = contract.recordNames
    this.#words = contract.recordWords
    this.#neverNull = contract.neverNull
  }

  /** Returns the schema of a route's response. */
  of(route: Route, { node }: PreparedOperation): Json {
    const place = { route, path: [] }
    if (route.envelope === 'success') return this.#schemas.add('Success', success, route.id)
    const root = this.#graph.getRootType(node.operation)!
    if (route.envelope === 'data') {
      const schema = this.#object(root, node.selectionSet, place)
      return this.#named(
        { ...schema, description: `Response of \`${route.id}\`.` },
        root.name,
        place,
      )
    }
    const [field] = node.selectionSet.selections as [FieldNode]
    const type = getNamedType(root.getFields()[field.name.value]!.type) as GraphQLObjectType
    const isList = route.envelope === 'field' && isListType(nullable(root, field))
    if (isList) return { type: 'array', items: this.#record(type, field, place) }
    if (route.envelope === 'field') return this.#record(type, field, place)
    const records = (field.selectionSet!.selections as FieldNode[]).find(
      ({ alias }) => alias?.value === 'records',
    )!
    const list = this.#output(type.getFields()[records.name.value]!, records, place, false)
    if (route.envelope === 'records') return list
    const name = nameIn(list.items as Json)
    return this.#schemas.add(`PageOf${name}`, page(name, list), route.id)
  }

  /** Returns a GraphQL object as selected, under its schema name. */
  #record(type: GraphQLObjectType, node: FieldNode, place: ResponsePosition): Json {
    const schema = this.#object(type, node.selectionSet!, place)
    const description = type.description ?? undefined
    return this.#named({ ...schema, description }, type.name, place)
  }

  #named(schema: Json, typeName: string, { route, path }: ResponsePosition): Json {
    const ownName = route.records?.[path.join('.')]
    const name = ownName ?? listName(typeName, schema) ?? this.#names[typeName] ?? typeName
    return this.#schemas.add(name, this.#inWords(name, schema), [route.id, ...path].join('.'))
  }

  /**
   * Returns the schema of a record with the contract's descriptions and nullability in place of
   * those of the GraphQL schema.
   */
  #inWords(name: string, schema: Json): Json {
    const { '': description = schema.description, ...words } = this.#words[name] ?? {}
    const properties = { ...(schema.properties as Record<string, Json>) }
    for (const [key, description] of Object.entries(words))
      properties[key] = { ...properties[key], description }
    for (const key of this.#neverNull[name] ?? []) properties[key] = nonNullSchema(properties[key]!)
    return { ...schema, properties, description }
  }

  #object(type: GraphQLObjectType, set: SelectionSetNode, place: ResponsePosition): Json {
    const properties: Json = {}
    const optional = new Set<string>()
    for (const node of set.selections as FieldNode[]) {
      const key = (node.alias ?? node.name).value
      if (includeVariable(node)) optional.add(key)
      const field = type.getFields()[node.name.value]!
      if (isSpread(node)) Object.assign(properties, this.#spread(field, node, place))
      else properties[key] = this.#described(field, node, childPosition(place, key))
    }
    return {
      type: 'object',
      required: Object.keys(properties).filter((name) => !optional.has(name)),
      properties,
      additionalProperties: false,
    }
  }

  /**
   * Returns the properties of an object that is merged into its parent. All are nullable if the
   * object is.
   */
  #spread(field: GraphQLField<unknown, unknown>, node: FieldNode, place: ResponsePosition): Json {
    const type = getNamedType(field.type) as GraphQLObjectType
    const { properties } = this.#object(type, node.selectionSet!, place)
    if (isNonNullType(field.type)) return properties as Json
    return Object.fromEntries(
      Object.entries(properties as Record<string, Json>).map(([key, schema]) => [
        key,
        isNullable(schema) ? schema : nullableSchema(schema),
      ]),
    )
  }

  #described(
    field: GraphQLField<unknown, unknown>,
    node: FieldNode,
    place: ResponsePosition,
  ): Json {
    const schema = this.#output(field, node, place, true)
    // `description` also has a suffix for GraphQL clients.
    const deprecation = deprecationOf(field)
    const description = [
      field.extensions.described ?? field.description,
      deprecation && deprecationNote(deprecation),
    ]
      .filter(Boolean)
      .join(' ')
    return { ...schema, ...(description && { description }), ...deprecated(deprecation) }
  }

  #output(
    field: GraphQLField<unknown, unknown>,
    node: FieldNode,
    place: ResponsePosition,
    nulls: boolean,
  ): Json {
    const own = field.extensions.jsonSchema ?? formatOf(node, field)
    const schemaOf = (type: GraphQLOutputType, nulls: boolean): Json => {
      if (isNonNullType(type)) return schemaOf(type.ofType as GraphQLOutputType, false)
      if (isListType(type))
        return nullableSchema({ type: 'array', items: schemaOf(type.ofType, true) }, nulls)
      if (isObjectType(type)) return nullableSchema(this.#record(type, node, place), nulls)
      // IDs of records are UUIDs. The type ID is for GraphQL clients.
      return this.#schemas.leaf(type === GraphQLID ? this.#uuid : type, nulls, own)
    }
    return schemaOf(field.type, nulls)
  }
}

/** Returns the format of a string that an ID or the name of a key implies. */
function formatOf({ alias, name }: FieldNode, field: GraphQLField<unknown, unknown>) {
  const type = getNamedType(field.type).name
  if (type === 'ID') return { type: 'string', format: 'uuid' }
  if (type !== 'String') return undefined
  const key = (alias ?? name).value
  if (/(^|_)email$/.test(key)) return { type: 'string', format: 'email' }
  if (/^(file_url|checkout_link)$/.test(key)) return { type: 'string', format: 'uri' }
  return undefined
}

const nullable = (root: GraphQLObjectType, field: FieldNode) => {
  const { type } = root.getFields()[field.name.value]!
  return isNonNullType(type) ? type.ofType : type
}

const isNullable = ({ type, anyOf }: Json) =>
  (Array.isArray(type) && type.includes('null')) ||
  (anyOf as Json[] | undefined)?.some((one) => one.type === 'null')

/** Nouns of schemas whose name is not one: singular and plural. */
const nouns: Record<string, readonly [string, string]> = {
  ArticleStatusCounts: ['number of articles by status', 'numbers of articles by status'],
  CampaignWithAnswers: ['campaign and its questionnaire', 'campaigns and their questionnaires'],
  CampaignWithArticles: ['campaign with its articles', 'campaigns with their articles'],
  MediaFile: ['file', 'files'],
  ReplayedEvents: ['number of events queued for replay', 'numbers of events queued for replay'],
  WebhookEndpointWithSecret: [
    'webhook endpoint and its new signing secret',
    'webhook endpoints and their new signing secrets',
  ],
}

/** Returns the noun for a record in descriptions: `order item` for `OrderItem`. */
export const toNoun = (name: string) =>
  nouns[name]?.[0] ?? name.replace(/\B[A-Z]/g, ' $&').toLowerCase()

/** Returns the plural of `toNoun`. */
export const toPluralNoun = (name: string) =>
  nouns[name]?.[1] ?? toNoun(name).replace(/y$/, 'ie').replace(/$/, 's')

const nameIn = (schema: Json) => String(schema.$ref).replace(/.*\//, '')

/** Returns the schema name of a connection, derived from its records. */
function listName(typeName: string, { properties }: Json): string | undefined {
  if (!typeName.endsWith('Connection')) return undefined
  const { records } = properties as Record<string, Json>
  return `ListOf${nameIn(records!.items as Json)}`
}

const success = {
  type: 'object',
  description: 'The request succeeded.',
  required: ['success'],
  properties: { success: { type: 'boolean', const: true, description: 'Always true.' } },
  additionalProperties: false,
}

const number = (description: string) => ({ type: 'integer', minimum: 0, description })
const pageOrNull = (description: string) => ({ type: ['integer', 'null'], minimum: 1, description })

const page = (name: string, records: Json) => ({
  type: 'object',
  description: `Page of ${toPluralNoun(name)}.`,
  required: [
    'records',
    'total_records',
    'total_pages',
    'current_page',
    'next_page',
    'previous_page',
  ],
  properties: {
    records: { ...records, description: 'Records of this page.' },
    total_records: number('Total number of records.'),
    total_pages: number('Total number of pages.'),
    current_page: { type: 'integer', minimum: 1, description: 'Number of this page.' },
    next_page: pageOrNull('Number of the next page. Null on the last page.'),
    previous_page: pageOrNull('Number of the previous page. Null on the first page.'),
  },
  additionalProperties: false,
})
