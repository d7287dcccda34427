/** Outlets that wait until their publisher has accepted all agreements in force. */
import { lockKey } from '../../postgres/lock-key.js'
import type { Transaction } from '../../postgres/transaction.js'
import { type Actor, writeAuditEntries } from '../rules/audit.js'
import { reportOutletStatus } from './outlet-status.js'

/**
 * Whether a PUBLISHER agreement is in force that the publisher has not accepted. The lock serializes acceptances of the
 * publisher with the reviews of its outlets.
 */
export async function hasUnacceptedAgreement(
  tx: Transaction,
  publisherId: string,
): Promise<boolean> {
  await lockKey(tx, `publisher agreements ${publisherId}`)
  const acceptances = { none: { teamId: publisherId, deletedAt: null } }
  const where = { isActive: true, deletedAt: null, scope: 'PUBLISHER', acceptances } as const
  return (await tx.agreementTemplate.count({ where })) > 0
}

/** Activates the outlets of a publisher that waited for an agreement, once it has accepted all agreements in force. */
export async function activateAwaitingAgreement(
  tx: Transaction,
  actor: Actor,
  publisherId: string,
): Promise<void> {
  if (await hasUnacceptedAgreement(tx, publisherId)) return
  const waiting = { publisherId, status: 'PENDING_AGREEMENT', deletedAt: null } as const
  const outlets = await tx.outlet.updateManyAndReturn({
    where: waiting,
    data: { status: 'ACTIVE' },
  })
  const entries = outlets.map((after) => ({ before: { ...after, status: waiting.status }, after }))
  const change = { action: 'activate_outlet', entity: 'outlet' }
  await writeAuditEntries(tx, actor, change, entries)
  for (const { before, after } of entries) await reportOutletStatus(tx, actor, before, after)
}

/** Activates the outlets of every publisher that waited only for an agreement which is no longer in force. */
export async function activateAllAwaitingAgreement(tx: Transaction, actor: Actor): Promise<void> {
  const waiting = await tx.outlet.findMany({
    where: { status: 'PENDING_AGREEMENT', publisherId: { not: null }, deletedAt: null },
    select: { publisherId: true },
    distinct: ['publisherId'],
    orderBy: { publisherId: 'asc' },
  })
  for (const { publisherId } of waiting) await activateAwaitingAgreement(tx, actor, publisherId!)
}
