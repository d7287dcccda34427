/** OpenAPI paths and schemas of exports. The lists are those of the GraphQL schema. */
import type { GraphQLSchema } from 'graphql'
import { exportNameOf, rootLists } from '../../schema/core/list.js'
import type { Contract } from './contract.js'
import { headerParameter, headers } from './headers.js'
import { type Json, ref } from './json-schema.js'
import { type ProblemName, problems } from './problems.js'

export const exportTag = {
  Exports:
    'GraphQL lists as files in CSV or JSON Lines, streamed with all records that the token can access.',
}

const largest = 100_000_000
const limit = { type: 'integer', minimum: 1, maximum: largest }

const show =
  "Which records the list includes: the list's GraphQL argument `show`. Only for lists that have it."

const includeTest =
  'Includes records of test teams. Only for operators: a team exports all of its own records.'

const text = (description: string) => ({ type: 'string', description })
const flag = (description: string) => ({ type: 'boolean', description })
const object = (description: string, properties: Json, required = Object.keys(properties)) => ({
  type: 'object',
  description,
  required,
  properties,
})
const listOf = (items: Json, description: string) => ({ type: 'array', items, description })

const isList = flag(
  'Whether the field is a list: an array in JSON Lines, a JSON array in a CSV cell.',
)

/** Schemas of export requests and of the lists that can be exported. */
export const exportSchemas = {
  Exports: object('Lists that the token can export, with their fields.', {
    lists: listOf(ref('schemas', 'ExportList'), 'Lists, sorted by name.'),
    types: listOf(
      ref('schemas', 'ExportType'),
      'Record types of these lists and of their relations.',
    ),
  }),
  ExportList: object('List that can be exported.', {
    name: text('Name of the list: a root field of the GraphQL schema.'),
    type: text('Record type of the list.'),
    description: text('Description of the list.'),
  }),
  ExportType: object('Record type.', {
    name: text('Name of the GraphQL type, such as `OrderItem`.'),
    description: text('Description of the record type.'),
    fields: listOf(
      object('Field that can be exported.', {
        name: text('Name of the field.'),
        type: text('GraphQL scalar or enum of the values.'),
        is_list: isList,
        is_default: flag('Whether the field is exported when no fields are given.'),
        description: text('Description of the field.'),
      }),
      'Fields that can be exported.',
    ),
    relations: listOf(
      object('Relation to other records. Select their fields as `<relation>.<field>`.', {
        name: text('Name of the relation, such as `outlet` in `outlet.name`.'),
        type: text('Record type that the relation leads to.'),
        is_list: isList,
        description: text('Description of the relation.'),
      }),
      'Relations of the record type. A path can contain at most two that are lists.',
    ),
  }),
  ExportRequest: {
    type: 'object',
    description: 'Arguments of an export.',
    properties: {
      fields: {
        type: 'array',
        items: { type: 'string' },
        maxItems: 200,
        description:
          "Fields to export, including fields of relations such as `outlet.name` and `tags.name`. `GET /exports` lists them. Defaults to the record's default fields.",
      },
      where: {
        type: 'object',
        additionalProperties: true,
        description: 'Conditions, in the format of the GraphQL list.',
      },
      orderBy: {
        type: 'object',
        required: ['field', 'direction'],
        properties: {
          field: { type: 'string', description: 'Sort field of the list.' },
          direction: { type: 'string', enum: ['ASC', 'DESC'], description: 'Sort direction.' },
        },
        additionalProperties: false,
        description: 'Sort order. Defaults to the ID.',
      },
      show: { type: 'string', description: show },
      includeArchived: { type: 'boolean', description: 'Includes soft-deleted records.' },
      includeTest: { type: 'boolean', description: includeTest },
      limit: { ...limit, description: 'Maximum number of records.' },
    },
    additionalProperties: false,
  },
}

const query = (name: string, description: string, schema: Json, example?: unknown) => ({
  name,
  in: 'query',
  description,
  schema,
  ...(example !== undefined && { example }),
})

const json = { type: 'string', contentMediaType: 'application/json' }

const queryParameters = [
  query(
    'fields',
    "Fields to export, separated by commas, including fields of relations such as `outlet.name` and `tags.name`. `GET /exports` lists them. Defaults to the record's default fields.",
    { type: 'string' },
    'id,total,status,createdAt',
  ),
  query(
    'where',
    'Conditions as JSON, in the format of the GraphQL list.',
    json,
    '{"status":{"eq":"PAID"}}',
  ),
  query('orderBy', 'Sort order as JSON.', json, '{"field":"CREATED_AT","direction":"ASC"}'),
  query('show', show, { type: 'string' }, 'ALL'),
  query('includeArchived', 'Includes soft-deleted records.', {
    type: 'boolean',
    default: false,
  }),
  query('includeTest', includeTest, { type: 'boolean', default: false }),
  query('limit', 'Maximum number of records.', limit),
]

const description =
  'Streams all records of a list that the token can access, with the scopes, conditions and sort orders of the GraphQL list. Maximum two concurrent exports per team; further ones wait for up to 20 seconds. A response that breaks off is incomplete.\n\nRequires the scope of the list, such as `orders.lists`.'

const refusals: ProblemName[] = [
  'BadRequest',
  'Unauthorized',
  'Forbidden',
  'NotFound',
  'QueryTooExpensive',
  'TooManyRequests',
  'HeadersTooLarge',
  'InternalError',
  'Unavailable',
]

type Operations = Contract['examples']['operations']

/** Builds the paths of exports. */
export function buildExportPaths(
  graph: GraphQLSchema,
  { operations }: Contract['examples'],
): Record<string, Json> {
  const fields = graph.getQueryType()!.getFields()
  const names = [...rootLists].flatMap(([name, list]) =>
    !list.operator && fields[name] ? [exportNameOf(name, list)] : [],
  )
  return {
    '/exports': exportsPath(operations),
    '/exports/{list}.{format}': exportPath(operations, names.sort()),
  }
}

/** Path that lists the available exports. */
const exportsPath = (operations: Operations): Json => ({
  get: {
    operationId: 'listExports',
    summary: 'List the available exports',
    description:
      'Returns the lists that the token can export, with the fields and relations of their records.\n\nAccepts any valid token.',
    tags: ['Exports'],
    parameters: [headerParameter('IfNoneMatch'), headerParameter('RequestId')],
    responses: {
      200: {
        description: 'The available exports.',
        headers: headers('RateLimitPolicy', 'RateLimit', 'ETag', 'CacheControl'),
        content: {
          'application/json': {
            schema: ref('schemas', 'Exports'),
            example: operations.listExports?.answer,
          },
        },
      },
      304: {
        description: 'Not modified: the entity tag in `If-None-Match` is current.',
        headers: headers('RateLimitPolicy', 'RateLimit', 'ETag', 'CacheControl'),
      },
      ...problems(
        'BadRequest',
        'Unauthorized',
        'TooManyRequests',
        'HeadersTooLarge',
        'InternalError',
        'Unavailable',
      ),
    },
  },
})

/** Path that exports a list. @param names names of the lists, sorted */
function exportPath(operations: Operations, names: string[]): Json {
  const place = [
    {
      name: 'list',
      in: 'path',
      required: true,
      description: 'Name of the list: a root field of the GraphQL schema.',
      schema: { type: 'string', enum: names },
      example: 'orders',
    },
    {
      name: 'format',
      in: 'path',
      required: true,
      description: 'CSV with a header row, or JSON Lines with one object per line.',
      schema: { type: 'string', enum: ['csv', 'jsonl'] },
      example: 'csv',
    },
  ]
  const file = {
    description: 'The list as a file.',
    headers: headers('RateLimitPolicy', 'RateLimit', 'ContentDisposition'),
    content: {
      'text/csv': { schema: { type: 'string' }, example: operations.exportList?.answer },
      'application/jsonl': {
        schema: { type: 'string' },
        example: operations.exportListByBody?.answer,
      },
    },
  }
  const common = { description, tags: ['Exports'] }
  return {
    get: {
      ...{ operationId: 'exportList', summary: 'Export a list as a file', ...common },
      parameters: [...place, ...queryParameters, headerParameter('RequestId')],
      responses: { 200: file, ...problems(...refusals) },
    },
    post: {
      operationId: 'exportListByBody',
      summary: 'Export a list as a file, with arguments in the body',
      ...common,
      parameters: [...place, headerParameter('RequestId')],
      requestBody: {
        required: false,
        content: {
          'application/json': {
            schema: ref('schemas', 'ExportRequest'),
            example: operations.exportListByBody?.body,
          },
        },
      },
      responses: {
        200: file,
        ...problems(...refusals, 'RequestTimeout', 'PayloadTooLarge', 'UnsupportedMediaType'),
      },
    },
  }
}
