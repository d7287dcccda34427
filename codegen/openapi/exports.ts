/** The description of exports, whose lists are those of the graph. */
import type { GraphQLSchema } from 'graphql'
import { lists } from '../../schema/core/list.js'
import type { Contract } from './contract.js'
import { headerParameter, headers } from './headers.js'
import { type Json, ref } from './json-schema.js'
import { type ProblemName, problems } from './problems.js'

export const exportTag = {
  Exports:
    'Whole lists of the graph as a file, streamed: every record that the token sees, in CSV or as JSON Lines.',
}

const largest = 100_000_000
const limit = { type: 'integer', minimum: 1, maximum: largest }

const show =
  'What the list shows, as its argument `show` in the graph takes it; only of lists that have one.'

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
  'Whether there are several: an array in JSON Lines, a JSON array in a cell of CSV.',
)

/** What an export is asked for in a body, and what can be asked for. */
export const exportSchemas = {
  Exports: object('The lists that the token may export, and what can be written of each.', {
    lists: listOf(ref('schemas', 'ExportList'), 'The lists, by name.'),
    types: listOf(
      ref('schemas', 'ExportType'),
      'The types of the records of these lists, and of those that relations lead to.',
    ),
  }),
  ExportList: object('A list that can be exported.', {
    name: text('Its name: the root field of the graph.'),
    type: text('The type of its records.'),
    description: text('What is in it.'),
  }),
  ExportType: object('A type of records.', {
    name: text('Its name in the graph.'),
    description: text('What such a record is.'),
    fields: listOf(
      object('A field that can be written.', {
        name: text('Its name.'),
        type: text('The scalar or enum of the graph that its values have.'),
        is_list: isList,
        is_default: flag('Whether exports of such records write it when they name no fields.'),
        description: text('What it says.'),
      }),
      'What can be written of it.',
    ),
    relations: listOf(
      object('A way to other records, whose fields stand behind its name and a dot.', {
        name: text('Its name: the first part of `outlet.name`.'),
        type: text('The type of the records that it leads to.'),
        is_list: isList,
        description: text('What they are to the record.'),
      }),
      'What belongs to it; a path leads over two that are lists at most.',
    ),
  }),
  ExportRequest: {
    type: 'object',
    description: 'What to export of a list.',
    properties: {
      fields: {
        type: 'array',
        items: { type: 'string' },
        maxItems: 200,
        description:
          'The fields to write, `outlet.name` or `tags.name` among them, as `GET /exports` tells; all of its own when absent.',
      },
      where: {
        type: 'object',
        additionalProperties: true,
        description: 'Conditions, as the list of the graph takes them.',
      },
      orderBy: {
        type: 'object',
        required: ['field', 'direction'],
        properties: {
          field: { type: 'string', description: 'By which of the orders of the list.' },
          direction: { type: 'string', enum: ['ASC', 'DESC'], description: 'In which direction.' },
        },
        additionalProperties: false,
        description: 'The order of the records; by id when absent.',
      },
      show: { type: 'string', description: show },
      includeArchived: { type: 'boolean', description: 'Adds records that were deleted softly.' },
      limit: { ...limit, description: 'At most so many records.' },
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
    'The fields to write, separated by commas, `outlet.name` or `tags.name` among them, as `GET /exports` tells; all of its own when absent.',
    { type: 'string' },
    'id,total,status,createdAt',
  ),
  query(
    'where',
    'Conditions as JSON, as the list of the graph takes them.',
    json,
    '{"status":{"eq":"PAID"}}',
  ),
  query('orderBy', 'The order as JSON.', json, '{"field":"CREATED_AT","direction":"ASC"}'),
  query('show', show, { type: 'string' }, 'ALL'),
  query('includeArchived', 'Adds records that were deleted softly.', {
    type: 'boolean',
    default: false,
  }),
  query('limit', 'At most so many records.', limit),
]

const description =
  'Streams every record of a list that the token sees, by the rules of the graph: the same scopes, conditions and orders. A team runs two exports at once, and more wait for up to 20 seconds. An answer that breaks off is not the whole list.\n\nNeeds the scope of the list, such as `orders.lists`.'

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

/** The paths of exports. */
export function exportPaths(
  graph: GraphQLSchema,
  { operations }: Contract['examples'],
): Record<string, Json> {
  const fields = graph.getQueryType()!.getFields()
  const names = [...lists].filter(([name, list]) => !list.operator && fields[name])
  const place = [
    {
      name: 'list',
      in: 'path',
      required: true,
      description: 'A list of the graph, by the name of its root field.',
      schema: { type: 'string', enum: names.map(([name]) => name).sort() },
      example: 'orders',
    },
    {
      name: 'format',
      in: 'path',
      required: true,
      description: 'Comma-separated values with a header, or one JSON object a line.',
      schema: { type: 'string', enum: ['csv', 'jsonl'] },
      example: 'csv',
    },
  ]
  const file = {
    description: 'The list, as a file.',
    headers: headers('RateLimitPolicy', 'RateLimit', 'ContentDisposition'),
    content: {
      'text/csv': { schema: { type: 'string' }, example: operations.exportList?.answer },
      'application/jsonl': {
        schema: { type: 'string' },
        example: operations.exportListByBody?.answer,
      },
    },
  }
  const shared = { description, tags: ['Exports'] }
  return {
    '/exports': {
      get: {
        operationId: 'listExports',
        summary: 'List what can be exported',
        description:
          'Tells which lists the token may export, which fields of their records, and which relations lead to further fields.\n\nAny valid token will do.',
        tags: ['Exports'],
        parameters: [headerParameter('IfNoneMatch'), headerParameter('RequestId')],
        responses: {
          200: {
            description: 'What can be exported.',
            headers: headers('RateLimitPolicy', 'RateLimit', 'ETag', 'CacheControl'),
            content: {
              'application/json': {
                schema: ref('schemas', 'Exports'),
                example: operations.listExports?.answer,
              },
            },
          },
          304: {
            description: 'What `If-None-Match` names is still what would be answered.',
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
    },
    '/exports/{list}.{format}': {
      get: {
        ...{ operationId: 'exportList', summary: 'Export a list as a file', ...shared },
        parameters: [...place, ...queryParameters, headerParameter('RequestId')],
        responses: { 200: file, ...problems(...refusals) },
      },
      post: {
        operationId: 'exportListByBody',
        summary: 'Export a list as a file, asked for in a body',
        ...shared,
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
    },
  }
}
