import { z } from 'zod'
import type { ApiToken, Team } from '../../../prisma/generated/client/client.js'
import { TokenType } from '../../../prisma/generated/client/enums.js'
import { effectiveScopes, scopes } from '../../access/scope.js'
import { type Caller, invalidToken, type Session, tenantOf } from '../../access/session.js'
import { generateToken, hashToken } from '../../access/token-form.js'
import {
  AppError,
  invalidInput,
  invalidTransition,
  notFound,
  refused,
} from '../../errors/app-error.js'
import { refuses } from '../../errors/rule-issues.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { uuidV7 } from '../../values/uuid.js'
import { type Actor, claimEntry, withAudit, writeAuditEntries } from '../rules/audit.js'
import { oneLine } from '../rules/text.js'
import { future } from '../rules/time.js'
import { namedTeam, requireMember, visibleTeam } from './team.js'
import { findActiveUser } from './user.js'

/** A token and its raw text, which is shown this once and not kept. */
export interface Issued<Token> {
  raw: string
  token: Token
}

/** How many valid tokens a team can have. */
const maxTokens = 100

/** The latest date that is accepted: the end of the year 9999. */
const latestEnd = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/** Name of a token, to recognize it in a list. */
export const tokenName = oneLine

/** When a token ends. */
export const tokenExpiry = future

const scope = z.enum(scopes, {
  error: ({ input }) => `${input} is no scope; the scopes are ${scopes.join(', ')}`,
})

/** What a team's token may do: its type, and the scopes that go with it. */
export const tokenPowers = z
  .object({ type: z.enum(TokenType), scopes: z.array(scope).max(100).nullish() })
  .superRefine(({ type, scopes }, context) => {
    const issue = scopesIssue(type, scopes ?? [])
    if (issue) context.addIssue({ code: 'custom', path: ['scopes'], ...issue })
  })

function scopesIssue(type: TokenType, granted: string[]): ReturnType<typeof refuses> | undefined {
  if (type === 'full_access') {
    if (granted.length > 0) {
      const message = 'a full_access token holds every scope; leave them out'
      return refuses('scopes_not_allowed', message)
    }
  } else if (type === 'custom') {
    if (granted.length === 0) return refuses('required', 'a custom token needs at least one scope')
  } else if (effectiveScopes(type, granted).length === 0) {
    const message = `a read_only token keeps only .read and .lists of its scopes, and ${granted.join(', ')} would leave it none`
    return refuses('no_reading_scope', message)
  }
  return undefined
}

export interface NewApiToken {
  /** The caller's own team when absent. */
  teamId?: string | null
  name: string
  type: TokenType
  scopes?: string[] | null
  /** Never, when absent. */
  expiresAt?: Date | null
  /** The member it acts as, for operators to choose: the account owner when absent. */
  userId?: string | null
}

/**
 * Creates a token of a team. A team's token makes tokens for its own team and user only, none that
 * can do more than itself or outlives it.
 * @throws AppError not_found (another's team), missing_scope (more than the caller can do, or it is being
 * replaced), operator_only (for another user), validation_failed (no such user, a blocked one, no member, no team, an
 * end after the caller's, too many tokens)
 */
export function createApiToken(
  db: Db,
  caller: Caller,
  input: NewApiToken,
): Promise<Issued<ApiToken>> {
  const { name, type, expiresAt } = input
  const teamId = namedTeam(caller, input.teamId)
  return inTransaction(db, async (tx) => {
    const team = await visibleTeam(tx, caller, teamId)
    const end = await lockTokensFor(tx, caller, teamId)
    refuseBeyond(caller, type, input.scopes ?? [])
    if (end && (!expiresAt || expiresAt > end)) {
      throw invalidInput(
        ['expiresAt'],
        'too_late',
        `must be given, and at most ${end.toISOString()}: the token that makes it ends then`,
        { time: end.toISOString() },
      )
    }
    const userId = await actingUser(tx, caller, input.userId, team)
    // Stored as an explicit list: "all reading scopes" would include scopes added later, which the caller lacks.
    const granted = isLimited(caller)
      ? effectiveScopes(type, input.scopes ?? [])
      : [...new Set(input.scopes)]
    const data = { teamId, name, type, scopes: granted, expiresAt, userId }
    return issue(tx, caller, 'create_api_token', data)
  })
}

/**
 * Replaces a token by a new one of the same name, type, scopes and duration, which ends with the caller at the
 * latest. The old one stays valid for the overlap, and what it created stays its successor's.
 * @throws AppError not_found, missing_scope (it can do more than the caller, or the caller is being replaced),
 * invalid_transition (revoked, replaced or expired already), validation_failed (too many tokens)
 */
export function rotateApiToken(
  db: Db,
  caller: Caller,
  { id, overlapSeconds = 0 }: { id: string; overlapSeconds?: number },
): Promise<Issued<ApiToken>> {
  return inTransaction(db, async (tx) => {
    const { old, end } = await managedToken(tx, caller, id)
    const now = new Date()
    if (old.isSession) {
      throw invalidTransition(
        'console_session',
        'The token is a session of the console: it ends by itself, and another is opened by signing in.',
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

/** What of a token says for how long it is valid. */
type Validity = Pick<ApiToken, 'createdAt' | 'expiresAt' | 'revokedAt'>

/**
 * Refuses to replace a token that has ended, or is being replaced.
 * @throws AppError invalid_transition
 */
export function requireInForce({ revokedAt, expiresAt }: Validity, now: Date): void {
  if (!revokedAt && !(expiresAt && expiresAt <= now)) return
  throw invalidTransition(
    'token_not_in_force',
    'The token is revoked, replaced or expired; only one in force can be rotated.',
  )
}

/** When the successor of a token ends, which is valid for as long as the token was made for; null for never. */
export const endOfSuccessor = ({ createdAt, expiresAt }: Validity, now: Date): Date | null =>
  expiresAt && new Date(Math.min(+now + +expiresAt - +createdAt, latestEnd))

/**
 * Ends a token now, also one that a rotation left valid for a while. One that has ended stays as it is.
 * It asks for the rights that rotating asks for.
 * @throws AppError not_found, missing_scope (it can do more than the caller, or the caller is being replaced)
 */
export function revokeApiToken(db: Db, caller: Caller, id: string): Promise<ApiToken> {
  return inTransaction(db, async (tx) => {
    const { old } = await managedToken(tx, caller, id)
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
 * Ends what acts as a user in a team, as the user leaves it.
 * @throws AppError missing_scope (a token of theirs can do more than the caller)
 */
export async function revokeTokensOf(
  tx: Transaction,
  caller: Caller,
  { teamId, userId }: Pick<ApiToken, 'teamId' | 'userId'>,
): Promise<void> {
  const now = new Date()
  const tokens = await tx.apiToken.findMany({ where: { teamId, userId, ...validAt(now) } })
  for (const { type, scopes } of tokens) refuseBeyond(caller, type, scopes)
  const ids = tokens.map(({ id }) => id)
  const revoked = await tx.apiToken.updateManyAndReturn({
    where: { id: { in: ids } },
    data: { revokedAt: now },
  })
  const made = revoked.map((after) => ({
    before: tokens.find(({ id }) => id === after.id)!,
    after,
  }))
  await writeAuditEntries(tx, caller, { ...tokenChange, action: 'revoke_api_token' }, made)
}

/** The tokens of a team, oldest first. */
export function listApiTokens(db: Db, teamId: string): Promise<ApiToken[]> {
  return db.apiToken.findMany({ where: { teamId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
}

/** How changes of a team's tokens stand in the audit log. */
export const tokenChange = { entity: 'api_token', hidden: ['tokenHash'] }

/** The condition of tokens that are valid at a time, rotated ones in their overlap included. */
export const validAt = (now: Date) => ({
  AND: [
    { OR: [{ revokedAt: null }, { revokedAt: { gt: now } }] },
    { OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
  ],
})

/** Lets one transaction at a time change the tokens and members of a team. */
export async function lockTokens(tx: Transaction, teamId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`tokens ${teamId}`}, 0))`
}

/**
 * Lets a caller change the tokens and members of a team, one transaction at a time: so a token that was just revoked
 * creates no other, none is made for whoever just left, and the limit of tokens holds.
 * @returns when the caller's token expires; null for never, and for operators
 * @throws AppError invalid_token (it has ended), missing_scope (it is being replaced)
 */
export async function lockTokensFor(
  tx: Transaction,
  caller: Session,
  teamId: string,
): Promise<Date | null> {
  await lockTokens(tx, teamId)
  if (caller.kind === 'operator') return null
  // Read again: the session comes from a cache.
  const token = await tx.apiToken.findFirst({
    where: { id: caller.tokenId, ...validAt(new Date()) },
  })
  if (!token) throw invalidToken('token_not_in_force', 'The token is revoked or has expired.')
  if (token.revokedAt) {
    throw refused(
      'missing_scope',
      'token_not_in_force',
      'This token is being replaced and no longer holds tokens.manage; send its successor.',
    )
  }
  return token.expiresAt
}

/** A token that the caller may rotate or revoke, and when the caller's own expires. */
async function managedToken(tx: Transaction, caller: Session, id: string) {
  const own = tenantOf(caller)
  const known = await tx.apiToken.findFirst({ where: { id, ...own }, select: { teamId: true } })
  if (!known) throw notFound('Token')
  const end = await lockTokensFor(tx, caller, known.teamId)
  const old = await tx.apiToken.findUniqueOrThrow({ where: { id }, include: { team: true } })
  const { team, ...token } = old
  refuseBeyond(caller, token.type, token.scopes)
  // Otherwise a member could take over a token that acts as another user, such as the account owner.
  if (caller.kind === 'team' && ![token.userId, team.ownerId].includes(caller.userId)) {
    throw refused(
      'operator_only',
      'account_owner_only',
      'The token acts as another user: only the account owner or an operator may do this.',
    )
  }
  return { old: token, end }
}

const isLimited = (caller: Session) => caller.kind === 'team' && caller.type !== 'full_access'

/** Refuses a token that could do more than the caller, to whom its raw text is shown. */
export function refuseBeyond(caller: Session, type: TokenType, granted: string[]): void {
  if (!isLimited(caller)) return
  const beyond = effectiveScopes(type, granted).filter((scope) => !caller.scopes.has(scope))
  if (type !== 'full_access' && beyond.length === 0) return
  const what = type === 'full_access' ? 'full_access' : beyond.join(', ')
  throw refused(
    'missing_scope',
    'scope_not_held',
    `A token gives only what it holds itself, and this one does not hold ${what}.`,
    { name: what },
  )
}

async function actingUser(
  db: Db,
  caller: Session,
  chosen: string | null | undefined,
  team: Team,
): Promise<string> {
  if (caller.kind === 'operator') {
    if (!chosen) return team.ownerId
    await findActiveUser(db, chosen)
    await requireMember(db, team.id, chosen)
    return chosen
  }
  if (chosen && chosen !== caller.userId) {
    throw new AppError('operator_only', 'Only an operator chooses the user a token acts as.')
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
): Promise<Issued<ApiToken>> {
  const inForce = { teamId: data.teamId, isSession: false, ...validAt(new Date()) }
  const count = await tx.apiToken.count({ where: inForce })
  if (count >= maxTokens) {
    throw invalidInput(
      [],
      'too_many',
      `a team has at most ${maxTokens} tokens in force, those that are being replaced included; revoke one first`,
      { max: maxTokens, unit: 'tokens' },
    )
  }
  return keepNew(tx, caller, action, data)
}

/** Keeps a new token; whether there may be one is asked before. */
export async function keepNew(
  tx: Transaction,
  actor: Actor,
  action: string,
  data: Stored & { isSession?: boolean },
): Promise<Issued<ApiToken>> {
  const id = uuidV7()
  const { raw, ...stored } = newSecret('mst_')
  const token = await withAudit(tx, actor, { ...tokenChange, action }, async () => ({
    before: null,
    after: await tx.apiToken.create({ data: { id, lineageId: id, ...data, ...stored } }),
  }))
  return { raw, token }
}

/** A new secret, and what of it is kept. */
export function newSecret(prefix: 'mst_' | 'mop_') {
  const raw = generateToken(prefix)
  return { raw, tokenHash: hashToken(raw), hint: raw.slice(0, 8) }
}
