/** Builds the tools of GraphQL: a search of the schema, and queries within the limits of /graphql. */
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  Kind,
  OperationTypeNode,
  printType,
} from 'graphql'
import MiniSearch from 'minisearch'
import { AppError, invalidInput, validationFailed } from '../errors/app-error.js'
import { readDocument } from '../graphql/documents.js'
import type { ExecuteGraphql } from '../graphql/mount.js'
import { maxResultCharacters, refusedResult, resultOf, tooLarge, writeResult } from './result.js'
import type { JsonObject, Tool, ToolCaller, ToolDescription } from './tool.js'

const maxFound = 15
/** Words of a search. Prefixes and similar words of each are compared with the whole vocabulary. */
const maxWords = 8
/** Maximum characters of a definition in a result of the search. */
const maxDefinition = 8000

const readOnly = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

/** Type or root field of the schema. */
interface Entry {
  name: string
  kind: string
  description: string
}

const searchDescription: ToolDescription = {
  name: 'graphql_search',
  title: 'Search the GraphQL schema',
  description: `Finds types and root fields of the GraphQL schema by words in their names and descriptions. Uses the first ${maxWords} words. Returns up to ${maxFound} definitions in SDL, the best match first. Use it before graphql_query.`,
  inputSchema: {
    type: 'object',
    required: ['query'],
    properties: {
      query: {
        type: 'string',
        description: 'Words, such as `order refund` or a name, such as `OrderWhere`.',
      },
    },
    additionalProperties: false,
  },
  outputSchema: {
    type: 'object',
    required: ['records'],
    properties: {
      records: {
        type: 'array',
        items: {
          type: 'object',
          required: ['name', 'kind', 'definition', 'description'],
          properties: {
            name: {
              type: 'string',
              description: 'Name of the type, or `Query.` and the name of the field.',
            },
            kind: { type: 'string', description: 'query, object, input, enum or interface.' },
            definition: { type: 'string', description: 'Definition in SDL.' },
            description: { type: 'string', description: 'Description.' },
          },
        },
      },
    },
  },
  annotations: { title: 'Search the GraphQL schema', ...readOnly },
}

const queryDescription: ToolDescription = {
  name: 'graphql_query',
  title: 'Run a GraphQL query',
  description:
    'Executes one GraphQL query with the rights of the token: filters, nested records, aggregates and groups. Mutations are refused. A query costs points by the records that it may return; the response contains its cost. Lists are connections: `orders(first: 10, where: {status: {eq: PAID}}) { totalCount nodes { id } pageInfo { hasNextPage endCursor } }`.',
  inputSchema: {
    type: 'object',
    required: ['query'],
    properties: {
      query: { type: 'string', description: 'Text of the query.' },
      variables: {
        type: 'object',
        description: 'Variables by name.',
        additionalProperties: true,
      },
      operation_name: {
        type: 'string',
        description: 'Operation to execute, if the text has several.',
      },
    },
    additionalProperties: false,
  },
  outputSchema: {
    type: 'object',
    properties: {
      data: { type: ['object', 'null'], description: 'Result by root field.' },
      errors: {
        type: 'array',
        items: { type: 'object' },
        description: 'Errors of fields that are null.',
      },
      extensions: {
        type: 'object',
        description: '`cost`: points requested, used, remaining, and the limit per minute.',
      },
    },
  },
  annotations: { title: 'Run a GraphQL query', ...readOnly },
}

/** Builds the tools of GraphQL, which are for teams and operators. */
export function graphqlTools(schema: GraphQLSchema, execute: ExecuteGraphql): Tool[] {
  let index: MiniSearch<Entry> | undefined
  const search = async (args: JsonObject) => {
    refuseUnknown(args, searchDescription)
    const { query } = args
    if (typeof query !== 'string' || query.trim() === '')
      throw invalidInput(['query'], 'required', 'is required: words to look for')
    index ??= indexOf(schema)
    const words = query.slice(0, 200).split(/\s+/).filter(Boolean).slice(0, maxWords)
    const found = index.search(words.join(' ')).slice(0, maxFound)
    const records = found.map(({ name, kind, description }, at) => ({
      name,
      kind,
      description,
      // The best match has the descriptions of its fields.
      definition: definitionOf(schema, name, at === 0),
    }))
    return resultOf({ records })
  }
  return [
    { description: searchDescription, isFor: () => true, call: search },
    {
      description: queryDescription,
      isFor: () => true,
      call: async (args, caller) => {
        refuseUnknown(args, queryDescription)
        return query(args, caller, execute)
      },
    },
  ]
}

/** @throws AppError validation_failed for an argument that the tool does not have */
function refuseUnknown(args: JsonObject, { inputSchema }: ToolDescription): void {
  const allowed = Object.keys(inputSchema.properties ?? {})
  const message = `is not recognized. Allowed: ${allowed.join(', ')}`
  const issues = Object.keys(args)
    .filter((name) => !allowed.includes(name))
    .map((name) => ({ path: [name], code: 'unknown_parameter' as const, message, allowed }))
  if (issues.length > 0) throw validationFailed(issues)
}

async function query(
  args: JsonObject,
  { response, log, ...caller }: ToolCaller,
  execute: ExecuteGraphql,
) {
  const { query, variables, operation_name: operationName } = args
  if (typeof query !== 'string') throw invalidInput(['query'], 'required', 'is required')
  refuseWrites(query)
  const answer = await execute({
    asked: {
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body: Buffer.from(JSON.stringify({ query, variables, operationName })),
    },
    requestContext: caller,
    log,
    response,
  })
  const text = 'text' in answer ? await answer.text() : Buffer.from(answer.body).toString()
  if (text.length > maxResultCharacters) throw tooLarge(text.length)
  const body = JSON.parse(text) as JsonObject
  if (body.errors && !body.data) return refusedResult(text, adviceOf(body.errors as GraphqlError[]))
  return writeResult(text)
}

function parsed(text: string): DocumentNode {
  try {
    return readDocument(text)
  } catch (error) {
    throw error instanceof GraphQLError ? new AppError('malformed_request', error.message) : error
  }
}

/** @throws AppError malformed_request, query_too_expensive, method_not_allowed (a mutation) */
function refuseWrites(text: string): void {
  for (const definition of parsed(text).definitions) {
    if (
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.operation !== OperationTypeNode.QUERY
    )
      throw new AppError(
        'method_not_allowed',
        `This tool only executes queries, and the text contains a ${definition.operation}. Use the tools that write.`,
      )
  }
}

interface GraphqlError {
  extensions?: { code?: string }
}

function adviceOf(errors: GraphqlError[]): string {
  const codes = errors.map(({ extensions }) => extensions?.code)
  if (codes.includes('query_too_expensive'))
    return 'The query may return too many records. A list costs by its `first`, multiplied by the `first` of the lists around it. Request fewer with `first`, leave out nested lists, or use an aggregate such as `ordersAggregate`.'
  if (codes.includes('rate_limited')) return 'Wait for a minute, or send a query that costs less.'
  return 'Correct the query. graphql_search returns the definitions of types and fields.'
}

function indexOf(schema: GraphQLSchema): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    idField: 'name',
    fields: ['name', 'words', 'description'],
    storeFields: ['name', 'kind', 'description'],
    extractField: (entry, field) =>
      field === 'words' ? wordsOf(entry.name) : (entry[field as keyof Entry] as string),
    searchOptions: { prefix: (term) => term.length > 2, fuzzy: 0.15, boost: { name: 4, words: 2 } },
  })
  index.addAll(entriesOf(schema))
  return index
}

/** Returns the words of a name: `OrderItem` has `Order Item`. */
const wordsOf = (name: string) => name.replace(/[._]/g, ' ').replace(/([a-z0-9])(?=[A-Z])/g, '$1 ')

function entriesOf(schema: GraphQLSchema): Entry[] {
  const query = schema.getQueryType()!
  const roots = [query, schema.getMutationType(), schema.getSubscriptionType()]
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !roots.some((root) => root === type) && !isIntrospectionType(type),
  )
  return [
    ...Object.values(query.getFields()).map((field) => ({
      name: `Query.${field.name}`,
      kind: 'query',
      description: field.description ?? '',
    })),
    ...types.flatMap((type) => {
      const kind = kindOf(type)
      if (!kind) return []
      return [{ name: type.name, kind, description: type.description ?? '' }]
    }),
  ]
}

function definitionOf(schema: GraphQLSchema, name: string, hasDescriptions: boolean): string {
  const [, field] = name.split('.')
  if (field) return fieldText(schema.getQueryType()!.getFields()[field]!)
  const text = printType(schema.getType(name)!)
  return (hasDescriptions ? text : text.replace(/ *"""[\s\S]*?"""\n/g, '')).slice(0, maxDefinition)
}

function fieldText({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const given = args.map((argument) => `${argument.name}: ${argument.type}`).join(', ')
  return `${name}${given && `(${given})`}: ${type}`
}

function kindOf(type: GraphQLNamedType): string | undefined {
  if (isObjectType(type)) return 'object'
  if (isInputObjectType(type)) return 'input'
  if (isEnumType(type)) return 'enum'
  return isInterfaceType(type) ? 'interface' : undefined
}
