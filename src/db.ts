import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { PrismaClient } from '../prisma/generated/client/client.js'
import { Listener, type Subscribe } from './database/listener.js'
import { DataModel } from './database/model.js'
import { createPool } from './database/pool.js'
import { Reader } from './database/reader.js'
import { statementNames } from './database/statement-names.js'

/** A pool of connections, Prisma over it, and its quicker way to read. */
export type Connections = { prisma: PrismaClient; pool: pg.Pool; reader: Reader }

/** What the application knows of its PostgreSQL. */
export type Database = Connections & {
  /** Read-only connections of their own for analysts: on the replica where there is one. */
  analyst: Connections
  listen: Subscribe
  close(): Promise<void>
}

export type DatabaseOptions = {
  url: string
  replicaUrl?: string
  poolSize: number
  applicationName: string
  /** Called with the text of every statement before it is sent. */
  onQuery?: (sql: string) => void
  /** Called when a connection is lost; the pool replaces it by itself. */
  onConnectionError?: (error: Error) => void
}

const statementTimeout = 30_000
const analystStatementTimeout = 15_000
const analystPoolSize = 3

/** Opens the database. Connections are made when they are first needed, so it never fails. */
export function openDatabase(options: DatabaseOptions): Database {
  const { url, replicaUrl = url, applicationName } = options
  const main = connect(url, {
    ...options,
    settings: { statement_timeout: statementTimeout },
  })
  const analyst = connect(replicaUrl, {
    ...options,
    applicationName: `${applicationName} analyst`,
    poolSize: analystPoolSize,
    settings: {
      statement_timeout: analystStatementTimeout,
      default_transaction_read_only: 'on',
    },
  })
  const listener = new Listener(
    { connectionString: url, application_name: `${applicationName} listener` },
    options.onConnectionError,
  )
  return {
    ...main,
    analyst,
    listen: (channel, handler, onReconnect) => listener.listen(channel, handler, onReconnect),
    async close() {
      await listener.close()
      await Promise.all([disconnect(main), disconnect(analyst)])
    },
  }
}

function connect(
  url: string,
  options: DatabaseOptions & { settings: Record<string, string | number> },
): Connections {
  const pool = createPool({ ...options, url })
  // A PgBouncer without prepared statements is told by the parameter that Prisma uses for it.
  const named = new URL(url).searchParams.get('pgbouncer') !== 'true'
  const adapter = new PrismaPg(pool, named ? { statementNameGenerator: statementNames() } : {})
  const prisma = new PrismaClient({
    adapter,
    errorFormat: 'minimal',
    transactionOptions: { maxWait: 3_000, timeout: 15_000 },
  })
  const reader = new Reader(pool, new DataModel(prisma), named ? statementNames() : undefined)
  return { prisma, pool, reader }
}

async function disconnect({ prisma, pool }: Connections): Promise<void> {
  await prisma.$disconnect()
  await pool.end()
}
