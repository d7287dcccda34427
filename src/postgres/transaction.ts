import type { Prisma, PrismaClient } from '../../prisma/generated/client/client.js'
import type { Market } from '../config/market.js'

declare const known: unique symbol

/** The database of a marketplace. `openDatabase` takes the market, so that no rule can be called without one. */
export interface MarketClient extends PrismaClient {
  readonly market: Market
}

/** A transaction with its market: only `inTransaction` and `withinTransaction` begin one, not Prisma's `$transaction`. */
export type Transaction = Omit<Prisma.TransactionClient, '$transaction'> & {
  readonly market: Market
  readonly [known]: true
}

/** The marketplace as rules use it: its database, alone or within a transaction, and its settings. */
export type Db = MarketClient | Transaction

/** Runs `work` in a transaction within another one: when it fails, what it did is undone and the other goes on. */
export function withinTransaction<T>(
  outer: Transaction,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  // Prisma gives transactions of a transaction, and no type of them.
  const { $transaction } = outer as Transaction & Pick<PrismaClient, '$transaction'>
  return $transaction.call(outer, begunBy(outer.market, work)) as Promise<T>
}

const begunBy =
  <T>(market: Market, work: (tx: Transaction) => Promise<T>) =>
  (begun: Prisma.TransactionClient) =>
    work(Object.assign(begun, { market }) as typeof begun & Transaction)

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
      return await db.$transaction(begunBy(db.market, work), isolationLevel && { isolationLevel })
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
