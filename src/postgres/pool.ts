import type { Socket } from 'node:net'
import pg from 'pg'
import { tracer } from '../tracing/tracing.js'
import type { Pooler } from './pooler.js'
import { TextQuery, type TextRow } from './text-query.js'

export type PoolOptions = {
  url: string
  poolSize: number
  applicationName: string
  /** What every session is set to; where there is a pooler, its role or each transaction must say it. */
  settings: Record<string, string | number>
  /** Milliseconds for which the server may keep silent over a statement before the connection is given up. */
  silenceMs: number
  /** Milliseconds in which the server must accept a connection. */
  connectMs: number
  /** Absent: the connections are PostgreSQL's own. */
  pooler?: Pooler | undefined
  /** How each statement's own transaction begins, behind a pooler: it says what the session cannot. */
  begin?: string | undefined
  onQuery?: ((sql: string) => void) | undefined
  onConnectionError?: ((error: Error) => void) | undefined
}

/** How much longer a statement waits for a connection of the pool than that has for being made. */
const queueMs = 500

/**
 * The server has kept silent over a statement: frozen, or gone without a word. Whether the statement was
 * done, a COMMIT above all, is unknown. It has the form of a socket's own time limit, which callers know.
 */
class DatabaseSilentError extends Error {
  override name = 'DatabaseSilentError'
  readonly code = 'ETIMEDOUT'
  readonly errno = -110
  readonly syscall = 'read'

  constructor(silenceMs: number) {
    super(`The database has not answered for ${silenceMs / 1000} s`)
  }
}

// The parts of node-postgres's client that its types leave out.
declare module 'pg' {
  interface Client {
    readyForQuery: boolean
    processID: number
    getStartupConf(): Record<string, string>
  }
}

/**
 * A pool that survives the loss of its database. No session setting is ever sent as a statement: a pooler
 * would leave it to whoever gets the connection next.
 */
export class Pool extends pg.Pool {
  readonly #silenceMs: number
  readonly #idle = new Set<pg.PoolClient>()

  constructor(options: PoolOptions) {
    const { url, poolSize, applicationName, silenceMs, connectMs } = options
    const { onConnectionError = () => {} } = options
    super({
      connectionString: url,
      application_name: applicationName,
      max: poolSize,
      connectionTimeoutMillis: connectMs + queueMs,
      idleTimeoutMillis: 30_000,
      maxLifetimeSeconds: 3_600,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      Client: clientClass(options),
    })
    this.#silenceMs = silenceMs
    const { pooler, begin } = options
    if (pooler && begin) {
      Object.assign(this, { query: (...args: unknown[]) => this.#within(begin, args) })
    }
    this.on('error', onConnectionError)
    this.on('connect', (client) => {
      // The pool listens to idle clients only: a client lost while it works must not end the process.
      client.on('error', onConnectionError)
      limitSilence(client, silenceMs, () => this.dropIdle())
    })
    this.on('acquire', (client) => this.#idle.delete(client))
    this.on('release', (error, client) => {
      allowSilence(client, this.#silenceMs)
      if (!error) this.#idle.add(client)
    })
    this.on('remove', (client) => this.#idle.delete(client))
  }

  // What waits for a connection goes on in whatever gave it back.
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of node-postgres are two.
  override connect(callback?: any): any {
    const tracing = tracer()
    return callback ? super.connect(tracing ? tracing.bind(callback) : callback) : super.connect()
  }

  async #within(begin: string, [statement, values]: unknown[]): Promise<unknown> {
    const client = await this.connect()
    try {
      await client.query(begin)
      // By callback, as the pool itself asks: only so does each kind of statement give its result.
      const result = await new Promise((resolve, reject) =>
        client.query(statement as string, values as unknown[], (error: unknown, result: unknown) =>
          error ? reject(error) : resolve(result),
        ),
      )
      await client.query('COMMIT')
      client.release()
      return result
    } catch (error) {
      await client.query('ROLLBACK').then(() => client.release(), client.release)
      throw error
    }
  }

  /** The rows of a statement whose columns the caller knows. */
  texts(query: TextQuery): Promise<TextRow[]> {
    // The types of node-postgres return the query itself, the pool a promise.
    return this.query(query) as unknown as Promise<TextRow[]>
  }

  /** Gives up the connections that nobody uses: where one has fallen silent, these would cost as long again. */
  dropIdle(): void {
    for (const client of [...this.#idle]) socketOf(client).destroy(new Error('Connection given up'))
  }
}

/**
 * Lets the server keep silent over the statements of this checkout for longer than the pool does:
 * what reads or writes a million rows says nothing until it is done. 0: for as long as it likes.
 */
export function allowSilence(client: pg.Client, silenceMs: number): void {
  const socket = socketOf(client)
  if (socket.timeout !== silenceMs) socket.setTimeout(silenceMs)
}

/**
 * By the socket's own timer, which each byte starts anew: the server's statement_timeout bounds the whole
 * of a statement while the server lives, and this finds out when it does not.
 */
function limitSilence(client: pg.Client, silenceMs: number, onSilence: () => void): void {
  const socket = socketOf(client)
  allowSilence(client, silenceMs)
  socket.on('timeout', () => {
    const silentMs = socket.timeout ?? silenceMs
    if (client.readyForQuery) return
    // It is the reader of a stream who is slow: the server waits for us.
    if (socket.isPaused()) return void socket.setTimeout(silentMs)
    socket.destroy(new DatabaseSilentError(silentMs))
    onSilence()
  })
}

function socketOf(client: pg.Client): Socket {
  return client.connection.stream as Socket
}

const tracedTextLength = 2_000

/** Records a statement, without its values. What streams is recorded by whoever reads it. */
function tracedStatement(
  statement: string | { text?: string; submit?: unknown },
  rest: unknown[],
  send: (...rest: unknown[]) => unknown,
): unknown {
  const text = typeof statement === 'string' ? statement : statement.text
  const callback = rest.at(-1)
  const isStream = typeof statement !== 'string' && statement.submit && !callback
  if (!text || isStream) return send(...rest)
  const [verb = ''] = /\w+/.exec(text) ?? []
  const span = tracer()!.start(verb.toUpperCase(), {
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.text': text.slice(0, tracedTextLength),
    },
  })
  if (typeof callback === 'function') {
    const done = tracer()!.bind((error: unknown, result: unknown) => callback(error, result))
    const ended = (error: unknown, result: unknown) => {
      span.end(error ?? undefined)
      done(error, result)
    }
    return send(...rest.slice(0, -1), ended)
  }
  const answer = send(...rest) as Promise<unknown>
  answer.then(
    () => span.end(),
    (error) => span.end(error),
  )
  return answer
}

/** Prisma's driver adapter reads and writes timestamps as if every session were in UTC. */
const timeZone = { TimeZone: 'UTC' }

function clientClass({ connectMs, settings, pooler, onQuery }: PoolOptions): new () => pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      // It gives up on an unreachable server sooner than the pool on its queue.
      super({ ...config, connectionTimeoutMillis: connectMs })
    }

    /** Settings that come with the start of a session cost no round trip. The time zone every pooler keeps apart. */
    override getStartupConf() {
      const texts = Object.entries(settings).map(([name, value]) => [name, String(value)])
      return {
        ...super.getStartupConf(),
        ...timeZone,
        ...(!pooler && Object.fromEntries(texts)),
      }
    }

    // biome-ignore lint/suspicious/noExplicitAny: the overloads of node-postgres are many.
    override query(...[statement, ...rest]: any[]): any {
      onQuery?.(typeof statement === 'string' ? statement : statement.text)
      const unnamed = pooler && !pooler.keepsStatements && statement.name
      const isText = statement instanceof TextQuery
      if (unnamed && isText) statement.name = ''
      const sent = unnamed && !isText ? { ...statement, name: undefined } : statement
      const send = (...rest: unknown[]) =>
        // biome-ignore lint/suspicious/noExplicitAny: likewise.
        (super.query as any)(sent, ...rest)
      return tracer() ? tracedStatement(statement, rest, send) : send(...rest)
    }
  }
}
