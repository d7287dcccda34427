import type { ClientBase } from 'pg'
import { Prisma, type PrismaClient } from '../../prisma/generated/client/client.js'
import type { Market } from '../config/market.js'

declare const known: unique symbol

/** Database client with the settings of the market. `openDatabase` requires them, so that rules always have them. */
export interface MarketClient extends PrismaClient {
  readonly market: Market
}

/**
 * Transaction with the settings of the market. Only `inTransaction` and `withinTransaction` create one, not Prisma's
 * `$transaction`.
 */
export type Transaction = Omit<Prisma.TransactionClient, '$transaction'> & {
  readonly market: Market
  readonly [known]: true
}

/** Runs raw statements: the database, a transaction, or a transaction of a node-postgres client. */
export interface RawExecutor {
  /** @returns the number of rows */
  $executeRaw(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): PromiseLike<number>
}

/** Lets rules that need only raw statements run in the transaction of a node-postgres client. */
export const rawExecutor = (client: Pick<ClientBase, 'query'>): RawExecutor => ({
  async $executeRaw(query, ...values) {
    const { text, values: parameters } =
      query instanceof Prisma.Sql ? query : Prisma.sql(query, ...values)
    return (await client.query(text, parameters)).rowCount ?? 0
  },
})

/** Parameter of all rules: the database, or a transaction on it, with the settings of the market. */
export type Db = MarketClient | Transaction

/** Runs `work` in a nested transaction (savepoint). If `work` throws, only its changes are rolled back. */
export function withinTransaction<T>(
  outer: Transaction,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  // Prisma supports nested transactions, but its types omit them.
  const { $transaction } = outer as Transaction & Pick<PrismaClient, '$transaction'>
  return $transaction.call(outer, begunBy(outer.market, work)) as Promise<T>
}

const begunBy =
  <T>(market: Market, work: (tx: Transaction) => Promise<T>) =>
  (tx: Prisma.TransactionClient) =>
    work(Object.assign(tx, { market }) as typeof tx & Transaction)

/** Settings of a new transaction. */
export interface TransactionOptions {
  /** Defaults to READ COMMITTED. */
  isolationLevel?: Prisma.TransactionIsolationLevel
  /** Milliseconds after which it is rolled back. Defaults to 15,000. */
  timeout?: number
}

const attempts = 4
// Serialization failures and deadlocks. PostgreSQL has rolled back, and a retry reads the new state.
const retryable = new Set(['P2034', '40001', '40P01'])

/**
 * Runs `work` in the given transaction, or in a new one. A new one is retried up to three times after a conflict, so
 * `work` must have no effect outside the database.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Transaction) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  // A transaction client has no `$connect`. Reuse it, because Prisma would open a nested transaction.
  if (!('$connect' in db)) return work(db)
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.$transaction(begunBy(db.market, work), options)
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
    if (
      [code, originalCode, driver?.originalCode].some((candidate) =>
        retryable.has(String(candidate)),
      )
    ) {
      return true
    }
  }
  return false
}
