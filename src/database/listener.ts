import pg from 'pg'
import { isDatabaseAway } from '../errors.js'
import { type Supervised, Supervisor } from '../supervisor.js'

/** Hears NOTIFY on a channel until the returned function is called. `onReconnect` says that notices may be lost. */
export type Subscribe = (
  channel: string,
  handler: (payload: string) => void,
  onReconnect?: () => void,
) => Promise<() => void>

/**
 * Holds a name in the database, so that others can tell that this process lives: from the connection that was made
 * last until the returned function is called.
 */
export type Hold = (name: string) => Promise<() => Promise<void>>

type Subscription = {
  channel: string
  handler: (payload: string) => void
  onReconnect?: () => void
}

const heartbeatInterval = 5_000
const heartbeatTimeout = 3_000

/** One connection of its own, for LISTEN and for the names that this process holds; made anew whenever it is lost. */
export class Listener {
  readonly #subscriptions = new Set<Subscription>()
  readonly #names = new Set<string>()
  readonly #config: pg.ClientConfig
  readonly #onError: (error: Error) => void
  readonly #supervisor: Supervisor
  /** While there is one. */
  #client: pg.Client | undefined
  #part: Supervised | undefined
  /** The names that the present connection holds. */
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
      query_timeout: heartbeatTimeout,
    }
    this.#onError = onError
    this.#supervisor = supervisor
  }

  /** @throws when the first connection fails; later losses are repaired. */
  async listen(...[channel, handler, onReconnect]: Parameters<Subscribe>): Promise<() => void> {
    const subscription = { channel, handler, onReconnect }
    this.#subscriptions.add(subscription)
    try {
      await this.#ask((client) => client.query(listenTo(channel)))
    } catch (error) {
      this.#subscriptions.delete(subscription)
      throw error
    }
    return () => {
      this.#subscriptions.delete(subscription)
    }
  }

  /** @throws when the first connection fails; later losses are repaired. */
  async hold(name: string): Promise<() => Promise<void>> {
    this.#names.add(name)
    try {
      await this.#ask((client) => this.#holdBy(client, name))
    } catch (error) {
      this.#names.delete(name)
      throw error
    }
    return async () => {
      this.#names.delete(name)
      this.#held.delete(name)
      const release = 'SELECT pg_advisory_unlock_shared(hashtextextended($1, 0))'
      // A lost connection holds nothing.
      await this.#client?.query(release, [name]).catch(() => undefined)
    }
  }

  async close(): Promise<void> {
    await this.#part?.stop()
  }

  /** Asks on the connection; one that is made anew asks for everything by itself. */
  async #ask(ask: (client: pg.Client) => Promise<unknown>): Promise<void> {
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
      if (this.#client) await ask(this.#client)
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
    }
  }

  async #holdBy(client: pg.Client, name: string): Promise<void> {
    if (this.#held.has(name)) return
    this.#held.add(name)
    // Shared: the server may not yet have noticed that the connection before is gone.
    await client.query('SELECT pg_advisory_lock_shared(hashtextextended($1, 0))', [name])
  }

  async #hear(signal: AbortSignal, ready: () => void): Promise<void> {
    const client = new pg.Client(this.#config)
    let heartbeat: NodeJS.Timeout | undefined
    const lost = new Promise<void>((resolve, reject) => {
      client.on('error', reject)
      client.on('end', () => reject(new Error('Connection terminated')))
      signal.addEventListener('abort', () => resolve(), { once: true })
      heartbeat = setInterval(() => client.query('SELECT 1').catch(reject), heartbeatInterval)
      heartbeat.unref()
    })
    lost.catch(() => undefined)
    client.on('notification', ({ channel, payload = '' }) => {
      for (const subscription of this.#subscriptions) {
        if (subscription.channel === channel) subscription.handler(payload)
      }
    })
    try {
      await client.connect()
      this.#client = client
      this.#held.clear()
      for (const name of this.#names) await this.#holdBy(client, name)
      const channels = new Set([...this.#subscriptions].map(({ channel }) => channel))
      for (const channel of channels) await client.query(listenTo(channel))
      ready()
      if (this.#hasHeard) for (const { onReconnect } of this.#subscriptions) onReconnect?.()
      this.#hasHeard = true
      await lost
    } catch (error) {
      this.#onError(error as Error)
      throw error
    } finally {
      this.#client = undefined
      clearInterval(heartbeat)
      client.end().catch(() => undefined)
    }
  }
}

const listenTo = (channel: string) => `LISTEN ${pg.escapeIdentifier(channel)}`
