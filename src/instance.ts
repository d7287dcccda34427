import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { jobs } from './all-jobs.js'
import { buildApp, type ClusterContext } from './app.js'
import type { Env } from './config/env.js'
import { closeGracefully } from './http/drain.js'
import { jobConcurrency, startJobs } from './jobs/queue.js'
import type { Database } from './postgres/database.js'
import type { Datasource } from './postgres/pooler.js'
import { retryUntilDatabaseIsUp } from './postgres/wait-for-database.js'
import { portTaken } from './process/port.js'
import type { CleanupStack } from './process/shutdown.js'
import type { Supervisor } from './process/supervisor.js'
import { perWorkerLimit } from './values/per-worker-limit.js'
import { DeliveryWorker } from './webhooks/delivery-worker.js'

export interface InstanceOptions {
  env: Env
  datasource: Datasource
  db: Database
  log: FastifyBaseLogger
  supervisor: Supervisor
  /** Receives the functions that stop the instance, even if its start fails. */
  cleanup: CleanupStack
  cluster?: ClusterContext
}

/** Starts HTTP, jobs and webhook deliveries in this process. The server listens when the promise resolves. */
export async function startInstance(options: InstanceOptions): Promise<FastifyInstance> {
  const { env, datasource, db, log, supervisor, cleanup, cluster } = options
  const stopping: (() => Promise<void>)[] = []
  cleanup.push(() => Promise.all(stopping.map((stop) => stop())))
  const app = await buildApp({
    env,
    db,
    loggerInstance: log,
    graphqlWorker: datasource,
    supervisor,
    ...(cluster && { cluster }),
  })
  const { services } = app
  stopping.push(() => closeGracefully(app))
  const concurrency = perWorkerLimit(jobConcurrency, env.workers)
  const worker = await retryUntilDatabaseIsUp(log, () =>
    startJobs(jobs, services, log, concurrency),
  )
  stopping.push(() => worker.stop())
  const deliveryWorker = new DeliveryWorker(services, log)
  await retryUntilDatabaseIsUp(log, () => deliveryWorker.start())
  stopping.push(() => deliveryWorker.stop())
  await listen(app, env)
  return app
}

export const listeningPort = (app: FastifyInstance): number =>
  (app.server.address() as AddressInfo).port

async function listen(app: FastifyInstance, { host, port }: Env): Promise<void> {
  try {
    await app.listen({ host, port, listenTextResolver: (address) => `Listening on ${address}` })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw portTaken({ host, port }, error)
  }
}

/** Makes /readyz fail for some seconds, so that load balancers stop sending requests before the app closes. */
export async function drain(app: FastifyInstance, env: Env, signal: NodeJS.Signals): Promise<void> {
  app.isDraining = true
  // SIGINT comes from a terminal, where a user waits.
  const seconds = signal === 'SIGTERM' ? env.drainSeconds : Math.min(env.drainSeconds, 1)
  await sleep(seconds * 1_000)
}
