/** Payouts to publishers. */
import type { Payout } from '../../../prisma/generated/client/client.js'
import type { PayoutStatus } from '../../../prisma/generated/client/enums.js'
import type { Caller } from '../../access/session.js'
import { invalidTransition, notFound } from '../../errors/app-error.js'
import { lockKey } from '../../postgres/lock-key.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { requireTeamId, requireTeamKind } from '../accounts/team.js'
import { emit } from '../integration/event.js'
import { notify } from '../integration/notification.js'
import { type Actor, withAudit } from '../rules/audit.js'
import { trimmedText } from '../rules/text.js'
import { type AllowedTransitions, requireTransition } from '../rules/transition.js'

/** Reference of a transfer, 1 to 255 characters. */
export const payoutReference = trimmedText(255)

/** Reason of a cancellation or reversal, 1 to 2,000 characters. */
export const payoutReason = trimmedText(2_000)

/** Sums of the ledger of a publisher, in cents. */
export interface PublisherBalance {
  /** Earned, within the holding period. */
  pending: bigint
  /** Amount of the next payout. Negative if reversals exceed it. */
  payable: bigint
  /** In payouts that are not paid yet. */
  inPayout: bigint
  paid: bigint
}

/**
 * Sums the ledger of a publisher.
 * @throws AppError not_found (another team), validation_failed (an operator gave no team, or a buyer team)
 */
export async function publisherBalance(
  db: Db,
  caller: Caller,
  givenTeamId: string | null | undefined,
): Promise<PublisherBalance> {
  const teamId = await requireTeamId(db, caller, givenTeamId)
  await requireTeamKind(db, teamId, 'PUBLISHER')
  const [sums] = await db.$queryRaw<PublisherBalance[]>`
    SELECT COALESCE(sum(e.amount) FILTER (WHERE p.id IS NULL AND e.payable_at > now()), 0)::bigint AS pending,
      COALESCE(sum(e.amount) FILTER (WHERE p.id IS NULL AND e.payable_at <= now()), 0)::bigint AS payable,
      COALESCE(sum(e.amount) FILTER (WHERE p.status IN ('PENDING', 'SENDING')), 0)::bigint AS "inPayout",
      COALESCE(sum(e.amount) FILTER (WHERE p.status IN ('PAID', 'REVERSING')), 0)::bigint AS paid
    FROM publisher_ledger e LEFT JOIN payout p ON p.id = e.payout_id
    WHERE e.team_id = ${teamId}::uuid`
  return sums!
}

/**
 * Creates a payout of all that is payable to a publisher.
 * @throws AppError not_found, validation_failed (a buyer team), invalid_transition (nothing is payable)
 */
export function createPayout(db: Db, caller: Caller, teamId: string): Promise<Payout> {
  return withAudit(db, caller, { action: 'create_payout', entity: 'payout' }, async (tx) => {
    await requireTeamId(tx, caller, teamId)
    await requireTeamKind(tx, teamId, 'PUBLISHER')
    await lockLedger(tx, teamId)
    const payable = { teamId, payoutId: null, payableAt: { lte: new Date() } }
    const entries = await tx.publisherLedgerEntry.findMany({
      where: payable,
      select: { id: true, amount: true },
    })
    const amount = entries.reduce((sum, entry) => sum + entry.amount, 0n)
    if (amount <= 0n) {
      throw invalidTransition(
        'nothing_payable',
        'Nothing is payable to the publisher. Placements become payable after their delivery and the holding period.',
      )
    }
    const after = await tx.payout.create({ data: { teamId, amount } })
    await tx.$executeRaw`
      UPDATE publisher_ledger SET payout_id = ${after.id}::uuid
      WHERE id = ANY (${entries.map(({ id }) => id)}::uuid[])`
    return { before: null, after }
  })
}

/** Serializes payouts and statements of a publisher, so that an entry is in one payout only. */
export const lockLedger = (tx: Transaction, teamId: string) =>
  lockKey(tx, `publisher ledger ${teamId}`)

/** Statuses to which an operator can change a payout. The provider of a transfer ends SENDING and REVERSING. */
const payoutTransitions: AllowedTransitions<PayoutStatus> = {
  PENDING: ['SENDING', 'PAID', 'CANCELLED'],
  SENDING: [],
  PAID: ['REVERSING'],
  REVERSING: [],
  REVERSED: [],
  FAILED: [],
  CANCELLED: [],
}

/**
 * Locks a payout until the transaction ends.
 * @throws AppError not_found
 */
export async function lockPayout(tx: Transaction, id: string): Promise<Payout> {
  await tx.$queryRaw`SELECT FROM payout WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  const payout = await tx.payout.findFirst({ where: { id } })
  if (!payout) throw notFound('Payout')
  return payout
}

/** @throws AppError invalid_transition */
export function requirePayoutTransition(
  { status }: Pick<Payout, 'status'>,
  to: PayoutStatus,
): void {
  if (status === 'SENDING' || status === 'REVERSING') {
    throw invalidTransition(
      'payout_in_transfer',
      `The payout is ${status}. Wait for the result of the transfer.`,
      { status },
    )
  }
  requireTransition('payout', payoutTransitions, status, to)
}

/** @throws AppError invalid_transition (payout_in_file) */
export function requireNoFile({ fileId }: Pick<Payout, 'fileId'>): void {
  if (!fileId) return
  throw invalidTransition(
    'payout_in_file',
    `The payout is in payment file ${fileId}. Cancel the file first, if your bank has not executed it.`,
    { id: fileId },
  )
}

/**
 * Records that a payout has been transferred, which settles the delivered placements.
 * @throws AppError not_found, invalid_transition (not PENDING)
 */
export function markPayoutPaid(
  db: Db,
  actor: Actor,
  id: string,
  reference: string,
): Promise<Payout> {
  return withAudit(db, actor, { action: 'mark_payout_paid', entity: 'payout' }, async (tx) => {
    const before = await lockPayout(tx, id)
    requirePayoutTransition(before, 'PAID')
    return { before, after: await settlePayout(tx, actor, id, reference) }
  })
}

/** Marks a locked payout as paid, and its placements as settled. Writes the event and notifies the publisher. */
export async function settlePayout(
  tx: Transaction,
  actor: Actor | null,
  id: string,
  reference: string,
): Promise<Payout> {
  return (await settlePayouts(tx, actor, [{ id, reference }]))[0]!
}

/** Like `settlePayout`, for several payouts. Returns them in the order of their IDs. */
export async function settlePayouts(
  tx: Transaction,
  actor: Actor | null,
  payouts: readonly { id: string; reference: string }[],
): Promise<Payout[]> {
  const ids = payouts.map(({ id }) => id)
  const references = payouts.map(({ reference }) => reference)
  const paidAt = new Date()
  await tx.$executeRaw`
    UPDATE payout SET status = 'PAID', reference = paid.reference, paid_at = ${paidAt}, updated_at = ${paidAt}
    FROM unnest(${ids}::uuid[], ${references}::text[]) AS paid (id, reference) WHERE payout.id = paid.id`
  // `isPublisherPaid` of the order items stays false, because buyers read it and must not learn of payouts.
  await tx.placement.updateMany({
    where: {
      status: 'DELIVERED',
      ledgerEntries: { some: { payoutId: { in: ids }, type: 'EARNED' } },
    },
    data: { status: 'SETTLED', settledAt: paidAt },
  })
  await emit(tx, actor, 'payout.paid', ids)
  for (const id of ids) await notify(tx, { kind: 'PAYOUT_PAID', entity: 'payout', entityId: id })
  return tx.payout.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } })
}

/**
 * Cancels a payout that is not transferred yet. Its amount returns to the balance.
 * @throws AppError not_found, invalid_transition (not PENDING, or in a payment file)
 */
export function cancelPayout(db: Db, actor: Actor, id: string, reason: string): Promise<Payout> {
  return withAudit(db, actor, { action: 'cancel_payout', entity: 'payout' }, async (tx) => {
    const before = await lockPayout(tx, id)
    requirePayoutTransition(before, 'CANCELLED')
    requireNoFile(before)
    return { before, after: await endPayout(tx, id, 'CANCELLED', reason) }
  })
}

/**
 * Ends a locked payout whose amount the publisher does not have. The entries return to the balance, and settled
 * placements are only delivered again.
 */
export async function endPayout(
  tx: Transaction,
  id: string,
  status: 'CANCELLED' | 'FAILED' | 'REVERSED',
  reason: string | null,
): Promise<Payout> {
  await tx.placement.updateMany({
    where: { status: 'SETTLED', ledgerEntries: { some: { payoutId: id, type: 'EARNED' } } },
    data: { status: 'DELIVERED', settledAt: null },
  })
  await tx.publisherLedgerEntry.updateMany({ where: { payoutId: id }, data: { payoutId: null } })
  return tx.payout.update({ where: { id }, data: { status, reason, endedAt: new Date() } })
}
