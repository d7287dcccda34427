import { randomUUID } from 'node:crypto'
import pLimit from 'p-limit'
import type pg from 'pg'
import { uuidV7 } from '../values/uuid.js'
import { failingDays } from './schedule.js'

// Maximum number of database connections for deliveries.
const connections = 2

/** Due delivery with its event. */
export interface Due {
  id: string
  attemptCount: number
  /** Number of attempts requested by a replay, including the due one. */
  manualAttempts: number
  articleId: string | null
  event: {
    id: string
    topic: string
    /** ID of the request that caused the event. */
    requestId: string | null
    /** W3C Trace Context of the change. */
    traceparent: string | null
    createdAt: Date
    payload: unknown
  }
}

/** Due deliveries of one endpoint, with its secrets. */
export interface Batch {
  url: string
  secret: Uint8Array
  previousSecret: Uint8Array | null
  failureCount: number
  deliveries: Due[]
}

/** Attempt, with the resulting state of its delivery. */
export interface Attempt {
  deliveryId: string
  number: number
  startedAt: Date
  latencyMs: number
  responseStatus: number | null
  responseBody: string | null
  error: string | null
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED'
  /** Milliseconds until the next attempt, if `status` is PENDING. */
  retryIn: number | null
}

/**
 * Queue of deliveries in PostgreSQL. An instance leases an endpoint and is then the only one that delivers to it.
 * Order, concurrency and backoff therefore need no coordination between instances. If the instance dies, the lease
 * expires and unrecorded deliveries are sent again.
 */
export class DeliveryStore {
  readonly #query: (query: pg.QueryConfig) => Promise<pg.QueryResult>
  readonly #instance = randomUUID()
  readonly #lease: number

  /** @param lease duration of a lease in milliseconds */
  constructor(pool: pg.Pool, lease: number) {
    const limit = pLimit(connections)
    this.#query = (query) => limit(() => pool.query(query))
    this.#lease = lease
  }

  /**
   * Leases endpoints with due deliveries that are not leased, longest waiting first. The parameters are maximum
   * numbers.
   */
  async acquire(healthy: number, failing: number): Promise<{ id: string; failing: boolean }[]> {
    const { rows } = await this.#query({
      name: 'webhook-acquire',
      text: acquire,
      values: [this.#instance, this.#lease, healthy, failing],
    })
    return rows
  }

  /** Extends the leases of this instance. @returns the IDs of endpoints that are still leased */
  async renew(endpointIds: string[]): Promise<Set<string>> {
    const { rows } = await this.#query({
      name: 'webhook-renew',
      text: `UPDATE webhook_endpoint SET leased_until = now() + $2 * interval '1 ms'
        WHERE id = ANY ($3) AND leased_by = $1 RETURNING id`,
      values: [this.#instance, this.#lease, endpointIds],
    })
    return new Set(rows.map(({ id }) => id))
  }

  async release(endpointId: string): Promise<void> {
    await this.#query({
      name: 'webhook-release',
      text: `UPDATE webhook_endpoint SET leased_by = NULL, leased_until = now()
        WHERE id = $2 AND leased_by = $1`,
      values: [this.#instance, endpointId],
    })
  }

  /**
   * Due deliveries of a leased endpoint in order. Null if there are none, or if the endpoint is disabled, deleted or no
   * longer leased.
   */
  async take(endpointId: string, limit: number): Promise<Batch | null> {
    const { rows } = await this.#query({
      name: 'webhook-take',
      text: take,
      values: [this.#instance, endpointId, limit],
    })
    const [first] = rows
    if (!first) return null
    const { url, secret, previous_secret, failure_count } = first
    return {
      url,
      secret,
      previousSecret: previous_secret,
      failureCount: failure_count,
      deliveries: rows.map((row) => ({
        id: row.id,
        attemptCount: row.attempt_count,
        manualAttempts: row.manual_attempts,
        articleId: row.article_id,
        event: {
          id: row.event_id,
          topic: row.topic,
          requestId: row.request_id,
          traceparent: row.traceparent,
          createdAt: row.created_at,
          payload: row.payload,
        },
      })),
    }
  }

  /**
   * Stores attempts and the new state of their deliveries. Does not change deliveries that have been completed in the
   * meantime.
   */
  async record(attempts: readonly Attempt[]): Promise<void> {
    await this.#query({
      name: 'webhook-record',
      text: record,
      values: [JSON.stringify(attempts.map((attempt) => ({ id: uuidV7(), ...attempt })))],
    })
  }

  async recovered(endpointId: string): Promise<void> {
    await this.#query({
      text: `UPDATE webhook_endpoint SET failing_since = NULL, failure_count = 0, hold_until = NULL
       WHERE id = $1`,
      values: [endpointId],
    })
  }

  /**
   * Records a failure and pauses the endpoint for `hold` milliseconds.
   * @returns whether the endpoint has been failing for five days
   */
  async failed(endpointId: string, hold: number): Promise<boolean> {
    const { rows } = await this.#query({
      text: `UPDATE webhook_endpoint SET
         failing_since = COALESCE(failing_since, now()), failure_count = failure_count + 1,
         hold_until = now() + $2 * interval '1 ms'
       WHERE id = $1 RETURNING failing_since <= now() - $3 * interval '1 day' AS too_long`,
      values: [endpointId, hold, failingDays],
    })
    return rows[0]?.too_long ?? false
  }

  /** Disables an endpoint and marks its pending deliveries as failed. */
  async disable(endpointId: string, reason: string): Promise<void> {
    await this.#query({
      text: `WITH disabled AS (
         UPDATE webhook_endpoint SET enabled = false, disabled_reason = $2, updated_at = now()
         WHERE id = $1 AND enabled
       )
       UPDATE webhook_delivery SET
         status = 'FAILED', next_attempt_at = NULL, completed_at = now(), updated_at = now()
       WHERE endpoint_id = $1 AND status = 'PENDING'`,
      values: [endpointId, reason],
    })
  }
}

// Loose index scan: one index lookup per endpoint, independent of the number of its deliveries.
const acquire = `
  WITH RECURSIVE head AS (
    (SELECT endpoint_id, next_attempt_at FROM webhook_delivery
     WHERE status = 'PENDING' ORDER BY endpoint_id, next_attempt_at LIMIT 1)
    UNION ALL
    SELECT next.* FROM head, LATERAL (
      SELECT endpoint_id, next_attempt_at FROM webhook_delivery
      WHERE status = 'PENDING' AND endpoint_id > head.endpoint_id
      ORDER BY endpoint_id, next_attempt_at LIMIT 1
    ) next
  ),
  candidate AS (
    SELECT id, failing_since IS NOT NULL AS failing, row_number() OVER (
      PARTITION BY failing_since IS NOT NULL ORDER BY leased_until NULLS FIRST
    ) AS place
    FROM head JOIN webhook_endpoint ON id = endpoint_id
    WHERE next_attempt_at <= now() AND enabled AND deleted_at IS NULL
      AND (hold_until IS NULL OR hold_until <= now())
      AND (leased_by IS NULL OR leased_until <= now())
  )
  UPDATE webhook_endpoint SET leased_by = $1, leased_until = now() + $2 * interval '1 ms'
  WHERE id IN (
    SELECT id FROM webhook_endpoint endpoint JOIN candidate USING (id)
    WHERE place <= CASE WHEN failing THEN $4::int ELSE $3::int END
      AND (leased_by IS NULL OR leased_until <= now())
    FOR UPDATE OF endpoint SKIP LOCKED
  )
  RETURNING id, failing_since IS NOT NULL AS failing`

const take = `
  SELECT url, secret, failure_count,
    CASE WHEN previous_secret_expires_at > now() THEN previous_secret END AS previous_secret,
    due.id, due.attempt_count, due.manual_attempts, event.id AS event_id, event.article_id, event.topic,
    event.request_id, event.traceparent, event.created_at, event.payload
  FROM webhook_endpoint endpoint
  CROSS JOIN LATERAL (
    SELECT id, event_id, attempt_count, manual_attempts, next_attempt_at, position FROM webhook_delivery
    WHERE endpoint_id = endpoint.id AND status = 'PENDING' AND next_attempt_at <= now()
    ORDER BY next_attempt_at, position LIMIT $3
  ) due
  JOIN webhook_event event ON event.id = due.event_id
  WHERE endpoint.id = $2 AND leased_by = $1 AND enabled AND deleted_at IS NULL
  ORDER BY due.next_attempt_at, due.position`

const record = `
  WITH attempt AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS attempt(
      "id" uuid, "deliveryId" uuid, "number" int, "startedAt" timestamptz, "latencyMs" int,
      "responseStatus" int, "responseBody" text, "error" text, "status" text, "retryIn" bigint
    )
  ),
  kept AS (
    INSERT INTO webhook_attempt
      (id, team_id, delivery_id, number, response_status, response_body, error, latency_ms, created_at)
    SELECT attempt.id, delivery.team_id, delivery.id, attempt.number, attempt."responseStatus",
      attempt."responseBody", attempt.error, attempt."latencyMs", attempt."startedAt"
    FROM attempt JOIN webhook_delivery delivery ON delivery.id = attempt."deliveryId"
    ON CONFLICT (delivery_id, number) DO NOTHING
  )
  UPDATE webhook_delivery delivery SET
    attempt_count = GREATEST(delivery.attempt_count, attempt.number),
    status = CASE WHEN delivery.status = 'PENDING' THEN attempt.status::webhook_delivery_status ELSE delivery.status END,
    next_attempt_at = CASE WHEN delivery.status = 'PENDING' AND attempt.status = 'PENDING'
      THEN now() + attempt."retryIn" * interval '1 ms' END,
    completed_at = CASE WHEN delivery.status <> 'PENDING' THEN delivery.completed_at
      WHEN attempt.status <> 'PENDING' THEN now() END,
    updated_at = now()
  FROM attempt WHERE delivery.id = attempt."deliveryId"`
