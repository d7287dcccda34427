import type { EmailKind } from '../../../prisma/generated/client/enums.js'
import { addJob } from '../../jobs/queue.js'
import type { Db } from '../../postgres/transaction.js'
import { uuidV7 } from '../../values/uuid.js'

/** Tables of the records that a notification can be about. */
export type NotificationSubject =
  | 'article'
  | 'order'
  | 'opportunity'
  | 'outlet'
  | 'payout'
  | 'payout_account'
  | 'payout_statement'
  | 'placement'
  | 'publisher_application'
  | 'placement_comment'
  | 'order_item'
  | 'outlet_inquiry'
  | 'payment_refund'
  | 'swap'
  | 'team_invitation'
  | 'user'
  | 'webhook_endpoint'

/** An event about which users are notified by email. */
export interface Notification {
  kind: EmailKind
  entity: NotificationSubject
  entityId: string
  /** User who caused the event and is therefore not notified. */
  actorId?: string | null | undefined
  /** Data for the email that is not stored in the record. */
  details?: Record<string, string | number>
}

/**
 * A notification with an ID, by which repeated runs of the job recognize emails that they have
 * already written.
 */
export type NumberedNotification = Notification & { id: string }

/** Name of the job that writes the emails of a notification. */
export const writeJob = 'write_mails'

/**
 * Queues a notification, which is sent only if the transaction commits. The job finds the
 * recipients and writes the emails. An error there can therefore neither delay the change nor make
 * it fail.
 */
export async function notify(tx: Db, notification: Notification): Promise<void> {
  if (!tx.market.sendsEmail) return
  const numbered: NumberedNotification = { id: uuidV7(), ...notification }
  await addJob(tx, writeJob, numbered)
}
