import type { Socket } from 'node:net'
import pg from 'pg'
import { tracer } from '../tracing/tracing.js'
import type { Pooler } from './pooler.js'
import { TextQuery, type TextRow } from './text-query.js'

export type PoolOptions = {
  url: string
  poolSize: number
  applicationName: string
  /** Settings of every session. Behind a pooler they must be set for the role, or in each transaction. */
  settings: Record<string, string | number>
  /** Milliseconds that a statement may run without any data from the server. Then the connection is destroyed. */
  silenceMs: number
  /** Milliseconds in which the server must accept a connection. */
  connectMs: number
  /** Undefined for a direct connection to PostgreSQL. */
  pooler?: Pooler | undefined
  /** Statement that starts the transaction of each query behind a pooler. It sets what the session cannot. */
  begin?: string | undefined
  onQuery?: ((sql: string) => void) | undefined
  onConnectionError?: ((error: Error) => void) | undefined
}

/** Milliseconds beyond `connectMs` that a statement waits for a connection of the pool. */
const queueMs = 500

/**
 * The server sent no data during a statement: it is frozen or unreachable. Whether the statement was executed, in
 * particular a COMMIT, is unknown. Has the properties of a socket timeout, which callers already handle.
 */
class DatabaseSilentError extends Error {
  override name = 'DatabaseSilentError'
  readonly code = 'ETIMEDOUT'
  readonly errno = -110
  readonly syscall = 'read'

  constructor(silenceMs: number) {
    super(`The database has not responded for ${silenceMs / 1000} s`)
  }
}

// Properties of the node-postgres client that its types omit.
declare module 'pg' {
  interface Client {
    readyForQuery: boolean
    processID: number
    getStartupConf(): Record<string, string>
  }
}

/**
 * Pool that survives the loss of its database. It never sends a session setting as a statement, because a pooler would
 * apply it to the next client of that session.
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
      // The pool handles errors of idle clients only. Without this listener, losing a busy client would end the
      // process.
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

  // Keep the async context of the caller. Otherwise a queued callback runs in the context of the query that released
  // the client.
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of node-postgres are two.
  override connect(callback?: any): any {
    const tracing = tracer()
    return callback ? super.connect(tracing ? tracing.bind(callback) : callback) : super.connect()
  }

  async #within(begin: string, [statement, values]: unknown[]): Promise<unknown> {
    const client = await this.connect()
    try {
      await client.query(begin)
      // Uses the callback form like the pool itself. Only then does every kind of statement return its result.
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

  /** Returns the rows of a statement as unparsed strings, in column order. */
  texts(query: TextQuery): Promise<TextRow[]> {
    // The types of node-postgres return the query itself, but the pool returns a promise.
    return this.query(query) as unknown as Promise<TextRow[]>
  }

  /** Destroys idle connections. After one connection timed out, each of the others would take as long to fail. */
  dropIdle(): void {
    for (const client of [...this.#idle])
      socketOf(client).destroy(new Error('Idle connection dropped'))
  }
}

/**
 * Changes the silence timeout of a connection until it is released. Statements on a million rows send no data until
 * they end.
 * @param silenceMs 0 for no limit
 */
export function allowSilence(client: pg.Client, silenceMs: number): void {
  const socket = socketOf(client)
  if (socket.timeout !== silenceMs) socket.setTimeout(silenceMs)
}

/**
 * Enforces the silence timeout with the timer of the socket, which every received byte resets. statement_timeout limits
 * the whole statement, but only while the server is alive.
 */
function limitSilence(client: pg.Client, silenceMs: number, onSilence: () => void): void {
  const socket = socketOf(client)
  allowSilence(client, silenceMs)
  socket.on('timeout', () => {
    const silentMs = socket.timeout ?? silenceMs
    if (client.readyForQuery) return
    // The reader of a stream is slow, so the server waits for this process.
    if (socket.isPaused()) return void socket.setTimeout(silentMs)
    socket.destroy(new DatabaseSilentError(silentMs))
    onSilence()
  })
}

function socketOf(client: pg.Client): Socket {
  return client.connection.stream as Socket
}

const tracedTextLength = 2_000

/** Records a span for a statement, without its values. Streams are recorded by their readers. */
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
    const onResult = (error: unknown, result: unknown) => {
      span.end(error ?? undefined)
      done(error, result)
    }
    return send(...rest.slice(0, -1), onResult)
  }
  const answer = send(...rest) as Promise<unknown>
  answer.then(
    () => span.end(),
    (error) => span.end(error),
  )
  return answer
}

/** Prisma's driver adapter reads and writes timestamps as if every session used UTC. */
const timeZone = { TimeZone: 'UTC' }

function clientClass({ connectMs, settings, pooler, onQuery }: PoolOptions): new () => pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      // Shorter than the timeout of the pool's queue, so that an unreachable server fails first.
      super({ ...config, connectionTimeoutMillis: connectMs })
    }

    /** Sends the settings with the startup message, which costs no round trip. Poolers track the time zone per client. */
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
      const prepared = unnamed && !isText ? { ...statement, name: undefined } : statement
      const send = (...rest: unknown[]) =>
        // biome-ignore lint/suspicious/noExplicitAny: likewise.
        (super.query as any)(prepared, ...rest)
      return tracer() ? tracedStatement(statement, rest, send) : send(...rest)
    }
  }
}
