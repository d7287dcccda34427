import pLimit from 'p-limit'
import pg from 'pg'
import { isDatabaseAway } from '../errors/app-error.js'
import { type Supervised, Supervisor } from '../process/supervisor.js'

/**
 * Calls `handler` for each NOTIFY on a channel until the returned function is called. `onReconnect` is called after a
 * lost connection, when notifications may be missing.
 */
export type Subscribe = (
  channel: string,
  handler: (payload: string) => void,
  onReconnect?: () => void,
) => Promise<() => void>

/**
 * Takes a shared advisory lock that marks this process as alive, until the returned function is called. After a lost
 * connection, the new connection takes the lock again.
 */
export type AcquirePresenceLock = (name: string) => Promise<() => Promise<void>>

type Subscription = {
  channel: string
  handler: (payload: string) => void
  onReconnect?: () => void
}

const heartbeatIntervalMs = 5_000
const queryTimeoutMs = 3_000

/** Connection that sends one statement at a time, as node-postgres requires if several callers share a client. */
class Connection {
  readonly client: pg.Client
  readonly #lock = pLimit(1)

  constructor(config: pg.ClientConfig) {
    this.client = new pg.Client(config)
  }

  query(text: string, values?: unknown[]): Promise<unknown> {
    return this.#lock(() => this.client.query(text, values))
  }
}

/** Dedicated connection for LISTEN and presence locks. It is reopened whenever it is lost. */
export class Listener {
  readonly #subscriptions = new Set<Subscription>()
  readonly #names = new Set<string>()
  readonly #config: pg.ClientConfig
  readonly #onError: (error: Error) => void
  readonly #supervisor: Supervisor
  /** Undefined while disconnected. */
  #connection: Connection | undefined
  #part: Supervised | undefined
  /** Names of the locks that the current connection holds. */
  readonly #held = new Set<string>()
  #hasHeard = false

  constructor(
    config: pg.ClientConfig,
    onError: (error: Error) => void = () => {},
    supervisor = new Supervisor(),
  ) {
    this.#config = {
      ...config,
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
      query_timeout: queryTimeoutMs,
    }
    this.#onError = onError
    this.#supervisor = supervisor
  }

  /** @throws if the first connection fails; later losses are repaired in the background */
  async listen(...[channel, handler, onReconnect]: Parameters<Subscribe>): Promise<() => void> {
    const subscription = { channel, handler, onReconnect }
    this.#subscriptions.add(subscription)
    try {
      await this.#withConnection((connection) => connection.query(listenTo(channel)))
    } catch (error) {
      this.#subscriptions.delete(subscription)
      throw error
    }
    return () => {
      this.#subscriptions.delete(subscription)
    }
  }

  /** @throws if the first connection fails; later losses are repaired in the background */
  async acquirePresenceLock(name: string): Promise<() => Promise<void>> {
    this.#names.add(name)
    try {
      await this.#withConnection((connection) => this.#holdBy(connection, name))
    } catch (error) {
      this.#names.delete(name)
      throw error
    }
    return async () => {
      this.#names.delete(name)
      this.#held.delete(name)
      const release = 'SELECT pg_advisory_unlock_shared(hashtextextended($1, 0))'
      // A lost connection holds no locks.
      await this.#connection?.query(release, [name]).catch(() => undefined)
    }
  }

  async close(): Promise<void> {
    await this.#part?.stop()
  }

  /** Sends a statement if the connection is open. A new connection sends all LISTEN and lock statements itself. */
  async #withConnection(ask: (connection: Connection) => Promise<unknown>): Promise<void> {
    this.#part ??= this.#supervisor.run('listener', (signal, ready) => this.#hear(signal, ready))
    const part = this.#part
    try {
      await part.begun
    } catch (error) {
      if (this.#part === part) this.#part = undefined
      await part.stop()
      throw error
    }
    try {
      if (this.#connection) await ask(this.#connection)
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
    }
  }

  async #holdBy(connection: Connection, name: string): Promise<void> {
    if (this.#held.has(name)) return
    this.#held.add(name)
    // Shared, because the server may not have noticed yet that the previous connection is gone.
    await connection.query('SELECT pg_advisory_lock_shared(hashtextextended($1, 0))', [name])
  }

  async #hear(signal: AbortSignal, ready: () => void): Promise<void> {
    const connection = new Connection(this.#config)
    const { client } = connection
    let heartbeat: NodeJS.Timeout | undefined
    const connectionLost = new Promise<void>((resolve, reject) => {
      client.on('error', reject)
      client.on('end', () => reject(new Error('Connection terminated')))
      signal.addEventListener('abort', () => resolve(), { once: true })
      heartbeat = setInterval(() => connection.query('SELECT 1').catch(reject), heartbeatIntervalMs)
      heartbeat.unref()
    })
    connectionLost.catch(() => undefined)
    client.on('notification', ({ channel, payload = '' }) => {
      for (const subscription of this.#subscriptions) {
        if (subscription.channel === channel) subscription.handler(payload)
      }
    })
    try {
      await client.connect()
      this.#connection = connection
      this.#held.clear()
      for (const name of this.#names) await this.#holdBy(connection, name)
      const channels = new Set([...this.#subscriptions].map(({ channel }) => channel))
      for (const channel of channels) await connection.query(listenTo(channel))
      ready()
      if (this.#hasHeard) for (const { onReconnect } of this.#subscriptions) onReconnect?.()
      this.#hasHeard = true
      await connectionLost
    } catch (error) {
      this.#onError(error as Error)
      throw error
    } finally {
      this.#connection = undefined
      clearInterval(heartbeat)
      client.end().catch(() => undefined)
    }
  }
}

const listenTo = (channel: string) => `LISTEN ${pg.escapeIdentifier(channel)}`
