import type { FastifyInstance } from 'fastify'
import type { Together } from './app.js'
import { createLogger } from './config/log.js'
import { drain, portOf, startInstance } from './instance.js'
import { openServerDatabase } from './prepare.js'
import { callParent } from './process/child.js'
import { Closers, exitInTime } from './process/ending.js'
import { endOnFaults } from './process/faults.js'
import { whenDatabaseIsBack } from './process/patience.js'
import { Supervisor } from './process/supervisor.js'
import { startTracing, stopTracing } from './tracing/tracing.js'
import type { ForWorkers, WorkerFunctions, WorkerSetup } from './workers.js'

// One of several processes that serve on one port; the other side of `Workers`.

const closers = new Closers()
let running: FastifyInstance | undefined
let setup: WorkerSetup | undefined

const functions: WorkerFunctions = {
  async begin(given) {
    setup = given
    await startTracing(given.env.tracesEndpoint)
    const log = createLogger(given.env.logLevel)
    endOnFaults(log)
    // It was there when the first worker began, so this one waits for as long as the others do.
    running = await whenDatabaseIsBack(log, () => start(given, log), Number.POSITIVE_INFINITY)
    return portOf(running)
  },
  async drain(signal) {
    if (running && setup) await drain(running, setup.env, signal)
  },
  async end() {
    if (setup) exitInTime(createLogger(setup.env.logLevel))
    await closers.close()
    await stopTracing()
    process.exit(0)
  },
  metrics: async () => running?.services.metrics.registry.getMetricsAsJSON() ?? [],
}
const supervisor = callParent<ForWorkers, WorkerFunctions>(functions)
supervisor.hears.asEvent()

const together: Together = {
  askForPoints: (...question) => supervisor.askForPoints(...question),
  metrics: () => supervisor.metrics(),
}

async function start(
  { env, reach }: WorkerSetup,
  log: ReturnType<typeof createLogger>,
): Promise<FastifyInstance> {
  const supervisor = new Supervisor(log)
  try {
    const db = openServerDatabase(env, reach, log, supervisor)
    closers.push(() => db.close())
    return await startInstance({ env, reach, db, log, supervisor, closers, together })
  } catch (error) {
    await closers.close()
    throw error
  }
}
