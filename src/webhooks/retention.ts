import type { Job } from '../jobs/queue.js'
import { deleteInBatches } from '../postgres/delete-in-batches.js'

/** Days for which events, deliveries and attempts are kept. */
export const keptDays = 30

/**
 * Deletes events after 30 days, except those with a delivery that is pending or was completed within 30 days. Replays
 * keep an event for 60 days at most.
 */
export const purgeExpiredEvents: Job = {
  name: 'purge_expired_events',
  aliases: ['forget_webhooks'],
  cron: '17 * * * *',
  async run(_payload, { prisma }) {
    await deleteInBatches(
      (limit) => prisma.$executeRaw`
        DELETE FROM webhook_event WHERE id IN (
          SELECT id FROM webhook_event event
          WHERE created_at < now() - ${keptDays} * interval '1 day' AND dispatched_at IS NOT NULL
            AND NOT EXISTS (
              SELECT FROM webhook_delivery delivery WHERE delivery.event_id = event.id AND (
                delivery.status = 'PENDING'
                OR delivery.completed_at >= now() - ${keptDays} * interval '1 day'
                AND event.created_at >= now() - ${2 * keptDays} * interval '1 day'
              )
            )
          LIMIT ${limit}
        )`,
    )
  },
}
