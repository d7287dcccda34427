import type { Team, TeamInvitation, TeamMember } from '../../../prisma/generated/client/client.js'
import type { MemberRole } from '../../../prisma/generated/client/enums.js'
import { scopesOfRole } from '../../access/role.js'
import type { Caller } from '../../access/session.js'
import { tenantOf } from '../../access/tenancy.js'
import { invalidInput, notFound, refused } from '../../errors/app-error.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import {
  canStillGive,
  isRestricted,
  refuseRestricted,
  requireApprover,
} from '../ordering/approval-rule.js'
import { type Actor, claimEntry, withAudit, writeAuditEntries } from '../rules/audit.js'
import { withdrawInvitations } from './invitation-end.js'
import { revokeOauthGrant } from './oauth-grant.js'
import { assignableRole } from './role.js'
import { requireMember, requireOwner, requireVisibleTeam } from './team.js'
import { lockTokensFor, refuseExcessScopes, revokeTokensOf } from './token.js'
import { requireActiveUser } from './user.js'

export interface Membership {
  teamId: string
  userId: string
}

export interface NewMember extends Membership {
  /** Defaults to the role of the kind of team. */
  role?: MemberRole | null
}

/**
 * Adds a user to a team. A former member is restored; a current member stays unchanged.
 * @throws AppError not_found (no such team), validation_failed (no such user, a blocked user, or the role OWNER)
 */
export function addTeamMember(db: Db, caller: Caller, member: NewMember): Promise<TeamMember> {
  return inTransaction(db, async (tx) => {
    const { kind } = await requireVisibleTeam(tx, caller, member.teamId)
    await requireActiveUser(tx, member.userId)
    const role = assignableRole(member.role, kind)
    return joinTeam(tx, caller, 'add_team_member', { ...member, role })
  })
}

/**
 * Adds a user to a team without checking permissions. The caller must have checked them. The audit log has no entry for
 * a current member.
 */
export async function joinTeam(
  tx: Transaction,
  actor: Actor,
  action: string,
  { teamId, userId, role }: Membership & { role: MemberRole },
): Promise<TeamMember> {
  const current = await tx.teamMember.findFirst({ where: { teamId, userId, deletedAt: null } })
  if (current) {
    claimEntry(tx, current.id)
    return current
  }
  return withAudit(tx, actor, { action, entity: 'team_member' }, async () => {
    const where = { teamId_userId: { teamId, userId } }
    const before = await tx.teamMember.findUnique({ where })
    const after = await tx.teamMember.upsert({
      where,
      create: { teamId, userId, role },
      update: before?.deletedAt ? { deletedAt: null, role } : {},
    })
    return { before, after }
  })
}

/**
 * Rejects a caller that must not give a role to a member, or take it away. A member can sign in by email, and a token can
 * grant and withdraw only scopes that it has. A caller whose orders need approval could make a member that approves them, so it
 * cannot assign a role that can approve. If orders above an amount need approval, only the account owner and operators
 * can assign such a role.
 * @throws AppError missing_scope, read_only_token, operator_only (account_owner_only)
 */
function requireRightToAssign(caller: Caller, team: Team, role: MemberRole): void {
  const scopes = scopesOfRole(role, team.kind)
  refuseExcessScopes(caller, 'custom', [...scopes])
  if (!scopes.includes('orders.approve')) return
  requireApprover(caller, team)
  if (team.approvalRequiredAbove !== null) requireOwner(caller, team)
}

/**
 * Rejects a caller that must not give a role to a member (see `requireRightToAssign`). A caller whose orders need approval
 * by a condition cannot give a role that can order: its member could order without approval.
 * @throws AppError missing_scope, read_only_token, operator_only (account_owner_only)
 */
export function requireRightToGive(caller: Caller, team: Team, role: MemberRole): void {
  requireRightToAssign(caller, team, role)
  if (scopesOfRole(role, team.kind).includes('orders.create') && isRestricted(team, caller))
    refuseRestricted()
}

/**
 * Rejects an invitation if its inviter could no longer send it (`requireRightToGive`), because the approval settings, the
 * account owner or the role of the inviter have changed since. Operators always can.
 * @throws AppError not_found
 */
export async function requireValidInviter(
  db: Db,
  team: Team,
  { invitedById, role, source }: Pick<TeamInvitation, 'invitedById' | 'role' | 'source'>,
): Promise<void> {
  if (source === 'OPERATOR') return
  const member =
    invitedById &&
    (await db.teamMember.findFirst({
      where: { teamId: team.id, userId: invitedById, deletedAt: null },
    }))
  // An earlier release recorded no source. Its operators are no members.
  if (!source && !member) return
  const inviter = {
    source,
    role: member ? member.role : null,
    isAccountOwner: invitedById === team.ownerId,
  }
  const scopes = scopesOfRole(assignableRole(role, team.kind), team.kind)
  if (!canStillGive(team, inviter, scopes)) throw notFound('Invitation')
}

/**
 * Changes the role of a member. Tokens and sessions of the member have its scopes within a second. A role that cannot
 * invite withdraws the open invitations by the member.
 * @throws AppError not_found (another team's member), validation_failed (the role OWNER, or the account owner),
 * missing_scope and operator_only (as `requireRightToAssign`, the token is being replaced, or the member is the caller),
 * invalid_token (the caller's token has ended)
 */
export function updateTeamMember(
  db: Db,
  caller: Caller,
  { id, role }: { id: string; role: MemberRole },
): Promise<TeamMember> {
  return inTransaction(db, async (tx) => {
    const { team, ...before } = await lockMember(tx, caller, id)
    if (before.role === 'OWNER') throw accountOwner()
    const after = assignableRole(role, team.kind)
    requireRightToAssign(caller, team, before.role)
    requireRightToGive(caller, team, after)
    if (caller.kind === 'team' && caller.userId === before.userId)
      throw refused(
        'missing_scope',
        'own_role',
        'A member cannot change its own role. Another member or an operator must do this.',
      )
    if (!scopesOfRole(after, team.kind).includes('tokens.manage'))
      await withdrawInvitations(tx, caller, { teamId: team.id, invitedById: before.userId })
    const change = { action: 'update_team_member', entity: 'team_member' }
    return withAudit(tx, caller, change, async () => ({
      before,
      after: await tx.teamMember.update({ where: { id }, data: { role: after } }),
    }))
  })
}

/**
 * Locks the members of a team, and finds one of them that the caller can see.
 * @throws AppError not_found, missing_scope, invalid_token
 */
async function lockMember(tx: Transaction, caller: Caller, id: string) {
  const found = { id, ...tenantOf(caller, 'TeamMember'), deletedAt: null }
  const known = await tx.teamMember.findFirst({ where: found, select: { teamId: true } })
  if (!known) throw notFound('Member')
  await lockTokensFor(tx, caller, known.teamId)
  const member = await tx.teamMember.findFirst({ where: found, include: { team: true } })
  if (!member) throw notFound('Member')
  return member
}

const accountOwner = () =>
  invalidInput(
    ['teamMemberId'],
    'account_owner',
    'is the account owner; make another member the owner first',
  )

/**
 * Removes a member, revokes the tokens and OAuth grants that act for that user in the team, and withdraws the open
 * invitations by that user and to the address of that user. The account owner cannot be removed.
 * @throws AppError not_found (another team's member), validation_failed (the account owner),
 * missing_scope (a token of the member exceeds the caller's scopes), invalid_token (the caller's
 * token has ended)
 */
export function removeTeamMember(db: Db, caller: Caller, id: string): Promise<TeamMember> {
  return inTransaction(db, async (tx) => {
    const { team, ...before } = await lockMember(tx, caller, id)
    if (before.userId === team.ownerId) throw accountOwner()
    await revokeTokensOf(tx, caller, before)
    const { teamId, userId } = before
    const grantWhere = { teamId, userId, revokedAt: null, deletedAt: null }
    for (const grant of await tx.oauthGrant.findMany({ where: grantWhere }))
      await revokeOauthGrant(tx, caller, grant.id)
    const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId } })
    await withdrawInvitations(tx, caller, { teamId, OR: [{ invitedById: userId }, { email }] })
    const change = { action: 'remove_team_member', entity: 'team_member' }
    return withAudit(tx, caller, change, async () => ({
      before,
      after: await tx.teamMember.update({ where: { id }, data: { deletedAt: new Date() } }),
    }))
  })
}

/**
 * Makes a member the account owner of a team, with the role OWNER. The previous owner becomes ADMIN.
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
    // The new owner's sessions get all scopes.
    refuseExcessScopes(caller, 'full_access', [])
    // Checked first, so that the error does not reveal whether a user outside the team exists.
    await requireMember(tx, teamId, userId)
    await requireActiveUser(tx, userId)
    const action = 'change_team_owner'
    const both = { teamId: before.id, userId: { in: [before.ownerId, userId] } }
    const members = await tx.teamMember.findMany({ where: both })
    await withAudit(tx, caller, { action, entity: 'team' }, async () => ({
      before,
      after: await tx.team.update({ where: { id: teamId }, data: { ownerId: userId } }),
    }))
    // A trigger has changed the roles.
    const changed = await tx.teamMember.findMany({ where: both })
    const entries = changed.map((after) => ({
      before: members.find(({ id }) => id === after.id) ?? null,
      after,
    }))
    await writeAuditEntries(tx, caller, { action, entity: 'team_member' }, entries)
    // `requireMember` has found it.
    return changed.find((member) => member.userId === userId)!
  })
}
