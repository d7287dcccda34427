/** Payouts to publishers. */
import type { Payout } from '../../../prisma/generated/client/client.js'
import type { Caller } from '../../access/session.js'
import { invalidTransition, notFound } from '../../errors/app-error.js'
import { lockKey } from '../../postgres/lock-key.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { requireTeamId, requireTeamKind } from '../accounts/team.js'
import { emit } from '../integration/event.js'
import { notify } from '../integration/notification.js'
import { type Actor, withAudit } from '../rules/audit.js'
import { trimmedText } from '../rules/text.js'

/** Reference of a transfer, 1 to 255 characters. */
export const payoutReference = trimmedText(255)

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
      COALESCE(sum(e.amount) FILTER (WHERE p.status = 'PENDING'), 0)::bigint AS "inPayout",
      COALESCE(sum(e.amount) FILTER (WHERE p.status = 'PAID'), 0)::bigint AS paid
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

/** Serializes payouts of a publisher, so that an entry is in one payout only. */
const lockLedger = (tx: Transaction, teamId: string) => lockKey(tx, `publisher ledger ${teamId}`)

/**
 * Records that a payout has been transferred, which settles the delivered placements.
 * @throws AppError not_found, invalid_transition (already paid)
 */
export function markPayoutPaid(
  db: Db,
  actor: Actor,
  id: string,
  reference: string,
): Promise<Payout> {
  return withAudit(db, actor, { action: 'mark_payout_paid', entity: 'payout' }, async (tx) => {
    await tx.$queryRaw`SELECT FROM payout WHERE id = ${id}::uuid FOR NO KEY UPDATE`
    const before = await tx.payout.findFirst({ where: { id } })
    if (!before) throw notFound('Payout')
    if (before.status === 'PAID')
      throw invalidTransition('status_final', 'The payout is PAID. This status is final.', {
        status: before.status,
      })
    const paidAt = new Date()
    const data = { status: 'PAID', reference, paidAt } as const
    const after = await tx.payout.update({ where: { id }, data })
    // `isPublisherPaid` of the order items stays false, because buyers read it and must not learn of payouts.
    await tx.placement.updateMany({
      where: { status: 'DELIVERED', ledgerEntries: { some: { payoutId: id, type: 'EARNED' } } },
      data: { status: 'SETTLED', settledAt: paidAt },
    })
    await emit(tx, actor, 'payout.paid', id)
    await notify(tx, { kind: 'PAYOUT_PAID', entity: 'payout', entityId: id })
    return { before, after }
  })
}
