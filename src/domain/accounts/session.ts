/** Console sessions: tokens of a user in a team, opened by a sign-in. */
import type { ApiToken } from '../../../prisma/generated/client/client.js'
import type { SignInMethod } from '../../../prisma/generated/client/enums.js'
import type { Session } from '../../access/session.js'
import { notFound } from '../../errors/app-error.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { hourMs } from '../../values/units.js'
import { type Actor, writeAuditEntries } from '../rules/audit.js'
import { recordConsoleSession } from './console-session.js'
import type { SessionClient } from './session-client.js'
import { type IssuedToken, lockTokens, storeToken, tokenChange } from './token.js'

/** Lifetime of a session, in hours. */
export const sessionHours = 12
/** Maximum number of sessions of a user in a team, or as an operator. Opening another session ends the oldest. */
export const maxSessions = 5

/** Condition for the teams that a user can enter by a method: the user is a member, and the team accepts the method. */
export const userTeamsWhere = (userId: string, signInMethod: SignInMethod) => ({
  deletedAt: null,
  ...(signInMethod !== 'SSO' && { ssoRequired: false }),
  memberships: { some: { userId, deletedAt: null } },
})

/**
 * Opens a session of a user in a team.
 * @param latestEnd time at which the session expires at the latest; by default after 12 hours
 * @throws AppError not_found (the user is not a member, or the team requires another method)
 */
export async function openSession(
  tx: Transaction,
  actor: Actor,
  teamId: string,
  signInMethod: SignInMethod,
  client?: SessionClient,
  latestEnd?: Date | null,
): Promise<IssuedToken<ApiToken>> {
  const { userId } = actor
  await lockTokens(tx, teamId)
  const isMember = await tx.team.count({
    where: { id: teamId, ...userTeamsWhere(userId, signInMethod) },
  })
  if (!isMember) throw notFound('Team')
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
    // The role of the user limits the scopes at each request.
    ...{
      teamId,
      userId,
      name: 'Console',
      isSession: true,
      signInMethod,
      type: 'full_access' as const,
      scopes: [],
    },
    expiresAt: new Date(
      Math.min(
        now.getTime() + sessionHours * hourMs,
        latestEnd?.getTime() ?? Number.POSITIVE_INFINITY,
      ),
    ),
    // The lineage of the previous session, so that the user keeps ownership of records created in
    // it.
    ...(latest && { lineageId: latest.lineageId }),
  }
  const issued = await storeToken(tx, actor, 'sign_in', data)
  await recordConsoleSession(tx, issued.token, client)
  return issued
}

/**
 * Lists the teams that the user of a console session can switch to, ordered by name. Empty if the caller uses an API
 * token or is an operator.
 */
export async function sessionTeams(
  db: Db,
  { tokenId, userId }: Session,
): Promise<{ id: string; name: string }[]> {
  const session = await db.apiToken.findFirst({ where: { id: tokenId, isSession: true } })
  if (!session) return []
  return db.team.findMany({
    where: userTeamsWhere(userId, session.signInMethod),
    select: { id: true, name: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })
}

/**
 * Ends the caller's console session, and opens one in another team of the user, with the same end.
 * @throws AppError not_found (not a console session, or the user is not a member of the team)
 */
export function switchTeam(
  db: Db,
  caller: Session & { requestId: string },
  teamId: string,
  client?: SessionClient,
): Promise<IssuedToken<ApiToken>> {
  return inTransaction(db, async (tx) => {
    const { tokenId, userId, requestId } = caller
    const where = { id: tokenId, isSession: true, revokedAt: null }
    const session = await tx.apiToken.findFirst({ where })
    if (!session) throw notFound('Console session')
    const actor = { kind: 'team', userId, requestId } as const
    const { signInMethod, expiresAt } = session
    const issued = await openSession(tx, actor, teamId, signInMethod, client, expiresAt)
    await end(tx, caller, session, new Date())
    return issued
  })
}

/** Ends the caller's console session. Does nothing if the caller uses an API token. */
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
