import type { Outlet } from '../../../prisma/generated/client/client.js'
import type { Transaction } from '../../postgres/transaction.js'
import { emit } from '../integration/event.js'
import { type Notification, notify } from '../integration/notification.js'
import type { Actor } from '../rules/audit.js'

type Changed = Pick<Outlet, 'id' | 'status' | 'publisherId'>

/**
 * Writes the event of a new status, and notifies by email: operators of an outlet to review, the publisher of all other
 * changes. Does nothing if the status is unchanged, or the outlet has no publisher.
 * @param details of the notification
 */
export async function reportOutletStatus(
  tx: Transaction,
  actor: Actor,
  { status: before }: Pick<Outlet, 'status'>,
  { id, status, publisherId }: Changed,
  details: Notification['details'] = {},
): Promise<void> {
  if (before === status || !publisherId) return
  const kind = status === 'PENDING_REVIEW' ? 'OUTLET_SUBMITTED' : 'OUTLET_STATUS'
  await notify(tx, { kind, entity: 'outlet', entityId: id, actorId: actor.userId, details })
  await emit(tx, actor, 'outlet.status_changed', id, { previous_status: before })
}
