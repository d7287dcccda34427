/**
 * GraphQL apart from its transport: Yoga with the plugins of this folder. Input: method, address, headers and body of a request, with its
 * caller. Output: a Response, or a prepared operation that needs nothing of Yoga.
 */
import type { GraphQLError, GraphQLSchema } from 'graphql'
import { createYoga, type GraphQLParams, type Plugin, type YogaServerInstance } from 'graphql-yoga'
import type { Context } from '../compiler/context.js'
import type { Env } from '../config/env.js'
import { Documents, type Prepared } from './documents.js'
import { coded, codedAndLogged } from './errors.js'
import { idempotency } from './idempotency.js'
import {
  mayBeAsked,
  operationOf,
  type PersistedOperations,
  persisted,
} from './persisted-operations.js'
import type { ExecutionRequest, GraphRequest } from './request.js'
import type { Sent } from './routing.js'

/** The graph behind /graphql. */
export class Graph {
  readonly #yoga: YogaServerInstance<ExecutionRequest, Context>
  readonly #documents: Documents
  readonly #operations: PersistedOperations
  readonly #env: Env

  /** @param plugins come before all others */
  constructor(
    schema: GraphQLSchema,
    operations: PersistedOperations,
    env: Env,
    plugins: Plugin<Context, ExecutionRequest>[] = [],
  ) {
    this.#documents = new Documents(schema)
    this.#operations = operations
    this.#env = env
    this.#yoga = createYoga<ExecutionRequest, Context>({
      schema,
      graphqlEndpoint: '/graphql',
      landingPage: false,
      batching: false,
      cors: false,
      logging: false,
      graphiql: false,
      parserAndValidationCache: false,
      maskedErrors: { maskError: coded },
      multipart: false,
      extraParamNames: ['documentId'],
      plugins: [
        ...plugins,
        persisted(operations, env),
        this.#documents.plugin(),
        idempotency(schema),
        transport(),
      ],
    })
  }

  async answer(
    { method, url, headers, body }: GraphRequest,
    incoming: ExecutionRequest,
  ): Promise<Response> {
    return this.#yoga.fetch(
      new URL(url, 'http://masthead.invalid'),
      { method, headers, ...(body && { body: body as BodyInit }) },
      incoming,
    )
  }

  /**
   * Prepares an operation in the plain form whose text is known to be valid, without Yoga's work for requests of any form;
   * undefined where it is refused or cannot be answered so.
   */
  prepare(sent: Sent, incoming: ExecutionRequest): Prepared | undefined {
    const query = this.#textOf(sent, incoming)
    if (query === undefined) return undefined
    try {
      return this.#documents.prepare({ ...sent, query }, sent.type, incoming)
    } catch {
      // The process refuses it as it refuses any other.
      return undefined
    }
  }

  /** Skips the validation of a text that the process has found valid. */
  noteValid(sent: Sent, incoming: ExecutionRequest): void {
    const query = this.#textOf(sent, incoming)
    if (query !== undefined) this.#documents.noteValid(query)
  }

  #textOf({ query, id }: Sent, { session }: ExecutionRequest): string | undefined {
    if (query === undefined) return operationOf(this.#operations, id!)
    return mayBeAsked(this.#env, session) ? query : undefined
  }
}

/**
 * Takes the operation of a form as it was read, with its files still arriving. Gives errors of the executor and of the
 * transport their code, as all others have one, and logs what is our error.
 */
function transport(): Plugin<Context, ExecutionRequest> {
  return {
    onRequestParse({ serverContext: { params }, setRequestParser }) {
      if (params) setRequestParser(() => params as GraphQLParams)
    },
    onResultProcess({ result, serverContext: { log } }) {
      if ('errors' in result) codedAndLogged((result.errors ?? []) as GraphQLError[], log)
    },
  }
}
