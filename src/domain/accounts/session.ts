/** Sessions of the console: tokens of a user in a team, which a link by mail has opened. */
import type { ApiToken, Team } from '../../../prisma/generated/client/client.js'
import { type Scope, scopes } from '../../access/scope.js'
import type { Session } from '../../access/session.js'
import { notFound } from '../../errors/app-error.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { type Actor, writeAuditEntries } from '../rules/audit.js'
import { type Issued, keepNew, lockTokens, tokenChange, validAt } from './token.js'

/** For how long a session can be used. */
export const sessionHours = 12
/** How many of them a user has in a team at once: the oldest ends when another is opened. */
const maxSessions = 5

/** Scopes of a member who is not the account owner: all but those that decide who may do what in the team. */
export const memberScopes: readonly Scope[] = scopes.filter(
  (scope) => scope !== 'teams.update' && scope !== 'tokens.manage',
)

/** Teams to which a user belongs. */
export const teamsOfUser = (userId: string) => ({
  deletedAt: null,
  memberships: { some: { userId, deletedAt: null } },
})

/**
 * Opens a session of a user in a team of theirs.
 * @throws AppError not_found (no team of theirs)
 */
export async function openSession(
  tx: Transaction,
  actor: Actor,
  teamId: string,
): Promise<Issued<ApiToken>> {
  const { userId } = actor
  await lockTokens(tx, teamId)
  const team = await tx.team.findFirst({ where: { id: teamId, ...teamsOfUser(userId) } })
  if (!team) throw notFound('Team')
  const orderBy = [{ createdAt: 'desc' as const }, { id: 'desc' as const }]
  const sessions = await tx.apiToken.findMany({
    where: { teamId, userId, isSession: true },
    orderBy,
    take: maxSessions,
  })
  const now = new Date()
  const [latest] = sessions
  const oldest = sessions[maxSessions - 1]
  if (oldest && !oldest.revokedAt) await end(tx, actor, oldest, now)
  const data = {
    ...{ teamId, userId, name: 'Console', isSession: true },
    ...rightsOf(userId, team),
    expiresAt: new Date(now.getTime() + sessionHours * 3_600_000),
    // What was done in an earlier session stays one's own.
    ...(latest && { lineageId: latest.lineageId }),
  }
  return keepNew(tx, actor, 'sign_in', data)
}

/** Rights of a member's sessions: those of the membership now, whatever tokens the user has or had. */
const rightsOf = (userId: string, { ownerId }: Pick<Team, 'ownerId'>) =>
  userId === ownerId
    ? { type: 'full_access' as const, scopes: [] }
    : { type: 'custom' as const, scopes: [...memberScopes] }

/** Gives the open sessions of a team's former and new owner the rights that the two have now. */
export async function updateOwnersSessions(
  tx: Transaction,
  actor: Actor,
  { id: teamId, ownerId }: Pick<Team, 'id' | 'ownerId'>,
  formerOwnerId: string,
): Promise<void> {
  const users = { userId: { in: [ownerId, formerOwnerId] } }
  const where = { teamId, isSession: true, ...users, ...validAt(new Date()) }
  const changed = []
  for (const before of await tx.apiToken.findMany({ where })) {
    const data = rightsOf(before.userId, { ownerId })
    const after = await tx.apiToken.update({ where: { id: before.id }, data })
    changed.push({ before, after })
  }
  await writeAuditEntries(tx, actor, { ...tokenChange, action: 'change_team_owner' }, changed)
}

/** Ends the session with which somebody is signed in; another token stays as it is. */
export function endSession(db: Db, caller: Session & { requestId: string }): Promise<void> {
  return inTransaction(db, async (tx) => {
    const where = { id: caller.tokenId, isSession: true, revokedAt: null }
    const session = await tx.apiToken.findFirst({ where })
    if (session) await end(tx, caller, session, new Date())
  })
}

async function end(tx: Transaction, actor: Actor, before: ApiToken, now: Date): Promise<void> {
  const after = await tx.apiToken.update({ where: { id: before.id }, data: { revokedAt: now } })
  await writeAuditEntries(tx, actor, { ...tokenChange, action: 'sign_out' }, [{ before, after }])
}
