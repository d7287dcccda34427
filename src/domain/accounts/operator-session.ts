/** Console sessions of operators: tokens that end after hours, opened by a sign-in. */
import type { OperatorToken } from '../../../prisma/generated/client/client.js'
import type { OperatorRole, SignInMethod } from '../../../prisma/generated/client/enums.js'
import { invalidToken, type OperatorSession } from '../../access/session.js'
import { lockKey } from '../../postgres/lock-key.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { hourMs } from '../../values/units.js'
import type { Actor } from '../rules/audit.js'
import { recordConsoleSession } from './console-session.js'
import { endOperatorTokens, roleOfToken, storeOperatorToken } from './operator-token.js'
import { maxSessions, sessionHours } from './session.js'
import type { SessionClient } from './session-client.js'
import { type IssuedToken, validAt } from './token.js'

/** Right of a user to act as an operator. */
export interface OperatorRight {
  role: OperatorRole
  /** Operator token from which the right follows, and with which it ends. Absent if the OpenID provider grants it. */
  token?: Pick<OperatorToken, 'id' | 'lineageId' | 'expiresAt'>
}

/** FULL includes every role, and every role includes READ_ONLY. */
const rank = (role: OperatorRole) => (role === 'FULL' ? 2 : role === 'READ_ONLY' ? 0 : 1)

/**
 * Finds the right of a user by its valid operator tokens: that of the role with most rights, by the newest token of
 * several. Sessions give no right. Null for users who are no operators.
 */
export async function findOperatorRight(db: Db, userId: string): Promise<OperatorRight | null> {
  const tokens = await db.operatorToken.findMany({
    where: { userId, isSession: false, ...validAt(new Date()) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  const [token] = tokens.sort((a, b) => rank(roleOfToken(b)) - rank(roleOfToken(a)))
  return token ? { role: roleOfToken(token), token } : null
}

/**
 * Opens a session of an operator. The caller must have checked the right.
 * @throws AppError invalid_token (the token of the right has ended meanwhile)
 */
export async function openOperatorSession(
  tx: Transaction,
  actor: Actor,
  { role, token }: OperatorRight,
  signInMethod: SignInMethod,
  client?: SessionClient,
): Promise<IssuedToken<OperatorToken>> {
  const { userId } = actor
  await lockKey(tx, `operator sessions ${userId}`)
  if (token) {
    // A transaction that revokes the token also ends its sessions, and must not miss this one.
    await tx.$queryRaw`SELECT FROM operator_token WHERE id = ${token.id}::uuid FOR NO KEY UPDATE`
    const valid = { id: token.id, ...validAt(new Date()) }
    const isValid = await tx.operatorToken.count({ where: valid })
    if (!isValid) throw invalidToken('token_not_in_force', 'The token is revoked or has expired.')
  }
  const now = new Date()
  const open = await tx.operatorToken.findMany({
    where: { userId, isSession: true, ...validAt(now) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  })
  const oldest = open.slice(maxSessions - 1).map(({ id }) => id)
  await endOperatorTokens(tx, actor, 'sign_out', { id: { in: oldest } })
  const ends = [
    now.getTime() + sessionHours * hourMs,
    ...(token?.expiresAt ? [+token.expiresAt] : []),
  ]
  const issued = await storeOperatorToken(tx, actor, 'sign_in', {
    ...{ userId, name: 'Console', role, isSession: true, signInMethod },
    type: role === 'READ_ONLY' ? 'read_only' : 'full_access',
    expiresAt: new Date(Math.min(...ends)),
    // Revoking the token also ends the sessions of its lineage.
    ...(token && { lineageId: token.lineageId ?? token.id }),
  })
  await recordConsoleSession(tx, issued.token, client)
  return issued
}

/** Ends the caller's console session. Does nothing if the caller uses an operator token. */
export async function endOperatorSession(
  db: Db,
  caller: OperatorSession & { requestId: string },
): Promise<void> {
  const session = { id: caller.tokenId, isSession: true }
  await inTransaction(db, (tx) => endOperatorTokens(tx, caller, 'sign_out', session))
}
