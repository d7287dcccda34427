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
import { lockTokens, tokenChange, validAt } from './token.js'

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
 * Returns the condition on the open sessions that a caller can see. In a console session these are the user's own, in
 * all teams. A member who manages the tokens of the team also sees those of the other members, an operator all.
 */
export function visibleSessions(session: Session): Prisma.ConsoleSessionWhereInput {
  const open = openAt(new Date())
  if (session.kind === 'operator') return open
  const { teamId, userId, isConsole, scopes } = session
  const visible = [
    ...(isConsole ? [{ userId }] : []),
    ...(scopes.has('tokens.manage') ? [{ teamId }] : []),
  ]
  return visible.length > 0 ? { AND: [open, { OR: visible }] } : { id: { in: [] } }
}

/**
 * Ends a session. Its token is rejected on every instance within a second.
 * @throws AppError not_found, read_only_token, missing_scope (the session of another user, and the role of the operator
 * does not manage users)
 */
export function endConsoleSession(db: Db, caller: Caller, id: string): Promise<ConsoleSession> {
  refuseReadOnly(caller)
  return inTransaction(db, async (tx) => {
    const where = { AND: [{ id }, visibleSessions(caller)] }
    const session = await tx.consoleSession.findFirst({ where })
    if (!session) throw notFound('Console session')
    if (caller.kind === 'operator') refuseOthers(caller, session.userId)
    await endSessions(tx, caller, [session])
    return session
  })
}

/**
 * Ends the sessions of a user that the caller can see, except the caller's own.
 * @param userId defaults to the caller's user
 * @returns number of ended sessions
 * @throws AppError read_only_token, missing_scope (as for `endConsoleSession`)
 */
export function endOtherConsoleSessions(
  db: Db,
  caller: Caller,
  userId: string = caller.userId,
): Promise<number> {
  refuseReadOnly(caller)
  if (caller.kind === 'operator') refuseOthers(caller, userId)
  return inTransaction(db, async (tx) => {
    const found = await tx.consoleSession.findMany({
      where: { AND: [{ userId }, visibleSessions(caller)] },
      orderBy: [{ teamId: 'asc' }, { id: 'asc' }],
    })
    const others = found.filter((session) => !isCurrentSession(session, caller))
    await endSessions(tx, caller, others)
    return others.length
  })
}

/** Whether a session is that of the caller. */
export const isCurrentSession = (
  { apiTokenId, operatorTokenId }: Pick<ConsoleSession, 'apiTokenId' | 'operatorTokenId'>,
  { tokenId }: Session,
): boolean => [apiTokenId, operatorTokenId].includes(tokenId)

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

/** Revokes the tokens of sessions. */
async function endSessions(
  tx: Transaction,
  caller: Caller,
  sessions: readonly ConsoleSession[],
): Promise<void> {
  const revokedAt = new Date()
  // The audit entry is that of the token.
  for (const { id } of sessions) claimEntry(tx, id)
  const teamIds = [...new Set(sessions.flatMap(({ teamId }) => teamId ?? []))]
  for (const teamId of teamIds) await lockTokens(tx, teamId)
  const idsOf = (column: 'apiTokenId' | 'operatorTokenId') => ({
    id: { in: sessions.flatMap((session) => session[column] ?? []) },
  })
  const action = 'end_console_session'
  const tokens = await tx.apiToken.updateManyAndReturn({
    where: { ...idsOf('apiTokenId'), ...validAt(revokedAt) },
    data: { revokedAt },
  })
  const entries = tokens.map((after) => ({ before: { ...after, revokedAt: null }, after }))
  await writeAuditEntries(tx, caller, { ...tokenChange, action }, entries)
  await endOperatorTokens(tx, caller, action, idsOf('operatorTokenId'))
}

const batchSize = 5_000

/** Deletes the records of ended sessions, and expired challenges of passkeys. */
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
    await prisma.$executeRaw`DELETE FROM passkey_challenge WHERE expires_at < now()`
  },
}
