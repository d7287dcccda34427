import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'
import { quarantinedPrefix } from '../jobs/stalled-jobs.js'

const readLimitMs = 2_000

type Values = Record<string, number>

interface Figures {
  pending: Values
  oldestDue: Values
  endpoints: Values
  undispatched: Values
  jobs: Values
  oldestReady: Values
  emails: Values
  oldestEmail: Values
}

/** Gauges. `of` names the property of `Figures`; `label` distinguishes the series of one gauge. */
const gauges: { name: string; help: string; of: keyof Figures; label?: string }[] = [
  {
    name: 'masthead_webhook_events_undispatched',
    help: 'Outbox events that have not been dispatched.',
    of: 'undispatched',
  },
  {
    name: 'masthead_webhook_deliveries_pending',
    help: 'Pending deliveries, by state of the endpoint: healthy or failing.',
    of: 'pending',
    label: 'endpoint',
  },
  {
    name: 'masthead_webhook_deliveries_oldest_due_seconds',
    help: 'Seconds since the oldest pending delivery was due, by state of the endpoint: healthy or failing.',
    of: 'oldestDue',
    label: 'endpoint',
  },
  {
    name: 'masthead_webhook_endpoints',
    help: 'Webhook endpoints: healthy, failing, disabled (after failures), off (by their team).',
    of: 'endpoints',
    label: 'state',
  },
  {
    name: 'masthead_jobs',
    help: 'Jobs: ready, scheduled (for later, or as a retry), running, failed, quarantined (their process exited during two runs).',
    of: 'jobs',
    label: 'state',
  },
  {
    name: 'masthead_jobs_oldest_ready_seconds',
    help: 'Seconds that the oldest ready job has waited.',
    of: 'oldestReady',
  },
  {
    name: 'masthead_emails_pending',
    help: 'Pending emails.',
    of: 'emails',
  },
  {
    name: 'masthead_emails_oldest_pending_seconds',
    help: 'Seconds since the oldest pending email was created.',
    of: 'oldestEmail',
  },
]

/**
 * Registers gauges for the queues in PostgreSQL. Every instance reports the same values, read on each scrape. If the
 * database does not respond, gauges without labels are NaN and gauges with labels have no series.
 */
export function watchQueues(registry: Registry, pool: pg.Pool): void {
  let reading: Promise<Figures | undefined> | undefined
  const read = () => {
    reading ??= Promise.race([readQueues(pool), tooLate()])
      .catch(() => undefined)
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  for (const { of, label, ...about } of gauges) {
    new Gauge({
      ...about,
      labelNames: label ? [label] : [],
      // All workers of one server read the same values.
      aggregator: 'max',
      registers: [registry],
      async collect() {
        const figures = await read()
        if (!label) return this.set(figures ? figures[of].all! : Number.NaN)
        this.reset()
        for (const [name, value] of Object.entries(figures?.[of] ?? {})) {
          this.set({ [label]: name }, value)
        }
      },
    })
  }
}

/** Bounds the wait, so that a hanging database does not block the other metrics. */
async function tooLate(): Promise<undefined> {
  await sleep(readLimitMs, undefined, { ref: false })
  return undefined
}

async function readQueues(pool: pg.Pool): Promise<Figures> {
  const { rows } = await pool.query<{ figures: Figures }>({ name: 'queue-figures', text: figures })
  return rows[0]!.figures
}

const figures = `
  WITH waiting AS (
    SELECT endpoint_id, count(*) AS pending, min(next_attempt_at) AS due
    FROM webhook_delivery WHERE status = 'PENDING' GROUP BY endpoint_id
  ),
  endpoint AS (
    SELECT pending, due, CASE
      WHEN enabled THEN CASE WHEN failing_since IS NULL THEN 'healthy' ELSE 'failing' END
      WHEN disabled_reason IS NULL THEN 'off' ELSE 'disabled'
    END AS state
    FROM webhook_endpoint LEFT JOIN waiting ON endpoint_id = id WHERE deleted_at IS NULL
  ),
  by_state AS (
    SELECT state, count(endpoint.*) AS endpoints, COALESCE(sum(pending), 0) AS pending,
      COALESCE(GREATEST(extract(epoch FROM now() - min(due)), 0), 0) AS oldest_due
    FROM unnest(ARRAY['healthy', 'failing', 'disabled', 'off']) AS state
    LEFT JOIN endpoint USING (state) GROUP BY state
  ),
  job AS (
    SELECT run_at, CASE
      WHEN locked_at IS NOT NULL THEN 'running'
      WHEN attempts >= max_attempts THEN
        CASE WHEN starts_with(last_error, '${quarantinedPrefix}') THEN 'quarantined' ELSE 'failed' END
      WHEN run_at > now() THEN 'scheduled' ELSE 'ready'
    END AS state
    FROM graphile_worker.jobs
  ),
  job_by_state AS (
    SELECT state, count(job.*) AS jobs
    FROM unnest(ARRAY['ready', 'scheduled', 'running', 'failed', 'quarantined']) AS state
    LEFT JOIN job USING (state) GROUP BY state
  )
  SELECT json_build_object(
    'endpoints', (SELECT json_object_agg(state, endpoints) FROM by_state),
    'pending', (SELECT json_object_agg(state, pending) FROM by_state WHERE state IN ('healthy', 'failing')),
    'oldestDue', (SELECT json_object_agg(state, oldest_due) FROM by_state WHERE state IN ('healthy', 'failing')),
    'undispatched', json_build_object('all', (SELECT count(*) FROM webhook_event WHERE dispatched_at IS NULL)),
    'jobs', (SELECT json_object_agg(state, jobs) FROM job_by_state),
    'oldestReady', json_build_object('all', (
      SELECT COALESCE(extract(epoch FROM now() - min(run_at)), 0) FROM job WHERE state = 'ready'
    )),
    'emails', (SELECT json_build_object('all', count(*)) FROM mail WHERE status = 'PENDING'),
    'oldestEmail', (
      SELECT json_build_object('all', COALESCE(extract(epoch FROM now() - min(created_at)), 0))
      FROM mail WHERE status = 'PENDING'
    )
  ) AS figures`
