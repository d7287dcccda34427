import type { FastifyBaseLogger } from 'fastify'
import type { GraphQLOperation } from 'graphql-upload-minimal'
import type { Session } from '../access/session.js'
import type { Allowance, Payer } from '../http/rate-limit.js'

/** A request to the graph, apart from its transport. */
export interface GraphRequest {
  method: string
  /** Path and query. */
  url: string
  headers: Record<string, string>
  body?: Uint8Array
}

/** Who asks. */
export interface Asker {
  session: Session | null
  client: { address: string; agent: string | null }
  requestId: string
}

/** Who is charged for what is asked. */
export function payerOf({ session, client }: Asker): Payer {
  return session ?? { address: client.address, policy: 'address' }
}

/** How a request is charged: one point when it comes, the rest of its cost before it is executed, and after it for lists that were longer than estimated. */
export interface Budget {
  allowance: Allowance
  /** @throws AppError rate_limited */
  charge(points: number): Promise<Allowance>
  /** Charges points beyond the estimate, even beyond the limit. */
  penalize(points: number): Promise<Allowance>
  /** What it may cost where it is answered: beyond that it is neither run nor charged. */
  mostPoints?: number
  /** What it costs, once that is known. */
  points?: number
  /** Whether it was answered without graphql-js. */
  isCompiled?: boolean
}

/** What an operation is executed with. */
export interface Incoming extends Asker {
  services: object
  log: FastifyBaseLogger
  budget: Budget
  /** The operation of a form, which is read apart. */
  params?: GraphQLOperation
  /** It was found valid before. */
  isValid?: boolean
}
