/** Types that transport and execution share: request, caller, budget and response. */
import type { FastifyBaseLogger } from 'fastify'
import type { GraphQLOperation } from 'graphql-upload-minimal'
import type { Session } from '../access/session.js'
import type { Context } from '../compiler/context.js'
import type { RateLimitStatus, RateLimitSubject } from '../http/rate-limit.js'

/** GraphQL request, independent of the transport. */
export interface GraphRequest {
  method: string
  /** Path and query string. */
  url: string
  headers: Record<string, string>
  body?: Uint8Array
}

/** Serialized response, independent of the transport. */
export interface GraphQLHttpResponse {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array
}

/** Caller of a request. */
export interface RequestContext {
  session: Session | null
  client: { address: string; agent: string | null }
  requestId: string
  /** `traceparent` of the request's span (W3C Trace Context). */
  traceparent?: string | undefined
}

/** Returns the subject whose rate limit is charged: the session, or the address of an unauthenticated client. */
export function rateLimitSubjectOf({ session, client }: RequestContext): RateLimitSubject {
  return session ?? { address: client.address, policy: 'address' }
}

/**
 * Charges a request. One point is charged on arrival, the rest of the expected cost before the execution. The
 * difference to the actual cost is settled afterwards.
 */
export interface Budget {
  /** State of the rate limit after the last charge. */
  rateLimit: RateLimitStatus
  /** @throws AppError rate_limited */
  charge(points: number): Promise<RateLimitStatus>
  /** Charges additional points, even beyond the limit. A negative number is a refund. */
  settle(points: number): Promise<RateLimitStatus>
  /** Expected cost, set if the operation was executed by the compiler. */
  compiledPoints?: number
}

/** Input of the execution. */
export interface ExecutionRequest extends RequestContext {
  services: Context['services']
  /** Calls `ended` when the response is closed, also if the client disconnects early. */
  whenLeft?(ended: () => void): void
  eventStream?: Context['eventStream']
  log: FastifyBaseLogger
  budget: Budget
  /** Parsed operation of a multipart request. */
  params?: GraphQLOperation
}
