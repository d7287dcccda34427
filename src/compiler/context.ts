/** The context of a resolver: session, request ID and services. */
import type { Caller, Session } from '../access/session.js'
import {
  inTransaction,
  type Transaction,
  type TransactionOptions,
} from '../postgres/transaction.js'
import type { OfRequest, QueryServices, Services } from '../services.js'

/** Context that every resolver receives. */
export interface Context {
  /** Null for an unauthenticated caller. */
  session: Session | null
  requestId: string
  /** Origin of the request. */
  client?: { address: string; agent: string | null }
  /** Calls `ended` when the response is closed, also if the client disconnects early. Absent in the GraphQL worker. */
  whenLeft?(ended: () => void): void
  /** Set if the response can be an event stream. Absent in the GraphQL worker. */
  eventStream?: EventStream
  services: OfRequest<QueryServices> | OfRequest<Services>
}

/** Event stream of a subscription, which a client can resume. */
interface EventStream {
  /** ID of the last event that the client received: its `Last-Event-ID` header. */
  resumeAfter?: string | undefined
  /** Returns the ID of the event of the latest result. Set by subscriptions whose events have IDs. */
  lastId?: () => string | undefined
}

/** Returns the session with the request ID, for domain functions that record both. */
export function callerOf({ session, requestId }: Context): Caller {
  return { ...session!, requestId }
}

/** Returns the services that exist in the server and in the GraphQL worker. */
export function services(context: Context): OfRequest<QueryServices> {
  return context.services
}

/**
 * Returns the services that only the server has. Mutations and subscriptions run only there.
 * @throws Error in the GraphQL worker
 */
export function serverServices({ services }: Context): OfRequest<Services> {
  if (!('live' in services)) throw new Error('Only the server executes mutations and subscriptions')
  return services
}

/** Runs `work` in one transaction, so that a change and the reads after it are consistent. */
export function inOneTransaction<T>(
  context: Context,
  work: (within: Context, tx: Transaction) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  const all = services(context)
  return inTransaction(
    all.prisma,
    (tx) => work({ ...context, services: { ...all, prisma: tx } }, tx),
    options,
  )
}

/** Returns the first arguments of domain functions that check permissions: database client and session. */
export function bySession(context: Context) {
  return [services(context).prisma, context.session!] as const
}

/** Returns the first arguments of domain functions that record the actor: database client and caller. */
export function byCaller(context: Context) {
  return [services(context).prisma, callerOf(context)] as const
}
