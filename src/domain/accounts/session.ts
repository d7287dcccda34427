/** Sessions of the console: tokens of a user in a team, which a link by mail has opened. */
import type { ApiToken, Team } from '../../../prisma/generated/client/client.js'
import { effectiveScopes, type Scope, scopes } from '../../access/scope.js'
import type { Session } from '../../access/session.js'
import { notFound } from '../../errors/app-error.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { type Actor, keepInLog } from '../rules/audit.js'
import { type Issued, keepNew, lockTokens, tokenChange, validAt } from './token.js'

/** For how long a session can be used. */
export const sessionHours = 12
/** How many of them a user has in a team at once: the oldest ends when another is opened. */
const mostSessions = 5

/** What a member may do who has never had a token in the team: work there, but not decide who else does. */
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
    take: mostSessions,
  })
  const now = new Date()
  const [latest] = sessions
  const oldest = sessions[mostSessions - 1]
  if (oldest && !oldest.revokedAt) await end(tx, actor, oldest, now)
  const data = {
    ...{ teamId, userId, name: 'Console', isSession: true },
    ...(await powersOf(tx, userId, team, now)),
    expiresAt: new Date(now.getTime() + sessionHours * 3_600_000),
    // What was done in an earlier session stays one's own.
    ...(latest && { lineageId: latest.lineageId }),
  }
  return keepNew(tx, actor, 'sign_in', data)
}

/**
 * What a user may do in a team: its owner everything, others what their tokens in force hold together, and where these
 * have ended what the last one held, so that nobody can do more because a token ends.
 */
async function powersOf(
  tx: Transaction,
  userId: string,
  { id: teamId, ownerId }: Team,
  now: Date,
): Promise<Pick<ApiToken, 'type' | 'scopes'>> {
  if (userId === ownerId) return { type: 'full_access', scopes: [] }
  const own = { teamId, userId, isSession: false }
  const inForce = await tx.apiToken.findMany({ where: { ...own, ...validAt(now) } })
  const last = await tx.apiToken.findFirst({ where: own, orderBy: { createdAt: 'desc' } })
  const held = inForce.length > 0 || !last ? inForce : [last]
  if (held.length === 0) return { type: 'custom', scopes: [...memberScopes] }
  if (held.some(({ type }) => type === 'full_access')) return { type: 'full_access', scopes: [] }
  const together = new Set(held.flatMap(({ type, scopes }) => effectiveScopes(type, scopes)))
  const type = held.every(({ type }) => type === 'read_only') ? 'read_only' : 'custom'
  return { type, scopes: [...together] }
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
  await keepInLog(tx, actor, { ...tokenChange, action: 'sign_out' }, [{ before, after }])
}
