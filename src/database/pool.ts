import pg from 'pg'

export type PoolOptions = {
  url: string
  poolSize: number
  applicationName: string
  settings: Record<string, string | number>
  onQuery?: (sql: string) => void
  onConnectionError?: (error: Error) => void
}

const connectTimeout = 900
const waitForConnectionTimeout = 3_000

/** A pool that survives the loss of its database, with the session settings that Masthead relies on. */
export function createPool(options: PoolOptions): pg.Pool {
  const { url, poolSize, applicationName, onQuery, onConnectionError = () => {} } = options
  const setUp = Object.entries({ ...sessionSettings, ...options.settings })
    .map(([name, value]) => `SET ${name} = '${value}'`)
    .join(';')

  const pool = new pg.Pool({
    connectionString: url,
    application_name: applicationName,
    max: poolSize,
    connectionTimeoutMillis: waitForConnectionTimeout,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: 3_600,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    Client: clientClass(onQuery),
    // By statement, because PgBouncer refuses unknown start-up parameters.
    onConnect: (client) => client.query(setUp).then(() => {}),
  } satisfies pg.PoolConfig)

  pool.on('error', onConnectionError)
  // The pool listens to idle clients only: a client lost while it works must not end the process.
  pool.on('connect', (client) => client.on('error', onConnectionError))
  return pool
}

/** Prisma's driver adapter reads and writes timestamps as if every session were in UTC. */
const sessionSettings = {
  timezone: 'UTC',
  jit: 'off',
  random_page_cost: 1.1,
  idle_in_transaction_session_timeout: 30_000,
}

/** A client that gives up on an unreachable server sooner than the pool on its queue. */
function clientClass(onQuery: ((sql: string) => void) | undefined) {
  class Client extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis: connectTimeout })
    }
  }
  if (onQuery) {
    const query = Client.prototype.query as (...args: unknown[]) => unknown
    Object.assign(Client.prototype, {
      query(this: Client, ...args: unknown[]) {
        const [statement] = args
        onQuery(typeof statement === 'string' ? statement : (statement as pg.QueryConfig).text)
        return query.apply(this, args)
      },
    })
  }
  return Client
}
