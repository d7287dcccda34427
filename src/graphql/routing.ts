/**
 * Decides whether the server or the GraphQL worker executes a request.
 *
 * The server executes mutations and cheap queries itself, because delegating a cheap query takes longer than
 * executing it. All other queries run in the GraphQL worker.
 */
import { LRUCache } from 'lru-cache'
import type { CompiledOperation, OperationParams } from './documents.js'
import type { GraphRequest } from './request.js'

/** Maximum cost of a query that the server executes, in points. It suffices for a page of records. */
const maxInlinePoints = 2

/** Maximum size of a body to inspect, in bytes. */
const maxInlineBodyLength = 8 * 1024
/**
 * Maximum size of the variables in bytes. A statement is written for each shape of a filter, which takes milliseconds
 * for a long one.
 */
const maxInlineVariablesLength = 1024
const keptCharacters = 1024 * 1024
/**
 * Minimum interval between two queries that the server adopts, in milliseconds. It parses and compiles each of them,
 * which takes milliseconds.
 */
const learnedEveryMs = 100

/**
 * Decides where a request is executed. The server executes mutations, and queries that cost at most 2 points. The
 * GraphQL worker executes expensive and unknown operations, and reports the kind and the cost of each.
 */
export class Routing {
  /** A document can contain a query and a mutation, so the operation name is part of the key. */
  readonly #known = new LRUCache<string, 'query' | 'mutation'>({
    maxSize: keptCharacters,
    sizeCalculation: (_kind, key) => key.length,
  })
  #learnedAt = Number.NEGATIVE_INFINITY

  /**
   * @param prepare prepares a query; returns undefined if it is rejected or cannot be compiled
   * @returns a prepared query to run in the server, or the process to execute the operation
   */
  route(
    request: OperationRequest | undefined,
    prepare: (sent: OperationRequest) => CompiledOperation | undefined,
  ): CompiledOperation | 'server' | 'process' {
    const kind = request && this.#known.get(operationKey(request))
    if (!kind) return 'process'
    if (kind === 'mutation') return 'server'
    const operation = prepare(request)
    return operation && operation.points <= maxInlinePoints ? operation : 'process'
  }

  /**
   * Records the kind of an operation. Expensive queries are ignored, and so is a query within 100 ms of the last one.
   * @param outcome cost of a compiled query in points, or a mutation
   */
  learn(request: OperationRequest, outcome: number | 'mutation'): void {
    if (outcome === 'mutation') this.#known.set(operationKey(request), outcome)
    else if (outcome <= maxInlinePoints) {
      const now = performance.now()
      if (now - this.#learnedAt < learnedEveryMs) return
      this.#learnedAt = now
      this.#known.set(operationKey(request), 'query')
    }
  }
}

const operationKey = ({ query, id, operationName = '' }: OperationRequest) =>
  JSON.stringify(query === undefined ? { id, operationName } : { query, operationName })

/** Operation in a request, identified by its document or by the ID of a persisted operation. */
export interface OperationRequest extends Omit<OperationParams, 'query'> {
  /** Document. Undefined if `id` is set. */
  query?: string
  /** ID of a persisted operation. */
  id?: string
  /** Media type of the response. */
  type: string
}

/** Parses a POST request with one JSON object. Returns undefined for all other requests. */
export function parseOperationRequest({
  method,
  headers,
  body,
}: GraphRequest): OperationRequest | undefined {
  if (method !== 'POST' || !body || body.length > maxInlineBodyLength) return undefined
  if (!/^application\/json/.test(headers['content-type'] ?? '')) return undefined
  const type = answerType(headers.accept)
  if (!type) return undefined
  try {
    const payload: unknown = JSON.parse(Buffer.from(body).toString())
    const { query, documentId, operationName, variables, extensions, ...more } = Object(payload)
    const isPlain = typeof (query ?? documentId) === 'string' && !(query && documentId)
    const isWhole = Object.keys(more).length === 0 && !Object(extensions).persistedQuery
    const hasValues =
      variables == null || (typeof variables === 'object' && !Array.isArray(variables))
    if (!isPlain || !isWhole || !hasValues || typeof (operationName ?? '') !== 'string')
      return undefined
    if (body.length - Buffer.byteLength(query ?? documentId) > maxInlineVariablesLength)
      return undefined
    return { query: query ?? undefined, id: documentId, operationName, variables, type }
  } catch {
    // Yoga reports the error.
    return undefined
  }
}

/** Returns the accepted media type, or undefined if Yoga must negotiate it. */
function answerType(accept = '*/*'): string | undefined {
  if (accept.includes('charset')) return undefined
  const [match] = accept.toLowerCase().match(/application\/(graphql-response\+)?json|\*\/\*/) ?? []
  return match === '*/*' ? 'application/json' : match
}
