import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { jobs } from './all-jobs.js'
import { buildApp, type Together } from './app.js'
import type { Env } from './config/env.js'
import { closeGently } from './http/drain.js'
import { jobConcurrency, startJobs } from './jobs/queue.js'
import type { Database } from './postgres/database.js'
import type { Reach } from './postgres/pooler.js'
import type { Closers } from './process/ending.js'
import { whenDatabaseIsBack } from './process/patience.js'
import { portTaken } from './process/port.js'
import type { Supervisor } from './process/supervisor.js'
import { shareOf } from './values/share.js'
import { Deliverer } from './webhooks/deliverer.js'

/** What an instance is made of. */
export interface InstanceOptions {
  env: Env
  reach: Reach
  db: Database
  log: FastifyBaseLogger
  supervisor: Supervisor
  /** Gets what ends it, before it has begun. */
  closers: Closers
  together?: Together
}

/** All that serves in one process: HTTP, jobs, deliveries. It listens when this returns. */
export async function startInstance(options: InstanceOptions): Promise<FastifyInstance> {
  const { env, reach, db, log, supervisor, closers, together } = options
  const stopping: (() => Promise<void>)[] = []
  closers.push(() => Promise.all(stopping.map((stop) => stop())))
  const app = await buildApp({
    env,
    db,
    loggerInstance: log,
    graphProcess: reach,
    supervisor,
    ...(together && { together }),
  })
  const { services } = app
  stopping.push(() => closeGently(app))
  const concurrency = shareOf(jobConcurrency, env.workers)
  const worker = await whenDatabaseIsBack(log, () => startJobs(jobs, services, log, concurrency))
  stopping.push(() => worker.stop())
  const deliverer = new Deliverer(services, log)
  await whenDatabaseIsBack(log, () => deliverer.start())
  stopping.push(() => deliverer.stop())
  await listen(app, env)
  return app
}

export const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port

async function listen(app: FastifyInstance, { host, port }: Env): Promise<void> {
  try {
    await app.listen({ host, port, listenTextResolver: (address) => `Listens on ${address}` })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw portTaken({ host, port }, error)
  }
}

/** Lets load balancers send requests elsewhere, before the app is closed. */
export async function drain(app: FastifyInstance, env: Env, signal: NodeJS.Signals): Promise<void> {
  app.isDraining = true
  // Whoever sends SIGINT sits at a terminal and waits.
  const seconds = signal === 'SIGTERM' ? env.drainSeconds : Math.min(env.drainSeconds, 1)
  await sleep(seconds * 1_000)
}
