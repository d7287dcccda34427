import type { Prisma, PrismaClient } from '../../prisma/generated/client/client.js'

/** The database as rules use it: alone, or within a transaction. */
export type Db = PrismaClient | Prisma.TransactionClient

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
  work: (tx: Prisma.TransactionClient) => Promise<T>,
  isolationLevel?: Prisma.TransactionIsolationLevel,
): Promise<T> {
  // What runs within a transaction has no connection of its own; Prisma would nest another one in it.
  if (!('$connect' in db)) return work(db)
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.$transaction(work, isolationLevel && { isolationLevel })
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
