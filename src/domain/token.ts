import { z } from 'zod'
import type { ApiToken, OperatorToken, Prisma } from '../../prisma/generated/client/client.js'
import { TokenType } from '../../prisma/generated/client/enums.js'
import { effectiveScopes, generateToken, hashToken, type Session, scopes } from '../auth.js'
import { AppError, invalidInput, notFound } from '../errors.js'
import { uuidV7 } from '../uuid.js'
import { future } from './moment.js'
import { slugOf } from './slug.js'
import { teamName, visibleTeam } from './team.js'
import { ensureUser, isBlocked } from './user.js'

/** A token and its raw text, which is shown this once and not kept. */
export interface Issued<Token> {
  raw: string
  token: Token
}

/** Name of a token, to recognise it in a list. */
export const tokenName = teamName

/** When a token ends. */
export const tokenExpiry = future

/** Seconds a rotated token stays valid beside its successor: 0 to 7 days. */
export const overlapSeconds = z
  .int('must be a whole number')
  .min(0, 'must not be negative')
  .max(7 * 86_400, 'must be at most 7 days, 604800 seconds')

const scope = z.enum(scopes, {
  error: ({ input }) => `${input} is no scope; the scopes are ${scopes.join(', ')}`,
})

/** What a team's token may do: its type, and the scopes that go with it. */
export const tokenPowers = z
  .object({ type: z.enum(TokenType), scopes: z.array(scope).max(100).nullish() })
  .superRefine(({ type, scopes }, context) => {
    const message = faultOfScopes(type, scopes ?? [])
    if (message) context.addIssue({ code: 'custom', path: ['scopes'], message })
  })

function faultOfScopes(type: TokenType, granted: string[]): string | undefined {
  if (type === 'full_access') {
    if (granted.length > 0) return 'a full_access token holds every scope; leave them out'
  } else if (type === 'custom') {
    if (granted.length === 0) return 'a custom token needs at least one scope'
  } else if (effectiveScopes(type, granted).length === 0) {
    return `a read_only token keeps only .read and .lists of its scopes, and ${granted.join(', ')} would leave it none`
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
  /** The user it acts as, for operators to choose: the account owner when absent. */
  userId?: string | null
}

/**
 * Creates a token of a team. A team's token makes tokens for its own team and user only, none that
 * can do more than itself.
 * @throws AppError not_found (another's team), missing_scope (more than the caller can do),
 * operator_only (for another user), validation_failed (no such user, a blocked one, no team)
 */
export async function createApiToken(
  db: Prisma.TransactionClient,
  caller: Session,
  input: NewApiToken,
): Promise<Issued<ApiToken>> {
  const { name, type, expiresAt } = input
  const teamId = input.teamId ?? caller.teamId
  if (!teamId) throw invalidInput(['input', 'teamId'], 'required', 'must name the team')
  const team = await visibleTeam(db, caller, teamId)
  refuseBeyond(caller, type, input.scopes ?? [])
  return issue(db, {
    teamId,
    name,
    type,
    // All reading scopes, asked for by a token without some later one, must not grow to that one.
    scopes: isLimited(caller) ? effectiveScopes(type, input.scopes ?? []) : distinct(input.scopes),
    expiresAt,
    userId: await actingUser(db, caller, input.userId, team.ownerId),
  })
}

/**
 * Replaces a token by a new one of the same name, type, scopes and duration. The old one stays valid
 * for the overlap, and what it created stays its successor's.
 * @throws AppError not_found, missing_scope (it can do more than the caller), invalid_transition
 * (revoked, replaced or expired already)
 */
export function rotateApiToken(
  db: Prisma.TransactionClient,
  caller: Session,
  { id, overlapSeconds = 0 }: { id: string; overlapSeconds?: number },
): Promise<Issued<ApiToken>> {
  return db.$transaction(async (tx) => {
    const old = await visibleToken(tx, caller, id)
    refuseBeyond(caller, old.type, old.scopes)
    const now = new Date()
    const inForce = { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] }
    const { count } = await tx.apiToken.updateMany({
      where: { id, ...inForce },
      data: { revokedAt: new Date(now.getTime() + overlapSeconds * 1000) },
    })
    if (count === 0) {
      throw new AppError(
        'invalid_transition',
        'The token is revoked, replaced or expired; only one in force can be rotated.',
      )
    }
    const { teamId, userId, name, type, scopes, lineageId } = old
    const expiresAt = old.expiresAt && new Date(+now + +old.expiresAt - +old.createdAt)
    return issue(tx, { teamId, userId, name, type, scopes, expiresAt, lineageId })
  })
}

/**
 * Ends a token now, also one that a rotation left valid for a while. One that has ended stays as it is.
 * @throws AppError not_found
 */
export async function revokeApiToken(
  db: Prisma.TransactionClient,
  caller: Session,
  id: string,
): Promise<ApiToken> {
  const token = await visibleToken(db, caller, id)
  const now = new Date()
  if (token.revokedAt && token.revokedAt <= now) return token
  return db.apiToken.update({ where: { id }, data: { revokedAt: now } })
}

/** The tokens of a team, oldest first. */
export function listApiTokens(db: Prisma.TransactionClient, teamId: string): Promise<ApiToken[]> {
  return db.apiToken.findMany({ where: { teamId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
}

export interface NewOperatorToken {
  name: string
  /** The operator it acts as: a user's id, or an address whose user is made when there is none; else the address follows the name. */
  operator?: { id: string } | { email: string }
  /** Never, when absent. */
  expiresAt?: Date | null
}

/**
 * Creates an operator's token.
 * @throws AppError validation_failed (no such user, a blocked one)
 */
export async function createOperatorToken(
  db: Prisma.TransactionClient,
  input: NewOperatorToken,
): Promise<Issued<OperatorToken>> {
  const { name, expiresAt } = input
  const operator = input.operator ?? { email: `${slugOf(name, 'operator')}@operators.invalid` }
  const user =
    'id' in operator
      ? await livingUser(db, operator.id)
      : await ensureUser(db, { email: operator.email, name, role: 'Operator' })
  const { raw, ...stored } = newSecret('mop_')
  const token = await db.operatorToken.create({
    data: { ...stored, name, expiresAt, userId: user.id },
  })
  return { raw, token }
}

/**
 * Ends an operator's token now; one that has ended stays as it is.
 * @throws AppError not_found
 */
export async function revokeOperatorToken(
  db: Prisma.TransactionClient,
  id: string,
): Promise<OperatorToken> {
  await db.operatorToken.updateMany({
    where: { id, revokedAt: null },
    data: { revokedAt: new Date() },
  })
  const token = await db.operatorToken.findUnique({ where: { id } })
  if (!token) throw notFound('Token')
  return token
}

async function visibleToken(db: Prisma.TransactionClient, caller: Session, id: string) {
  const own = caller.kind === 'team' ? { teamId: caller.teamId } : {}
  const token = await db.apiToken.findFirst({ where: { id, ...own } })
  if (!token) throw notFound('Token')
  return token
}

const isLimited = (caller: Session) => caller.kind === 'team' && caller.type !== 'full_access'

/** Whoever holds a token's raw text can do what it can: nobody gets more than the caller has. */
function refuseBeyond(caller: Session, type: TokenType, granted: string[]): void {
  if (!isLimited(caller)) return
  const beyond = effectiveScopes(type, granted).filter((scope) => !caller.scopes.has(scope))
  if (type !== 'full_access' && beyond.length === 0) return
  const what = type === 'full_access' ? 'full_access' : beyond.join(', ')
  throw new AppError(
    'missing_scope',
    `A token gives only what it holds itself, and this one does not hold ${what}.`,
  )
}

async function actingUser(
  db: Prisma.TransactionClient,
  caller: Session,
  chosen: string | null | undefined,
  ownerId: string,
): Promise<string> {
  if (caller.kind === 'operator') return chosen ? (await livingUser(db, chosen)).id : ownerId
  if (chosen && chosen !== caller.userId) {
    throw new AppError('operator_only', 'Only an operator chooses the user a token acts as.')
  }
  return caller.userId
}

async function livingUser(db: Prisma.TransactionClient, id: string) {
  const user = await db.user.findFirst({ where: { id, deletedAt: null } })
  if (!user) throw invalidInput(['input', 'userId'], 'unknown_id', 'there is no such user')
  if (isBlocked(user)) throw invalidInput(['input', 'userId'], 'blocked', 'the user is blocked')
  return user
}

type Stored = Pick<ApiToken, 'teamId' | 'userId' | 'name' | 'type' | 'scopes'> & {
  expiresAt?: Date | null
  lineageId?: string
}

async function issue(db: Prisma.TransactionClient, data: Stored): Promise<Issued<ApiToken>> {
  const id = uuidV7()
  const { raw, ...stored } = newSecret('mst_')
  const token = await db.apiToken.create({ data: { id, lineageId: id, ...data, ...stored } })
  return { raw, token }
}

function newSecret(prefix: 'mst_' | 'mop_') {
  const raw = generateToken(prefix)
  return { raw, tokenHash: hashToken(raw), hint: raw.slice(0, 8) }
}

const distinct = (scopes: string[] | null | undefined) => [...new Set(scopes)]
