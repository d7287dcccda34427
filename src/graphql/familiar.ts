import { LRUCache } from 'lru-cache'
import type { GraphRequest } from './request.js'

/** Points that a query may cost which the server answers itself: those of a page of records. */
export const mostPointsHere = 2

/** Longer bodies are not worth the look. */
const longestBody = 8 * 1024
const keptCharacters = 1024 * 1024
/** Each text that the server takes over is parsed and compiled there once, which takes milliseconds. */
const learnedEveryMs = 100

/**
 * Queries that the process beside the server has answered before, and found to be cheap: the server answers these itself,
 * since handing them over takes longer than they do.
 */
export class FamiliarQueries {
  readonly #texts = new LRUCache<string, true>({
    maxSize: keptCharacters,
    sizeCalculation: (_, text) => text.length,
  })
  #learnedAt = Number.NEGATIVE_INFINITY

  /** Whether the server is to answer this query. */
  has(text: string): boolean {
    return this.#texts.has(text)
  }

  /** Takes over a query from its next time on, unless another was just now. */
  learn(text: string): void {
    const now = performance.now()
    if (now - this.#learnedAt < learnedEveryMs) return
    this.#learnedAt = now
    this.#texts.set(text, true)
  }
}

/** The text of a query that is sent as such, or its id; undefined for anything else. */
export function textOf({ method, headers, body }: GraphRequest): string | undefined {
  if (method !== 'POST' || !body || body.length > longestBody) return undefined
  if (!/^application\/json/.test(headers['content-type'] ?? '')) return undefined
  try {
    const { query, documentId } = JSON.parse(Buffer.from(body).toString()) ?? {}
    const text = query ?? documentId
    return typeof text === 'string' && text ? text : undefined
  } catch {
    // What is wrong with it is told by who reads it.
    return undefined
  }
}
