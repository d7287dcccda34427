import type { FastifyInstance } from 'fastify'
import type { Env } from './config/env.js'
import { createLogger } from './config/log.js'
import { openServerDatabase, prepareData, prepareDatabase, printServerUrls } from './prepare.js'
import { CleanupStack, forceExitAfter } from './process/shutdown.js'
import { shutdownOnSignals } from './process/signals.js'
import { Supervisor } from './process/supervisor.js'
import { exitOnUncaughtError } from './process/uncaught-errors.js'
import { startTracing, stopTracing } from './tracing/tracing.js'

/**
 * Runs the server in this process until a signal ends it: database, migrations, demo, HTTP.
 *
 * @throws if it cannot start; everything that was opened is closed first
 */
export async function serve(env: Env): Promise<void> {
  await startTracing(env.tracesEndpoint)
  // Loads the application while the database starts.
  const application = import('./instance.js')
  application.catch(() => undefined)
  const log = createLogger(env.logLevel)
  const cleanup = new CleanupStack()
  cleanup.push(stopTracing)
  let app: FastifyInstance | undefined
  shutdownOnSignals(log, async (signal) => {
    if (app) await (await application).drain(app, env, signal)
    forceExitAfter(log)
    await cleanup.close()
  })
  exitOnUncaughtError(log)
  const supervisor = new Supervisor(log)
  try {
    const datasource = await prepareDatabase(env, log, cleanup)
    const db = openServerDatabase(env, datasource, log, supervisor)
    cleanup.push(() => db.close())
    const urls = await prepareData(env, db, log)
    const { listeningPort: portOf, startInstance } = await application
    app = await startInstance({ env, datasource, db, log, supervisor, cleanup })
    printServerUrls(urls(portOf(app)), log)
  } catch (error) {
    await cleanup.close()
    throw error
  }
}
