import type { ApiToken, Team } from '../../../prisma/generated/client/client.js'
import type { TokenType } from '../../../prisma/generated/client/enums.js'
import { scopesOfRole } from '../../access/role.js'
import { effectiveScopes, scopesOfKind } from '../../access/scope.js'
import { type Caller, invalidToken, type Session } from '../../access/session.js'
import { tenantOf } from '../../access/tenancy.js'
import { generateToken, hashToken } from '../../access/token-form.js'
import {
  AppError,
  invalidInput,
  invalidTransition,
  notFound,
  refused,
} from '../../errors/app-error.js'
import { lockKey } from '../../postgres/lock-key.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { uuidV7 } from '../../values/uuid.js'
import { type Actor, claimEntry, withAudit, writeAuditEntries } from '../rules/audit.js'
import { findRole } from './role.js'
import { requireMember, requireVisibleTeam, resolveTeamId } from './team.js'
import { requireActiveUser } from './user.js'

/** A new token with its secret. Only the hash of the secret is stored. */
export interface IssuedToken<Token> {
  raw: string
  token: Token
}

/** Maximum number of valid tokens of a team. */
const maxTokens = 100

/** Latest supported date: the end of the year 9999. */
const latestEnd = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

export interface NewApiToken {
  /** Defaults to the caller's team. */
  teamId?: string | null
  name: string
  type: TokenType
  scopes?: string[] | null
  /** Null if the token does not expire. */
  expiresAt?: Date | null
  /** Member that the token acts as; operators only. Defaults to the account owner. */
  userId?: string | null
}

/**
 * Creates a team token. A team token can create tokens only for its own team and user. Such a token
 * has no additional scopes and no later expiry.
 * @throws AppError not_found (another team), missing_scope (exceeds the caller's scopes, or the
 * caller's token is being replaced), operator_only (for another user), validation_failed (no such
 * user, a blocked user, not a member, no team, an expiry after the caller's, too many tokens, or a
 * scope that the kind of team cannot have),
 * invalid_token (the caller's token has ended)
 */
export function createApiToken(
  db: Db,
  caller: Caller,
  input: NewApiToken,
): Promise<IssuedToken<ApiToken>> {
  const { name, type, expiresAt } = input
  const teamId = resolveTeamId(caller, input.teamId)
  return inTransaction(db, async (tx) => {
    const team = await requireVisibleTeam(tx, caller, teamId)
    refuseScopesOfOtherKind(team, input.scopes ?? [])
    const end = await lockTokensFor(tx, caller, teamId)
    refuseExcessScopes(caller, type, input.scopes ?? [])
    if (end && (!expiresAt || expiresAt > end)) {
      throw invalidInput(
        ['expiresAt'],
        'too_late',
        `is required and must be at most ${end.toISOString()}, when the token that creates it expires`,
        { time: end.toISOString() },
      )
    }
    const userId = await actingUser(tx, caller, input.userId, team)
    // Stored as an explicit list: "all read scopes" would include scopes added later, which the
    // caller does not have.
    const tokenScopes = isLimited(caller)
      ? effectiveScopes(type, input.scopes ?? [], scopesOfKind[team.kind])
      : [...new Set(input.scopes)]
    const data = { teamId, name, type, scopes: tokenScopes, expiresAt, userId }
    return issue(tx, caller, 'create_api_token', data)
  })
}

/**
 * Replaces a token by one with the same name, type, scopes and lifetime, which expires with the caller's token at the
 * latest. The old token stays valid for `overlapSeconds`. Its successor owns the records that it created.
 * @throws AppError not_found, missing_scope (exceeds the caller's scopes, or the caller's token is being replaced),
 * operator_only (acts as another user, also for the account owner), invalid_transition (already revoked, replaced or
 * expired, or a console session), validation_failed (too many tokens), invalid_token (the caller's token has ended)
 */
export function rotateApiToken(
  db: Db,
  caller: Caller,
  { id, overlapSeconds = 0 }: { id: string; overlapSeconds?: number },
): Promise<IssuedToken<ApiToken>> {
  return inTransaction(db, async (tx) => {
    const { old, end } = await lockManagedToken(tx, caller, id)
    const now = new Date()
    // The caller sees the secret of the successor, and could approve the caller's own order with it.
    if (caller.kind === 'team' && old.userId !== caller.userId) {
      throw new AppError(
        'operator_only',
        'The token acts as another user. Only that user or an operator can rotate it.',
      )
    }
    if (old.isSession) {
      throw invalidTransition(
        'console_session',
        'The token is a console session and cannot be rotated. Sign in again to open another session.',
      )
    }
    requireInForce(old, now)
    const change = { ...tokenChange, action: 'rotate_api_token' }
    await withAudit(tx, caller, change, async () => {
      const revokedAt = new Date(now.getTime() + overlapSeconds * 1000)
      return {
        before: old,
        after: await tx.apiToken.update({ where: { id }, data: { revokedAt } }),
      }
    })
    const { teamId, userId, name, type, scopes, lineageId } = old
    const ends = [endOfSuccessor(old, now), end].filter((time) => time !== null).map(Number)
    const expiresAt = ends.length > 0 ? new Date(Math.min(...ends)) : null
    const data = { teamId, userId, name, type, scopes, expiresAt, lineageId }
    return issue(tx, caller, change.action, data)
  })
}

type Validity = Pick<ApiToken, 'createdAt' | 'expiresAt' | 'revokedAt'>

/**
 * Rejects rotation of a token that has ended or is being replaced.
 * @throws AppError invalid_transition
 */
export function requireInForce({ revokedAt, expiresAt }: Validity, now: Date): void {
  if (!revokedAt && !(expiresAt && expiresAt <= now)) return
  throw invalidTransition(
    'token_not_in_force',
    'The token is revoked, replaced or expired. Only a valid token can be rotated.',
  )
}

/** Returns the expiry time of a token's successor, which has the same lifetime. Null if the token does not expire. */
export const endOfSuccessor = ({ createdAt, expiresAt }: Validity, now: Date): Date | null =>
  expiresAt && new Date(Math.min(+now + +expiresAt - +createdAt, latestEnd))

/**
 * Revokes a token immediately, even during the overlap after a rotation. A revoked token stays unchanged.
 * @throws AppError not_found, missing_scope (exceeds the caller's scopes, or the caller's token is being replaced),
 * operator_only (acts as another user, except for the account owner), invalid_token (the caller's token has ended)
 */
export function revokeApiToken(db: Db, caller: Caller, id: string): Promise<ApiToken> {
  return inTransaction(db, async (tx) => {
    const { old } = await lockManagedToken(tx, caller, id)
    const now = new Date()
    const change = { ...tokenChange, action: 'revoke_api_token' }
    claimEntry(tx, id)
    if (old.revokedAt && old.revokedAt <= now) return old
    return withAudit(tx, caller, change, async () => ({
      before: old,
      after: await tx.apiToken.update({ where: { id }, data: { revokedAt: now } }),
    }))
  })
}

/**
 * Revokes all tokens that act as a user in a team, when the user leaves it.
 * @throws AppError missing_scope (a token exceeds the caller's scopes)
 */
export async function revokeTokensOf(
  tx: Transaction,
  caller: Caller,
  { teamId, userId }: Pick<ApiToken, 'teamId' | 'userId'>,
): Promise<void> {
  const now = new Date()
  const tokens = await tx.apiToken.findMany({ where: { teamId, userId, ...validAt(now) } })
  for (const { type, scopes } of tokens) refuseExcessScopes(caller, type, scopes)
  const ids = tokens.map(({ id }) => id)
  const revoked = await tx.apiToken.updateManyAndReturn({
    where: { id: { in: ids } },
    data: { revokedAt: now },
  })
  const entries = revoked.map((after) => ({
    before: tokens.find(({ id }) => id === after.id)!,
    after,
  }))
  await writeAuditEntries(tx, caller, { ...tokenChange, action: 'revoke_api_token' }, entries)
}

/** Lists the tokens of a team, oldest first. */
export function listApiTokens(db: Db, teamId: string): Promise<ApiToken[]> {
  return db.apiToken.findMany({ where: { teamId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
}

/** Audit log settings for changes of team tokens. */
export const tokenChange = { entity: 'api_token', hidden: ['tokenHash'] }

/** Condition for tokens that are valid at `now`, including rotated tokens during their overlap. */
export const validAt = (now: Date) => ({
  AND: [
    { OR: [{ revokedAt: null }, { revokedAt: { gt: now } }] },
    { OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
  ],
})

/** Serializes changes of the tokens and members of a team. */
export function lockTokens(tx: Transaction, teamId: string): Promise<void> {
  return lockKey(tx, `tokens ${teamId}`)
}

/**
 * Locks the tokens and members of a team, and checks the caller's token again. A token revoked by a
 * concurrent transaction can then create no other token. No token is created for a user who just
 * left, and the limit of tokens holds. Every change of the tokens, members and invitations of a team
 * begins here.
 * @returns expiry time of the caller's token; null if it does not expire, and for operators
 * @throws AppError invalid_token (ended), missing_scope (being replaced, an OAuth access token, or a changed role)
 */
export async function lockTokensFor(
  tx: Transaction,
  caller: Session,
  teamId: string,
): Promise<Date | null> {
  refuseGrant(caller)
  await lockTokens(tx, teamId)
  if (caller.kind === 'operator') return null
  // Read again, because the session comes from a cache.
  const token = await tx.apiToken.findFirst({
    where: { id: caller.tokenId, ...validAt(new Date()) },
  })
  if (!token) throw invalidToken('token_not_in_force', 'The token is revoked or has expired.')
  if (token.revokedAt) {
    throw refused(
      'missing_scope',
      'token_not_in_force',
      'This token is being replaced and no longer has the scope tokens.manage. Use its successor.',
    )
  }
  const role = await findRole(tx, token)
  if (!role || !scopesOfRole(role, caller.teamKind).includes('tokens.manage'))
    throw refused(
      'missing_scope',
      'scope_of_other_role',
      "The role of the token's user no longer has the scope tokens.manage.",
      { allowed: ['tokens.manage'], name: role ?? caller.role },
    )
  return token.expiresAt
}

/**
 * Locks a token that the caller may revoke. Returns it with the expiry time of the caller's own token.
 * @throws AppError not_found, missing_scope, operator_only
 */
async function lockManagedToken(tx: Transaction, caller: Session, id: string) {
  const own = tenantOf(caller, 'ApiToken')
  const known = await tx.apiToken.findFirst({ where: { id, ...own }, select: { teamId: true } })
  if (!known) throw notFound('Token')
  const end = await lockTokensFor(tx, caller, known.teamId)
  const old = await tx.apiToken.findUniqueOrThrow({ where: { id }, include: { team: true } })
  const { team, ...token } = old
  refuseExcessScopes(caller, token.type, token.scopes)
  // Otherwise a member could take over a token that acts as another user, such as the account
  // owner.
  if (caller.kind === 'team' && ![token.userId, team.ownerId].includes(caller.userId)) {
    throw refused(
      'operator_only',
      'account_owner_only',
      'The token acts as another user. Only the account owner or an operator can do this.',
    )
  }
  return { old: token, end }
}

/**
 * Rejects OAuth clients, because a token or member that they add would outlive the grant.
 * @throws AppError missing_scope
 */
function refuseGrant(caller: Session): void {
  if (caller.kind === 'operator' || !caller.grant) return
  throw refused(
    'missing_scope',
    'scope_not_held',
    'An OAuth access token cannot change who can enter a team: its tokens, members and invitations.',
    { name: 'tokens.manage' },
  )
}

/** Rejects scopes that tokens of the team cannot have. @throws AppError validation_failed */
function refuseScopesOfOtherKind({ kind }: Team, tokenScopes: readonly string[]): void {
  const available: readonly string[] = scopesOfKind[kind]
  const at = tokenScopes.findIndex((scope) => !available.includes(scope))
  if (at < 0) return
  throw invalidInput(
    ['scopes', at],
    'scope_of_other_kind',
    `${tokenScopes[at]} is not available to ${kind.toLowerCase()} teams`,
    { allowed: tokenScopes.slice(at, at + 1), name: kind },
  )
}

type LimitedCaller = Exclude<Caller, { kind: 'operator' }>

const isLimited = (caller: Session): caller is LimitedCaller =>
  caller.kind === 'team' && caller.type !== 'full_access'

/**
 * Rejects a token that would exceed the caller's scopes. The caller sees its secret and could use
 * it.
 * @throws AppError missing_scope
 */
export function refuseExcessScopes(caller: Session, type: TokenType, tokenScopes: string[]): void {
  if (!isLimited(caller)) return
  const excessScopes = effectiveScopes(type, tokenScopes, scopesOfKind[caller.teamKind]).filter(
    (scope) => !caller.scopes.has(scope),
  )
  if (type !== 'full_access' && excessScopes.length === 0) return
  const what = type === 'full_access' ? 'full_access' : excessScopes.join(', ')
  throw refused(
    'missing_scope',
    'scope_not_held',
    `A token can grant only what it has itself, and this token does not have ${what}.`,
    { name: what },
  )
}

async function actingUser(
  db: Db,
  caller: Session,
  userId: string | null | undefined,
  team: Team,
): Promise<string> {
  if (caller.kind === 'operator') {
    if (!userId) return team.ownerId
    await requireActiveUser(db, userId)
    await requireMember(db, team.id, userId)
    return userId
  }
  if (userId && userId !== caller.userId) {
    throw new AppError(
      'operator_only',
      'Only an operator can choose the user that a token acts as.',
    )
  }
  return caller.userId
}

type Stored = Pick<ApiToken, 'teamId' | 'userId' | 'name' | 'type' | 'scopes'> & {
  expiresAt?: Date | null
  lineageId?: string
}

async function issue(
  tx: Transaction,
  caller: Caller,
  action: string,
  data: Stored,
): Promise<IssuedToken<ApiToken>> {
  const validWhere = { teamId: data.teamId, isSession: false, ...validAt(new Date()) }
  const count = await tx.apiToken.count({ where: validWhere })
  if (count >= maxTokens) {
    throw invalidInput(
      [],
      'too_many',
      `a team can have at most ${maxTokens} valid tokens, including those being replaced; revoke one first`,
      { max: maxTokens, unit: 'tokens' },
    )
  }
  return storeToken(tx, caller, action, data)
}

/** Stores a new token. The caller must have checked permissions and limits. */
export async function storeToken(
  tx: Transaction,
  actor: Actor,
  action: string,
  data: Stored & Partial<Pick<ApiToken, 'isSession' | 'signInMethod'>>,
): Promise<IssuedToken<ApiToken>> {
  const id = uuidV7()
  const { isTest } = await tx.team.findUniqueOrThrow({
    where: { id: data.teamId },
    select: { isTest: true },
  })
  const { raw, ...secretColumns } = newSecret(isTest ? 'mst_test_' : 'mst_')
  const token = await withAudit(tx, actor, { ...tokenChange, action }, async () => ({
    before: null,
    after: await tx.apiToken.create({ data: { id, lineageId: id, ...data, ...secretColumns } }),
  }))
  return { raw, token }
}

/** Generates a secret. Only the hash and the hint, the prefix and the next 4 characters, are stored. */
export function newSecret(prefix: 'mst_' | 'mst_test_' | 'mop_') {
  const raw = generateToken(prefix)
  return { raw, tokenHash: hashToken(raw), hint: raw.slice(0, prefix.length + 4) }
}
