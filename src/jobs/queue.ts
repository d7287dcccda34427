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
import type { Db, MarketClient } from '../postgres/transaction.js'
import { RepeatedFailure } from '../process/repeated-failure.js'
import { delay, type Supervisor } from '../process/supervisor.js'
import { traced } from '../tracing/tracing.js'
import { RetryingPool } from './retrying-pool.js'
import { releaseStalledJobs, type Worker } from './stalled-jobs.js'

/** What the queue itself needs; a job may need more. */
export interface JobServices {
  db: Database
  prisma: MarketClient
  supervisor: Supervisor
  metrics: { jobDuration: Histogram<'job' | 'outcome'> }
}

/** Work outside of a request: done on any instance, at least once, and retried when it throws. */
export interface Job<Payload = unknown, Needs = JobServices> {
  name: string
  run(payload: Payload, services: Needs): Promise<void>
  /** When it runs by itself, as a crontab line's five fields, UTC. */
  cron?: string
  /**
   * At most one run at a time in each process, so that a slow one does not occupy every place of the queue. A job that
   * is due meanwhile ends at once, and the run is repeated; it takes no payload.
   */
  isSingle?: true
  /** It also runs some seconds after each start and each loss of the database, for what was interrupted. */
  soonAfterStart?: true
}

/** How many jobs a server runs at once. */
export const jobConcurrency = 4
const soonAfterStartMs = 11_000
const stopTimeoutMs = 20_000

/**
 * Puts a job into the queue, within the transaction that `db` is: it runs only if that commits.
 * @param options.key a later job of the same key takes the place of an earlier one that has not begun
 * @param options.priority the greater, the later; 0 when not given
 */
export async function addJob(
  db: Db,
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
 * Runs the jobs of the queue until it is stopped; `stop` waits for running jobs, up to 20 seconds.
 * @param concurrency how many run at once
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
  const abandoned = supervisor.run('abandoned_jobs', releaseStalledJobs(db.direct, workers, log))
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

/** Runs the jobs of the queue as a new worker until `signal` is aborted. @throws when the runner cannot go on */
async function work<Needs extends JobServices>(
  jobs: readonly Job<unknown, NoInfer<Needs>>[],
  services: Needs,
  log: FastifyBaseLogger,
  { workers, concurrency }: { workers: Set<Worker>; concurrency: number },
  signal: AbortSignal,
  ready: () => void,
): Promise<void> {
  const { db } = services
  const giveUp = new AbortController()
  const delays = new RepeatedFailure(log, 'The job queue is delayed')
  const retryingPool = new RetryingPool(db.direct, giveUp.signal, delays)
  const running = new Set<string>()
  const events: WorkerEvents = new EventEmitter()
  let pool!: WorkerPool
  events.on('pool:create', ({ workerPool }) => {
    pool = workerPool
  })
  const stopped = new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
    // A runner that could not read the names of its jobs never tries again.
    events.on('worker:getJob:error', ({ error }) => reject(error))
    events.on('pool:release', () => reject(new Error('The job runner ended')))
  })
  stopped.catch(() => undefined)

  const runner = await run({
    pgPool: retryingPool.asPool,
    concurrency,
    noHandleSignals: true,
    pollInterval: 1_000,
    logger: loggerOf(log),
    events,
    taskList: tasksOf(jobs, services, running),
    parsedCronItems: parseCronItems(
      jobs.flatMap(({ name, cron }) =>
        cron ? [{ task: name, match: cron, options: cronOptions(name) }] : [],
      ),
    ),
  })
  const worker: Worker = {
    name: pool.id,
    running: () => (retryingPool.pending > 0 ? undefined : [...running]),
  }
  let release = async () => {}
  let unlisten = () => {}
  try {
    release = await db.acquirePresenceLock(worker.name)
    workers.add(worker)
    unlisten = await db.listen(
      'jobs:insert',
      (notice) => {
        if (pool._active && !pool._shuttingDown) pool.nudge(countOf(notice))
      },
      () =>
        void addJobsAfterStart(jobs, db).catch((error) =>
          log.warn({ err: error }, 'Jobs for after the loss of the database were not added'),
        ),
    )
    ready()
    await stopped
  } finally {
    unlisten()
    workers.delete(worker)
    await end(runner, pool, retryingPool)
    giveUp.abort()
    await release()
  }
}

/** The key under which a run of a job waits for the clock: one that is added under it takes its place. */
export const keyOfClock = (name: string): string => `${name} by the clock`

/**
 * At most one run of a cron job waits: a failed one is replaced by the next, with all its attempts, and one that has not
 * begun keeps its time. Limiting each to a single attempt would leave a row for each failure.
 */
const cronOptions = (name: string): CronItemOptions => ({
  backfillPeriod: 0,
  jobKey: keyOfClock(name),
  jobKeyMode: 'preserve_run_at',
})

/** Waits for running jobs; those that take too long are released for other workers. */
async function end(runner: Runner, pool: WorkerPool, retryingPool: RetryingPool): Promise<void> {
  const timeout = new AbortController()
  const late = setTimeout(() => timeout.abort(), stopTimeoutMs)
  const stopping = runner.stop().catch(() => undefined)
  await Promise.race([stopping, once(timeout.signal, 'abort')])
  if (timeout.signal.aborted) {
    const reason = 'The server ended before the job did.'
    await Promise.resolve(pool.forcefulShutdown(reason)).catch(() => undefined)
  }
  while (retryingPool.pending > 0 && !timeout.signal.aborted) await delay(20, timeout.signal)
  clearTimeout(late)
}

/** How many jobs were added according to a notice; negative for removed ones. */
function countOf(notice: string): number {
  try {
    return JSON.parse(notice).count ?? 1
  } catch {
    return 1
  }
}

/** Runs every job that is due, then returns: what tests wait for. */
export async function runJobs<Needs extends JobServices>(
  jobs: readonly Job<unknown, NoInfer<Needs>>[],
  services: Needs,
): Promise<void> {
  await runOnce({
    pgPool: services.db.direct,
    logger: silent,
    taskList: tasksOf(jobs, services),
    noHandleSignals: true,
  })
}

/** @param running gets the ids of running jobs */
function tasksOf<Needs extends JobServices>(
  jobs: readonly Job<unknown, NoInfer<Needs>>[],
  services: Needs,
  running = new Set<string>(),
): TaskList {
  const task = (job: Job<unknown, Needs>): Task => {
    const perform = (payload: unknown) => timed(job, payload, services)
    const performAsAsked = job.isSingle ? oneAtATime(() => perform({})) : perform
    return async (payload, helpers) => {
      const { id } = helpers.job
      running.add(id)
      try {
        await performAsAsked(payload)
      } catch (error) {
        if (!(job.cron && (await replaced(helpers)))) throw error
        helpers.logger.error(
          `Failed, and is not run again since the clock has added the next: ${error}`,
        )
      } finally {
        // After the runner has begun to record the outcome.
        setImmediate(() => running.delete(id))
      }
    }
  }
  return Object.fromEntries(jobs.map((job) => [job.name, task(job)]))
}

/** Returns a function that runs `work`; a call during a run returns at once and has the run repeated. */
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
 * Whether the clock has added the next run while this one was under way. The queue takes the key from this one then, and
 * would keep it as one that has failed for good.
 */
const replaced = ({ job: { id, key }, query }: JobHelpers): Promise<boolean> =>
  query('SELECT FROM graphile_worker.jobs WHERE id = $1 AND key IS NULL', [id]).then(
    ({ rowCount }) => key !== null && rowCount === 1,
  )

async function timed<Payload, Needs extends JobServices>(
  job: Job<Payload, Needs>,
  payload: Payload,
  services: Needs,
): Promise<void> {
  const done = services.metrics.jobDuration.startTimer({ job: job.name })
  try {
    await traced(`job ${job.name}`, { kind: 'consumer' }, () => job.run(payload, services))
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
