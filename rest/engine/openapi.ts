import {
  type FieldNode,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql'
import { z } from 'zod'
import { apiVersion } from '../../src/http/version.js'
import type { Target } from './input.js'
import { problemResponses, problemSchema } from './openapi-problem.js'
import { conditionOf, isSpread, type Operation, prepareOperation } from './prepared.js'
import { commonParameters, defaultLimit, type Inputs, inputsOf, maxLimit } from './request.js'
import type { Body, Route } from './route.js'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 description of the rows: inputs from their targets in the graph, answers from their selections. */
export function openapi(schema: GraphQLSchema, rows: readonly Route[], serverUrl: string): Json {
  const document = new Document(schema)
  const paths: Record<string, Json> = {}
  for (const row of rows) {
    const item = paths[row.path] ?? {}
    paths[row.path] = item
    item[row.method.toLowerCase()] = document.operation(row)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Masthead',
      version: apiVersion,
      summary: 'Media placement marketplace',
      description:
        'Server-to-server JSON API. A token belongs to one team, and everything a team owns is filtered to that team.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl }],
    security: [{ bearer: [] }],
    tags: [...new Set(rows.map(({ tag }) => tag))].map((name) => ({
      name,
      description: `${name} of the marketplace.`,
    })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'A token of a team: `mst_…`.' },
      },
      schemas: { ...document.schemas(), Problem: problemSchema },
      responses: problemResponses,
    },
  }
}

const successSchema = {
  type: 'object',
  required: ['success'],
  properties: { success: { const: true, description: 'It is done.' } },
  additionalProperties: false,
}

const problem = (name: string) => ({ $ref: `#/components/responses/${name}` })

class Document {
  readonly #graph: GraphQLSchema
  readonly #enums = new Map<string, Json>()

  constructor(graph: GraphQLSchema) {
    this.#graph = graph
  }

  schemas(): Json {
    return Object.fromEntries([...this.#enums].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  operation(row: Route): Json {
    const operation = prepareOperation(this.#graph, row.operation)
    const inputs = inputsOf(row, operation)
    const parameters = this.#parameters(row, inputs)
    const scopes = row.scope.map((scope) => `\`${scope}\``).join(' or ')
    return {
      operationId: operationId(row),
      summary: row.summary,
      description: scopes ? `Needs the scope ${scopes}.` : 'Needs any valid token.',
      tags: [row.tag],
      ...(parameters.length > 0 && { parameters }),
      ...((row.body || row.files) && {
        requestBody: this.#requestBody(row, inputs),
      }),
      responses: this.#responses(row, operation),
    }
  }

  #requestBody(row: Route, inputs: Inputs): Json {
    const schema = this.#fields(row.body ?? {}, inputs.body ?? new Map())
    if (!row.files) {
      return { required: 'required' in schema, content: { 'application/json': { schema } } }
    }
    const { field } = row.files
    const properties = { [field]: this.#input(inputs.files!), ...(schema.properties as Json) }
    const required = [field, ...((schema.required as string[] | undefined) ?? [])]
    const form = { ...schema, properties, required }
    return { required: true, content: { 'multipart/form-data': { schema: form } } }
  }

  #parameters(row: Route, inputs: Inputs): Json[] {
    const parameters: Json[] = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
      const found = inputs.params.get(name)
      return {
        name,
        in: 'path',
        required: true,
        description: found?.description ?? `The ${name.replace(/_/g, ' ')}.`,
        schema: found ? this.#input(found) : { type: 'string', format: 'uuid' },
      }
    })
    if (row.list) parameters.push(...listParameters(row))
    for (const [name, { target, description }] of inputs.query) {
      const array = target && isListType(nullable(target.type))
      parameters.push({
        name: array ? `${name}[]` : name,
        in: 'query',
        description: description ?? 'Off unless true.',
        schema: target ? this.#input(target, false) : { type: 'boolean' },
        ...(array && { style: 'form', explode: true }),
      })
    }
    return parameters
  }

  #fields(body: Body, fields: NonNullable<Inputs['body']>): Json {
    const properties: Json = {}
    const required: string[] = []
    for (const [name, field] of fields) {
      const to = body[name]!
      if (typeof to === 'object' && 'fields' in to) {
        const inner = this.#fields(to.fields, field.fields!)
        properties[name] = inner
        if ((inner.required as string[] | undefined)?.length) required.push(name)
        continue
      }
      const found = field.target!
      if (isNonNullType(found.type) && !found.hasDefault) required.push(name)
      else if (field.present) required.push(name)
      properties[name] =
        typeof to === 'object' && to.each
          ? { ...this.#input(found), items: this.#fields(to.each, field.each!) }
          : this.#input(found)
    }
    return { type: 'object', properties, ...(required.length > 0 && { required }) }
  }

  /** The JSON Schema of an input: its type, and what its rules say of it. */
  #input({ type, rules, description }: Target, nulls = true): Json {
    const schema = this.#inputType(type, nulls)
    for (const rule of rules) Object.assign(schema, constraints(rule))
    return { ...schema, ...(description && !('$ref' in schema) && { description }) }
  }

  #inputType(type: GraphQLInputType, nulls: boolean): Json {
    if (isNonNullType(type)) return this.#inputType(type.ofType as GraphQLInputType, false)
    if (isListType(type)) {
      const items = this.#inputType(type.ofType as GraphQLInputType, false)
      return { type: nulls ? ['array', 'null'] : 'array', items }
    }
    if (isInputObjectType(type)) return { type: 'object' }
    return this.#leaf(type as GraphQLOutputType, nulls)
  }

  #leaf(type: GraphQLOutputType, nulls: boolean): Json {
    const named = getNamedType(type)
    if (isEnumType(named)) {
      if (!this.#enums.has(named.name)) {
        this.#enums.set(named.name, {
          type: 'string',
          enum: named
            .getValues()
            .map(({ name, value }) => (typeof value === 'string' && value !== name ? value : name)),
          ...(named.description && { description: named.description }),
        })
      }
      const ref = { $ref: `#/components/schemas/${named.name}` }
      return nulls ? { anyOf: [ref, { type: 'null' }] } : ref
    }
    const schema: Json = {
      ...((named.extensions.jsonSchema as Json | undefined) ?? builtIn[named.name] ?? {}),
    }
    if (nulls && typeof schema.type === 'string') schema.type = [schema.type, 'null']
    return schema
  }

  #responses(row: Route, operation: Operation): Json {
    const status = row.status ?? 200
    const content = this.#content(row, operation)
    const success = { description: 'Done.', ...(content && { content }) }
    const writes = row.method !== 'GET'
    return {
      [status]: success,
      ...(row.envelope === 'content' && {
        206: { ...success, description: 'The range that was asked for.' },
        416: problem('RangeNotSatisfiable'),
      }),
      400: problem('BadRequest'),
      401: problem('Unauthorized'),
      403: problem('Forbidden'),
      ...(row.path.includes('{') && { 404: problem('NotFound') }),
      ...(writes && {
        409: problem('Conflict'),
        413: problem('PayloadTooLarge'),
        415: problem('UnsupportedMediaType'),
      }),
      ...((row.method === 'PUT' || row.method === 'PATCH') && {
        412: problem('PreconditionFailed'),
      }),
      ...(row.method === 'POST' && { 422: problem('Unprocessable') }),
      429: problem('TooManyRequests'),
      503: problem('Unavailable'),
    }
  }

  #content(row: Route, operation: Operation): Json | undefined {
    if (row.envelope === 'empty') return undefined
    if (row.envelope === 'content')
      return { '*/*': { schema: { type: 'string', format: 'binary' } } }
    return { 'application/json': { schema: this.#answer(row, operation) } }
  }

  #answer(row: Route, { kind, node }: Operation): Json {
    if (row.envelope === 'success') return successSchema
    const data = this.#object(this.#graph.getRootType(kind)!, node.selectionSet)
    if (row.envelope === 'data') return data
    const [value] = Object.values(data.properties as Record<string, Json>)
    if (row.envelope === 'field') return withoutNull(value!)
    const { records } = value!.properties as Json
    if (row.envelope === 'records') return records as Json
    return {
      type: 'object',
      required: [
        'records',
        'total_records',
        'total_pages',
        'current_page',
        'next_page',
        'previous_page',
      ],
      properties: {
        records,
        total_records: { type: 'integer', description: 'Records in all pages.' },
        total_pages: { type: 'integer' },
        current_page: { type: 'integer' },
        next_page: { type: ['integer', 'null'] },
        previous_page: { type: ['integer', 'null'] },
      },
      additionalProperties: false,
    }
  }

  #object(type: GraphQLObjectType, set: SelectionSetNode): Json {
    const properties: Json = {}
    const optional = new Set<string>()
    for (const node of set.selections as FieldNode[]) {
      if (conditionOf(node)) optional.add((node.alias ?? node.name).value)
      const field = type.getFields()[node.name.value]!
      const schema = this.#output(field.type, node, true)
      if (isSpread(node)) {
        Object.assign(properties, spreadProperties(schema))
        continue
      }
      properties[(node.alias ?? node.name).value] =
        field.description && !('$ref' in schema)
          ? { ...schema, description: field.description }
          : schema
    }
    return {
      type: 'object',
      required: Object.keys(properties).filter((name) => !optional.has(name)),
      properties,
      additionalProperties: false,
    }
  }

  #output(type: GraphQLOutputType, node: FieldNode, nulls: boolean): Json {
    if (isNonNullType(type)) return this.#output(type.ofType as GraphQLOutputType, node, false)
    if (isListType(type)) {
      const items = this.#output(type.ofType as GraphQLOutputType, node, true)
      return { type: nulls ? ['array', 'null'] : 'array', items }
    }
    if (!isObjectType(type)) return this.#leaf(type, nulls)
    const schema = this.#object(type, node.selectionSet!)
    return nulls ? { anyOf: [schema, { type: 'null' }] } : schema
  }
}

const builtIn: Record<string, Json> = {
  String: { type: 'string' },
  ID: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
}

const nullable = (type: GraphQLInputType) =>
  isNonNullType(type) ? (type.ofType as GraphQLInputType) : type

const withoutNull = (schema: Json): Json =>
  Array.isArray(schema.anyOf)
    ? ((schema.anyOf as Json[]).find(({ type }) => type !== 'null') ?? schema)
    : schema

/** The properties of an object that is merged into its parent: all null when it may be. */
function spreadProperties(schema: Json): Json {
  const properties = withoutNull(schema).properties as Record<string, Json>
  if (!('anyOf' in schema)) return properties
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      { anyOf: [property, { type: 'null' }] },
    ]),
  )
}

const told = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'pattern',
  'format',
]

/** What of a rule JSON Schema can say. */
function constraints(rule: z.ZodType): Json {
  if (rule instanceof z.ZodNullable || rule instanceof z.ZodOptional) {
    return constraints(rule.unwrap() as z.ZodType)
  }
  const schema = z.toJSONSchema(rule, { unrepresentable: 'any', io: 'input' }) as Json
  return Object.fromEntries(Object.entries(schema).filter(([key]) => told.includes(key)))
}

function listParameters({ list }: Route): Json[] {
  const sorts = Object.keys(list?.sort ?? {})
  const fallback = Object.entries(list?.sort ?? {}).find(
    ([, field]) => field === list?.default?.field,
  )?.[0]
  return [
    {
      name: 'limit',
      in: 'query',
      description: 'Records per page.',
      schema: { type: 'integer', minimum: 1, maximum: maxLimit, default: defaultLimit },
    },
    {
      name: 'page',
      in: 'query',
      description: 'Number of the page.',
      schema: { type: 'integer', minimum: 1, default: 1 },
    },
    {
      name: 'sort_by',
      in: 'query',
      description: 'What to sort by; equal records are ordered by id.',
      schema: {
        type: 'string',
        ...(sorts.length > 0 && { enum: sorts }),
        ...(fallback && { default: fallback }),
      },
    },
    {
      name: 'order_by',
      in: 'query',
      description: 'Direction of the order; nulls come last in both.',
      schema: { type: 'string', enum: ['asc', 'desc'] },
    },
    {
      name: 'include_archived',
      in: 'query',
      description: 'Adds soft-deleted records.',
      schema: { type: 'boolean', default: false },
    },
  ].filter(({ name }) => commonParameters.includes(name))
}

function operationId({ method, path }: Route): string {
  const words = path.split(/[/{}_-]+/).filter(Boolean)
  return method.toLowerCase() + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')
}
