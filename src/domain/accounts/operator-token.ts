/** Tokens of operators, who run the marketplace. */
import type { OperatorToken, Prisma } from '../../../prisma/generated/client/client.js'
import type { OperatorRole, TokenType } from '../../../prisma/generated/client/enums.js'
import { invalidInput, invalidTransition, notFound } from '../../errors/app-error.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { uuidV7 } from '../../values/uuid.js'
import { type Actor, claimEntry, withAudit, writeAuditEntries } from '../rules/audit.js'
import { toSlug } from '../rules/slug.js'
import { endOfSuccessor, type IssuedToken, newSecret, requireInForce, validAt } from './token.js'
import { ensureUser, requireActiveUser } from './user.js'

export interface NewOperatorToken {
  name: string
  /**
   * User that the token acts as, by ID or email address. A user is created for a new address.
   * Defaults to an address derived from the name.
   */
  operator?: { id: string } | { email: string }
  /** Null if the token does not expire. */
  expiresAt?: Date | null
  /** Defaults to READ_ONLY for the type `read_only`, otherwise to FULL. */
  role?: OperatorRole | null
  /** `read_only` has the role READ_ONLY. Defaults to the type of the role. */
  type?: OperatorTokenType | null
}

export type OperatorTokenType = Exclude<TokenType, 'custom'>

/**
 * Creates an operator token.
 * @throws AppError validation_failed (no such user, a blocked user, or a role of another type)
 */
export function createOperatorToken(
  db: Db,
  actor: Actor,
  input: NewOperatorToken,
): Promise<IssuedToken<OperatorToken>> {
  const { name, expiresAt } = input
  const role = input.role ?? (input.type === 'read_only' ? 'READ_ONLY' : 'FULL')
  const type: OperatorTokenType = role === 'READ_ONLY' ? 'read_only' : 'full_access'
  if (input.type && input.type !== type)
    throw invalidInput(['type'], 'invalid', `must be ${type} for the role ${role}`)
  const operator = input.operator ?? { email: `${toSlug(name, 'operator')}@operators.invalid` }
  return inTransaction(db, async (tx) => {
    const user =
      'id' in operator
        ? await requireActiveUser(tx, operator.id)
        : await ensureUser(tx, actor, { email: operator.email, name, role: 'Operator' })
    const data = { name, type, role, expiresAt, userId: user.id }
    return storeOperatorToken(tx, actor, 'create_operator_token', data)
  })
}

/**
 * Replaces an operator token by one with the same user, name, role and lifetime. The old token
 * stays valid for `overlapSeconds`.
 * @throws AppError not_found, invalid_transition (already revoked, replaced or expired, or a console session)
 */
export function rotateOperatorToken(
  db: Db,
  actor: Actor,
  { id, overlapSeconds = 0 }: { id: string; overlapSeconds?: number },
): Promise<IssuedToken<OperatorToken>> {
  return inTransaction(db, async (tx) => {
    const old = await lockToken(tx, id)
    if (old.isSession)
      throw invalidTransition(
        'console_session',
        'The token is a console session and cannot be rotated. Sign in again to open another session.',
      )
    const now = new Date()
    requireInForce(old, now)
    const action = 'rotate_operator_token'
    const revokedAt = new Date(now.getTime() + overlapSeconds * 1000)
    const lineageId = old.lineageId ?? id
    await withAudit(tx, actor, { ...operatorTokenChange, action }, async () => ({
      before: old,
      after: await tx.operatorToken.update({ where: { id }, data: { revokedAt, lineageId } }),
    }))
    const { userId, name, type } = old
    const data = { userId, name, type, role: roleOfToken(old), lineageId }
    return storeOperatorToken(tx, actor, action, { ...data, expiresAt: endOfSuccessor(old, now) })
  })
}

/** Stores a new token. The caller must have checked permissions. */
export async function storeOperatorToken(
  tx: Transaction,
  actor: Actor,
  action: string,
  data: Pick<OperatorToken, 'userId' | 'name' | 'type' | 'role'> &
    Partial<Pick<OperatorToken, 'isSession' | 'signInMethod'>> & {
      expiresAt?: Date | null | undefined
      lineageId?: string
    },
): Promise<IssuedToken<OperatorToken>> {
  const id = uuidV7()
  const { raw, ...secretColumns } = newSecret('mop_')
  const token = await withAudit(tx, actor, { ...operatorTokenChange, action }, async () => ({
    before: null,
    after: await tx.operatorToken.create({
      data: { id, lineageId: id, ...data, ...secretColumns },
    }),
  }))
  return { raw, token }
}

/** Returns the role of a token. Tokens that an earlier release wrote have only a type. */
export const roleOfToken = ({ type, role }: Pick<OperatorToken, 'type' | 'role'>): OperatorRole =>
  type === 'read_only' ? 'READ_ONLY' : role

async function lockToken(tx: Transaction, id: string): Promise<OperatorToken> {
  await tx.$queryRaw`SELECT FROM operator_token WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  const token = await tx.operatorToken.findUnique({ where: { id } })
  if (!token) throw notFound('Token')
  return token
}

/** Lists the operator tokens, without console sessions, with the email addresses of their users, oldest first. */
export function listOperatorTokens(db: Db) {
  const orderBy = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]
  const where = { isSession: false }
  return db.operatorToken.findMany({
    where,
    include: { user: { select: { email: true } } },
    orderBy,
  })
}

/**
 * Revokes an operator token immediately, even during the overlap after a rotation, with the console sessions that it
 * admitted. A revoked token stays unchanged.
 * @throws AppError not_found
 */
export function revokeOperatorToken(db: Db, actor: Actor, id: string): Promise<OperatorToken> {
  return inTransaction(db, async (tx) => {
    const before = await lockToken(tx, id)
    const now = new Date()
    const change = { ...operatorTokenChange, action: 'revoke_operator_token' }
    claimEntry(tx, id)
    if (!before.isSession) {
      const ofToken = { lineageId: before.lineageId ?? id, isSession: true }
      await endOperatorTokens(tx, actor, change.action, ofToken)
    }
    if (before.revokedAt && before.revokedAt <= now) return before
    return withAudit(tx, actor, change, async () => ({
      before,
      after: await tx.operatorToken.update({ where: { id }, data: { revokedAt: now } }),
    }))
  })
}

/** Revokes the valid tokens that match a condition. @returns their number */
export async function endOperatorTokens(
  tx: Transaction,
  actor: Actor,
  action: string,
  where: Prisma.OperatorTokenWhereInput,
): Promise<number> {
  const now = new Date()
  const ended = await tx.operatorToken.updateManyAndReturn({
    where: { ...where, ...validAt(now) },
    data: { revokedAt: now },
  })
  const entries = ended.map((after) => ({ before: { ...after, revokedAt: null }, after }))
  await writeAuditEntries(tx, actor, { ...operatorTokenChange, action }, entries)
  return ended.length
}

/** Audit log settings for changes of operator tokens. */
export const operatorTokenChange = { entity: 'operator_token', hidden: ['tokenHash'] }
