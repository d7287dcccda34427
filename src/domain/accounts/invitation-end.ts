import type { Prisma } from '../../../prisma/generated/client/client.js'
import type { Transaction } from '../../postgres/transaction.js'
import { type Actor, writeAuditEntries } from '../rules/audit.js'
import { revokeLink } from './link.js'

/**
 * Withdraws open invitations, because the inviter can no longer invite or the invited user lost access. Their links
 * stop working. An invitation that is being accepted at the same time is accepted or withdrawn, never both.
 */
export async function withdrawInvitations(
  tx: Transaction,
  actor: Actor,
  where: Prisma.TeamInvitationWhereInput,
): Promise<void> {
  const withdrawn = await tx.teamInvitation.updateManyAndReturn({
    where: { AND: where, acceptedAt: null, withdrawnAt: null },
    data: { withdrawnAt: new Date() },
  })
  for (const { id } of withdrawn)
    await revokeLink(tx, { purpose: 'TEAM_INVITATION', subjectId: id })
  const change = { action: 'withdraw_team_invitation', entity: 'team_invitation' }
  const entries = withdrawn.map((after) => ({ before: { ...after, withdrawnAt: null }, after }))
  await writeAuditEntries(tx, actor, change, entries)
}
