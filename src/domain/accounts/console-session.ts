/** Records of console sessions: who can see and end them. The token of a session decides until when it lasts. */
import type {
  ApiToken,
  ConsoleSession,
  OperatorToken,
  Prisma,
} from '../../../prisma/generated/client/client.js'
import type { Caller, OperatorSession, Session } from '../../access/session.js'
import { AppError, notFound, refused } from '../../errors/app-error.js'
import type { Job, JobServices } from '../../jobs/queue.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { claimEntry, writeAuditEntries } from '../rules/audit.js'
import { endOperatorTokens } from './operator-token.js'
import { describeClient, type SessionClient } from './session-client.js'
import { lockTokens, lockTokensFor, tokenChange, validAt } from './token.js'

/** Records the session of a new token, in the transaction that creates the token. */
export async function recordConsoleSession(
  tx: Transaction,
  token: ApiToken | OperatorToken,
  client: SessionClient | undefined,
): Promise<void> {
  const { id, userId, signInMethod, expiresAt } = token
  const owner =
    'teamId' in token ? { apiTokenId: id, teamId: token.teamId } : { operatorTokenId: id }
  await tx.consoleSession.create({
    data: {
      ...{ ...owner, userId, signInMethod },
      // Sessions always expire.
      expiresAt: expiresAt!,
      ...(client && describeClient(client)),
    },
  })
}

/** Condition for sessions whose token is valid at `now`. */
const openAt = (now: Date): Prisma.ConsoleSessionWhereInput => ({
  OR: [{ apiToken: validAt(now) }, { operatorToken: validAt(now) }],
})

/**
 * Returns the conditions of which a session or its token must meet one, so that a caller can see it. In a console
 * session these are the user's own, in all teams. A member who manages the tokens of the team also sees those of the
 * other members. Undefined for operators, who see all.
 */
function visibleTo(session: Session): { userId?: string; teamId?: string }[] | undefined {
  if (session.kind === 'operator') return undefined
  const { teamId, userId, isConsole, scopes } = session
  return [...(isConsole ? [{ userId }] : []), ...(scopes.has('tokens.manage') ? [{ teamId }] : [])]
}

/** Returns the condition on the open sessions that a caller can see. */
export function visibleSessions(session: Session): Prisma.ConsoleSessionWhereInput {
  const open = openAt(new Date())
  const visible = visibleTo(session)
  if (!visible) return open
  if (visible.length === 0) return { id: { in: [] } }
  // A session in a team shows no sessions of the user as an operator.
  return { AND: [open, { operatorTokenId: null, OR: visible }] }
}

/**
 * Ends a session. Its token is rejected on every instance within a second.
 * @throws AppError not_found, read_only_token, missing_scope (the session of another user, and the role of the operator
 * does not manage users), operator_only (the session of the account owner), invalid_token (the caller's token has
 * ended)
 */
export function endConsoleSession(db: Db, caller: Caller, id: string): Promise<ConsoleSession> {
  refuseReadOnly(caller)
  return inTransaction(db, async (tx) => {
    const where = { AND: [{ id }, visibleSessions(caller)] }
    const session = await tx.consoleSession.findFirst({ where })
    if (!session) throw notFound('Console session')
    if (caller.kind === 'operator') refuseOthers(caller, session.userId)
    const { teamId, apiTokenId, operatorTokenId } = session
    // The audit entry is that of the token.
    claimEntry(tx, id)
    await lockSessionsOf(tx, caller, session.userId, teamId ? [teamId] : [])
    await endApiTokens(tx, caller, { id: { in: apiTokenId ? [apiTokenId] : [] } })
    await endOperatorTokens(tx, caller, action, {
      id: { in: operatorTokenId ? [operatorTokenId] : [] },
    })
    return session
  })
}

/**
 * Ends the sessions of a user that the caller can see, except the caller's own. Also ends sessions without a record,
 * which servers of the previous release open during an upgrade.
 * @param userId defaults to the caller's user
 * @returns number of ended sessions
 * @throws AppError read_only_token, missing_scope, operator_only, invalid_token (as for `endConsoleSession`)
 */
export function endOtherConsoleSessions(
  db: Db,
  caller: Caller,
  userId: string = caller.userId,
): Promise<number> {
  refuseReadOnly(caller)
  if (caller.kind === 'operator') refuseOthers(caller, userId)
  const visible = visibleTo(caller)
  if (visible?.length === 0) return Promise.resolve(0)
  const where = { userId, isSession: true, id: { not: caller.tokenId } }
  return inTransaction(db, async (tx) => {
    const inTeams = { AND: [where, validAt(new Date()), visible ? { OR: visible } : {}] }
    const teams = await tx.apiToken.findMany({
      where: inTeams,
      distinct: ['teamId'],
      orderBy: { teamId: 'asc' },
      select: { teamId: true },
    })
    const teamIds = teams.map(({ teamId }) => teamId)
    await lockSessionsOf(tx, caller, userId, teamIds)
    const ended = await endApiTokens(tx, caller, { AND: [inTeams, { teamId: { in: teamIds } }] })
    // Only operators see sessions of operators.
    return ended + (visible ? 0 : await endOperatorTokens(tx, caller, action, where))
  })
}

/** Whether a session is that of the caller. */
export const isCurrentSession = (
  { apiTokenId, operatorTokenId }: Pick<ConsoleSession, 'apiTokenId' | 'operatorTokenId'>,
  { tokenId }: Session,
): boolean => [apiTokenId, operatorTokenId].includes(tokenId)

/**
 * Locks the tokens of the teams in which sessions of a user end. Members end sessions of others only in their own team,
 * and not those of its account owner.
 * @throws AppError operator_only (the user is the account owner), or as `lockTokensFor`
 */
async function lockSessionsOf(
  tx: Transaction,
  caller: Caller,
  userId: string,
  teamIds: readonly string[],
): Promise<void> {
  if (caller.kind === 'operator' || caller.userId === userId) {
    for (const teamId of teamIds) await lockTokens(tx, teamId)
    return
  }
  if (teamIds.length === 0) return
  const { teamId } = caller
  await lockTokensFor(tx, caller, teamId)
  if (await tx.team.count({ where: { id: teamId, ownerId: userId } }))
    throw refused(
      'operator_only',
      'account_owner_only',
      'Only the account owner or an operator can end sessions of the account owner.',
    )
}

function refuseReadOnly(caller: Session): void {
  if (caller.type !== 'read_only') return
  throw new AppError('read_only_token', 'This token is read_only and cannot make changes.')
}

/**
 * Rejects an operator who acts on another user, but whose role does not manage users.
 * @throws AppError missing_scope
 */
export function refuseOthers({ role, userId }: OperatorSession, otherId: string): void {
  if (otherId === userId || role === 'FULL' || role === 'SUPPORT') return
  throw refused(
    'missing_scope',
    'mutation_of_other_role',
    `The role ${role} can do this only for the operator's own user.`,
    { name: role },
  )
}

/** Action of ended sessions in the audit log. */
const action = 'end_console_session'

/** Revokes the valid tokens of sessions in teams that match a condition. @returns their number */
async function endApiTokens(
  tx: Transaction,
  caller: Caller,
  where: Prisma.ApiTokenWhereInput,
): Promise<number> {
  const revokedAt = new Date()
  const tokens = await tx.apiToken.updateManyAndReturn({
    where: { AND: [where, validAt(revokedAt)] },
    data: { revokedAt },
  })
  const entries = tokens.map((after) => ({ before: { ...after, revokedAt: null }, after }))
  await writeAuditEntries(tx, caller, { ...tokenChange, action }, entries)
  return tokens.length
}

const batchSize = 5_000

/** Number of days for which the token of an ended session is kept. */
const endedTokenDays = 30

/**
 * Deletes the records of ended sessions, old tokens of ended sessions, and expired challenges of passkeys. In a team, the
 * last token of each lineage is kept: the next session of the user continues the lineage, to which comments belong.
 */
export const purgeConsoleSessions: Job<unknown, JobServices> = {
  name: 'purge_console_sessions',
  cron: '37 * * * *',
  async run(_payload, { prisma }) {
    for (let deleted = batchSize; deleted === batchSize; )
      deleted = await prisma.$executeRaw`
        DELETE FROM console_session WHERE id IN (
          SELECT s.id FROM console_session s
          LEFT JOIN api_token a ON a.id = s.api_token_id
          LEFT JOIN operator_token o ON o.id = s.operator_token_id
          WHERE s.expires_at < now() OR a.revoked_at < now() OR o.revoked_at < now()
          LIMIT ${batchSize})`
    for (let deleted = batchSize; deleted === batchSize; )
      deleted = await prisma.$executeRaw`
        DELETE FROM operator_token WHERE id IN (
          SELECT id FROM operator_token
          WHERE is_session AND LEAST(revoked_at, expires_at) < now() - ${endedTokenDays} * interval '1 day'
          LIMIT ${batchSize})`
    for (let deleted = batchSize; deleted === batchSize; )
      deleted = await prisma.$executeRaw`
        DELETE FROM api_token WHERE id IN (
          SELECT id FROM api_token t
          WHERE is_session AND LEAST(revoked_at, expires_at) < now() - ${endedTokenDays} * interval '1 day'
            AND EXISTS (
              SELECT FROM api_token later WHERE later.lineage_id = t.lineage_id
                AND (later.created_at, later.id) > (t.created_at, t.id))
          LIMIT ${batchSize})`
    await prisma.$executeRaw`DELETE FROM passkey_challenge WHERE expires_at < now()`
  },
}
