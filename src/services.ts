import type { FastifyBaseLogger } from 'fastify'
import type { FairConcurrencyLimiter } from './access/concurrency-limit.js'
import type { Session } from './access/session.js'
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

/** Services for queries. The GraphQL worker has only these. */
export interface QueryServices {
  env: Env
  db: Database
  prisma: MarketClient
  responseCache: ResponseCache
  catalogue: CatalogueIndex
  files: FileStore
  /** Counts a response that was not produced by its compiled operation. */
  fellBack(reason: Fallback): void
  /** Counts a use of deprecated routes, such as `GET /tags`, or fields, such as `Campaign.goals`. */
  usedDeprecated(session: Session, names: readonly string[]): void
}

/** Services of a server, shared by all requests. */
export interface Services extends QueryServices {
  live: Live
  /** Payment providers by name. */
  payments: ReadonlyMap<string, PaymentProvider>
  rateLimits: RateLimits
  /** Limits requests that use a database connection. */
  requestLimiter: FairConcurrencyLimiter
  /** Limits imports of publishers, which run during the request. */
  publisherImportLimiter: FairConcurrencyLimiter
  /** Minimum read rate of streamed responses. */
  minDataRate: MinDataRate
  metrics: Metrics
  log: FastifyBaseLogger
  supervisor: Supervisor
}

/** Services of one request. `prisma` may be a transaction. */
export type OfRequest<Of extends QueryServices> = Omit<Of, 'prisma'> & {
  /** In a mutation, its transaction. */
  prisma: Db
}
