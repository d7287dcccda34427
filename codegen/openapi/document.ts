/** The OpenAPI document, generated from the routes and the GraphQL schema. */
import type { GraphQLSchema } from 'graphql'
import { representationOf } from '../../rest/engine/conditional.js'
import { inputsOf } from '../../rest/engine/input.js'
import { type PreparedOperation, prepareOperation } from '../../rest/engine/prepared.js'
import type { Route } from '../../rest/engine/route.js'
import { deprecationNote } from '../../src/http/deprecation.js'
import { apiVersion } from '../../src/http/version.js'
import type { Contract } from './contract.js'
import { deprecated, deprecatedHeaders } from './deprecated.js'
import { buildExportPaths, exportSchemas, exportTag } from './exports.js'
import { headerComponents, headerParameters, headers } from './headers.js'
import { RouteInputs } from './inputs.js'
import { type Json, Schemas } from './json-schema.js'
import { listParameters, Parameters, referToComponents } from './parameters.js'
import {
  issueSchema,
  type ProblemName,
  problemResponses,
  problemSchema,
  problems,
} from './problems.js'
import { ResponseSchemas, toNoun, toPluralNoun } from './responses.js'
import { webhookParameters, webhookSchemas, webhooks } from './webhooks.js'

/**
 * Builds the OpenAPI 3.1 document: inputs from their GraphQL targets, responses from the
 * selections.
 */
export function openapi(graph: GraphQLSchema, contract: Contract): Json {
  const document = new Document(graph, contract)
  const operations = contract.routes.map((route) => [route, document.operation(route)] as const)
  const sharedParameters = document.sharedParameters()
  const paths: Record<string, Json> = {}
  for (const [{ path, method }, operation] of operations) {
    const parameters = referToComponents(operation.parameters as Json[], sharedParameters)
    paths[path] = { ...paths[path], [method.toLowerCase()]: { ...operation, parameters } }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Masthead',
      version: apiVersion,
      summary: 'Media placement marketplace',
      description: introduction,
      contact: contract.contact,
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/', description: 'This server' }],
    security: [{ bearer: [] }],
    tags: Object.entries({ ...contract.tags, ...exportTag })
      .map(([name, description]) => ({ name, description }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    paths: { ...paths, ...buildExportPaths(graph, contract.examples) },
    webhooks: webhooks(contract.events),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'Team API token (`mst_…`), sent as `Authorization: Bearer mst_…`. Each operation names the scope it requires.',
        },
      },
      schemas: {
        ...document.schemas(),
        ...exportSchemas,
        ...webhookSchemas(contract.events),
        Problem: problemSchema,
        Issue: issueSchema,
      },
      parameters: {
        ...sharedParameters,
        ...listParameters,
        ...headerParameters,
        ...webhookParameters,
      },
      headers: headerComponents,
      responses: problemResponses,
    },
  }
}

const introduction = `REST API for integrations: browse the catalogue of outlets and products, order placements, manage campaigns and articles, and store files.

- Send \`Authorization: Bearer <token>\`. A token belongs to one team and can access only that team's records.
- Lists are paginated. Unknown fields, parameters and values are rejected by name, with a list of the allowed ones.
- Errors have the type \`application/problem+json\`, with a machine-readable \`code\` and, for invalid input, all issues.
- Send an \`Idempotency-Key\` with every POST request. Retry after a lost connection, a 429 or a 503.
- Amounts are in US dollars, in major units: 154.5 is 154.50 USD. Times are ISO 8601 in UTC.`

class Document {
  readonly #graph: GraphQLSchema
  readonly #contract: Contract
  readonly #schemas = new Schemas()
  readonly #responseSchemas: ResponseSchemas
  readonly #inputs = new RouteInputs(this.#schemas)
  readonly #parameters: Parameters

  constructor(graph: GraphQLSchema, contract: Contract) {
    this.#graph = graph
    this.#contract = contract
    this.#responseSchemas = new ResponseSchemas(graph, this.#schemas, contract)
    this.#parameters = new Parameters(this.#inputs, contract.examples.parameters)
  }

  schemas(): Json {
    return this.#schemas.all()
  }

  sharedParameters(): Json {
    return this.#parameters.components()
  }

  operation(route: Route): Json & { parameters: Json[] } {
    const operation = prepareOperation(this.#graph, route.operation)
    const inputs = inputsOf(route, operation)
    const hasTag = representationOf(route, this.#contract.routes) !== undefined
    const { deprecation } = route
    const note = deprecation ? `${deprecationNote(deprecation)}\n\n` : ''
    const scopes = route.scope.map((scope) => `\`${scope}\``).join(' or ')
    const example = this.#contract.examples.operations[route.id]
    return {
      operationId: route.id,
      summary: route.summary,
      description: `${note}${route.description}\n\n${scopes ? `Requires the scope ${scopes}.` : 'Accepts any valid token.'}`,
      tags: [route.tag],
      'x-scopes': route.scope,
      ...deprecated(deprecation),
      parameters: this.#parameters.of(route, inputs, operation, hasTag),
      ...((route.body || route.files) && {
        requestBody: withExample(this.#inputs.body(route, inputs), example?.body),
      }),
      responses: this.#responses(route, operation, hasTag, example?.answer),
    }
  }

  #responses(route: Route, operation: PreparedOperation, hasTag: boolean, example: unknown): Json {
    const { method, status = 200, envelope, deprecation } = route
    const reads = method === 'GET'
    const content = this.#content(route, operation)
    const rateLimitHeaders = ['RateLimitPolicy', 'RateLimit'] as const
    const success = withExample(
      {
        description: responseDescription(route, content),
        headers: {
          ...headers(
            ...rateLimitHeaders,
            ...(reads ? (['ETag', 'CacheControl'] as const) : []),
            ...(hasTag ? (['ChangedETag'] as const) : []),
            ...(method === 'POST' ? (['IdempotencyReplayed'] as const) : []),
            ...(envelope === 'content' ? (['ContentDisposition', 'AcceptRanges'] as const) : []),
          ),
          ...deprecatedHeaders(deprecation),
        },
        ...(content && { content }),
      },
      example,
    )
    const partial = headers(
      ...rateLimitHeaders,
      'ETag',
      'CacheControl',
      'ContentDisposition',
      'AcceptRanges',
      'ContentRange',
    )
    return {
      [status]: success,
      ...(envelope === 'content' && {
        206: { ...success, description: 'The requested range.', headers: partial },
      }),
      ...(reads && {
        304: {
          description: 'Not modified: the entity tag in `If-None-Match` is current.',
          headers: headers(...rateLimitHeaders, 'ETag', 'CacheControl'),
        },
      }),
      ...problems(...problemsOf(route)),
    }
  }

  #content(route: Route, operation: PreparedOperation): Json | undefined {
    if (route.envelope === 'empty') return undefined
    if (route.envelope === 'content')
      return { '*/*': { schema: { type: 'string', format: 'binary' } } }
    return { 'application/json': { schema: this.#responseSchemas.of(route, operation) } }
  }
}

/** Describes a successful response by the route's envelope and the name of its schema. */
function responseDescription({ id, method, envelope }: Route, content: Json | undefined): string {
  if (envelope === 'empty') return 'No content.'
  if (envelope === 'content') return 'The content of the file.'
  const { schema } = content!['application/json'] as { schema: { $ref?: string; items?: Json } }
  const name = String(schema.$ref ?? schema.items?.$ref).replace(/.*\//, '')
  const words = toNoun(name)
  if (envelope === 'success') return 'The request succeeded.'
  if (name.startsWith('PageOf')) return `Returns a page of ${toPluralNoun(name.slice(6))}.`
  if (name.startsWith('ListOf')) return `Returns a list of ${toPluralNoun(name.slice(6))}.`
  if (schema.items) return `Returns an array of ${toPluralNoun(name)}.`
  if (method === 'PUT' || method === 'PATCH') return `Returns the updated ${words}.`
  return `Returns the ${id.startsWith('create') ? 'created ' : ''}${words}.`
}

function problemsOf({ method, path, envelope }: Route): ProblemName[] {
  const writes = method !== 'GET'
  const when = (condition: boolean, ...names: ProblemName[]) => (condition ? names : [])
  return [
    'BadRequest',
    'Unauthorized',
    'Forbidden',
    ...when(path.includes('{'), 'NotFound'),
    'MethodNotAllowed',
    ...when(writes, 'RequestTimeout', 'Conflict', 'PayloadTooLarge', 'UnsupportedMediaType'),
    ...when(method === 'PUT' || method === 'PATCH', 'PreconditionFailed'),
    ...when(envelope === 'content', 'RangeNotSatisfiable'),
    ...when(method === 'POST', 'IdempotencyKeyReused'),
    'TooManyRequests',
    'HeadersTooLarge',
    'InternalError',
    'Unavailable',
  ]
}

/** Adds an example to a request or response body. */
function withExample<T extends Json>(carrier: T, example: unknown): T {
  if (example === undefined || !carrier.content) return carrier
  const content = Object.entries(carrier.content as Record<string, Json>)
  return {
    ...carrier,
    content: Object.fromEntries(content.map(([type, media]) => [type, { ...media, example }])),
  }
}
