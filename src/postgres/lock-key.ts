import type { Db } from './transaction.js'

/** Locks a key until the transaction ends. Serializes transactions that have no common row to lock. */
export async function lockKey(tx: Db, key: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`
}
