import type { Notification, NumberedNotification } from '../domain/integration/notification.js'
import { forEach } from '../domain/rules/promises.js'
import type { Job } from '../jobs/queue.js'
import { deleteInBatches } from '../postgres/delete-in-batches.js'
import { type EmailServices, writeEmailsFor } from './write.js'

/**
 * Queues notifications that depend on time: orders or payments that expire within two days, and webhook endpoints
 * that have failed for an hour or were disabled. The notification ID is a hash of its subject and time, so that each
 * is sent once.
 */
export const queueScheduledNotifications: Job<unknown, EmailServices> = {
  name: 'queue_scheduled_notifications',
  aliases: ['notice_due'],
  cron: '*/5 * * * *',
  async run(_payload, services) {
    const { env, prisma } = services
    if (!env.email) return
    const days = env.unpaidOrderDays ?? 0
    const notifications = await prisma.$queryRaw<NumberedNotification[]>`
      WITH due AS (
        SELECT 'ORDER_ENDING' AS kind, 'order' AS entity, id AS entity_id, team_id, extract(epoch FROM payment_expires_at)::text AS moment
        FROM "order"
        WHERE payment_status = 'OPEN' AND status = 'CREATED' AND deleted_at IS NULL
          AND payment_expires_at BETWEEN now() AND now() + interval '2 days'
          AND EXISTS (
            SELECT FROM order_payment payment WHERE payment.order_id = "order".id AND swap_id IS NULL
              AND payment.status = 'STARTED' AND payment.expires_at - payment.created_at > interval '4 days'
          )
        UNION ALL
        SELECT 'ORDER_ENDING', 'order', id, team_id, 'end' FROM "order"
        WHERE payment_status NOT IN ('OPEN', 'PROCESSING') AND status = 'CREATED' AND deleted_at IS NULL
          AND ${days}::int > 3 AND created_at BETWEEN now() - ${days}::int * interval '1 day'
            AND now() - (${days}::int - 2) * interval '1 day'
        UNION ALL
        SELECT 'WEBHOOK_FAILING', 'webhook_endpoint', id, team_id,
          COALESCE(disabled_reason, '') || extract(epoch FROM COALESCE(failing_since, updated_at))
        FROM webhook_endpoint
        WHERE deleted_at IS NULL AND CASE WHEN enabled THEN failing_since < now() - interval '1 hour'
          ELSE disabled_reason IS NOT NULL AND updated_at > now() - interval '2 days' END
      ), numbered AS (
        SELECT md5(due.kind || entity_id || moment)::uuid AS id, due.kind, entity, entity_id AS "entityId"
        FROM due JOIN team ON team.id = due.team_id
        WHERE NOT team.is_test OR team.test_email_enabled
      )
      SELECT * FROM numbered WHERE NOT EXISTS (SELECT FROM mail WHERE notice_id = numbered.id)`
    await forEach(
      notifications,
      'Notifications that could not be written',
      ({ entityId }: Notification) => entityId,
      (notification) => writeEmailsFor(services, notification),
    )
  },
}

/** Deletes emails after their retention period. */
export const purgeExpiredEmails: Job<unknown, EmailServices> = {
  name: 'purge_expired_emails',
  aliases: ['forget_mails'],
  cron: '43 * * * *',
  async run(_payload, { prisma, env }) {
    await deleteInBatches(
      (limit) => prisma.$executeRaw`
        DELETE FROM mail WHERE id IN (
          SELECT id FROM mail WHERE created_at < now() - ${env.retention.emails} * interval '1 day' LIMIT ${limit}
        )`,
    )
  },
}
