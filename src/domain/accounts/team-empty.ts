import type { Outlet, Team } from '../../../prisma/generated/client/client.js'
import type { Caller } from '../../access/session.js'
import { deleteInBatches } from '../../postgres/delete-in-batches.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { minuteMs } from '../../values/units.js'
import { emit } from '../integration/event.js'
import { endPayout, lockLedger, lockPayout } from '../publishing/payout.js'
import { withAudit } from '../rules/audit.js'
import { requireTestTeam, requireVisibleTeam } from './team.js'

const timeout = 10 * minuteMs

const ofTeam = 'team_id = $1::uuid'

/** SQL that selects the IDs of the placements of the team's orders. */
const orderedPlacements = `
  SELECT p.id FROM placement p JOIN order_item i ON i.id = p.order_item_id WHERE i.team_id = $1::uuid`

/** Rows to delete, referencing rows before those that they refer to: table and condition. */
const deleted: [table: string, condition?: string][] = [
  ['webhook_event'],
  // The outlets stay.
  [
    'event_sequence',
    `${ofTeam} AND record_id NOT IN (SELECT id FROM outlet WHERE publisher_id = $1::uuid)`,
  ],
  ['mail'],
  ['publisher_ledger', `${ofTeam} OR placement_id IN (${orderedPlacements})`],
  ['payout_statement'],
  ['payout'],
  ['payout_account'],
  ['placement_comment'],
  ['placement', `id IN (${orderedPlacements})`],
  ['payment_refund'],
  ['item_refund'],
  ['invoice'],
  [
    'test_card_charge',
    `idempotency_key IN (SELECT idempotency_key FROM order_payment WHERE ${ofTeam})`,
  ],
  ['order_payment'],
  ['swap'],
  ['article'],
  ['team_ledger_leg'],
  ['team_credit'],
  ['team_ledger'],
  ['cart_line'],
  ['"order"'],
  ['outlet_inquiry'],
  ['outlet_list'],
  ['opportunity'],
  ['campaign'],
  ['oauth_grant', `${ofTeam} AND profile_id IS NOT NULL`],
  ['profile'],
  ['file'],
  ['folder'],
]

/**
 * Deletes all records of a test team except members, tokens, agreements, webhook endpoints, the request log and the
 * audit log. Outlets of a publisher are archived, and its placements in orders of others become simulated ones. Payouts
 * of other test publishers for the team's orders are deleted, so that what remains of them is payable again.
 * @throws AppError not_found, validation_failed (a live team)
 */
export function emptyTestTeam(db: Db, caller: Caller, teamId: string): Promise<Team> {
  const empty = async (tx: Transaction) => {
    const team = await requireVisibleTeam(tx, caller, teamId)
    requireTestTeam(team)
    // Waits for a payout that is being created, before the lock that its insertion waits for.
    await lockLedger(tx, teamId)
    // Waits for running transactions that create records of the team, and blocks new ones.
    await tx.$queryRaw`SELECT FROM team WHERE id = ${teamId}::uuid FOR UPDATE`
    await deletePayoutsOfOthers(tx, teamId)
    // The cleanup of uploads without a record deletes the contents.
    await tx.$executeRaw`
      INSERT INTO pending_upload (key, created_at)
      SELECT key, '-infinity' FROM file WHERE team_id = ${teamId}::uuid AND purged_at IS NULL`
    await deleteRecords(tx, teamId)
    await tx.$executeRaw`UPDATE team_balance SET amount = 0 WHERE team_id = ${teamId}::uuid`
    await releasePlacements(tx, teamId)
    await archiveOutlets(tx, caller, teamId)
    return { before: team, after: team }
  }
  const change = { action: 'empty_test_team', entity: 'team' }
  return inTransaction(db, (tx) => withAudit(tx, caller, change, () => empty(tx)), { timeout })
}

/** Deletes the payouts of other publishers for the team's orders. Their entries return to the balance. */
async function deletePayoutsOfOthers(tx: Transaction, teamId: string): Promise<void> {
  const where = { teamId: { not: teamId }, placement: { orderItem: { teamId } } }
  const publishers = await tx.publisherLedgerEntry.groupBy({
    by: ['teamId'],
    where,
    orderBy: { teamId: 'asc' },
  })
  for (const publisher of publishers) await lockLedger(tx, publisher.teamId)
  const payouts = await tx.payout.findMany({
    where: { entries: { some: where } },
    select: { id: true },
  })
  for (const { id } of payouts) {
    await lockPayout(tx, id)
    await endPayout(tx, id, 'CANCELLED', null)
    await tx.payout.delete({ where: { id } })
  }
}

async function deleteRecords(tx: Transaction, teamId: string): Promise<void> {
  for (const [table, condition = ofTeam] of deleted) {
    const statement = (limit: number) => `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${limit}
    ))`
    await deleteInBatches((limit) => tx.$executeRawUnsafe(statement(limit), teamId))
  }
}

/** Makes the placements of a publisher in orders of other test teams simulated ones, as `createPlacements` does. */
async function releasePlacements(tx: Transaction, teamId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE placement SET team_id = item.team_id, payout = 0, commission = placement.sale_price
    FROM order_item item WHERE item.id = placement.order_item_id AND placement.team_id = ${teamId}::uuid`
}

/** Archives the outlets of a publisher, because orders of other test teams may refer to their products. */
async function archiveOutlets(tx: Transaction, caller: Caller, publisherId: string): Promise<void> {
  const where = { publisherId, deletedAt: null }
  const outlets = await tx.outlet.findMany({ where, select: { id: true, status: true } })
  await tx.outlet.updateMany({ where, data: { deletedAt: new Date() } })
  // A trigger sets the status ARCHIVED.
  const byStatus = new Map<Outlet['status'], string[]>()
  for (const { id, status } of outlets) byStatus.set(status, [...(byStatus.get(status) ?? []), id])
  for (const [previous_status, ids] of byStatus)
    await emit(tx, caller, 'outlet.status_changed', ids, { previous_status })
}
