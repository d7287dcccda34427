import type { Job } from '../../jobs/queue.js'
import type { PaymentEvent, PaymentProvider } from '../../payment/provider.js'
import { deleteInBatches } from '../../postgres/delete-in-batches.js'
import type { Transaction } from '../../postgres/transaction.js'

/** Retention of events, in days. No provider repeats an event after that time. */
const keptDays = 90

/**
 * Records that an event was received.
 * @returns whether it was received for the first time
 */
export async function keepEvent(
  tx: Transaction,
  { name }: PaymentProvider,
  { id, type }: PaymentEvent,
): Promise<boolean> {
  const insertedCount = await tx.$executeRaw`
    INSERT INTO payment_event (provider, event_id, type) VALUES (${name}, ${id}, ${type})
    ON CONFLICT DO NOTHING`
  return insertedCount === 1
}

/** Deletes events older than 90 days. */
export const purgeExpiredPaymentEvents: Job = {
  name: 'purge_expired_payment_events',
  aliases: ['forget_payment_events'],
  cron: '48 * * * *',
  async run(_payload, { prisma }) {
    await deleteInBatches(
      (limit) => prisma.$executeRaw`
        DELETE FROM payment_event WHERE ctid = ANY (ARRAY(
          SELECT ctid FROM payment_event WHERE created_at < now() - ${keptDays} * interval '1 day'
          LIMIT ${limit}
        ))`,
    )
  },
}
