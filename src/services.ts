import type { FastifyBaseLogger } from 'fastify'
import type { FairConcurrencyLimiter } from './access/concurrency-limit.js'
import type { CatalogueIndex } from './catalogue/catalogue-index.js'
import type { Env } from './config/env.js'
import type { FileStore } from './files/store.js'
import type { Fallback } from './http/fallback.js'
import type { Metrics } from './http/metrics.js'
import type { MinDataRate } from './http/min-data-rate.js'
import type { RateLimits } from './http/rate-limit.js'
import type { ResponseCache } from './http/response-cache.js'
import type { Live } from './live/live.js'
import type { PaymentProvider } from './payment/provider.js'
import type { Database } from './postgres/database.js'
import type { Db, MarketClient } from './postgres/transaction.js'
import type { Supervisor } from './process/supervisor.js'

/** What queries need. The process that answers them has no more. */
export interface QueryServices {
  env: Env
  db: Database
  prisma: MarketClient
  responseCache: ResponseCache
  catalogue: CatalogueIndex
  /** The contents of files. */
  files: FileStore
  /** Counts an answer that was not made as its operation was compiled. */
  fellBack(reason: Fallback): void
}

/** What a server has, shared by all its requests. */
export interface Services extends QueryServices {
  live: Live
  /** The ways to pay, by name. */
  payments: ReadonlyMap<string, PaymentProvider>
  rateLimits: RateLimits
  /** Of whatever takes a connection of the database. */
  requestLimiter: FairConcurrencyLimiter
  /** How slowly a streamed answer may be read. */
  minDataRate: MinDataRate
  metrics: Metrics
  log: FastifyBaseLogger
  /** Keeps what works beside requests. */
  supervisor: Supervisor
}

/** The same for one request, whose mutation may be a transaction. */
export type OfRequest<Of extends QueryServices> = Omit<Of, 'prisma'> & {
  /** Within a mutation its transaction. */
  prisma: Db
}
