import { addJob, type Job } from '../jobs/queue.js'
import { type Db, inTransaction, type MarketClient } from '../postgres/transaction.js'

type Needs = { prisma: MarketClient }

const batchSize = 500

/** Enqueues the dispatch of the outbox. Call it in the transaction that writes an event. */
export function enqueueDispatch(tx: Db): Promise<void> {
  return addJob(tx, dispatchWebhooks.name, {})
}

/** Notifies all delivery workers when the transaction commits. */
export async function notifyDeliveryWorkers(tx: Db): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify('masthead_webhooks', '')`
}

/**
 * Creates a delivery of each outbox event for every endpoint that subscribes to its topic. The cron run completes the
 * work of killed runs.
 */
export const dispatchWebhooks: Job = {
  name: 'dispatch_webhooks',
  cron: '* * * * *',
  isSingle: true,
  async run(_payload, services) {
    while ((await dispatchBatch(services)) >= batchSize);
  },
}

/**
 * Dispatches one batch under an advisory lock. Takes the events of an article in order of their sequence, so that the
 * positions of deliveries follow the order of events.
 */
function dispatchBatch({ prisma }: Needs): Promise<number> {
  return inTransaction(prisma, async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('masthead_webhooks', 0))`
    const [counts] = await tx.$queryRaw<{ events: bigint; deliveries: bigint }[]>`
      WITH oldest AS (
        SELECT id, article_id FROM webhook_event
        WHERE dispatched_at IS NULL ORDER BY created_at, id LIMIT ${batchSize}
      ),
      waiting AS (
        SELECT id, row_number() OVER (PARTITION BY COALESCE(article_id, id) ORDER BY sequence) AS place
        FROM webhook_event
        WHERE dispatched_at IS NULL AND (
          id IN (SELECT id FROM oldest) OR article_id IN (SELECT article_id FROM oldest)
        )
      ),
      event AS (
        UPDATE webhook_event SET dispatched_at = clock_timestamp()
        WHERE id IN (SELECT id FROM waiting ORDER BY place LIMIT ${batchSize})
        RETURNING id, team_id, topic, sequence, created_at
      ),
      delivery AS (
        INSERT INTO webhook_delivery (id, team_id, endpoint_id, event_id, next_attempt_at)
        SELECT uuid_v7(), event.team_id, endpoint.id, event.id, (SELECT clock_timestamp())
        FROM event
        JOIN webhook_endpoint endpoint ON endpoint.team_id = event.team_id
          AND endpoint.enabled AND endpoint.deleted_at IS NULL
          AND (event.topic = ANY (endpoint.topics)
            OR split_part(event.topic, '.', 1) || '.*' = ANY (endpoint.topics))
        ORDER BY event.sequence, event.created_at, event.id
        RETURNING 1
      )
      SELECT (SELECT count(*) FROM event) AS events, (SELECT count(*) FROM delivery) AS deliveries`
    if (counts!.deliveries > 0n) await notifyDeliveryWorkers(tx)
    return Number(counts!.events)
  })
}
