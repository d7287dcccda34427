import type { FastifyInstance } from 'fastify'
import type { Env } from './config/env.js'
import { createLogger } from './config/log.js'
import { greet, openServerDatabase, prepareData, prepareDatabase } from './prepare.js'
import { Closers, exitInTime } from './process/ending.js'
import { endOnFaults } from './process/faults.js'
import { endOnSignals } from './process/signals.js'
import { Supervisor } from './process/supervisor.js'
import { startTracing, stopTracing } from './tracing/tracing.js'

/**
 * Runs the server in this process until a signal ends it: database, migrations, demo, HTTP.
 *
 * @throws when it cannot start; what was opened is closed again.
 */
export async function serve(env: Env): Promise<void> {
  await startTracing(env.tracesEndpoint)
  // Meanwhile the database starts.
  const application = import('./instance.js')
  application.catch(() => undefined)
  const log = createLogger(env.logLevel)
  const closers = new Closers()
  closers.push(stopTracing)
  let app: FastifyInstance | undefined
  endOnSignals(log, async (signal) => {
    if (app) await (await application).drain(app, env, signal)
    exitInTime(log)
    await closers.close()
  })
  endOnFaults(log)
  const supervisor = new Supervisor(log)
  try {
    const reach = await prepareDatabase(env, log, closers)
    const db = openServerDatabase(env, reach, log, supervisor)
    closers.push(() => db.close())
    const greeting = await prepareData(env, db, log)
    const { portOf, startInstance } = await application
    app = await startInstance({ env, reach, db, log, supervisor, closers })
    greet(greeting(portOf(app)), log)
  } catch (error) {
    await closers.close()
    throw error
  }
}
