import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, prepareCluster } from './cluster.js'
import {
  choosePort,
  findPostmaster,
  startPostmaster,
  stopPostmaster,
  watchOver,
} from './postmaster.js'

export type EmbeddedOptions = {
  dataDir: string
  /** A data directory can be used by one server and any number of clients. */
  role: 'server' | 'client'
  /** False disables fsync: faster, but a crash of the machine loses data. */
  durable?: boolean
  /** Called if the database is lost and when it is back. */
  onEvent?: (message: string) => void
}

export type Embedded = {
  url: string
  /** Disconnects. The last process to disconnect stops the server. */
  stop(): Promise<void>
}

class DataDirInUseError extends Error {
  override name = 'DataDirInUseError'
}

type Session = { client: pg.Client; pid: number; port: number; started: boolean }

const lockClass = 0x6d617374
const usersLock = `${lockClass}, 1`
const serverLock = `${lockClass}, 2`
const openTimeoutMs = 60_000
const databaseName = 'masthead'

/**
 * Opens the embedded PostgreSQL under `dataDir/postgres`. Connects to the running server, or creates and starts one.
 *
 * Every process holds a connection with a shared advisory lock. The last process to leave gets the exclusive lock and
 * stops the server. The locks of a killed process end with its connection.
 *
 * @throws {DataDirInUseError} if another server uses the directory
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, role, durable = true, onEvent = () => {} } = options
  const cluster = await prepareCluster(dataDir, durable)
  const closing = new AbortController()
  let callOff = () => {}

  const enter = async (port?: number): Promise<Session> => {
    const session = await acquire(cluster, role, closing.signal, port)
    callOff()
    if (role === 'server' || session.started) callOff = watchOver(cluster, session.pid)
    return session
  }
  const repair = async (): Promise<Session> => {
    onEvent('The embedded PostgreSQL has stopped and is being restarted')
    for (;;) {
      try {
        const session = await enter(port)
        onEvent('The embedded PostgreSQL is running again')
        return session
      } catch (error) {
        closing.signal.throwIfAborted()
        onEvent((error as Error).message)
        await sleep(1_000)
      }
    }
  }
  let current = enter()
  const { port } = await current
  const keep = (session: Session) => {
    session.client.once('end', () => {
      if (closing.signal.aborted) return
      current = repair()
      current.then(keep, () => {})
    })
  }
  if (role === 'server') keep(await current)

  let stopped: Promise<void> | undefined
  const stop = async () => {
    closing.abort()
    const session = await current.catch(() => undefined)
    if (session) await leave(cluster, session)
    callOff()
  }
  return {
    url: connectionUrl(cluster, port, databaseName),
    stop() {
      stopped ??= stop()
      return stopped
    },
  }
}

async function acquire(
  cluster: Cluster,
  role: string,
  signal: AbortSignal,
  fixedPort?: number,
): Promise<Session> {
  const deadline = Date.now() + openTimeoutMs
  let started = false
  let takenPort: number | undefined

  while (Date.now() < deadline) {
    signal.throwIfAborted()
    const postmaster = findPostmaster(cluster)
    if (!postmaster) {
      const port = fixedPort ?? (await choosePort(cluster, takenPort))
      const outcome = await startPostmaster(cluster, port)
      started = outcome === 'ready'
      if (outcome === 'port taken') takenPort = port
    } else if (postmaster.ready) {
      const client = await logIn(cluster, postmaster.port, role)
      if (client) return { client, pid: postmaster.pid, port: postmaster.port, started }
    }
    if (!started) await sleep(25)
  }
  throw new Error(`PostgreSQL in ${cluster.data} does not respond: see ${cluster.logFile}`)
}

/** Undefined while the server starts, recovers or stops. The caller then retries. */
async function logIn(cluster: Cluster, port: number, role: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: connectionUrl(cluster, port, 'postgres'),
    application_name: `masthead ${role} ${process.pid}`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    // Blocks while the last process stops the server, and then fails with the connection.
    await client.query(`SELECT pg_advisory_lock_shared(${usersLock})`)
    if (role === 'server') await lockAsServer(client, cluster)
    await createDatabase(client)
    return client
  } catch (error) {
    await client.end().catch(() => {})
    if (error instanceof DataDirInUseError) throw error
    const { code } = error as { code?: string }
    const temporary = code === undefined || /^(57P0|55006|08|E[A-Z])/.test(code)
    if (temporary) return undefined
    throw error
  }
}

async function lockAsServer(client: pg.Client, { data }: Cluster): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const { rows } = await client.query(`SELECT pg_try_advisory_lock(${serverLock}) AS taken`)
    if (rows[0].taken) return
    const holder = await client.query(
      `SELECT split_part(application_name, ' ', 3) AS pid
       FROM pg_locks JOIN pg_stat_activity USING (pid)
       WHERE locktype = 'advisory' AND classid = $1 AND objid = 2 AND granted`,
      [lockClass],
    )
    // The lock of a killed server remains until PostgreSQL notices the closed connection.
    if (holder.rows[0] && attempt >= 10) {
      throw new DataDirInUseError(
        `Another Masthead server (pid ${holder.rows[0].pid}) uses ${join(data, '..', '..')}: ` +
          'stop it, or give this one another DATA_DIR.',
      )
    }
    await sleep(50)
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
    databaseName,
  ])
  if (rowCount) return
  await client.query(`CREATE DATABASE ${databaseName}`).catch((error: { code?: string }) => {
    const madeByAnother = error.code === '42P04' || error.code === '23505'
    if (!madeByAnother) throw error
  })
}

async function leave(cluster: Cluster, { client, pid }: Session): Promise<void> {
  try {
    await client.query(`SELECT pg_advisory_unlock_shared(${usersLock})`)
    const { rows } = await client.query(`SELECT pg_try_advisory_lock(${usersLock}) AS last`)
    if (rows[0].last) await stopPostmaster(cluster, pid)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Uses the Unix socket if its path is short enough, because it is a fifth faster. Otherwise uses TCP. */
function connectionUrl({ data, password }: Cluster, port: number, database: string): string {
  const socketFits = Buffer.byteLength(join(data, `.s.PGSQL.${port}`)) <= 100
  const url = `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`
  return socketFits ? `${url}?host=${encodeURIComponent(data)}` : url
}
