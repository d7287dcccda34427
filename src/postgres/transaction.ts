import type { Prisma, PrismaClient } from '../../prisma/generated/client/client.js'

declare const known: unique symbol

/** A transaction whose client is known: only `inTransaction` and `withinTransaction` begin one, not Prisma's `$transaction`. */
export type Transaction = Omit<Prisma.TransactionClient, '$transaction'> & {
  readonly [known]: true
}

/** The database as rules use it: alone, or within a transaction. */
export type Db = PrismaClient | Transaction

/** The client that began each transaction. */
const clients = new WeakMap<Transaction, PrismaClient>()

/**
 * The client that the database is, or that began the transaction. What rules know of the marketplace that they are in,
 * whether it sends mail and who issues its documents, is kept by it. As arguments both would go through nearly every
 * rule there is, since telling people and issuing documents come some calls below it; by the client, two marketplaces
 * in one process do not share them, and no rule can be called without.
 */
export function clientOf(db: Db): PrismaClient {
  return '$connect' in db ? db : clients.get(db)!
}

/** Runs `work` in a transaction within another one: when it fails, what it did is undone and the other goes on. */
export function withinTransaction<T>(
  outer: Transaction,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  // Prisma gives transactions of a transaction, and no type of them.
  const { $transaction } = outer as unknown as PrismaClient
  return $transaction.call(outer, begunBy(clientOf(outer), work)) as Promise<T>
}

const begunBy =
  <T>(client: PrismaClient, work: (tx: Transaction) => Promise<T>) =>
  (begun: Prisma.TransactionClient) => {
    const tx = begun as unknown as Transaction
    clients.set(tx, client)
    return work(tx)
  }

const attempts = 4
// Serialization failures and deadlocks: PostgreSQL undid everything, and a new try meets another state.
const retryable = new Set(['P2034', '40001', '40P01'])

/**
 * Runs `work` in a transaction: the one that `db` is, or a new one, tried again when PostgreSQL
 * undid it for a conflict. `work` must have no effect outside of the database.
 * @param isolationLevel of a new one; READ COMMITTED when not given
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Transaction) => Promise<T>,
  isolationLevel?: Prisma.TransactionIsolationLevel,
): Promise<T> {
  // What runs within a transaction has no connection of its own; Prisma would nest another one in it.
  if (!('$connect' in db)) return work(db)
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.$transaction(begunBy(db, work), isolationLevel && { isolationLevel })
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error
    }
  }
}

function isConflict(error: unknown): boolean {
  for (let e = error; e && typeof e === 'object'; e = (e as { cause?: unknown }).cause) {
    const { code, originalCode, meta } = e as Record<string, unknown>
    const driver = (
      meta as { driverAdapterError?: { cause?: Record<string, unknown> } } | undefined
    )?.driverAdapterError?.cause
    if ([code, originalCode, driver?.originalCode].some((known) => retryable.has(String(known)))) {
      return true
    }
  }
  return false
}
