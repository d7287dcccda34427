import type { FastifyBaseLogger } from 'fastify'
import {
  Logger,
  parseCronItems,
  type Runner,
  run,
  runMigrations,
  runOnce,
  type TaskList,
} from 'graphile-worker'
import type { Services } from './services.js'
import type { Db } from './transaction.js'

/** Work that is done apart from a request: on any instance, at least once, tried again when it throws. */
export interface Job<Payload = unknown> {
  name: string
  run(payload: Payload, services: Services): Promise<void>
  /** When it runs by itself, as a crontab line's five fields, UTC. */
  cron?: string
}

const concurrency = 4

/** Brings the tables of the job queue up to date; `addJob` needs them. */
export async function migrateJobs(url: string): Promise<void> {
  await runMigrations({ connectionString: url, logger: silent })
}

/**
 * Puts a job into the queue, within the transaction that `db` is: it runs only if that commits.
 * @param options.key a later job of the same key takes the place of an earlier one that has not begun
 */
export async function addJob(
  db: Db,
  name: string,
  payload: object,
  options: { runAt?: Date; key?: string; queue?: string; maxAttempts?: number } = {},
): Promise<void> {
  const { runAt = new Date(), key = null, queue = null, maxAttempts = 25 } = options
  await db.$executeRaw`
    SELECT graphile_worker.add_job(
      ${name}, payload := ${JSON.stringify(payload)}::json, run_at := ${runAt}::timestamptz,
      job_key := ${key}, queue_name := ${queue}, max_attempts := ${maxAttempts}::int)`
}

/** Works the queue until it is stopped; `stop` waits for the jobs that are under way. */
export async function startJobs(
  jobs: readonly Job<never>[],
  services: Services,
  log: FastifyBaseLogger,
): Promise<{ stop(): Promise<void> }> {
  const runner: Runner = await run({
    pgPool: services.db.direct,
    concurrency,
    noHandleSignals: true,
    pollInterval: 1_000,
    logger: loggerOf(log),
    taskList: tasksOf(jobs, services),
    parsedCronItems: parseCronItems(
      jobs.flatMap(({ name, cron }) =>
        cron ? [{ task: name, match: cron, options: { backfillPeriod: 0 } }] : [],
      ),
    ),
  })
  return {
    async stop() {
      await runner.stop()
    },
  }
}

/** Runs every job that is due, then returns: for tests and commands. */
export async function runJobs(jobs: readonly Job<never>[], services: Services): Promise<void> {
  await runOnce({
    pgPool: services.db.direct,
    logger: silent,
    taskList: tasksOf(jobs, services),
    noHandleSignals: true,
  })
}

function tasksOf(jobs: readonly Job<never>[], services: Services): TaskList {
  return Object.fromEntries(
    jobs.map((job) => [job.name, (payload: unknown) => timed(job, payload as never, services)]),
  )
}

async function timed<P>(job: Job<P>, payload: P, services: Services): Promise<void> {
  const done = services.metrics.jobDuration.startTimer({ job: job.name })
  try {
    await job.run(payload, services)
    done({ outcome: 'succeeded' })
  } catch (error) {
    done({ outcome: 'failed' })
    throw error
  }
}

const silent = new Logger(() => () => undefined)

function loggerOf(log: FastifyBaseLogger): Logger {
  return new Logger((scope) => (level, message) => {
    const write = { error: log.error, warning: log.warn, info: log.debug, debug: log.trace }[level]
    write.call(log, { job: scope.taskIdentifier }, message)
  })
}
