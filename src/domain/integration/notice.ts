import type { MailKind } from '../../../prisma/generated/client/enums.js'
import { addJob } from '../../jobs/queue.js'
import type { Db } from '../../postgres/transaction.js'
import { uuidV7 } from '../../values/uuid.js'

/** The tables of what notices are about. */
export type NoticeEntity =
  | 'article'
  | 'order'
  | 'order_item'
  | 'outlet_inquiry'
  | 'payment_refund'
  | 'swap'
  | 'team_invitation'
  | 'user'
  | 'webhook_endpoint'

/** Something that happened, of which people are told by mail. */
export interface Notice {
  kind: MailKind
  entity: NoticeEntity
  entityId: string
  /** The user who did it, and is not told. */
  actorId?: string | null | undefined
  /** What is not kept by what it is about. */
  details?: Record<string, string | number>
}

/** A notice with the id by which nobody is told of it twice. */
export type NumberedNotice = Notice & { id: string }

/** Name of the job that writes the mails of a notice. */
export const writeJob = 'write_mails'

/**
 * Has people told of a change, if its transaction commits. That is one job in the queue; who is told, and what, is found
 * out by the job, so that it cannot hold up the change or make it fail.
 */
export async function notify(tx: Db, notice: Notice): Promise<void> {
  if (!tx.market.sendsMail) return
  const numbered: NumberedNotice = { id: uuidV7(), ...notice }
  await addJob(tx, writeJob, numbered)
}
