import type { Job } from '../../jobs/queue.js'
import type { PaymentEvent, PaymentProvider } from '../../payment/provider.js'
import type { Transaction } from '../../postgres/transaction.js'

/** Days that events are kept: no provider tells of one again after so long. */
const keptDays = 90
const batchSize = 5_000

/** Keeps that an event was told. @returns whether it is told for the first time */
export async function keepEvent(
  tx: Transaction,
  { name }: PaymentProvider,
  { id, type }: PaymentEvent,
): Promise<boolean> {
  const kept = await tx.$executeRaw`
    INSERT INTO payment_event (provider, event_id, type) VALUES (${name}, ${id}, ${type})
    ON CONFLICT DO NOTHING`
  return kept === 1
}

/** Deletes events that are older than 90 days. */
export const forgetPaymentEvents: Job = {
  name: 'forget_payment_events',
  cron: '48 * * * *',
  async run(_payload, { prisma }) {
    for (let deleted = batchSize; deleted === batchSize; ) {
      deleted = await prisma.$executeRaw`
        DELETE FROM payment_event WHERE ctid = ANY (ARRAY(
          SELECT ctid FROM payment_event WHERE created_at < now() - ${keptDays} * interval '1 day'
          LIMIT ${batchSize}
        ))`
    }
  },
}
