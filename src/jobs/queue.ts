import { EventEmitter, once } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import {
  type CronItemOptions,
  type JobHelpers,
  Logger,
  parseCronItems,
  type Runner,
  run,
  runOnce,
  type Task,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker'
import type { Histogram } from 'prom-client'
import type { Database } from '../postgres/database.js'
import type { MarketClient, RawExecutor } from '../postgres/transaction.js'
import { RepeatedFailure } from '../process/repeated-failure.js'
import { delay, type Supervisor } from '../process/supervisor.js'
import { withSpan } from '../tracing/tracing.js'
import { RetryingPool } from './retrying-pool.js'
import { releaseStalledJobs, type Worker } from './stalled-jobs.js'

/** Services that the queue requires. A job may require more. */
export interface JobServices {
  db: Database
  prisma: MarketClient
  supervisor: Supervisor
  metrics: { jobDuration: Histogram<'job' | 'outcome'> }
}

/** Background work. Runs on any instance, at least once, and is retried if it throws. */
export interface Job<Payload = unknown, Needs = JobServices> {
  name: string
  /**
   * Names under which the previous or the next release queues the job. A job with `cron` can be renamed at once. For
   * other jobs, add the new name here one release earlier: a rollback runs only names that the old release has.
   */
  aliases?: readonly string[]
  run(payload: Payload, services: Needs): Promise<void>
  /** Schedule as the five fields of a crontab line, in UTC. */
  cron?: string
  /**
   * Runs at most once at a time per process, so that a slow run does not occupy all slots. A job that starts during a
   * run ends at once and causes another run. It must not have a payload.
   */
  isSingle?: true
  /** Also run some seconds after each start and each loss of the database, to resume interrupted work. */
  soonAfterStart?: true
}

/** Maximum number of running jobs per server. */
export const jobConcurrency = 4
const soonAfterStartMs = 11_000
const stopTimeoutMs = 20_000

/**
 * Adds a job in the transaction of `db`. The job runs only if the transaction commits.
 * @param options.key replaces a waiting job with the same key
 * @param options.priority jobs with smaller numbers run first; defaults to 0
 */
export async function addJob(
  db: RawExecutor,
  name: string,
  payload: object,
  options: {
    runAt?: Date
    key?: string
    queue?: string
    maxAttempts?: number
    priority?: number
  } = {},
): Promise<void> {
  const { runAt = new Date(), key = null, queue = null, maxAttempts = 25, priority = 0 } = options
  await db.$executeRaw`
    SELECT graphile_worker.add_job(
      ${name}, payload := ${JSON.stringify(payload)}::json, run_at := ${runAt}::timestamptz,
      job_key := ${key}, queue_name := ${queue}, max_attempts := ${maxAttempts}::int,
      priority := ${priority}::int)`
}

/**
 * Runs the jobs of the queue. `stop` waits up to 20 seconds for running jobs.
 * @param concurrency maximum number of running jobs
 */
export async function startJobs<Needs extends JobServices>(
  jobs: readonly Job<unknown, NoInfer<Needs>>[],
  services: Needs,
  log: FastifyBaseLogger,
  concurrency = jobConcurrency,
): Promise<{ stop(): Promise<void> }> {
  const { supervisor, db } = services
  const workers = new Set<Worker>()
  const queue = supervisor.run('jobs', (signal, ready) =>
    work(jobs, services, log, { workers, concurrency }, signal, ready),
  )
  const abandoned = supervisor.run('stalled_jobs', releaseStalledJobs(db.direct, workers, log))
  const stop = async () => {
    await Promise.all([queue.stop(), abandoned.stop()])
  }
  try {
    await queue.begun
    await addJobsAfterStart(jobs, db)
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}

async function addJobsAfterStart(
  jobs: readonly Job<unknown, never>[],
  db: Database,
): Promise<void> {
  for (const { name, soonAfterStart } of jobs) {
    if (!soonAfterStart) continue
    const runAt = new Date(Date.now() + soonAfterStartMs)
    await addJob(db.prisma, name, {}, { key: `${name} after start`, runAt })
  }
}

/** Runs jobs as a new worker until `signal` aborts. @throws if the runner stops */
async function work<Needs extends JobServices>(
  jobs: readonly Job<unknown, NoInfer<Needs>>[],
  services: Needs,
  log: FastifyBaseLogger,
  { workers, concurrency }: { workers: Set<Worker>; concurrency: number },
  signal: AbortSignal,
  ready: () => void,
): Promise<void> {
  const { db } = services
  const delays = new RepeatedFailure(log, 'The job queue is delayed')
  const retryingPool = new RetryingPool(db.direct, delays)
  const lent = lend(services)
  const runningIds = new Set<string>()
  const events: WorkerEvents = new EventEmitter()
  let pool!: WorkerPool
  events.on('pool:create', ({ workerPool }) => {
    pool = workerPool
  })
  const stopped = new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
    // graphile-worker does not retry if it cannot load its task identifiers, so this error is fatal.
    events.on('worker:getJob:error', ({ error }) => reject(error))
    events.on('pool:release', () => reject(new Error('The job runner stopped')))
  })
  stopped.catch(() => undefined)

  let runner: Runner | undefined
  let worker: Worker | undefined
  let release = async () => {}
  let unlisten = () => {}
  try {
    runner = await run({
      pgPool: retryingPool.asPool,
      concurrency,
      noHandleSignals: true,
      pollInterval: 1_000,
      logger: loggerOf(log),
      events,
      taskList: tasksOf(jobs, lent.get, runningIds),
      parsedCronItems: parseCronItems(
        jobs.flatMap(({ name, cron }) =>
          cron ? [{ task: name, match: cron, options: cronOptions(name) }] : [],
        ),
      ),
    })
    worker = {
      name: pool.id,
      running: () => (retryingPool.pending > 0 ? undefined : [...runningIds]),
    }
    release = await db.acquirePresenceLock(worker.name)
    workers.add(worker)
    unlisten = await db.listen(
      'jobs:insert',
      (notice) => {
        if (pool._active && !pool._shuttingDown) pool.nudge(countOf(notice))
      },
      () =>
        void addJobsAfterStart(jobs, db).catch((error) =>
          log.warn(
            { err: error },
            'Could not add the jobs that run after a lost database connection',
          ),
        ),
    )
    ready()
    await stopped
  } finally {
    unlisten()
    if (worker) workers.delete(worker)
    if (runner) await end(runner, pool, retryingPool)
    retryingPool.close()
    lent.drop()
    events.removeAllListeners()
    await release()
  }
}

/** Key of the waiting cron run of a job. A job that is added with this key replaces it. */
export const keyOfClock = (name: string): string => `${name} by the clock`

/**
 * At most one run of a cron job waits. The next run replaces a failed one and resets its attempts. A waiting run keeps
 * its start time. Limiting each run to one attempt would leave a row for each failure.
 */
const cronOptions = (name: string): CronItemOptions => ({
  backfillPeriod: 0,
  jobKey: keyOfClock(name),
  jobKeyMode: 'preserve_run_at',
})

/** Waits for running jobs. After the timeout, releases them for other workers. */
async function end(runner: Runner, pool: WorkerPool, retryingPool: RetryingPool): Promise<void> {
  const timeout = new AbortController()
  const late = setTimeout(() => timeout.abort(), stopTimeoutMs)
  const stopping = runner.stop().catch(() => undefined)
  await Promise.race([stopping, once(timeout.signal, 'abort')])
  if (timeout.signal.aborted) {
    const reason = 'The server shut down before the job completed.'
    await Promise.resolve(pool.forcefulShutdown(reason)).catch(() => undefined)
  }
  while (retryingPool.pending > 0 && !timeout.signal.aborted) await delay(20, timeout.signal)
  clearTimeout(late)
}

/** Number of added jobs in a notification. Negative if jobs were removed. */
function countOf(notice: string): number {
  try {
    return JSON.parse(notice).count ?? 1
  } catch {
    return 1
  }
}

/** Runs all due jobs once. For tests. */
export async function runJobs<Needs extends JobServices>(
  jobs: readonly Job<unknown, NoInfer<Needs>>[],
  services: Needs,
): Promise<void> {
  const delays = new RepeatedFailure(undefined, 'The job queue is delayed')
  const retryingPool = new RetryingPool(services.db.direct, delays)
  const lent = lend(services)
  try {
    await runOnce({
      pgPool: retryingPool.asPool,
      logger: silent,
      taskList: tasksOf(jobs, lent.get),
      noHandleSignals: true,
    })
  } finally {
    retryingPool.close()
    lent.drop()
  }
}

/**
 * Reference to services that can be dropped. The tasks of a runner must not refer to them directly, because
 * graphile-worker keeps the tasks until the process ends. `get` returns undefined after `drop`.
 */
function lend<Needs>(services: Needs): { get(): Needs | undefined; drop(): void } {
  let lent: Needs | undefined = services
  return {
    get: () => lent,
    drop: () => {
      lent = undefined
    },
  }
}

/** @param runningIds receives the IDs of running jobs */
function tasksOf<Needs extends JobServices>(
  jobs: readonly Job<unknown, NoInfer<Needs>>[],
  services: () => Needs | undefined,
  runningIds = new Set<string>(),
): TaskList {
  const task = (job: Job<unknown, Needs>): Task => {
    const perform = async (payload: unknown) => {
      const current = services()
      // A job that ends after the stop timeout, when other workers have its runs.
      if (current) await runTimed(job, payload, current)
    }
    const performAsAsked = job.isSingle ? oneAtATime(() => perform({})) : perform
    return async (payload, helpers) => {
      const { id } = helpers.job
      runningIds.add(id)
      try {
        await performAsAsked(payload)
      } catch (error) {
        if (!(job.cron && (await isReplaced(helpers)))) throw error
        helpers.logger.error(
          `Failed, and is not retried because cron has added the next run: ${error}`,
        )
      } finally {
        // Only after the runner has started to store the outcome.
        setImmediate(() => runningIds.delete(id))
      }
    }
  }
  return Object.fromEntries(
    jobs.flatMap((job) => {
      const run = task(job)
      return [job.name, ...(job.aliases ?? [])].map((name) => [name, run])
    }),
  )
}

/** Returns a function that runs `work`. A call during a run returns at once and causes another run afterwards. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false
  let again = false
  return async () => {
    again = true
    if (isRunning) return
    isRunning = true
    try {
      while (again) {
        again = false
        await work()
      }
    } finally {
      isRunning = false
    }
  }
}

/**
 * Whether cron has added the next run during this one. graphile-worker then moves the key to the new run. It would keep
 * this one as permanently failed.
 */
const isReplaced = ({ job: { id, key }, query }: JobHelpers): Promise<boolean> =>
  query('SELECT FROM graphile_worker.jobs WHERE id = $1 AND key IS NULL', [id]).then(
    ({ rowCount }) => key !== null && rowCount === 1,
  )

async function runTimed<Payload, Needs extends JobServices>(
  job: Job<Payload, Needs>,
  payload: Payload,
  services: Needs,
): Promise<void> {
  const stopTimer = services.metrics.jobDuration.startTimer({ job: job.name })
  try {
    await withSpan(`job ${job.name}`, { kind: 'consumer' }, () => job.run(payload, services))
    stopTimer({ outcome: 'succeeded' })
  } catch (error) {
    stopTimer({ outcome: 'failed' })
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
