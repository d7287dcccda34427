import type { Prisma } from '../../prisma/generated/client/client.js'
import type { Caller, Session } from '../access/session.js'
import { inTransaction, type Transaction } from '../postgres/transaction.js'
import type { RequestServices } from '../services.js'

/**
 * What every resolver gets. The services (database, caches) stay out of the type: the Prisma client's
 * type in the GraphQL context slows type checking down badly. Reach them with `services(context)`.
 */
export interface Context {
  session: Session | null
  requestId: string
  /** Where the request comes from. */
  client?: { address: string; agent: string | null }
  /** Calls once nobody waits for the answer any more; absent where that is not known. */
  whenLeft?(ended: () => void): void
  services: object
}

/** Who calls, in which request: for rules that keep both. */
export function callerOf({ session, requestId }: Context): Caller {
  return { ...session!, requestId }
}

/** The database and the machinery of the running app. */
export function services(context: Context): RequestServices {
  return context.services as RequestServices
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
