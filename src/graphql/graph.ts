import { renderGraphiQL } from '@graphql-yoga/render-graphiql'
import type { GraphQLError, GraphQLSchema } from 'graphql'
import { createYoga, type GraphQLParams, type Plugin, type YogaServerInstance } from 'graphql-yoga'
import type { Env } from '../config/env.js'
import type { Context } from './context.js'
import { documents } from './documents.js'
import { coded } from './errors.js'
import { idempotency } from './idempotency.js'
import { type PersistedOperations, persisted } from './persisted-operations.js'
import type { GraphRequest, Incoming } from './request.js'

/** The graph behind /graphql, GraphiQL for a browser included. */
export class Graph {
  readonly #yoga: YogaServerInstance<Incoming, Context>

  /** @param plugins come before all others */
  constructor(
    schema: GraphQLSchema,
    operations: PersistedOperations,
    env: Env,
    plugins: Plugin<Context, Incoming>[] = [],
  ) {
    this.#yoga = createYoga<Incoming, Context>({
      schema,
      graphqlEndpoint: '/graphql',
      landingPage: false,
      batching: false,
      cors: false,
      logging: false,
      renderGraphiQL,
      graphiql: {
        title: 'Masthead',
        defaultQuery: welcome,
        headers: '{ "Authorization": "Bearer " }',
        defaultEditorToolsVisibility: 'headers',
      },
      parserAndValidationCache: false,
      maskedErrors: { maskError: coded },
      multipart: false,
      extraParamNames: ['documentId'],
      plugins: [
        ...plugins,
        uploads(),
        persisted(operations, env),
        documents(schema),
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
}

const welcome = `# Put your token behind "Bearer" in the headers below, then run:
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
        if (extensions.code === 'BAD_REQUEST') extensions.code = 'malformed_request'
        extensions.code ??= 'validation_failed'
        if (extensions.code === 'internal_error')
          log.error({ err: originalError, path: path?.join('.') }, message)
      }
    },
  }
}
