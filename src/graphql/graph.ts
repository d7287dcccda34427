/** Executes GraphQL requests independently of the transport, using Yoga with the plugins of this folder. */
import type { GraphQLError, GraphQLSchema } from 'graphql'
import { createYoga, type GraphQLParams, type Plugin, type YogaServerInstance } from 'graphql-yoga'
import type { Context } from '../compiler/context.js'
import type { Env } from '../config/env.js'
import { type CompiledOperation, Documents } from './documents.js'
import { codeAndLog, withCode } from './errors.js'
import { eventIds } from './event-ids.js'
import { idempotency } from './idempotency.js'
import {
  findOperation,
  mayBeAsked,
  type PersistedOperations,
  persisted,
} from './persisted-operations.js'
import type { ExecutionRequest, GraphRequest } from './request.js'
import type { OperationRequest } from './routing.js'

/** Executes GraphQL requests. */
export class Graph {
  readonly #yoga: YogaServerInstance<ExecutionRequest, Context>
  readonly #documents: Documents
  readonly #operations: PersistedOperations
  readonly #env: Env

  /** @param plugins run before all others */
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
      maskedErrors: { maskError: withCode },
      multipart: false,
      extraParamNames: ['documentId'],
      plugins: [
        ...plugins,
        persisted(operations, env),
        this.#documents.plugin(),
        idempotency(schema),
        transport(),
        eventIds(),
      ],
    })
  }

  /** Executes a request of any form that Yoga supports. */
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
   * Prepares a valid operation without Yoga's handling of requests. Returns undefined if the operation is rejected or
   * cannot be compiled.
   */
  prepare(request: OperationRequest, incoming: ExecutionRequest): CompiledOperation | undefined {
    const query = this.#textOf(request, incoming)
    if (query === undefined) return undefined
    try {
      return this.#documents.prepare({ ...request, query }, request.type, incoming)
    } catch {
      // The GraphQL worker rejects it with the same error as Yoga would.
      return undefined
    }
  }

  /** Skips the validation of an operation that the GraphQL worker has found valid. */
  noteValid(request: OperationRequest, incoming: ExecutionRequest): void {
    const query = this.#textOf(request, incoming)
    if (query !== undefined) this.#documents.noteValid(query)
  }

  #textOf({ query, id }: OperationRequest, { session }: ExecutionRequest): string | undefined {
    if (query === undefined) return findOperation(this.#operations, id!)
    return mayBeAsked(this.#env, session) ? query : undefined
  }
}

/**
 * Uses the operation of a multipart request that is already parsed. Adds codes to errors of the executor and of the
 * transport, and logs internal errors.
 */
function transport(): Plugin<Context, ExecutionRequest> {
  return {
    onRequestParse({ serverContext: { params }, setRequestParser }) {
      if (params) setRequestParser(() => params as GraphQLParams)
    },
    onResultProcess({ result, serverContext: { log } }) {
      if ('errors' in result) codeAndLog((result.errors ?? []) as GraphQLError[], log)
    },
  }
}
