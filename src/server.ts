import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { migrate } from '../prisma/migrate.js'
import { demoTokens, hasDemo, seedDemo } from '../prisma/seed.js'
import { buildApp } from './app.js'
import { openReach } from './database/open.js'
import { ensureRoleSettings } from './database/role-settings.js'
import { type Database, openDatabase } from './db.js'
import type { Env } from './env.js'
import { startJobs } from './jobs.js'
import { createLogger } from './log.js'
import { Courier } from './webhooks/courier.js'
import { jobs } from './work.js'

const drainTimeout = 20_000
const exitTimeout = 29_000

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
  endOnSignals(log, close)
  endOnFaults(log)

  try {
    const { reach, stop } = await openReach(env, {
      role: 'server',
      onEvent: (message) => log.warn(message),
    })
    closers.push(stop)
    const applied = await migrate(reach.directUrl)
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
    })
    closers.push(() => db.close())
    const embedded = env.database.kind === 'embedded'
    if (embedded && env.demo) await seedDemo(db, env.secretKey)

    const app = await buildApp({ env, db, loggerInstance: log, graphProcess: reach })
    closers.push(() => drain(app))
    const worker = await startJobs(jobs, app.services, log)
    closers.push(() => worker.stop())
    const courier = new Courier(app.services, log)
    await courier.start()
    closers.push(() => courier.stop())
    await listen(app, env)
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

/** Finishes the requests that are under way, and cuts off those that take too long. */
async function drain(app: FastifyInstance): Promise<void> {
  // A connection that was busy when the server closed would be kept alive after its answer.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  const late = setTimeout(() => app.server.closeAllConnections(), drainTimeout)
  await app.close()
  clearInterval(idle)
  clearTimeout(late)
}

function endOnSignals(log: FastifyBaseLogger, close: () => Promise<void>): void {
  let ending = false
  const end = async (signal: NodeJS.Signals) => {
    if (ending) process.exit(1)
    ending = true
    log.info(`${signal}: finishing what is under way`)
    setTimeout(() => {
      log.error('It took too long to finish')
      process.exit(1)
    }, exitTimeout).unref()
    try {
      await close()
      process.exit(0)
    } catch (error) {
      log.error({ err: error }, 'The end was not in order')
      process.exit(1)
    }
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

/** After a fault that nobody caught the state is unknown: only a new process is safe. */
function endOnFaults(log: FastifyBaseLogger): void {
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error) => {
      log.fatal({ err: error }, event)
      process.exit(1)
    })
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
