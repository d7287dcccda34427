import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { PrismaClient } from '../prisma/generated/client/client.js'
import type { TokenType } from '../prisma/generated/client/enums.js'
import { type Block, blocked, isBlocked } from './domain/user.js'
import { AppError } from './errors.js'

/** Every scope a token can hold, as the specification's scope map names them, and those of section 5 of the design. */
export const scopes = [
  'outlets.lists',
  'outlets.read',
  'products.read',
  'orders.lists',
  'orders.read',
  'orders.create',
  'teams.read',
  'teams.update',
  'profiles.create',
  'profiles.update',
  'profiles.lists',
  'campaigns.lists',
  'campaigns.read',
  'campaigns.create',
  'campaigns.update',
  'articles.lists',
  'articles.read',
  'articles.create',
  'articles.update',
  'articles.delete',
  'files.lists',
  'files.read',
  'files.create',
  'files.update',
  'files.delete',
  'folders.lists',
  'folders.create',
  'folders.update',
  'folders.delete',
  'tags.lists',
  'outlet_disclaimers.lists',
  'webhooks.lists',
  'webhooks.read',
  'webhooks.create',
  'webhooks.update',
  'webhooks.delete',
  'tokens.manage',
] as const

export type Scope = (typeof scopes)[number]

const isReading = (scope: string) => scope.endsWith('.read') || scope.endsWith('.lists')

/** Who is calling: a team's token, or an operator's. `scopes` are the effective ones. */
export interface Session {
  kind: 'team' | 'operator'
  tokenId: string
  /** First token of the chain of rotations; what a token created stays its successor's. */
  lineageId: string
  /** Empty for an operator. */
  teamId: string
  /** The user the token acts as. */
  userId: string
  type: TokenType
  scopes: ReadonlySet<string>
  proPricing: boolean
}

/** A caller and the id of the request; without one where there is none, as on the command line. */
export type Caller = Session & { requestId?: string }

/** The scopes a token really has: all for full_access, only the reading ones for read_only. */
export function effectiveScopes(type: TokenType, granted: string[]): Scope[] {
  if (type === 'full_access') return [...scopes]
  if (type === 'custom') return scopes.filter((scope) => granted.includes(scope))
  return scopes.filter(
    (scope) => isReading(scope) && (granted.length === 0 || granted.includes(scope)),
  )
}

/** The digits of tokens. */
export const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/**
 * A raw token: prefix, 40 random base62 characters, and 6 of their CRC32, so that a typo is told
 * without a look-up and scanners recognise a leaked one.
 */
export function generateToken(prefix: 'mst_' | 'mop_'): string {
  const body = prefix + Array.from({ length: 40 }, () => base62[randomInt(62)]).join('')
  return withChecksum(body)
}

/** A token's text from what stands before its check sum. */
export function withChecksum(body: string): string {
  return body + checksum(body)
}

function checksum(body: string): string {
  let rest = crc32(body)
  let text = ''
  for (let i = 0; i < 6; i++) {
    text = base62[rest % 62] + text
    rest = Math.floor(rest / 62)
  }
  return text
}

/** Whether a text has the form and the check sum of a token. */
export function isWellFormed(token: string): boolean {
  return (
    /^(mst|mop)_[0-9A-Za-z]{46}$/.test(token) && checksum(token.slice(0, -6)) === token.slice(-6)
  )
}

/** What is stored of a token, and looked up by. */
export function hashToken(token: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(createHash('sha256').update(token).digest())
}

/**
 * Refuses a caller who cannot change anything: what opens a payment or a list to whoever has it is not shown to readers.
 * @throws AppError read_only_token
 */
export function requireWriter(session: Session, what: string): void {
  if (session.type !== 'read_only' && [...session.scopes].some((scope) => !isReading(scope))) return
  throw new AppError(
    'read_only_token',
    `Only a token that may write is shown ${what}: whoever has it needs no token.`,
  )
}

/** Refuses a caller who holds none of `anyOf`; the error names the scope that is missing. */
export function requireScope(
  session: Session | null,
  anyOf: readonly string[],
): asserts session is Session {
  if (!session) throw unauthenticated()
  if (session.kind === 'operator' || anyOf.length === 0) return
  if (anyOf.some((scope) => session.scopes.has(scope))) return
  if (session.type === 'read_only' && !anyOf.some(isReading)) {
    throw new AppError(
      'read_only_token',
      `This token is read_only and cannot use ${anyOf.join(' or ')}.`,
    )
  }
  throw new AppError(
    'missing_scope',
    `This needs the scope ${anyOf.join(' or ')}, which the token does not hold.`,
  )
}

/** The condition that leaves a caller what it can see of team-owned rows: a team its own, an operator all. */
export function tenantOf({ kind, teamId }: Session): { teamId?: string } {
  return kind === 'operator' ? {} : { teamId }
}

export function unauthenticated(): AppError {
  return new AppError('unauthenticated', 'Send a token: Authorization: Bearer <API_TOKEN>.', {
    headers: { 'www-authenticate': 'Bearer realm="masthead"' },
  })
}

/** Refuses a token that was sent, and says why. */
export function invalidToken(why: string): AppError {
  return new AppError('invalid_token', why, {
    headers: { 'www-authenticate': `Bearer realm="masthead", error="invalid_token"` },
  })
}

/** Which of these tokens, of teams or operators, are no longer valid: revoked, expired, of a deleted team, a deleted user or a blocked one. */
export async function endedTokens(prisma: PrismaClient, ids: string[]): Promise<Set<string>> {
  const now = new Date()
  const over = [
    { revokedAt: { lte: now } },
    { expiresAt: { lte: now } },
    { user: { OR: [blocked(now), { deletedAt: { not: null } }] } },
  ]
  const ended = await Promise.all([
    prisma.apiToken.findMany({
      where: { id: { in: ids }, OR: [...over, { team: { deletedAt: { not: null } } }] },
      select: { id: true },
    }),
    prisma.operatorToken.findMany({ where: { id: { in: ids }, OR: over }, select: { id: true } }),
  ])
  return new Set(ended.flat().map(({ id }) => id))
}

const standing = { blockedAt: true, blockedUntil: true, deletedAt: true } as const

function refuseWithoutUser(user: Block & { deletedAt: Date | null }): void {
  if (user.deletedAt) throw invalidToken('The user that the token acts as is deleted.')
  if (!isBlocked(user)) return
  const until = user.blockedUntil ? ` until ${user.blockedUntil.toISOString()}` : ''
  throw invalidToken(`The user that the token acts as is blocked${until}.`)
}

// A revoked token must fail within a second on every instance, so a look-up is trusted for less.
const trustedFor = 800
const lastUsedEvery = 60_000

/** Looks bearer tokens up, with a short-lived cache, and notes when each was last used. */
export class Authenticator {
  readonly #prisma: PrismaClient
  readonly #sessions = new LRUCache<string, { session: Session; expiresAt: number }>({
    max: 10_000,
    ttl: trustedFor,
  })
  readonly #pending = new Map<string, Promise<{ session: Session; expiresAt: number } | null>>()
  readonly #lastUsed = new LRUCache<string, number>({ max: 10_000 })

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma
  }

  /** The session of a header that was looked up a moment ago; undefined when it has to be now. */
  known(authorization: string | undefined): Session | undefined {
    if (!authorization?.startsWith('Bearer ')) return undefined
    const found = this.#sessions.get(authorization.slice(7))
    if (!found || found.expiresAt <= Date.now()) return undefined
    this.#noteUse(found.session)
    return found.session
  }

  /**
   * The session of an `Authorization` header.
   * @throws AppError unauthenticated (none sent), invalid_token (malformed, unknown, expired, revoked, of a blocked or deleted user)
   */
  async authenticate(authorization: string | undefined): Promise<Session> {
    if (!authorization) throw unauthenticated()
    const token = /^Bearer +(\S+) *$/i.exec(authorization)?.[1]
    if (!token)
      throw invalidToken('The Authorization header is not of the form: Bearer <API_TOKEN>.')
    if (!isWellFormed(token))
      throw invalidToken('The token is mistyped or cut off: its check sum does not match.')
    const found = this.#sessions.get(token) ?? (await this.#lookUpOnce(token))
    if (!found) throw invalidToken('The token is unknown, revoked or replaced.')
    if (found.expiresAt <= Date.now()) throw invalidToken('The token has expired.')
    this.#noteUse(found.session)
    return found.session
  }

  #lookUpOnce(token: string) {
    let pending = this.#pending.get(token)
    if (!pending) {
      pending = this.#lookUp(token).finally(() => this.#pending.delete(token))
      this.#pending.set(token, pending)
    }
    return pending
  }

  async #lookUp(token: string): Promise<{ session: Session; expiresAt: number } | null> {
    const tokenHash = hashToken(token)
    const found = token.startsWith('mop_')
      ? await this.#operator(tokenHash)
      : await this.#team(tokenHash)
    if (found) this.#sessions.set(token, found)
    return found
  }

  async #operator(tokenHash: Uint8Array<ArrayBuffer>) {
    const row = await this.#prisma.operatorToken.findUnique({
      where: { tokenHash },
      include: { user: { select: standing } },
    })
    if (!row || (row.revokedAt && row.revokedAt <= new Date())) return null
    refuseWithoutUser(row.user)
    const session: Session = {
      kind: 'operator',
      tokenId: row.id,
      lineageId: row.id,
      teamId: '',
      userId: row.userId,
      type: 'full_access',
      scopes: new Set(scopes),
      proPricing: true,
    }
    return { session, expiresAt: row.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY }
  }

  async #team(tokenHash: Uint8Array<ArrayBuffer>) {
    const row = await this.#prisma.apiToken.findUnique({
      where: { tokenHash },
      include: {
        team: { select: { proPricingEnabled: true, deletedAt: true } },
        user: { select: standing },
      },
    })
    if (!row || row.team.deletedAt || (row.revokedAt && row.revokedAt <= new Date())) return null
    refuseWithoutUser(row.user)
    const session: Session = {
      kind: 'team',
      tokenId: row.id,
      lineageId: row.lineageId,
      teamId: row.teamId,
      userId: row.userId,
      type: row.type,
      scopes: new Set(effectiveScopes(row.type, row.scopes)),
      proPricing: row.team.proPricingEnabled,
    }
    const ends = [row.expiresAt, row.revokedAt]
      .filter((date) => date !== null)
      .map((date) => date.getTime())
    return { session, expiresAt: Math.min(Number.POSITIVE_INFINITY, ...ends) }
  }

  #noteUse(session: Session) {
    const now = Date.now()
    if ((this.#lastUsed.get(session.tokenId) ?? 0) > now - lastUsedEvery) return
    this.#lastUsed.set(session.tokenId, now)
    const note = { where: { id: session.tokenId }, data: { lastUsedAt: new Date(now) } }
    const write =
      session.kind === 'operator'
        ? this.#prisma.operatorToken.updateMany(note)
        : this.#prisma.apiToken.updateMany(note)
    // A note that is lost is made again with the next use.
    write.catch(() => this.#lastUsed.delete(session.tokenId))
  }
}
