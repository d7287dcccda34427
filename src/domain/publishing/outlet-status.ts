import type { Outlet } from '../../../prisma/generated/client/client.js'
import { invalidInput } from '../../errors/app-error.js'
import type { Transaction } from '../../postgres/transaction.js'
import { emit } from '../integration/event.js'
import { notify } from '../integration/notification.js'
import { type Actor, writeAuditEntries } from '../rules/audit.js'

type Changed = Pick<Outlet, 'id' | 'status' | 'publisherId'>

/** Writes the event of a new status, and notifies by email: operators of an outlet to review, the publisher of all other changes. */
export async function outletStatusChanged(
  tx: Transaction,
  actor: Actor,
  { status: before }: Pick<Outlet, 'status'>,
  { id, status, publisherId }: Changed,
): Promise<void> {
  if (before === status || !publisherId) return
  const kind = status === 'PENDING_REVIEW' ? 'OUTLET_SUBMITTED' : 'OUTLET_STATUS'
  await notify(tx, { kind, entity: 'outlet', entityId: id, actorId: actor.userId })
  await emit(tx, actor, 'outlet.status_changed', id, { previous_status: before })
}

/** Returns the form of a URL in which claims are compared: without scheme, `www.`, query and final slash. */
function claimedForm(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}`.toLowerCase()
}

/**
 * Requires that no other publisher offers an outlet with the URL. The lock serializes claims of the URL.
 * @returns the form of the URL to store
 * @throws AppError validation_failed (url_claimed)
 */
export async function claimUrl(
  tx: Transaction,
  { publisherId, websiteUrl }: { publisherId: string; websiteUrl: string },
): Promise<string> {
  const claimedUrl = claimedForm(websiteUrl)
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`outlet url ${claimedUrl}`}, 0))`
  const others = { claimedUrl, publisherId: { not: publisherId }, deletedAt: null }
  if ((await tx.outlet.count({ where: others })) === 0) return claimedUrl
  throw invalidInput(
    ['websiteUrl'],
    'url_claimed',
    'is the URL of an outlet of another publisher; ask the operators if it is yours',
  )
}

/** Serializes acceptances of agreements by a publisher with the reviews of its outlets. */
const lockAgreements = (tx: Transaction, publisherId: string) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`publisher agreements ${publisherId}`}, 0))`

/** Whether a PUBLISHER agreement is in force that the publisher has not accepted. */
export async function lacksAgreement(tx: Transaction, publisherId: string): Promise<boolean> {
  await lockAgreements(tx, publisherId)
  const acceptances = { none: { teamId: publisherId, deletedAt: null } }
  const where = { isActive: true, deletedAt: null, scope: 'PUBLISHER', acceptances } as const
  return (await tx.agreementTemplate.count({ where })) > 0
}

/** Activates the outlets that waited for an agreement, once their publisher has accepted all agreements in force. */
export async function activateAgreed(
  tx: Transaction,
  actor: Actor,
  publisherId: string,
): Promise<void> {
  if (await lacksAgreement(tx, publisherId)) return
  const waiting = { publisherId, status: 'PENDING_AGREEMENT', deletedAt: null } as const
  const outlets = await tx.outlet.updateManyAndReturn({
    where: waiting,
    data: { status: 'ACTIVE' },
  })
  const entries = outlets.map((after) => ({ before: { ...after, status: waiting.status }, after }))
  const change = { action: 'activate_outlet', entity: 'outlet' }
  await writeAuditEntries(tx, actor, change, entries)
  for (const { before, after } of entries) await outletStatusChanged(tx, actor, before, after)
}

/** Activates the outlets of every publisher that waited only for an agreement which is no longer in force. */
export async function activateAllAgreed(tx: Transaction, actor: Actor): Promise<void> {
  const waiting = await tx.outlet.findMany({
    where: { status: 'PENDING_AGREEMENT', publisherId: { not: null }, deletedAt: null },
    select: { publisherId: true },
    distinct: ['publisherId'],
    orderBy: { publisherId: 'asc' },
  })
  for (const { publisherId } of waiting) await activateAgreed(tx, actor, publisherId!)
}
