import { invalidInput } from '../../errors/app-error.js'
import type { Transaction } from '../../postgres/transaction.js'
import { type Actor, writeAuditEntries } from '../rules/audit.js'
import { withdrawInvitations } from './invitation-end.js'
import { revokeLink } from './link.js'
import { revokeOauthGrant } from './oauth-grant.js'
import { operatorTokenChange } from './operator-token.js'
import { removePasskeysOf } from './passkey.js'
import { lockTokens, tokenChange, validAt } from './token.js'

/**
 * Rejects an account owner, because a team always has one.
 * @throws AppError validation_failed (owns_teams), which names the teams
 */
export async function refuseOwner(tx: Transaction, userId: string): Promise<void> {
  const teams = await tx.team.findMany({
    where: { ownerId: userId, deletedAt: null },
    select: { name: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })
  if (teams.length === 0) return
  const names = teams.map(({ name }) => name).join(', ')
  throw invalidInput(
    ['email'],
    'owns_teams',
    `is the email address of the account owner of ${names}; make another member the owner, or archive the team first`,
    { name: names },
  )
}

/**
 * Ends every access of a user: tokens and console sessions, operator tokens, passkeys, OAuth grants, memberships, open
 * invitations by the user, and sign-in links. All stop working on every instance within a second.
 */
export async function endAccess(tx: Transaction, actor: Actor, userId: string): Promise<void> {
  const members = { userId, deletedAt: null }
  const memberships = await tx.teamMember.findMany({ where: members, orderBy: { teamId: 'asc' } })
  // The locks of `lockTokensFor`: no session and no grant begins in these teams meanwhile.
  for (const { teamId } of memberships) await lockTokens(tx, teamId)
  const revokedAt = new Date()
  await revokeTokens(tx, actor, userId, revokedAt)
  await removePasskeysOf(tx, actor, userId)
  const grants = await tx.oauthGrant.findMany({
    where: { userId, revokedAt: null, deletedAt: null },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  for (const { id } of grants) await revokeOauthGrant(tx, actor, id)
  await withdrawInvitations(tx, actor, { invitedById: userId })
  const left = await tx.teamMember.updateManyAndReturn({
    where: members,
    data: { deletedAt: revokedAt },
  })
  await writeAuditEntries(
    tx,
    actor,
    { action: 'remove_team_member', entity: 'team_member' },
    left.map((after) => ({ before: { ...after, deletedAt: null }, after })),
  )
  await revokeLink(tx, { purpose: 'SIGN_IN', subjectId: userId })
}

async function revokeTokens(
  tx: Transaction,
  actor: Actor,
  userId: string,
  revokedAt: Date,
): Promise<void> {
  const where = { userId, ...validAt(revokedAt) }
  const tokens = await tx.apiToken.updateManyAndReturn({ where, data: { revokedAt } })
  const ended = <Token extends { id: string }>(after: Token) => ({
    before: { ...after, revokedAt: null },
    after,
  })
  const api = { ...tokenChange, action: 'revoke_api_token' }
  await writeAuditEntries(tx, actor, api, tokens.map(ended))
  const operatorTokens = await tx.operatorToken.updateManyAndReturn({ where, data: { revokedAt } })
  // The name of the token is that of the person.
  const hidden = [...operatorTokenChange.hidden, 'name']
  const operator = { ...operatorTokenChange, hidden, action: 'revoke_operator_token' }
  await writeAuditEntries(tx, actor, operator, operatorTokens.map(ended))
}
