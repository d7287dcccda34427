import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { delay, type Work } from '../process/supervisor.js'

const lookEveryMs = 2_000
/**
 * Milliseconds without a presence lock after which a worker counts as dead. A worker that lost its connection locks
 * again sooner.
 */
const graceMs = 5_000
/**
 * Milliseconds after which a job is released that a live worker has locked but does not run, because the query result
 * was lost.
 */
const unheardMs = 10_000

const endedOnce = 'The process that ran it ended before it did.'
/** Prefix of `last_error` of a quarantined job. */
export const quarantinedPrefix = 'Set aside:'
const endedTwice = `${quarantinedPrefix} the process that ran it exited before the job finished, twice in a row.`

/** Worker of this process. Its name is its presence lock in the database. */
export interface Worker {
  name: string
  /** IDs of the running jobs. Undefined while statements of the worker are pending. */
  running(): string[] | undefined
}

/**
 * Releases the jobs of dead workers, whose presence lock is free (see `Database.acquirePresenceLock`). A job is
 * quarantined if its process ended during two consecutive runs, because it probably caused this.
 * @param workers workers of this process, whose lost jobs are released too
 */
export function releaseStalledJobs(
  pool: pg.Pool,
  workers: ReadonlySet<Worker>,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Work {
  return async (signal, ready) => {
    const goneSince = new Map<string, number>()
    while (!signal.aborted) {
      const { rows } = await pool.query<{ name: string; gone: boolean }>(look)
      for (const { name, gone } of rows) {
        const since = goneSince.get(name) ?? performance.now()
        if (!gone) goneSince.delete(name)
        else if (performance.now() - since < graceMs) goneSince.set(name, since)
        else await release(pool, name, log)
      }
      for (const name of goneSince.keys()) {
        if (!rows.some((row) => row.name === name)) goneSince.delete(name)
      }
      for (const worker of workers) await reclaim(pool, worker)
      ready()
      await delay(lookEveryMs, signal)
    }
  }
}

async function release(
  pool: pg.Pool,
  name: string,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Promise<void> {
  const { rows } = await pool.query<{ id: string; task: string; quarantined: boolean }>(unlock, [
    name,
    endedOnce,
    endedTwice,
  ])
  for (const { id, task, quarantined } of rows) {
    if (quarantined)
      log.error({ job: task, jobId: id }, `Job ${id} (${task}) will not be retried. ${endedTwice}`)
    else
      log.warn({ job: task, jobId: id }, `Job ${id} (${task}) will be retried: its process exited`)
  }
}

async function reclaim(pool: pg.Pool, { name, running }: Worker): Promise<void> {
  const ids = running()
  if (ids) await pool.query(reclaimUnheard, [name, ids, unheardMs])
}

// The lock succeeds only if no session holds the name. It is released at the end of the statement.
const look = `
  SELECT name, pg_try_advisory_xact_lock(hashtextextended(name, 0)) AS gone
  FROM (SELECT DISTINCT locked_by AS name FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL) worker`

const unlock = `
  WITH worker AS MATERIALIZED (
    SELECT $1::text AS name WHERE pg_try_advisory_xact_lock(hashtextextended($1, 0))
  ), queue AS (
    UPDATE graphile_worker._private_job_queues queue SET locked_at = NULL, locked_by = NULL
    FROM worker WHERE locked_by = worker.name
  )
  UPDATE graphile_worker._private_jobs job SET
    locked_at = NULL, locked_by = NULL, updated_at = now(),
    attempts = CASE WHEN last_error = $2 THEN max_attempts ELSE attempts END,
    last_error = CASE WHEN last_error = $2 THEN $3 ELSE $2 END
  FROM worker, graphile_worker._private_tasks task
  WHERE locked_by = worker.name AND task.id = task_id
  RETURNING job.id, task.identifier AS task, last_error = $3 AS quarantined`

const reclaimUnheard = `
  UPDATE graphile_worker._private_jobs SET
    locked_at = NULL, locked_by = NULL, updated_at = now(), attempts = greatest(attempts - 1, 0)
  WHERE locked_by = $1 AND locked_at < now() - $3 * interval '1 ms' AND id <> ALL ($2::bigint[])`
