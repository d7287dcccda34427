/**
 * Server side of the GraphQL worker: starts it, delegates queries, and charges the costs that it reports.
 *
 * The other side is `src/graphql-worker.ts`.
 */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import type { BirpcReturn } from 'birpc'
import { Gauge, type Registry } from 'prom-client'
import type { Env } from '../config/env.js'
import { AppError, toAppError } from '../errors/app-error.js'
import type { Fallback } from '../http/fallback.js'
import type { RateLimitStatus, RateLimitSubject } from '../http/rate-limit.js'
import type { Datasource } from '../postgres/pooler.js'
import { callChild, startChild } from '../process/child.js'
import type { Supervised } from '../process/supervisor.js'
import type { Services } from '../services.js'
import type { PersistedOperations } from './persisted-operations.js'
import type { GraphQLHttpResponse, GraphRequest, RequestContext } from './request.js'

/** Configuration that the server sends to the GraphQL worker. */
export interface Setup {
  env: Env
  /** Connection settings of the database. */
  database: Datasource
  operations: PersistedOperations
}

/** Response of the GraphQL worker. */
interface ProcessAnswer extends GraphQLHttpResponse {
  body: Uint8Array
  /** Expected cost, or Infinity if the compiler did not execute the operation. */
  points: number
}

/** Connections of the GraphQL worker by state. `waiting` counts queries. */
interface Connections {
  busy: number
  idle: number
  waiting: number
}

/** Functions of the GraphQL worker that the server calls. */
export interface GraphQLWorkerFunctions {
  begin(setup: Setup): Promise<void>
  /** Executes a query. Returns undefined for a valid operation that is not a query. */
  ask(
    asked: GraphRequest,
    requestContext: RequestContext,
    rateLimit: RateLimitStatus,
  ): Promise<ProcessAnswer | undefined>
  connections(): Connections
  close(): Promise<void>
}

/** Serialized AppError. An error that is thrown through the channel would lose everything but its message. */
export type Refusal = { refusal: Pick<AppError, 'code' | 'message' | 'headers'> }

/** Functions of the server that the GraphQL worker calls. */
export interface ServerFunctions {
  /** Charges points in advance. Returns a refusal if the rate limit is exceeded. */
  charge(subject: RateLimitSubject, points: number): Promise<RateLimitStatus | Refusal>
  /** Charges or refunds the difference to the actual cost. */
  settle(subject: RateLimitSubject, points: number): Promise<RateLimitStatus>
  /** Counts an operation that left the compiled path. */
  fellBack(reason: Fallback): void
  usedDeprecated: Services['usedDeprecated']
}

/** Remote interface of the GraphQL worker. */
export type Running = BirpcReturn<GraphQLWorkerFunctions, ServerFunctions>

type ServerServices = Pick<
  Services,
  'rateLimits' | 'supervisor' | 'log' | 'fellBack' | 'usedDeprecated'
>

/** Maximum heap in MiB. Responses within the limits need less. */
const maxHeapMb = 768

/**
 * Executes queries in a separate process. An expensive query takes its time and memory there and does not slow down
 * other requests.
 *
 * The process starts with the first query. Until it is ready, the server executes queries itself. If the process
 * exits, its pending queries fail with 503. Later queries wait for the restart, because one of them may have caused
 * the exit.
 */
export class GraphQLWorker {
  readonly #setup: Setup
  readonly #services: ServerServices
  #part: Supervised | undefined
  #running: Running | undefined
  #hasRun = false
  /** The current or next start. It resolves whether or not the start succeeds. */
  #start = startToCome()

  constructor(setup: Setup, services: ServerServices) {
    this.#setup = setup
    this.#services = services
  }

  /** The process while it is running. Calls fail with `unavailable` if it exits. */
  get running(): Running | undefined {
    return this.#running
  }

  /**
   * Returns the process, and starts it on the first call. Returns undefined until it has started for the first time.
   * @throws AppError unavailable if it cannot be restarted
   */
  async reach(): Promise<Running | undefined> {
    this.#part ??= this.#services.supervisor.run('graph', (signal, ready) =>
      this.#live(signal, ready),
    )
    if (this.#running || !this.#hasRun) return this.#running
    await this.#start.over
    if (this.#running) return this.#running
    throw lost()
  }

  /** Runs the process until `signal` aborts. @throws Error if it fails to start or exits */
  async #live(signal: AbortSignal, ready: () => void): Promise<void> {
    const child = startChild(new URL('../graphql-worker.js', import.meta.url), {
      maxHeapMb,
      // With few cores, expensive queries would delay the server's own requests.
      priority: constants.priority.PRIORITY_BELOW_NORMAL,
    })
    const rpc = this.#connect(child)
    const exited = new Promise<object>((resolve) => {
      child.on('exit', (code, signal) => resolve({ code, signal }))
      // A process that failed to start does not emit `exit`.
      child.on('error', (err) => child.pid ?? resolve({ err }))
    })
    const died = exited.then((about) => {
      if (!signal.aborted) this.#services.log.error(about, 'The GraphQL worker exited')
      throw new Error('The GraphQL worker exited')
    })
    died.catch(() => undefined)
    const stopped = once(signal, 'abort')
    try {
      await Promise.race([rpc.begin(this.#setup), died, stopped])
      if (signal.aborted) return
      this.#running = rpc
      this.#hasRun = true
      this.#services.log.info({ graph: { pid: child.pid } }, 'The GraphQL worker is running')
      ready()
      this.#start.end()
      await Promise.race([died, stopped])
      await rpc.close().catch(() => undefined)
    } finally {
      // After a failed start, waiting callers fail. Otherwise callers wait for the next start.
      if (this.#running) this.#start = startToCome()
      else this.#start.end()
      this.#running = undefined
      child.kill('SIGKILL')
      await exited
      rpc.$close(lost())
    }
  }

  #connect(child: ChildProcess): Running {
    const functions: ServerFunctions = {
      charge: (...args) => this.#charge(...args),
      settle: (...args) => this.#services.rateLimits.settle(...args),
      fellBack: (reason) => this.#services.fellBack(reason),
      usedDeprecated: (...use) => this.#services.usedDeprecated(...use),
    }
    return callChild<GraphQLWorkerFunctions, ServerFunctions>(child, functions)
  }

  async close(): Promise<void> {
    await this.#part?.stop()
  }

  async #charge(subject: RateLimitSubject, points: number): Promise<RateLimitStatus | Refusal> {
    try {
      return await this.#services.rateLimits.charge(subject, points)
    } catch (error) {
      const { code, message, headers } = toAppError(error)
      return { refusal: { code, message, headers } }
    }
  }
}

function lost(): AppError {
  return new AppError(
    'unavailable',
    'The query could not be completed. Reduce its size or try again.',
  )
}

function startToCome() {
  let end = () => {}
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  return { over, end }
}

/** Registers the metrics of the GraphQL worker. */
export function watchGraphQLWorker(registry: Registry, graph: GraphQLWorker): void {
  const registers = [registry]
  new Gauge({
    name: 'masthead_graphql_worker_running',
    help: 'Running GraphQL workers. Each server process starts one with its first query.',
    registers,
    collect() {
      this.set(graph.running ? 1 : 0)
    },
  })
  new Gauge({
    name: 'masthead_graphql_worker_connections',
    help: 'Database connections of the GraphQL worker that are busy or idle, and queries that are waiting for a connection.',
    labelNames: ['state'],
    registers,
    async collect() {
      const none: Connections = { busy: 0, idle: 0, waiting: 0 }
      const connections = (await graph.running?.connections().catch(() => none)) ?? none
      for (const [state, count] of Object.entries(connections)) this.set({ state }, count)
    },
  })
}
