import type { FastifyInstance } from 'fastify'
import type { ClusterContext } from './app.js'
import { createLogger } from './config/log.js'
import { drain, listeningPort, startInstance } from './instance.js'
import { retryUntilDatabaseIsUp } from './postgres/wait-for-database.js'
import { openServerDatabase } from './prepare.js'
import { callParent } from './process/child.js'
import { CleanupStack, forceExitAfter } from './process/shutdown.js'
import { Supervisor } from './process/supervisor.js'
import { exitOnUncaughtError } from './process/uncaught-errors.js'
import { startTracing, stopTracing } from './tracing/tracing.js'
import type { ForWorkers, WorkerFunctions, WorkerSetup } from './workers.js'

// Worker process of `Workers`. Several of them listen on one port.

const cleanup = new CleanupStack()
let app: FastifyInstance | undefined
let setup: WorkerSetup | undefined

const functions: WorkerFunctions = {
  async begin(workerSetup) {
    setup = workerSetup
    await startTracing(workerSetup.env.tracesEndpoint)
    const log = createLogger(workerSetup.env.logLevel)
    exitOnUncaughtError(log)
    // The database was available when the first worker started. This worker therefore waits for it without a time
    // limit.
    app = await retryUntilDatabaseIsUp(log, () => start(workerSetup, log), Number.POSITIVE_INFINITY)
    return listeningPort(app)
  },
  async drain(signal) {
    if (app && setup) await drain(app, setup.env, signal)
  },
  async end() {
    if (setup) forceExitAfter(createLogger(setup.env.logLevel))
    await cleanup.close()
    await stopTracing()
    process.exit(0)
  },
  metrics: async () => app?.services.metrics.registry.getMetricsAsJSON() ?? [],
}
const supervisor = callParent<ForWorkers, WorkerFunctions>(functions)
supervisor.hears.asEvent()

const cluster: ClusterContext = {
  askForPoints: (...question) => supervisor.askForPoints(...question),
  metrics: () => supervisor.metrics(),
}

async function start(
  { env, datasource }: WorkerSetup,
  log: ReturnType<typeof createLogger>,
): Promise<FastifyInstance> {
  const supervisor = new Supervisor(log)
  try {
    const db = openServerDatabase(env, datasource, log, supervisor)
    cleanup.push(() => db.close())
    return await startInstance({ env, datasource, db, log, supervisor, cleanup, cluster })
  } catch (error) {
    await cleanup.close()
    throw error
  }
}
