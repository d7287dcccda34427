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

/** A pool of connections, and Prisma over it. */
export type Connections = { prisma: PrismaClient; pool: Pool }

/** What the application knows of its PostgreSQL. */
export type Database = Connections & {
  prisma: MarketClient
  /** Read-only connections of their own for analysts: on the replica where there is one. */
  analyst: Connections & { limiter: FairConcurrencyLimiter }
  /** For what needs a session of its own, as jobs do: the pool itself where no pooler is in between. */
  direct: Pool
  /** The like for exports, which hold theirs for as long as they are read. */
  exports: Pool
  listen: Subscribe
  acquirePresenceLock: AcquirePresenceLock
  /** @throws AppError unavailable when the database does not answer within 800 ms */
  ready(): Promise<void>
  close(): Promise<void>
}

export type DatabaseOptions = Omit<Datasource, 'directUrl'> & {
  /** The settings that every rule finds at the client. */
  market: Market
  /** For LISTEN and jobs; `url` when not given. */
  directUrl?: string
  poolSize: number
  /** How many processes share the sizes of the pools, as workers of one server; one when not given. */
  workers?: number
  applicationName: string
  /** Milliseconds for which the server may keep silent over a statement; 20 seconds when not given. */
  silenceMs?: number
  /** Milliseconds in which the server must accept a connection; 2.5 seconds when not given. */
  connectMs?: number
  /** Called with the text of every statement before it is sent. */
  onQuery?: (sql: string) => void
  /** Called when a connection is lost; the pool replaces it by itself. */
  onConnectionError?: (error: Error) => void
  /** Keeps the connection that listens. */
  supervisor?: Supervisor
}

/** Above the statement_timeout, so that a server which lives has the first word, and below what a load balancer waits. */
const defaultSilenceMs = 20_000
/** Requests learn soon that the database is away. */
const defaultConnectMs = 2_500
const analystTimeoutMs = 15_000
/** How many aggregates can run at once. */
export const analystPoolSize = 6
/** Those of jobs, and one to spare. */
const directPoolSize = 6
/** A worker has so many for its requests, however many workers there are: one may wait for the other. */
export const minConnections = 2
/** How many exports can run at once. */
export const exportPoolSize = 4
/** One team takes a third: where three questions hang, of whomever they are, others find a place. */
const analystLimits = (total: number) => ({
  maxConcurrent: total,
  maxConcurrentPerTeam: Math.max(1, Math.floor(total / 3)),
  // As many as one request can ask for.
  queueLimit: 50,
  what: 'aggregates',
})

/** Opens the database. Connections are made when they are first needed, so it never fails. */
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
  const analyst = connect({
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
  const pools = new Set([main.pool, direct, analyst.pool, exports])
  const listener = new Listener(
    { connectionString: directUrl, application_name: `${applicationName} listener` },
    (error) => {
      // What the listener has found out by its heartbeat, requests need not find out one by one.
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
    analyst: { ...analyst, limiter: new FairConcurrencyLimiter(analystLimits(analysts)) },
    direct,
    exports,
    listen: (channel, handler, onReconnect) => listener.listen(channel, handler, onReconnect),
    acquirePresenceLock: (name) => listener.acquirePresenceLock(name),
    ready: () => probe.ask(),
    async close() {
      probe.close()
      await listener.close()
      await Promise.all([main, analyst].map(({ prisma }) => prisma.$disconnect()))
      await Promise.all([...pools].map((pool) => pool.end()))
    },
  }
}

function connect(options: PoolOptions): Connections {
  const pool = new Pool(options)
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool, { statementNameGenerator: statementNames() }),
    errorFormat: 'minimal',
    transactionOptions: { maxWait: options.connectMs + 500, timeout: 15_000 },
  })
  return { prisma, pool }
}
