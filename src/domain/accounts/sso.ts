/** Single sign-on: users, memberships and roles of identities that an OpenID provider has verified. */
import type {
  ApiToken,
  OperatorToken,
  Team,
  User,
} from '../../../prisma/generated/client/client.js'
import type { MemberRole, OperatorRole } from '../../../prisma/generated/client/enums.js'
import { defaultRole, scopesOfRole } from '../../access/role.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { type Actor, withAudit } from '../rules/audit.js'
import { withdrawInvitations } from './invitation-end.js'
import { findOperatorRight, type OperatorRight, openOperatorSession } from './operator-session.js'
import { openSession, userTeamsWhere } from './session.js'
import type { SessionClient } from './session-client.js'
import { joinTeam } from './team-member.js'
import { type IssuedToken, lockTokens } from './token.js'
import { ensureUser, isBlocked } from './user.js'

/** Identity of a user, as the provider has verified it. */
export interface SsoIdentity {
  issuer: string
  /** Identifier of the user at the provider, which never changes. */
  subject: string
  /** Verified address in lower case. */
  email: string
  /** First and last name, for a new user. */
  name: string
  /** Role that a claim contains. Null if it contains none. */
  memberRole: MemberRole | null
  operatorRole: OperatorRole | null
}

/** Reason why an identity is refused. For the log only: the page does not reveal it. */
export type SsoRefusal = 'unknown_address' | 'other_subject' | 'deleted' | 'blocked' | 'no_access'

export class SsoRefusedError extends Error {
  override name = 'SsoRefusedError'
  readonly reason: SsoRefusal

  constructor(reason: SsoRefusal) {
    super(`The single sign-on was refused: ${reason}`)
    this.reason = reason
  }
}

/** User who has signed in at the provider, and the sessions that the user can open. */
export interface SsoAdmission {
  userId: string
  /** Role that a claim grants. Null if it grants none. */
  grantedRole: OperatorRole | null
  email: string
  /** Whether the user can open a session as an operator. */
  isOperator: boolean
  /** Ordered by name. */
  teams: { id: string; name: string }[]
}

/**
 * Admits an identity: finds its user by subject, else by address, or creates one for a new address if its domain belongs
 * to a team or a claim grants a role of operators. Stores the subject at the first sign-in, so that a later change of the
 * address at the provider gives access to no other account. The user joins the team of the domain, unless it was a member
 * before, and gets the role of the claim there.
 * @throws SsoRefusedError
 */
export function admitBySso(
  db: Db,
  identity: SsoIdentity,
  requestId: string,
): Promise<SsoAdmission> {
  return inTransaction(db, async (tx) => {
    const domain = identity.email.slice(identity.email.lastIndexOf('@') + 1)
    const ofDomain = { ssoDomains: { has: domain }, deletedAt: null }
    const team = await tx.team.findFirst({ where: ofDomain })
    // Before the row of the user, as for changes of members.
    if (team) await lockTokens(tx, team.id)
    const found = await findUser(tx, identity)
    if (!found && !team && !identity.operatorRole) throw new SsoRefusedError('unknown_address')
    const user = found ?? (await createUser(tx, identity, requestId))
    refuseUser(user, identity)
    const actor = { kind: 'team', userId: user.id, requestId } as const
    await linkUser(tx, actor, user, identity)
    if (team) await joinByDomain(tx, actor, team, identity.memberRole)
    return requireChoices(tx, user.id, identity.operatorRole)
  })
}

/** Locks the user of the subject, else of the address. Undefined for a new address. */
async function findUser(
  tx: Transaction,
  { issuer, subject, email }: SsoIdentity,
): Promise<User | undefined> {
  const [locked] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "user" WHERE sso_issuer = ${issuer} AND sso_subject = ${subject} FOR NO KEY UPDATE`
  const [byAddress] = locked
    ? [locked]
    : await tx.$queryRaw<{ id: string }[]>`
        SELECT id FROM "user" WHERE lower(email) = ${email} AND email NOT LIKE '%.invalid' FOR NO KEY UPDATE`
  return byAddress && tx.user.findUniqueOrThrow({ where: { id: byAddress.id } })
}

function createUser(
  tx: Transaction,
  { email, name, operatorRole }: SsoIdentity,
  requestId: string,
): Promise<User> {
  const role = operatorRole ? 'Operator' : 'Client'
  return ensureUser(tx, { userId: '', requestId }, { email, name, role })
}

/**
 * @throws SsoRefusedError other_subject: the provider has given the address to another person. The subject of another
 * issuer is replaced, because the operators have changed the provider.
 */
function refuseUser(user: User, { issuer, subject }: SsoIdentity): void {
  if (user.ssoIssuer === issuer && user.ssoSubject !== subject)
    throw new SsoRefusedError('other_subject')
  if (user.deletedAt) throw new SsoRefusedError('deleted')
  if (isBlocked(user)) throw new SsoRefusedError('blocked')
}

/** Stores the subject at the first sign-in, and that the address is verified. */
async function linkUser(
  tx: Transaction,
  actor: Actor,
  before: User,
  { issuer, subject, email }: SsoIdentity,
): Promise<void> {
  const isLinked = before.ssoIssuer === issuer && before.ssoSubject === subject
  const isVerified = before.emailVerifiedAt !== null || before.email.toLowerCase() !== email
  if (isLinked && isVerified) return
  const data = {
    ...{ ssoIssuer: issuer, ssoSubject: subject },
    ...(!isVerified && { emailVerifiedAt: new Date() }),
  }
  await withAudit(tx, actor, { action: 'update_user', entity: 'user' }, async () => ({
    before,
    after: await tx.user.update({ where: { id: before.id }, data }),
  }))
}

/**
 * Adds a user to the team of its domain. A former member must be invited again. The role of a claim replaces that of a
 * member other than the account owner.
 */
async function joinByDomain(
  tx: Transaction,
  actor: Actor,
  { id: teamId, kind }: Pick<Team, 'id' | 'kind'>,
  claimed: MemberRole | null,
): Promise<void> {
  const { userId } = actor
  const where = { teamId_userId: { teamId, userId } }
  const before = await tx.teamMember.findUnique({ where })
  if (!before) {
    const role = claimed ?? defaultRole[kind]
    await joinTeam(tx, actor, 'join_team', { teamId, userId, role })
    return
  }
  if (before.deletedAt || !claimed || [claimed, 'OWNER'].includes(before.role)) return
  if (!scopesOfRole(claimed, kind).includes('tokens.manage'))
    await withdrawInvitations(tx, actor, { teamId, invitedById: userId })
  await withAudit(tx, actor, { action: 'update_team_member', entity: 'team_member' }, async () => ({
    before,
    after: await tx.teamMember.update({ where, data: { role: claimed } }),
  }))
}

/** @throws SsoRefusedError no_access: the user is neither a member of a team nor an operator */
async function requireChoices(
  db: Db,
  userId: string,
  grantedRole: OperatorRole | null,
): Promise<SsoAdmission> {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } })
  const isOperator = (await operatorRightOf(db, userId, grantedRole)) !== null
  const teams = await db.team.findMany({
    where: userTeamsWhere(userId, 'SSO'),
    select: { id: true, name: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })
  if (!isOperator && teams.length === 0) throw new SsoRefusedError('no_access')
  return { userId, grantedRole, email, isOperator, teams }
}

/** A claim that grants a role precedes the tokens of the user. */
async function operatorRightOf(
  db: Db,
  userId: string,
  grantedRole: OperatorRole | null,
): Promise<OperatorRight | null> {
  return grantedRole ? { role: grantedRole } : findOperatorRight(db, userId)
}

/** Admission that waits for the choice of a team. */
export type PendingSso = Pick<SsoAdmission, 'userId' | 'grantedRole'>

/**
 * Finds the sessions that a user can open, after `admitBySso`.
 * @throws SsoRefusedError
 */
export async function ssoChoices(
  db: Db,
  { userId, grantedRole }: PendingSso,
): Promise<SsoAdmission> {
  const user = await db.user.findUnique({ where: { id: userId } })
  if (!user || user.deletedAt) throw new SsoRefusedError('deleted')
  if (isBlocked(user)) throw new SsoRefusedError('blocked')
  return requireChoices(db, userId, grantedRole)
}

/**
 * Opens a session of an admitted user.
 * @param teamId null for a session as an operator
 * @throws SsoRefusedError
 */
export function openSsoSession(
  db: Db,
  pending: PendingSso & { requestId: string; client?: SessionClient },
  teamId: string | null,
): Promise<IssuedToken<ApiToken | OperatorToken>> {
  const { userId, grantedRole, requestId, client } = pending
  return inTransaction(db, async (tx) => {
    const { teams } = await ssoChoices(tx, pending)
    if (teamId !== null) {
      if (!teams.some(({ id }) => id === teamId)) throw new SsoRefusedError('no_access')
      return openSession(tx, { kind: 'team', userId, requestId }, teamId, 'SSO', client)
    }
    const right = await operatorRightOf(tx, userId, grantedRole)
    if (!right) throw new SsoRefusedError('no_access')
    return openOperatorSession(tx, { kind: 'operator', userId, requestId }, right, 'SSO', client)
  })
}
