import type { ChildProcess } from 'node:child_process'
import cluster from 'node:cluster'
import type { BirpcReturn } from 'birpc'
import type { FastifyBaseLogger } from 'fastify'
import { Registry } from 'prom-client'
import type { Env } from './config/env.js'
import { createLogger } from './config/log.js'
import { type AcquireQuota, ClusterRateLimiter } from './http/cluster-rate-limit.js'
import { CommonMetrics, type MetricsJson } from './http/common-metrics.js'
import { tooFewConnections } from './postgres/connections.js'
import type { Datasource } from './postgres/pooler.js'
import { openServerDatabase, prepareData, prepareDatabase, printServerUrls } from './prepare.js'
import { callChild, runnable } from './process/child.js'
import { CleanupStack, forceExitAfter } from './process/shutdown.js'
import { shutdownOnSignals } from './process/signals.js'
import { type Supervised, Supervisor } from './process/supervisor.js'
import { exitOnUncaughtError } from './process/uncaught-errors.js'
import { root } from './root.js'

export interface WorkerSetup {
  env: Env
  datasource: Datasource
}

/** Functions of a worker that its supervisor calls. */
export interface WorkerFunctions {
  /** Starts the worker. @returns the port it listens on @throws if the worker cannot start */
  begin(setup: WorkerSetup): Promise<number>
  /** Makes /readyz fail for some seconds, depending on the signal. */
  drain(signal: NodeJS.Signals): Promise<void>
  /** Finishes running requests and exits. */
  end(): Promise<void>
  metrics(): Promise<MetricsJson>
}

/** Functions of the supervisor that a worker calls. */
export interface ForWorkers {
  /** Called by a worker when it can receive messages. Earlier messages to a cluster worker are lost. */
  hears(): void
  askForPoints: AcquireQuota
  metrics(): Promise<string>
}

type Running = BirpcReturn<WorkerFunctions, ForWorkers>

/** A worker that fails this many times before it listens is not started again. */
const maxFailedStarts = 3

/** Starts the workers of a server and restarts those that exit. */
class Workers {
  /** Resolves if a worker repeatedly fails to start. */
  readonly failed: Promise<Error>
  #fail!: (error: Error) => void
  readonly #supervisor: Supervisor
  readonly #registry = new Registry()
  readonly #metrics = new CommonMetrics<Running>(this.#registry)
  readonly #running = new Map<Running, ChildProcess>()
  #parts: Supervised[] = []
  #hasServed = false
  #endedInOrder = true

  constructor(log: FastifyBaseLogger) {
    this.#supervisor = new Supervisor(log)
    this.#supervisor.watch(this.#registry)
    this.failed = new Promise((resolve) => {
      this.#fail = resolve
    })
  }

  /** Starts all workers. @returns the port they listen on @throws if a worker cannot start */
  async begin(setup: WorkerSetup): Promise<number> {
    const { file, execArgv } = runnable(new URL('./worker.js', import.meta.url))
    cluster.setupPrimary({
      ...{ exec: file, args: [], execArgv, cwd: root, serialization: 'advanced' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const counts = new ClusterRateLimiter(setup.env.workers)
    const functions: Omit<ForWorkers, 'hears'> = {
      askForPoints: counts.acquire,
      metrics: () => this.#metrics.text(this.#running.keys(), (worker) => worker.metrics()),
    }
    const numbers = Array.from({ length: setup.env.workers }, (_, index) => index + 1)
    const listening = numbers.map((number) => this.#keep(number, setup, functions))
    const began = await Promise.race([Promise.all(listening), this.failed])
    if (began instanceof Error) throw began
    return began[0]!
  }

  /** Lets all workers finish their requests. @throws if one of them exits with an error */
  async end(signal: NodeJS.Signals): Promise<void> {
    const draining = [...this.#running.keys()].map((worker) => worker.drain(signal))
    await Promise.allSettled(draining)
    // A worker that closes the port itself would refuse connections that are already assigned to it. The emitted event
    // makes the cluster module treat the workers as gone, so that this process closes the port first.
    for (const child of this.#running.values()) child.emit('disconnect')
    await Promise.all(this.#parts.map((part) => part.stop()))
    if (!this.#endedInOrder) throw new Error('A worker did not shut down cleanly')
  }

  /** Runs one worker and restarts it when it exits. @returns the port of its first start */
  #keep(number: number, setup: WorkerSetup, functions: Omit<ForWorkers, 'hears'>): Promise<number> {
    return new Promise((resolve) => {
      let failedStarts = 0
      const part = this.#supervisor.run(`worker ${number}`, async (signal, ready) => {
        failedStarts++
        try {
          await this.#live(setup, functions, signal, (port) => {
            failedStarts = 0
            ready()
            resolve(port)
          })
        } catch (error) {
          if (failedStarts === maxFailedStarts) this.#fail(cannotStart(error as Error))
          throw error
        }
      })
      this.#parts.push(part)
    })
  }

  /** Runs one worker process. @throws if it does not start, or exits before `signal` aborts */
  async #live(
    setup: WorkerSetup,
    functions: Omit<ForWorkers, 'hears'>,
    signal: AbortSignal,
    listens: (port: number) => void,
  ): Promise<void> {
    const { process: child } = cluster.fork()
    let hears = () => {}
    const isHearing = new Promise<true>((resolve) => {
      hears = () => resolve(true)
    })
    const worker = callChild<WorkerFunctions, ForWorkers>(child, { ...functions, hears })
    const exit = new Promise<string>((resolve) => {
      child.once('exit', (code, by) => resolve(by ?? `exit code ${code}`))
      // A process that could not be spawned emits no `exit`.
      child.once('error', ({ message }) => child.pid ?? resolve(message))
    })
    const died = exit.then((how) => {
      throw new Error(`The worker with pid ${child.pid} exited: ${how}`)
    })
    died.catch(() => undefined)
    const stopped = new Promise<undefined>((resolve) => {
      signal.addEventListener('abort', () => resolve(undefined), { once: true })
    })
    try {
      if (!(await Promise.race([isHearing, died, stopped]))) return
      const began = worker.begin(setup).catch((error) => {
        // A cause that prevents the first worker from starting, such as a port in use, affects all of them.
        if (!this.#hasServed && !signal.aborted) this.#fail(error)
        throw error
      })
      const port = await Promise.race([began, died, stopped])
      if (port !== undefined) {
        this.#hasServed = true
        this.#running.set(worker, child)
        listens(port)
        await Promise.race([died, stopped])
      }
      worker.end.asEvent()
      this.#endedInOrder &&= (await exit) === 'exit code 0'
    } finally {
      this.#running.delete(worker)
      this.#metrics.ended(worker)
      child.kill('SIGKILL')
      await exit
      worker.$close()
    }
  }
}

function cannotStart({ message }: Error): Error {
  return new Error(`A worker failed to start ${maxFailedStarts} times in a row: ${message}`)
}

/**
 * Runs the server as several workers on one port until a signal ends it. This process serves no requests. It prepares
 * the database, restarts workers, forwards signals, and counts rate limits.
 *
 * @throws if it cannot start; everything that was opened is closed first
 */
export async function serveByWorkers(env: Env): Promise<void> {
  const log = createLogger(env.logLevel)
  const cleanup = new CleanupStack()
  const workers = new Workers(log)
  shutdownOnSignals(log, async (signal) => {
    forceExitAfter(log, (env.drainSeconds + 1) * 1_000)
    await workers.end(signal)
    await cleanup.close()
  })
  exitOnUncaughtError(log)
  try {
    const datasource = await prepareDatabase(env, log, cleanup)
    const few = await tooFewConnections(datasource, env)
    if (few) log.warn(few)
    const db = openServerDatabase(env, datasource, log, new Supervisor(log))
    const urls = await prepareData(env, db, log).finally(() => db.close())
    printServerUrls(urls(await workers.begin({ env, datasource })), log)
  } catch (error) {
    await workers.end('SIGINT').catch(() => undefined)
    await cleanup.close()
    throw error
  }
  workers.failed.then(async (error) => {
    log.fatal(error.message)
    await workers.end('SIGTERM').catch(() => undefined)
    await cleanup.close()
    process.exit(1)
  })
}
