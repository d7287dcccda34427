import { lockKey } from '../postgres/lock-key.js'
import type { Transaction } from '../postgres/transaction.js'

/** Maximum number of events that get their positions in one statement. */
const batchSize = 500

/**
 * Assigns positions to the events that have none, one transaction at a time. Positions therefore
 * become visible in ascending order, and a reader that continues after a position misses no event.
 * Positions of a record's events follow their sequence.
 */
export async function assignPositions(tx: Transaction): Promise<void> {
  await lockKey(tx, 'masthead_webhooks')
  while ((await assignBatch(tx)) >= batchSize);
}

/** Returns the highest position, 0 if there is none. Call it after `assignPositions`, in its transaction. */
export async function lastPosition(tx: Transaction): Promise<bigint> {
  const [row] = await tx.$queryRaw<{ last: bigint }[]>`
    SELECT COALESCE(max(position), 0) AS last FROM webhook_event`
  return row!.last
}

/** Assigns positions to the oldest events that have none. Returns the number of events. */
function assignBatch(tx: Transaction): Promise<number> {
  return tx.$executeRaw`
    WITH oldest AS (
      SELECT id, COALESCE(record_id, article_id) AS record_id FROM webhook_event
      WHERE position IS NULL ORDER BY created_at, id LIMIT ${batchSize}
    ),
    waiting AS (
      SELECT id, created_at,
        row_number() OVER (PARTITION BY COALESCE(record_id, article_id, id) ORDER BY sequence) AS place
      FROM webhook_event
      WHERE position IS NULL AND (
        id IN (SELECT id FROM oldest) OR COALESCE(record_id, article_id) IN (SELECT record_id FROM oldest)
      )
    ),
    next AS MATERIALIZED (
      SELECT id, nextval('webhook_event_position') AS position
      FROM (SELECT id FROM waiting ORDER BY place, created_at, id LIMIT ${batchSize}) AS ordered
    )
    UPDATE webhook_event event SET position = next.position FROM next WHERE event.id = next.id`
}
