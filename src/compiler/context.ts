/** The context of a resolver: session, request, and the services of its process. */
import type { Prisma } from '../../prisma/generated/client/client.js'
import type { Caller, Session } from '../access/session.js'
import { inTransaction, type Transaction } from '../postgres/transaction.js'
import type { OfRequest, QueryServices, Services } from '../services.js'

/** What every resolver gets. */
export interface Context {
  session: Session | null
  requestId: string
  /** Where the request comes from. */
  client?: { address: string; agent: string | null }
  /** Calls once nobody waits for the answer any more; absent where that is not known. */
  whenLeft?(ended: () => void): void
  services: OfRequest<QueryServices> | OfRequest<Services>
}

/** Who calls, in which request: for rules that keep both. */
export function callerOf({ session, requestId }: Context): Caller {
  return { ...session!, requestId }
}

/** What both processes have: the server, and the one that answers queries. */
export function services(context: Context): OfRequest<QueryServices> {
  return context.services
}

/** What only the server has, which alone executes mutations and subscriptions. */
export function serverServices({ services }: Context): OfRequest<Services> {
  if (!('live' in services)) throw new Error('Only the server executes mutations and subscriptions')
  return services
}

/** Does everything in one transaction, so that a change and what is read after it belong together. */
export function inOneTransaction<T>(
  context: Context,
  work: (within: Context, tx: Transaction) => Promise<T>,
  isolationLevel?: Prisma.TransactionIsolationLevel,
): Promise<T> {
  const all = services(context)
  return inTransaction(
    all.prisma,
    (tx) => work({ ...context, services: { ...all, prisma: tx } }, tx),
    isolationLevel,
  )
}

/** What rules begin with: the database, and the session whose rights they ask about. */
export function bySession(context: Context) {
  return [services(context).prisma, context.session!] as const
}

/** What rules begin with that keep who made a change, and in which request. */
export function byCaller(context: Context) {
  return [services(context).prisma, callerOf(context)] as const
}
