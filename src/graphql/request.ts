/**
 * The types between transport and execution: a request, its caller, its budget of points, an answer.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { GraphQLOperation } from 'graphql-upload-minimal'
import type { Session } from '../access/session.js'
import type { Context } from '../compiler/context.js'
import type { RateLimitStatus, RateLimitSubject } from '../http/rate-limit.js'

/** A request to the graph, apart from its transport. */
export interface GraphRequest {
  method: string
  /** Path and query. */
  url: string
  headers: Record<string, string>
  body?: Uint8Array
}

/** An answer of the graph, apart from its transport. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array
}

/** Who asks. */
export interface RequestContext {
  session: Session | null
  client: { address: string; agent: string | null }
  requestId: string
  /** Its span, as W3C Trace Context writes it. */
  traceparent?: string | undefined
}

/** Who is charged for what is asked. */
export function rateLimitSubjectOf({ session, client }: RequestContext): RateLimitSubject {
  return session ?? { address: client.address, policy: 'address' }
}

/**
 * How a request is charged: one point when it comes, the rest of its cost before it is executed; after it, more for
 * lists that were longer than estimated, and less for those that were shorter.
 */
export interface Budget {
  rateLimit: RateLimitStatus
  /** @throws AppError rate_limited */
  charge(points: number): Promise<RateLimitStatus>
  /** Charges points beyond the estimate, even beyond the limit; gives back where `points` is negative. */
  settle(points: number): Promise<RateLimitStatus>
  /** Expected points of an operation that ran compiled. */
  compiledPoints?: number
}

/** What an operation is executed with. */
export interface ExecutionRequest extends RequestContext {
  services: Context['services']
  /** Calls once nobody waits for the answer any more. */
  whenLeft?(ended: () => void): void
  log: FastifyBaseLogger
  budget: Budget
  /** The operation of a form, which is read apart. */
  params?: GraphQLOperation
}
