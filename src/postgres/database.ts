import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '../../prisma/generated/client/client.js'
import { FairConcurrencyLimiter } from '../access/concurrency-limit.js'
import type { Market } from '../config/market.js'
import type { Supervisor } from '../process/supervisor.js'
import { perWorkerLimit } from '../values/per-worker-limit.js'
import { type AcquirePresenceLock, Listener, type Subscribe } from './listener.js'
import { Pool, type PoolOptions } from './pool.js'
import type { Datasource } from './pooler.js'
import { Probe } from './probe.js'
import { connectionSettings } from './role-settings.js'
import { statementNames } from './statement-names.js'
import type { MarketClient } from './transaction.js'

export type Connections = { prisma: PrismaClient; pool: Pool }

/** Connections of the application to PostgreSQL, each pool for one kind of work. */
export type Database = Connections & {
  prisma: MarketClient
  /** Read-only pool for analysts. Uses the replica if one is configured. */
  analyst: { pool: Pool; limiter: FairConcurrencyLimiter }
  /** Pool whose connections have their own session, which jobs need. The main pool if there is no pooler. */
  direct: Pool
  /**
   * Read-only pool for exports, which keep a connection until the download ends. Uses the replica if one is configured.
   */
  exports: Pool
  listen: Subscribe
  acquirePresenceLock: AcquirePresenceLock
  /** @throws AppError unavailable if the database does not respond within 800 ms */
  ready(): Promise<void>
  close(): Promise<void>
}

export type DatabaseOptions = Omit<Datasource, 'directUrl'> & {
  /** Settings of the market, available to rules as `db.market`. */
  market: Market
  /** URL for LISTEN and jobs. Defaults to `url`. */
  directUrl?: string
  poolSize: number
  /** Number of workers of the server, among which the pool sizes are divided. Defaults to 1. */
  workers?: number
  applicationName: string
  /** Milliseconds that a statement may run without any data from the server. Defaults to 20 seconds. */
  silenceMs?: number
  /** Milliseconds in which the server must accept a connection. Defaults to 2.5 seconds. */
  connectMs?: number
  /** Called with the text of every statement before it is sent. */
  onQuery?: (sql: string) => void
  /** Called if a connection is lost. The pool replaces the connection itself. */
  onConnectionError?: (error: Error) => void
  /** Restarts the connection of the listener. */
  supervisor?: Supervisor
}

/**
 * Above statement_timeout, so that a responsive server cancels the statement first. Below the usual timeout of load
 * balancers.
 */
const defaultSilenceMs = 20_000
/** Short, so that requests fail fast while the database is unreachable. */
const defaultConnectMs = 2_500
const analystTimeoutMs = 15_000
/** Maximum number of running aggregates. */
export const analystPoolSize = 6
/** Connections for jobs, and one spare. */
const directPoolSize = 6
/**
 * Minimum connections of a worker for its requests, regardless of the number of workers. One request may wait for
 * another.
 */
export const minConnections = 2
/** Maximum number of running exports. */
export const exportPoolSize = 4
/** One team may use a third of the connections, so that slow queries of a few teams do not block the others. */
const analystLimits = (total: number) => ({
  maxConcurrent: total,
  maxConcurrentPerTeam: Math.max(1, Math.floor(total / 3)),
  // Maximum number of aggregates in one request.
  queueLimit: 50,
  what: 'aggregates',
})

/** Creates the pools. Connections are opened on first use, so this never fails. */
export function openDatabase(options: DatabaseOptions): Database {
  const { url, directUrl = url, replicaUrl = url, applicationName, workers = 1 } = options
  const { pooler, directPooler, replicaPooler = options.replicaUrl ? undefined : pooler } = options
  const common = {
    silenceMs: defaultSilenceMs,
    connectMs: defaultConnectMs,
    settings: connectionSettings,
    ...options,
    poolSize: perWorkerLimit(options.poolSize, workers, minConnections),
    pooler,
  }
  const main = connect({ ...common, url })
  const direct = pooler
    ? new Pool({
        ...common,
        url: directUrl,
        pooler: directPooler,
        poolSize: perWorkerLimit(directPoolSize, workers, minConnections),
        applicationName: `${applicationName} direct`,
      })
    : main.pool
  const analysts = perWorkerLimit(analystPoolSize, workers)
  const analyst = new Pool({
    ...common,
    url: replicaUrl,
    pooler: replicaPooler,
    applicationName: `${applicationName} analyst`,
    poolSize: analysts,
    settings: {
      ...connectionSettings,
      statement_timeout: analystTimeoutMs,
      default_transaction_read_only: 'on',
    },
    begin: `BEGIN READ ONLY; SET LOCAL statement_timeout = ${analystTimeoutMs}`,
  })
  const exports = new Pool({
    ...common,
    url: replicaUrl,
    pooler: replicaPooler,
    applicationName: `${applicationName} export`,
    poolSize: perWorkerLimit(exportPoolSize, workers),
    settings: { ...connectionSettings, default_transaction_read_only: 'on' },
  })
  const pools = new Set([main.pool, direct, analyst, exports])
  const listener = new Listener(
    { connectionString: directUrl, application_name: `${applicationName} listener` },
    (error) => {
      // The heartbeat found the connection dead, so drop the idle ones: otherwise each request would wait for its own
      // timeout.
      for (const pool of pools) pool.dropIdle()
      options.onConnectionError?.(error)
    },
    options.supervisor,
  )
  const probe = new Probe({
    connectionString: url,
    application_name: `${applicationName} readiness`,
  })
  return {
    ...main,
    prisma: Object.assign(main.prisma, { market: options.market }),
    analyst: { pool: analyst, limiter: new FairConcurrencyLimiter(analystLimits(analysts)) },
    direct,
    exports,
    listen: (channel, handler, onReconnect) => listener.listen(channel, handler, onReconnect),
    acquirePresenceLock: (name) => listener.acquirePresenceLock(name),
    ready: () => probe.ask(),
    async close() {
      probe.close()
      await listener.close()
      await main.prisma.$disconnect()
      await Promise.all([...pools].map((pool) => pool.end()))
    },
  }
}

function connect(options: PoolOptions): Connections {
  const pool = new Pool(options)
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool, { statementNameGenerator: statementNames() }),
    errorFormat: 'minimal',
    // Prisma cannot read a user with an email kind of a later release. `loadUnsubscribedKinds` reads the column.
    omit: { user: { unsubscribedKinds: true } },
    transactionOptions: { maxWait: options.connectMs + 500, timeout: 15_000 },
  })
  // Types of rows and transactions would differ everywhere for the one column.
  return { prisma: prisma as PrismaClient, pool }
}
