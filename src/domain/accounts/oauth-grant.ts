import type { OauthGrant, Prisma } from '../../../prisma/generated/client/client.js'
import type { MemberRole, TeamKind } from '../../../prisma/generated/client/enums.js'
import { scopesOfRole } from '../../access/role.js'
import { type GrantScope, grantScopes, isReading, profileScopes } from '../../access/scope.js'
import { type Caller, invalidToken, type Session, type TeamSession } from '../../access/session.js'
import { tenantOf } from '../../access/tenancy.js'
import { AppError, invalidInput, notFound } from '../../errors/app-error.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { type Actor, withAudit } from '../rules/audit.js'
import { unknownId } from '../rules/unknown.js'
import { isOauthClientDisabled, lockOauthClient } from './oauth-client.js'
import { lockTokens, validAt } from './token.js'
import { isBlocked } from './user.js'

/** Scope that gives an OAuth client a refresh token. */
export const offlineAccess = 'offline_access'

export interface NewGrant {
  teamId: string
  userId: string
  clientId: string
  clientName: string
  scopes: readonly string[]
  /** Null for the whole team. */
  profileId: string | null
  /** Token of the session in which the user consents. */
  sessionId: string
  /** URI of the resource (RFC 8707). */
  resource: string
}

/**
 * Scopes that a caller can grant to an OAuth client: those that both the caller's token and role have.
 * @param profileId profile to limit the grant to; null for the whole team
 */
export function grantableScopes(session: TeamSession, profileId: string | null): GrantScope[] {
  const held = heldScopes(session.role, session.teamKind, profileId)
  return held.filter((scope) => session.scopes.has(scope))
}

/** Scopes that grants of a member with a role can have at most. A grant of a profile has none that cover the whole team. */
export function heldScopes(
  role: MemberRole,
  kind: TeamKind,
  profileId: string | null,
): readonly GrantScope[] {
  const available = scopesOfRole(role, kind)
  const held = grantScopes.filter((scope) => available.includes(scope))
  return profileId === null ? held : held.filter((scope) => profileScopes.has(scope))
}

/**
 * Records the consent of a user that an OAuth client acts for them in a team. The same consent in the same session
 * replaces the scopes of the existing grant.
 * @throws AppError invalid_token (the session has ended), not_found (a disabled client), validation_failed (no such team, user or
 * profile of the team, a blocked user)
 */
export function createOauthGrant(db: Db, actor: Actor, input: NewGrant): Promise<OauthGrant> {
  const { scopes: granted, clientName, ...parties } = input
  const changed = { scopes: [...granted], clientName }
  return withAudit(
    db,
    actor,
    { action: 'create_oauth_grant', entity: 'oauth_grant' },
    async (tx) => {
      // With the lock, concurrent requests find the first one's grant, and a member who is being removed grants nothing.
      await lockTokens(tx, input.teamId)
      await lockOauthClient(tx, input.clientId)
      if (await isOauthClientDisabled(tx, input.clientId)) throw notFound('OAuth client')
      await requireSession(tx, input)
      await requireParties(tx, input)
      const inForce = { ...parties, revokedAt: null, deletedAt: null }
      const before = await tx.oauthGrant.findFirst({ where: inForce })
      const after = before
        ? await tx.oauthGrant.update({ where: { id: before.id }, data: changed })
        : await tx.oauthGrant.create({ data: { ...parties, ...changed } })
      return { before, after }
    },
  )
}

/** Checks the session again, because the caller's comes from a cache. */
async function requireSession(
  tx: Transaction,
  { teamId, userId, sessionId }: Pick<NewGrant, 'teamId' | 'userId' | 'sessionId'>,
): Promise<void> {
  const where = { id: sessionId, teamId, userId, ...validAt(new Date()) }
  if (await tx.apiToken.count({ where })) return
  throw invalidToken('token_not_in_force', 'The token is revoked or has expired.')
}

async function requireParties(
  tx: Transaction,
  { teamId, userId, profileId }: Pick<NewGrant, 'teamId' | 'userId' | 'profileId'>,
): Promise<void> {
  const deletedAt = null
  if (!(await tx.team.count({ where: { id: teamId, deletedAt } })))
    throw unknownId('teamId', 'a team')
  const user = await tx.user.findFirst({ where: { id: userId, deletedAt } })
  if (!user) throw unknownId('userId', 'a user')
  if (isBlocked(user)) throw invalidInput(['userId'], 'blocked', 'is a blocked user')
  if (profileId && !(await tx.profile.count({ where: { id: profileId, teamId, deletedAt } })))
    throw unknownId('profileId', 'a profile of the team')
}

/** Returns the condition on the grants that a caller can see: a member's own, or all of the team for its owner. */
export function grantsOf(session: Session): Prisma.OauthGrantWhereInput {
  if (session.kind === 'operator') return {}
  const { userId, grant } = session
  if (grant) return { id: { in: [grant.id] } }
  return { OR: [{ userId }, { team: { ownerId: userId } }] }
}

/**
 * Revokes a grant that the caller can see.
 * @throws AppError not_found (no such grant, another member's), read_only_token
 */
export async function revokeGrantFor(db: Db, caller: Caller, id: string): Promise<OauthGrant> {
  if (caller.type === 'read_only')
    throw new AppError('read_only_token', 'This token is read_only and cannot make changes.')
  const visible = { ...tenantOf(caller, 'OauthGrant'), ...grantsOf(caller) }
  const found = await db.oauthGrant.count({ where: { AND: [{ id }, visible], deletedAt: null } })
  if (!found) throw notFound('Grant')
  return revokeOauthGrant(db, caller, id)
}

/**
 * Revokes a grant. A revoked grant stays unchanged.
 * @param actor null for the OAuth client itself
 * @throws AppError not_found
 */
export function revokeOauthGrant(db: Db, actor: Actor | null, id: string): Promise<OauthGrant> {
  return withAudit(
    db,
    actor,
    { action: 'revoke_oauth_grant', entity: 'oauth_grant' },
    async (tx) => {
      await tx.$queryRaw`SELECT FROM "oauth_grant" WHERE "id" = ${id}::uuid FOR UPDATE`
      const before = await tx.oauthGrant.findFirst({ where: { id, deletedAt: null } })
      if (!before) throw notFound('Grant')
      if (before.revokedAt) return { before, after: before }
      // The clocks of instances differ, and a grant must not end before it began.
      const revokedAt = new Date(Math.max(Date.now(), before.grantedAt.getTime()))
      return { before, after: await tx.oauthGrant.update({ where: { id }, data: { revokedAt } }) }
    },
  )
}

/** Splits scopes into those that read and those that change, for consent and lists. */
export function readingFirst(granted: readonly string[]): { read: string[]; write: string[] } {
  return {
    read: granted.filter(isReading),
    write: granted.filter((scope) => !isReading(scope)),
  }
}
