/**
 * Which process answers a request to /graphql. Input: the operation as it was sent, and what was learned of its text. Output: the server, with
 * the operation prepared, or the query process.
 */
import { LRUCache } from 'lru-cache'
import type { OperationParams, Prepared } from './documents.js'
import type { GraphRequest } from './request.js'

/** Points that a query may cost which the server answers itself: those of a page of records. */
const maxInlinePoints = 2

/** Longer bodies are not worth the look. */
const maxInlineBodyLength = 8 * 1024
/** A filter is translated and its statement written for each form that values give it: that of a long one takes milliseconds. */
const maxInlineVariablesLength = 1024
const keptCharacters = 1024 * 1024
/** Each query that the server takes over is parsed and compiled there once, which takes milliseconds. */
const learnedEveryMs = 100

/**
 * Decides where a request to /graphql is answered: by the server where its text is a mutation's, or a query's that is
 * expected to cost at most 2 points; by the query process where it costs more or is not known. The process reports what
 * it found of a text. To hand a query over takes longer than a cheap one does.
 */
export class Routing {
  /** One text may have a query and a mutation: each is known by its own name. */
  readonly #known = new LRUCache<string, 'query' | 'mutation'>({
    maxSize: keptCharacters,
    sizeCalculation: (_kind, key) => key.length,
  })
  #learnedAt = Number.NEGATIVE_INFINITY

  /**
   * @param prepare reads a known query and estimates it; undefined where it cannot be compiled or is refused
   * @returns the query, ready to run on the server, or the process that answers it
   */
  route(
    sent: Sent | undefined,
    prepare: (sent: Sent) => Prepared | undefined,
  ): Prepared | 'server' | 'process' {
    const kind = sent && this.#known.get(keyOf(sent))
    if (!kind) return 'process'
    if (kind === 'mutation') return 'server'
    const prepared = prepare(sent)
    return prepared && prepared.points <= maxInlinePoints ? prepared : 'process'
  }

  /**
   * Keeps what the process found of a text: nothing where it is dear, or where another query was taken over just now.
   * @param found the points of a query that ran compiled, or a mutation
   */
  learn(sent: Sent, found: number | 'mutation'): void {
    if (found === 'mutation') this.#known.set(keyOf(sent), found)
    else if (found <= maxInlinePoints) {
      const now = performance.now()
      if (now - this.#learnedAt < learnedEveryMs) return
      this.#learnedAt = now
      this.#known.set(keyOf(sent), 'query')
    }
  }
}

const keyOf = ({ query, id, operationName = '' }: Sent) =>
  JSON.stringify(query === undefined ? { id, operationName } : { query, operationName })

/** An operation as it is sent: by its text, or by its id. */
export interface Sent extends Omit<OperationParams, 'query'> {
  query?: string
  id?: string
  /** The media type of its answer. */
  type: string
}

/** Reads an operation that is sent in the plain form, as one JSON object by POST; undefined of anything else. */
export function sentBy({ method, headers, body }: GraphRequest): Sent | undefined {
  if (method !== 'POST' || !body || body.length > maxInlineBodyLength) return undefined
  if (!/^application\/json/.test(headers['content-type'] ?? '')) return undefined
  const type = answerType(headers.accept)
  if (!type) return undefined
  try {
    const sent: unknown = JSON.parse(Buffer.from(body).toString())
    const { query, documentId, operationName, variables, extensions, ...more } = Object(sent)
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
    // The parser of the request reports what is wrong with it.
    return undefined
  }
}

/** What a request accepts of the two forms of an answer, the first that it names; undefined where that is for Yoga to decide. */
function answerType(accept = '*/*'): string | undefined {
  if (accept.includes('charset')) return undefined
  const [named] = accept.toLowerCase().match(/application\/(graphql-response\+)?json|\*\/\*/) ?? []
  return named === '*/*' ? 'application/json' : named
}
