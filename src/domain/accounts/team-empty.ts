import type { Team } from '../../../prisma/generated/client/client.js'
import type { Caller } from '../../access/session.js'
import type { Db } from '../../postgres/transaction.js'
import { withAudit } from '../rules/audit.js'
import { requireTestTeam, requireVisibleTeam } from './team.js'

/** SQL that selects the IDs of the placements that a team offers or ordered. */
const placements = `
  SELECT id FROM placement WHERE team_id = $1::uuid
  UNION ALL SELECT p.id FROM placement p JOIN order_item i ON i.id = p.order_item_id WHERE i.team_id = $1::uuid`

/** Statements that delete the records of a team, referencing records before those that they refer to. */
const statements = [
  'DELETE FROM webhook_event WHERE team_id = $1::uuid',
  'DELETE FROM event_sequence WHERE team_id = $1::uuid',
  'DELETE FROM mail WHERE team_id = $1::uuid',
  `DELETE FROM publisher_ledger WHERE placement_id IN (${placements})`,
  'DELETE FROM payout_statement WHERE team_id = $1::uuid',
  'DELETE FROM payout WHERE team_id = $1::uuid',
  'DELETE FROM payout_account WHERE team_id = $1::uuid',
  `DELETE FROM placement WHERE id IN (${placements})`,
  'DELETE FROM payment_refund WHERE team_id = $1::uuid',
  'DELETE FROM item_refund WHERE team_id = $1::uuid',
  'DELETE FROM invoice WHERE team_id = $1::uuid',
  `DELETE FROM test_card_charge WHERE idempotency_key IN (
    SELECT idempotency_key FROM order_payment WHERE team_id = $1::uuid
  )`,
  'DELETE FROM order_payment WHERE team_id = $1::uuid',
  'DELETE FROM swap WHERE team_id = $1::uuid',
  'DELETE FROM article WHERE team_id = $1::uuid',
  'DELETE FROM team_ledger_leg WHERE team_id = $1::uuid',
  'DELETE FROM team_credit WHERE team_id = $1::uuid',
  'DELETE FROM team_ledger WHERE team_id = $1::uuid',
  'UPDATE team_balance SET amount = 0 WHERE team_id = $1::uuid',
  'DELETE FROM "order" WHERE team_id = $1::uuid',
  'DELETE FROM outlet_inquiry WHERE team_id = $1::uuid',
  'DELETE FROM outlet_list WHERE team_id = $1::uuid',
  'DELETE FROM opportunity WHERE team_id = $1::uuid',
  'DELETE FROM campaign WHERE team_id = $1::uuid',
  'DELETE FROM oauth_grant WHERE team_id = $1::uuid AND profile_id IS NOT NULL',
  'DELETE FROM profile WHERE team_id = $1::uuid',
  // The cleanup of uploads without a record deletes the contents.
  `WITH deleted AS (
    DELETE FROM file WHERE team_id = $1::uuid RETURNING key, purged_at
  ) INSERT INTO pending_upload (key, created_at) SELECT key, '-infinity' FROM deleted WHERE purged_at IS NULL`,
  'DELETE FROM folder WHERE team_id = $1::uuid',
  // Orders of other test teams may refer to its products.
  `UPDATE outlet SET deleted_at = now() WHERE publisher_id = $1::uuid AND deleted_at IS NULL`,
]

/**
 * Deletes all records of a test team except members, tokens, agreements, webhook endpoints, the request log and the
 * audit log. Outlets of a publisher are archived.
 * @throws AppError not_found, validation_failed (a live team)
 */
export function emptyTestTeam(db: Db, caller: Caller, teamId: string): Promise<Team> {
  return withAudit(db, caller, { action: 'empty_test_team', entity: 'team' }, async (tx) => {
    const team = await requireVisibleTeam(tx, caller, teamId)
    requireTestTeam(team)
    // Waits for running transactions that create records of the team, and blocks new ones.
    await tx.$queryRaw`SELECT FROM team WHERE id = ${teamId}::uuid FOR UPDATE`
    for (const statement of statements) await tx.$executeRawUnsafe(statement, teamId)
    return { before: team, after: team }
  })
}
