import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Hears NOTIFY on a channel until the returned function is called. `onReconnect` says that notices may be lost. */
export type Subscribe = (
  channel: string,
  handler: (payload: string) => void,
  onReconnect?: () => void,
) => Promise<() => void>

type Subscription = {
  channel: string
  handler: (payload: string) => void
  onReconnect?: () => void
}

const heartbeatInterval = 5_000
const heartbeatTimeout = 3_000
const retryDelays = [50, 100, 250, 500, 1_000, 2_000]

/** One connection of its own for LISTEN, made anew whenever it is lost. */
export class Listener {
  #subscriptions = new Set<Subscription>()
  #client: Promise<pg.Client> | undefined
  #heartbeat: NodeJS.Timeout | undefined
  #closed = false
  #config: pg.ClientConfig
  #onError: (error: Error) => void

  constructor(config: pg.ClientConfig, onError: (error: Error) => void = () => {}) {
    this.#config = {
      ...config,
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
      query_timeout: heartbeatTimeout,
    }
    this.#onError = onError
  }

  /** @throws when the first connection fails; later losses are repaired. */
  async listen(...[channel, handler, onReconnect]: Parameters<Subscribe>): Promise<() => void> {
    const subscription = { channel, handler, onReconnect }
    this.#subscriptions.add(subscription)
    try {
      this.#client ??= this.#connect().catch((error) => {
        this.#client = undefined
        throw error
      })
      const client = await this.#client
      await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      this.#subscriptions.delete(subscription)
      throw error
    }
    return () => {
      this.#subscriptions.delete(subscription)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#heartbeat)
    const client = await this.#client?.catch(() => undefined)
    await client?.end().catch(() => {})
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(this.#config)
    let lost = false
    const lose = (error?: Error) => {
      if (lost) return
      lost = true
      clearInterval(this.#heartbeat)
      client.end().catch(() => {})
      if (this.#closed) return
      if (error) this.#onError(error)
      this.#client = this.#reconnect()
    }
    client.on('error', () => {})
    client.on('notification', ({ channel, payload = '' }) => {
      for (const subscription of this.#subscriptions) {
        if (subscription.channel === channel) subscription.handler(payload)
      }
    })
    try {
      await client.connect()
      const channels = new Set([...this.#subscriptions].map(({ channel }) => channel))
      for (const channel of channels) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
    client.on('error', lose)
    client.on('end', lose)
    this.#heartbeat = setInterval(() => client.query('SELECT 1').catch(lose), heartbeatInterval)
    this.#heartbeat.unref()
    return client
  }

  async #reconnect(): Promise<pg.Client> {
    for (let attempt = 0; ; attempt++) {
      await sleep(retryDelays[Math.min(attempt, retryDelays.length - 1)])
      if (this.#closed) throw new Error('The database is closed')
      const client = await this.#connect().catch(() => undefined)
      if (!client) continue
      for (const { onReconnect } of this.#subscriptions) onReconnect?.()
      return client
    }
  }
}
