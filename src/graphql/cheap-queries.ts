import { LRUCache } from 'lru-cache'
import type { Asked } from './documents.js'
import type { GraphRequest } from './request.js'

/** Points that a query may cost which the server answers itself: those of a page of records. */
export const mostPointsHere = 2

/** Longer bodies are not worth the look. */
const longestBody = 8 * 1024
/** A filter is translated and its statement written for each form that values give it: that of a long one takes milliseconds. */
const longestVariables = 1024
const keptCharacters = 1024 * 1024
/** Each text that the server takes over is parsed and compiled there once, which takes milliseconds. */
const learnedEveryMs = 100

/**
 * Queries that the process beside the server has answered before, and found to be cheap: the server answers these itself,
 * since handing them over takes longer than they do.
 */
export class CheapQueries {
  readonly #texts = known()
  /** Apart: a text that is written like an id is not what that id stands for. */
  readonly #ids = known()
  #learnedAt = Number.NEGATIVE_INFINITY

  /** Whether the server is to answer this query. */
  has({ query, id }: Sent): boolean {
    return query === undefined ? this.#ids.has(id!) : this.#texts.has(query)
  }

  /** Takes over a query from its next time on, unless another was just now. */
  learn({ query, id }: Sent): void {
    const now = performance.now()
    if (now - this.#learnedAt < learnedEveryMs) return
    this.#learnedAt = now
    if (query === undefined) this.#ids.set(id!, true)
    else this.#texts.set(query, true)
  }
}

const known = () =>
  new LRUCache<string, true>({ maxSize: keptCharacters, sizeCalculation: (_, key) => key.length })

/** A query as it is sent: by its text, or by its id. */
export type Sent = Omit<Asked, 'query'> & { query?: string; id?: string }

/** Reads a query that is sent in the plain form; undefined of anything else. */
export function sentBy({ method, headers, body }: GraphRequest): Sent | undefined {
  if (method !== 'POST' || !body || body.length > longestBody) return undefined
  if (!/^application\/json/.test(headers['content-type'] ?? '')) return undefined
  try {
    const sent: unknown = JSON.parse(Buffer.from(body).toString())
    const { query, documentId, operationName, variables, extensions, ...more } = Object(sent)
    const isPlain = typeof (query ?? documentId) === 'string' && !(query && documentId)
    const isWhole = Object.keys(more).length === 0 && !Object(extensions).persistedQuery
    const hasValues =
      variables == null || (typeof variables === 'object' && !Array.isArray(variables))
    if (!isPlain || !isWhole || !hasValues || typeof (operationName ?? '') !== 'string')
      return undefined
    if (body.length - Buffer.byteLength(query ?? documentId) > longestVariables) return undefined
    return { query: query ?? undefined, id: documentId, operationName, variables }
  } catch {
    // What is wrong with it is told by who reads it.
    return undefined
  }
}
