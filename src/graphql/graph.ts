import type { GraphQLError, GraphQLSchema } from 'graphql'
import { createYoga, type GraphQLParams, type Plugin, type YogaServerInstance } from 'graphql-yoga'
import type { Env } from '../config/env.js'
import type { Sent } from './cheap-queries.js'
import type { Context } from './context.js'
import { Documents } from './documents.js'
import { coded } from './errors.js'
import { graphiqlPage } from './graphiql.js'
import { idempotency } from './idempotency.js'
import {
  mayBeAsked,
  operationOf,
  type PersistedOperations,
  persisted,
} from './persisted-operations.js'
import type { Answer, GraphRequest, Incoming } from './request.js'

/** The graph behind /graphql, GraphiQL for a browser included. */
export class Graph {
  readonly #yoga: YogaServerInstance<Incoming, Context>
  readonly #documents: Documents
  readonly #operations: PersistedOperations
  readonly #env: Env

  /** @param plugins come before all others */
  constructor(
    schema: GraphQLSchema,
    operations: PersistedOperations,
    env: Env,
    plugins: Plugin<Context, Incoming>[] = [],
  ) {
    this.#documents = new Documents(schema)
    this.#operations = operations
    this.#env = env
    this.#yoga = createYoga<Incoming, Context>({
      schema,
      graphqlEndpoint: '/graphql',
      landingPage: false,
      batching: false,
      cors: false,
      logging: false,
      renderGraphiQL: graphiqlPage,
      graphiql: {
        title: 'GraphiQL · Masthead',
        favicon: '/favicon.ico',
        defaultQuery: welcome,
        defaultEditorToolsVisibility: false,
      },
      parserAndValidationCache: false,
      maskedErrors: { maskError: coded },
      multipart: false,
      extraParamNames: ['documentId'],
      plugins: [
        ...plugins,
        uploads(),
        persisted(operations, env),
        this.#documents.plugin(),
        idempotency(schema),
        faults(),
      ],
    })
  }

  async answer(
    { method, url, headers, body }: GraphRequest,
    incoming: Incoming,
  ): Promise<Response> {
    return this.#yoga.fetch(
      new URL(url, 'http://masthead.invalid'),
      { method, headers, ...(body && { body: body as BodyInit }) },
      incoming,
    )
  }

  /**
   * Answers a query that was found valid and compiled before, without Yoga's work for requests of any form.
   * Undefined, and nothing is charged, where it costs more than `mostPoints` or cannot be answered so.
   */
  async answerKnown(
    request: GraphRequest,
    { query, id, ...values }: Sent,
    incoming: Incoming,
    mostPoints: number,
  ): Promise<Answer | Response | undefined> {
    const text = query === undefined ? operationOf(this.#operations, id!) : query
    if (text === undefined || (query && !mayBeAsked(this.#env, incoming.session))) return undefined
    const answered = await this.#documents.answer({ query: text, ...values }, incoming, mostPoints)
    if (!answered) return undefined
    const type = contentTypeFor(request.headers.accept)
    if (!type || answered.errors) return this.answer(request, { ...incoming, answered })
    const body = (answered.stringify ?? JSON.stringify)(answered)
    return { status: 200, headers: { 'content-type': `${type}; charset=utf-8` }, body }
  }
}

/** What a request accepts of the two forms of an answer, the first that it names; undefined where that is for Yoga to say. */
function contentTypeFor(accept = '*/*'): string | undefined {
  if (accept.includes('charset')) return undefined
  const [named] = accept.toLowerCase().match(/application\/(graphql-response\+)?json|\*\/\*/) ?? []
  return named === '*/*' ? 'application/json' : named
}

const welcome = `# Put your token into the field above, then run:
query Catalogue {
  listings(first: 5, orderBy: { field: POPULARITY, direction: DESC }) {
    totalCount
    nodes { name outletName country prices { unitAmount currency } }
  }
}
`

/** Takes the operation of a form as it was read, with its files still arriving. */
function uploads(): Plugin<Context, Incoming> {
  return {
    onRequestParse({ serverContext: { params }, setRequestParser }) {
      if (params) setRequestParser(() => params as GraphQLParams)
    },
  }
}

/** Gives errors of the executor and of the transport their code, as all others have one, and logs what is our fault. */
function faults(): Plugin<Context, Incoming> {
  return {
    onResultProcess({ result, serverContext: { log } }) {
      const errors = 'errors' in result ? ((result.errors ?? []) as GraphQLError[]) : []
      for (const { extensions, originalError, message, path } of errors) {
        if (/^(BAD_REQUEST|OPERATION_RESOLUTION_FAILURE)$/.test(String(extensions.code)))
          extensions.code = 'malformed_request'
        extensions.code ??= 'validation_failed'
        if (extensions.code === 'internal_error')
          log.error({ err: originalError, path: path?.join('.') }, message)
      }
    },
  }
}
