import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { demoTokens, hasDemo, seedDemo } from '../prisma/demo/seed.js'
import { jobs } from './all-jobs.js'
import { buildApp } from './app.js'
import { tryDirectory } from './config/directory.js'
import type { Env } from './config/env.js'
import { createLogger } from './config/log.js'
import { closeGently } from './http/drain.js'
import { startJobs } from './jobs/queue.js'
import { type Database, openDatabase } from './postgres/database.js'
import { migrate } from './postgres/migrate.js'
import { openReach } from './postgres/open.js'
import { ensureRoleSettings } from './postgres/role-settings.js'
import { endOnFaults } from './process/faults.js'
import { whenDatabaseIsBack } from './process/patience.js'
import { endOnSignals } from './process/signals.js'
import { Supervisor } from './process/supervisor.js'
import { Deliverer } from './webhooks/deliverer.js'
import { checkSecretKey } from './webhooks/key-check.js'

const exitTimeoutMs = 29_000

/**
 * Runs the server until a signal ends it: database, migrations, demo, HTTP.
 *
 * @throws when it cannot start; what was opened is closed again.
 */
export async function serve(env: Env): Promise<void> {
  const log = createLogger(env.logLevel)
  const closers: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (let closer = closers.pop(); closer; closer = closers.pop()) await closer()
  }
  let app: FastifyInstance | undefined
  endOnSignals(log, async (signal) => {
    if (app) {
      app.isDraining = true
      // Whoever sends SIGINT sits at a terminal and waits.
      const mostSeconds = signal === 'SIGTERM' ? env.drainSeconds : Math.min(env.drainSeconds, 1)
      await sleep(mostSeconds * 1_000)
    }
    setTimeout(() => {
      log.error('It took too long to finish')
      process.exit(1)
    }, exitTimeoutMs).unref()
    await close()
  })
  endOnFaults(log)
  const supervisor = new Supervisor(log)

  try {
    if (env.fileStore.kind === 'local') tryDirectory(env.fileStore.directory)
    const { reach, stop } = await whenDatabaseIsBack(log, () =>
      openReach(env, { role: 'server', onEvent: (message) => log.warn(message) }),
    )
    closers.push(stop)
    const applied = await whenDatabaseIsBack(log, () => migrate(reach.directUrl))
    if (applied.length > 0) log.info({ migrations: applied }, 'Migrated the database')
    for (const statement of await ensureRoleSettings(reach)) {
      log.warn(
        `The sessions behind the pooler lack a setting. Let an administrator run: ${statement}`,
      )
    }

    const db = openDatabase({
      ...reach,
      poolSize: env.databasePoolSize,
      applicationName: 'masthead',
      onConnectionError: ({ message }) => log.warn(`Lost a database connection: ${message}`),
      supervisor,
    })
    closers.push(() => db.close())
    await whenDatabaseIsBack(log, () => checkSecretKey(db.pool, env.secretKey))
    const embedded = env.database.kind === 'embedded'
    if (embedded && env.demo) await seedDemo(db, env.secretKey)

    const stopping: (() => Promise<void>)[] = []
    closers.push(() => Promise.all(stopping.map((stop) => stop())))
    app = await buildApp({ env, db, loggerInstance: log, graphProcess: reach, supervisor })
    const { services } = app
    stopping.push(() => closeGently(app!))
    const worker = await startJobs(jobs, services, log)
    stopping.push(() => worker.stop())
    const deliverer = new Deliverer(services, log)
    await deliverer.start()
    stopping.push(() => deliverer.stop())
    await listen(app, env)
    // Whoever started it may not read on.
    process.stdout.on('error', ({ message }) => log.warn(`Could not greet: ${message}`))
    process.stdout.write(await greeting(app, env, db, embedded))
  } catch (error) {
    await close()
    throw error
  }
}

async function listen(app: FastifyInstance, { host, port }: Env): Promise<void> {
  try {
    await app.listen({ host, port, listenTextResolver: (address) => `Listens on ${address}` })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${port} of ${host} is taken: set PORT to another one`, { cause: error })
  }
}

async function greeting(
  app: FastifyInstance,
  env: Env,
  db: Database,
  embedded: boolean,
): Promise<string> {
  const { port } = app.server.address() as AddressInfo
  const base = env.port === 0 ? env.publicUrl.replace(/:0$/, `:${port}`) : env.publicUrl
  const lines = [`Masthead serves ${base} (API at ${base}/docs, GraphQL at ${base}/graphql)`]
  if (embedded && (await hasDemo(db, env.secretKey))) {
    const { teams, operator } = demoTokens(env.secretKey)
    const { token } = teams[0]!
    lines.push(
      `Demo token:     ${token}`,
      `Operator token: ${operator}`,
      `Try: curl -H 'Authorization: Bearer ${token}' '${base}/products/listings?limit=3'`,
    )
  }
  return `${lines.join('\n')}\n`
}
