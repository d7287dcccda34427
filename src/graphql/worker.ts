/**
 * The server's end of the query process (`src/graphql-worker.ts` is the other): starts it, hands queries over, charges what it reports.
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
import type { Answer, GraphRequest, RequestContext } from './request.js'

/** What the process begins with. */
export interface Setup {
  env: Env
  /** Where it finds the database. */
  database: Datasource
  operations: PersistedOperations
}

/** An answer of the process. */
interface ProcessAnswer extends Answer {
  body: Uint8Array
  /** Expected points; infinite where it did not run compiled. */
  points: number
}

/** Connections of its pool; waiting are queries for one. */
interface Connections {
  busy: number
  idle: number
  waiting: number
}

/** What the process does for the server. */
export interface WorkerFunctions {
  begin(setup: Setup): Promise<void>
  /** Answers undefined for what is no query, once it is found valid. */
  ask(
    asked: GraphRequest,
    requestContext: RequestContext,
    rateLimit: RateLimitStatus,
  ): Promise<ProcessAnswer | undefined>
  connections(): Connections
  close(): Promise<void>
}

/** A refusal as one process tells it to the other: of what is thrown only the message would arrive. */
export type Refusal = { refusal: Pick<AppError, 'code' | 'message' | 'headers'> }

/** What the server does for the process. */
export interface ServerFunctions {
  charge(subject: RateLimitSubject, points: number): Promise<RateLimitStatus | Refusal>
  settle(subject: RateLimitSubject, points: number): Promise<RateLimitStatus>
  fellBack(reason: Fallback): void
}

/** The process, seen from the server. */
export type Running = BirpcReturn<WorkerFunctions, ServerFunctions>

/** What the server's end of it uses. */
type ServerServices = Pick<Services, 'rateLimits' | 'supervisor' | 'log' | 'fellBack'>

/** More than any answer within the limits should take. */
const maxHeapMb = 768

/**
 * Answers queries in a process beside the server's: what nobody foresaw takes its time and memory to be
 * parsed, validated, planned and written, and no other request feels it. It is started with the first
 * query; until it has begun, the server answers them. When it fails, what it has not answered is lost with
 * a 503, and it is started again while the next queries wait: one may be what it failed of.
 */
export class GraphQLWorker {
  readonly #setup: Setup
  readonly #services: ServerServices
  #part: Supervised | undefined
  #running: Running | undefined
  #hasRun = false
  /** The start that is under way or comes next; it resolves whether or not it succeeds. */
  #start = startToCome()

  constructor(setup: Setup, services: ServerServices) {
    this.#setup = setup
    this.#services = services
  }

  /** The process while it runs. What it is asked is `unavailable` when it ends before it has answered. */
  get running(): Running | undefined {
    return this.#running
  }

  /**
   * The process, started with the first call; undefined until it has begun for the first time.
   * @throws AppError unavailable when it cannot be started again
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

  /** One life of the process. @throws when it does not begin, or ends before `signal` is aborted */
  async #live(signal: AbortSignal, ready: () => void): Promise<void> {
    const child = startChild(new URL('../graphql-worker.js', import.meta.url), {
      maxHeapMb,
      // On few cores the server's own requests would wait for questions that are dear to parse.
      priority: constants.priority.PRIORITY_BELOW_NORMAL,
    })
    const rpc = this.#connect(child)
    const ended = new Promise<object>((resolve) => {
      child.on('exit', (code, signal) => resolve({ code, signal }))
      // One that could not even be started has no exit.
      child.on('error', (err) => child.pid ?? resolve({ err }))
    })
    const died = ended.then((about) => {
      if (!signal.aborted) this.#services.log.error(about, 'The process of the graph ended')
      throw new Error('The process of the graph ended')
    })
    died.catch(() => undefined)
    const stopped = once(signal, 'abort')
    try {
      await Promise.race([rpc.begin(this.#setup), died, stopped])
      if (signal.aborted) return
      this.#running = rpc
      this.#hasRun = true
      this.#services.log.info({ graph: { pid: child.pid } }, 'The process of the graph runs')
      ready()
      this.#start.end()
      await Promise.race([died, stopped])
      await rpc.close().catch(() => undefined)
    } finally {
      // A start that failed tells those who wait; one that is to come lets them wait.
      if (this.#running) this.#start = startToCome()
      else this.#start.end()
      this.#running = undefined
      child.kill('SIGKILL')
      await ended
      rpc.$close(lost())
    }
  }

  #connect(child: ChildProcess): Running {
    const functions: ServerFunctions = {
      charge: (...args) => this.#charge(...args),
      settle: (...args) => this.#services.rateLimits.settle(...args),
      fellBack: (reason) => this.#services.fellBack(reason),
    }
    return callChild<WorkerFunctions, ServerFunctions>(child, functions)
  }

  /** Ends it. */
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
  return new AppError('unavailable', 'The query was lost. Ask for less, or try again shortly.')
}

function startToCome() {
  let end = () => {}
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  return { over, end }
}

/** Shows at /metrics whether the process runs, and what its pool does. */
export function watchGraphQLWorker(registry: Registry, graph: GraphQLWorker): void {
  const registers = [registry]
  new Gauge({
    name: 'masthead_graph_process_running',
    help: 'Processes that answer queries of the graph: each worker starts one with its first.',
    registers,
    collect() {
      this.set(graph.running ? 1 : 0)
    },
  })
  new Gauge({
    name: 'masthead_graph_process_connections',
    help: 'Database connections of the process by state; waiting are queries for one.',
    labelNames: ['state'],
    registers,
    async collect() {
      const none: Connections = { busy: 0, idle: 0, waiting: 0 }
      const connections = (await graph.running?.connections().catch(() => none)) ?? none
      for (const [state, count] of Object.entries(connections)) this.set({ state }, count)
    },
  })
}
