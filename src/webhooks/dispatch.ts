import { Prisma } from '../../prisma/generated/client/client.js'
import { addJob, type Job } from '../jobs/queue.js'
import {
  type Db,
  inTransaction,
  type MarketClient,
  type RawExecutor,
} from '../postgres/transaction.js'
import { assignPositions } from './positions.js'

type Needs = { prisma: MarketClient }

/** Maximum number of events that one transaction dispatches. */
const batchSize = 500

/** Enqueues the dispatch of the outbox. Call it in the transaction that writes an event. */
export function enqueueDispatch(tx: RawExecutor): Promise<void> {
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
 * SQL condition that an endpoint wants an event: its topics or patterns contain the topic, and its
 * filters the profile and the campaign.
 * @param event alias of the event
 * @param endpoint alias of the endpoint
 */
export const isWanted = (event: string, endpoint: string) =>
  Prisma.raw(`${endpoint}.topics && ARRAY[${event}.topic, split_part(${event}.topic, '.', 1) || '.*', '*']
    AND (cardinality(${endpoint}.profile_ids) = 0 OR ${event}.profile_id = ANY (${endpoint}.profile_ids))
    AND (cardinality(${endpoint}.campaign_ids) = 0 OR ${event}.campaign_id = ANY (${endpoint}.campaign_ids))`)

/**
 * Dispatches one batch in the order of positions, so that the positions of deliveries follow the
 * order of events.
 */
function dispatchBatch({ prisma }: Needs): Promise<number> {
  return inTransaction(prisma, async (tx) => {
    await assignPositions(tx)
    const [counts] = await tx.$queryRaw<{ events: bigint; deliveries: bigint }[]>`
      WITH event AS (
        UPDATE webhook_event SET dispatched_at = clock_timestamp()
        WHERE id IN (
          -- Events that were committed since have no position yet.
          SELECT id FROM webhook_event WHERE dispatched_at IS NULL AND position IS NOT NULL
          ORDER BY position LIMIT ${batchSize}
        )
        RETURNING id, team_id, topic, profile_id, campaign_id, position
      ),
      delivery AS (
        INSERT INTO webhook_delivery (id, team_id, endpoint_id, event_id, next_attempt_at)
        SELECT uuid_v7(), event.team_id, endpoint.id, event.id, (SELECT clock_timestamp())
        FROM event
        JOIN webhook_endpoint endpoint ON endpoint.team_id = event.team_id
          AND endpoint.enabled AND endpoint.deleted_at IS NULL AND ${isWanted('event', 'endpoint')}
        ORDER BY event.position
        RETURNING 1
      )
      SELECT (SELECT count(*) FROM event) AS events, (SELECT count(*) FROM delivery) AS deliveries`
    if (counts!.deliveries > 0n) await notifyDeliveryWorkers(tx)
    return Number(counts!.events)
  })
}
