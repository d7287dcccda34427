import type { Team, TeamMember } from '../../../prisma/generated/client/client.js'
import type { Caller } from '../../access/session.js'
import { tenantOf } from '../../access/tenancy.js'
import { invalidInput, notFound, refused } from '../../errors/app-error.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { type Actor, claimEntry, withAudit } from '../rules/audit.js'
import { revokeOauthGrant } from './oauth-grant.js'
import { updateOwnersSessions } from './session.js'
import { requireMember, requireVisibleTeam } from './team.js'
import { lockTokensFor, refuseExcessScopes, revokeTokensOf } from './token.js'
import { requireActiveUser } from './user.js'

export interface Membership {
  teamId: string
  userId: string
}

/**
 * Adds a user to a team. A former member is restored; a current member stays unchanged.
 * @throws AppError not_found (no such team), validation_failed (no such user, or a blocked user)
 */
export function addTeamMember(db: Db, caller: Caller, membership: Membership): Promise<TeamMember> {
  return inTransaction(db, async (tx) => {
    await requireVisibleTeam(tx, caller, membership.teamId)
    await requireActiveUser(tx, membership.userId)
    return joinTeam(tx, caller, 'add_team_member', membership)
  })
}

/** Adds a user to a team without checking permissions. The caller must have checked them. */
export function joinTeam(
  tx: Transaction,
  actor: Actor,
  action: string,
  { teamId, userId }: Membership,
): Promise<TeamMember> {
  return withAudit(tx, actor, { action, entity: 'team_member' }, async () => {
    const where = { teamId_userId: { teamId, userId } }
    const before = await tx.teamMember.findUnique({ where })
    const after = await tx.teamMember.upsert({
      where,
      create: { teamId, userId },
      update: { deletedAt: null },
    })
    return { before, after }
  })
}

/**
 * Removes a member, and revokes the tokens and OAuth grants that act for that user in the team. The
 * account owner can remove every other member; other members can remove only themselves.
 * @throws AppError not_found (another team's member), operator_only (not the account owner),
 * validation_failed (the account owner), missing_scope (a token of the member exceeds the caller's
 * scopes), invalid_token (the caller's token has ended)
 */
export function removeTeamMember(db: Db, caller: Caller, id: string): Promise<TeamMember> {
  return inTransaction(db, async (tx) => {
    const found = { id, ...tenantOf(caller, 'TeamMember'), deletedAt: null }
    const known = await tx.teamMember.findFirst({ where: found, select: { teamId: true } })
    if (!known) throw notFound('Member')
    await lockTokensFor(tx, caller, known.teamId)
    const before = await tx.teamMember.findFirst({ where: found })
    if (!before) throw notFound('Member')
    const team = await tx.team.findUniqueOrThrow({ where: { id: before.teamId } })
    if (caller.userId !== before.userId) requireOwner(caller, team)
    if (before.userId === team.ownerId) {
      const message = 'is the account owner; make another member the owner first'
      throw invalidInput(['teamMemberId'], 'account_owner', message)
    }
    await revokeTokensOf(tx, caller, before)
    const { teamId, userId } = before
    const grantWhere = { teamId, userId, revokedAt: null, deletedAt: null }
    for (const grant of await tx.oauthGrant.findMany({ where: grantWhere }))
      await revokeOauthGrant(tx, caller, grant.id)
    const change = { action: 'remove_team_member', entity: 'team_member' }
    return withAudit(tx, caller, change, async () => ({
      before,
      after: await tx.teamMember.update({ where: { id }, data: { deletedAt: new Date() } }),
    }))
  })
}

/**
 * Makes a member the account owner of a team. The previous owner remains a member.
 * @throws AppError not_found (another team), operator_only (not the account owner), missing_scope
 * (the caller's token is not full_access), validation_failed (not a member, or a blocked user),
 * invalid_token (the caller's token has ended)
 */
export function changeTeamOwner(
  db: Db,
  caller: Caller,
  { teamId, userId }: Membership,
): Promise<TeamMember> {
  return inTransaction(db, async (tx) => {
    await requireVisibleTeam(tx, caller, teamId)
    await lockTokensFor(tx, caller, teamId)
    await tx.$queryRaw`SELECT FROM team WHERE id = ${teamId}::uuid FOR NO KEY UPDATE`
    const before = await requireVisibleTeam(tx, caller, teamId)
    requireOwner(caller, before)
    // The new owner's sessions become full_access.
    refuseExcessScopes(caller, 'full_access', [])
    // Checked first, so that the error does not reveal whether a user outside the team exists.
    await requireMember(tx, teamId, userId)
    await requireActiveUser(tx, userId)
    const change = { action: 'change_team_owner', entity: 'team' }
    const after = await withAudit(tx, caller, change, async () => ({
      before,
      after: await tx.team.update({ where: { id: teamId }, data: { ownerId: userId } }),
    }))
    await updateOwnersSessions(tx, caller, after, before.ownerId)
    const where = { teamId_userId: { teamId, userId } }
    const owner = await tx.teamMember.findUniqueOrThrow({ where })
    // The audit log entry is that of the team. The membership has not changed.
    claimEntry(tx, owner.id)
    return owner
  })
}

function requireOwner(caller: Caller, { ownerId }: Team): void {
  if (caller.kind === 'operator' || caller.userId === ownerId) return
  throw refused(
    'operator_only',
    'account_owner_only',
    'Only the account owner or an operator can do this.',
  )
}
