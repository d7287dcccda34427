import { LRUCache } from 'lru-cache'
import type { PrismaClient } from '../../../prisma/generated/client/client.js'
import { scopesOfRole } from '../../access/role.js'
import { effectiveScopes } from '../../access/scope.js'
import {
  invalidToken,
  type OauthResource,
  type Session,
  unauthenticated,
} from '../../access/session.js'
import { hashToken, isWellFormed } from '../../access/token-form.js'
import { accessTokenHash, endedGrants, findOauthSession } from './oauth-session.js'
import { roleOfToken } from './operator-token.js'
import { roleIn, withMemberships } from './role.js'
import { type Block, blockedWhere, isBlocked } from './user.js'

/**
 * Returns the IDs of the tokens and OAuth grants that are no longer valid. These are revoked and
 * expired tokens, and tokens of archived teams and of deleted or blocked users. Sessions end when
 * their team requires SSO.
 */
export async function endedTokens(prisma: PrismaClient, ids: string[]): Promise<Set<string>> {
  const now = new Date()
  const over = [
    { revokedAt: { lte: now } },
    { expiresAt: { lte: now } },
    { user: { OR: [blockedWhere(now), { deletedAt: { not: null } }] } },
  ]
  const overInTeam = [
    { team: { deletedAt: { not: null } } },
    { isSession: true, signInMethod: { not: 'SSO' as const }, team: { ssoRequired: true } },
  ]
  const [grants, ...endedSessions] = await Promise.all([
    endedGrants(prisma, ids),
    prisma.apiToken.findMany({
      where: { id: { in: ids }, OR: [...over, ...overInTeam] },
      select: { id: true },
    }),
    prisma.operatorToken.findMany({ where: { id: { in: ids }, OR: over }, select: { id: true } }),
  ])
  return new Set([...grants, ...endedSessions.flat().map(({ id }) => id)])
}

const standing = { blockedAt: true, blockedUntil: true, deletedAt: true } as const

/** Rejects a deleted or blocked user. @throws AppError invalid_token */
export function refuseWithoutUser(user: Block & { deletedAt: Date | null }): void {
  if (user.deletedAt)
    throw invalidToken('user_deleted', 'The user that the token acts as is deleted.')
  if (!isBlocked(user)) return
  const time = user.blockedUntil?.toISOString()
  const until = time ? ` until ${time}` : ''
  throw invalidToken('user_blocked', `The user that the token acts as is blocked${until}.`, {
    ...(time && { time }),
  })
}

// A revoked token must be rejected, and a changed role take effect, on every instance within a second. The cache
// lifetime is shorter than that.
const trustedForMs = 800
const lastUsedEveryMs = 60_000

/** Looks up bearer tokens through a short-lived cache, and records when each was last used. */
export class Authenticator {
  readonly #prisma: PrismaClient
  readonly #sessions = new LRUCache<string, { session: Session; expiresAt: number }>({
    max: 10_000,
    ttl: trustedForMs,
  })
  readonly #pending = new Map<string, Promise<{ session: Session; expiresAt: number } | null>>()
  readonly #lastUsed = new LRUCache<string, number>({ max: 10_000 })

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma
  }

  /**
   * Returns the cached session of an `Authorization` header, or undefined if it must be looked up.
   */
  known(authorization: string | undefined, resource: OauthResource = 'api'): Session | undefined {
    if (!authorization?.startsWith('Bearer ')) return undefined
    const found = this.#sessions.get(authorization.slice(7))
    if (!found || found.expiresAt <= Date.now()) return undefined
    if (!isFor(found.session, resource)) return undefined
    this.#noteUse(found.session)
    return found.session
  }

  /**
   * Returns the session of an `Authorization` header.
   * @param resource interface that is called. An OAuth access token is valid for one.
   * @throws AppError unauthenticated (no header), invalid_token (malformed, unknown, expired or
   * revoked, of a blocked or deleted user, for another interface, or a session in a team that requires SSO)
   */
  async authenticate(
    authorization: string | undefined,
    resource: OauthResource = 'api',
  ): Promise<Session> {
    if (!authorization) throw unauthenticated()
    const token = /^Bearer +(\S+) *$/i.exec(authorization)?.[1]
    if (!token)
      throw invalidToken(
        'token_malformed',
        'The Authorization header is not of the form: Bearer <API_TOKEN>.',
      )
    if (!isWellFormed(token))
      throw invalidToken(
        'token_malformed',
        'The token is mistyped or truncated: its checksum does not match.',
      )
    const found = this.#sessions.get(token) ?? (await this.#lookUpOnce(token))
    if (!found) {
      throw invalidToken('token_not_in_force', 'The token is unknown, revoked or replaced.')
    }
    if (found.expiresAt <= Date.now()) {
      throw invalidToken('token_expired', 'The token has expired.')
    }
    if (!isFor(found.session, resource)) {
      throw invalidToken('wrong_resource', 'The token was issued for another resource.')
    }
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
    const found = token.startsWith('mat_')
      ? await this.#oauth(token)
      : token.startsWith('mop_')
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
      lineageId: row.lineageId ?? row.id,
      userId: row.userId,
      type: row.type,
      role: roleOfToken(row),
      scopes: new Set(effectiveScopes(row.type, [])),
      proPricing: true,
    }
    return { session, expiresAt: endOf(row) }
  }

  async #team(tokenHash: Uint8Array<ArrayBuffer>) {
    const row = await this.#prisma.apiToken.findUnique({
      where: { tokenHash },
      include: {
        team: {
          select: {
            ...{ kind: true, isTest: true, proPricingEnabled: true, deletedAt: true },
            ssoRequired: true,
          },
        },
        user: { select: { ...standing, ...withMemberships } },
      },
    })
    if (!row || row.team.deletedAt || (row.revokedAt && row.revokedAt <= new Date())) return null
    refuseWithoutUser(row.user)
    if (row.isSession && row.team.ssoRequired && row.signInMethod !== 'SSO')
      throw invalidToken('sso_required', 'The team requires single sign-on. Sign in by SSO.')
    const role = roleIn(row.user, row.teamId)
    if (!role) return null
    const session: Session = {
      kind: 'team',
      tokenId: row.id,
      lineageId: row.lineageId,
      teamId: row.teamId,
      teamKind: row.team.kind,
      isTest: row.team.isTest,
      role,
      userId: row.userId,
      type: row.type,
      scopes: new Set(effectiveScopes(row.type, row.scopes, scopesOfRole(role, row.team.kind))),
      proPricing: row.team.proPricingEnabled,
      isConsole: row.isSession,
      isSso: row.signInMethod === 'SSO',
    }
    return { session, expiresAt: endOf(row) }
  }

  async #oauth(token: string) {
    const found = await findOauthSession(this.#prisma, accessTokenHash(token))
    if (!found) return null
    refuseWithoutUser(found.user)
    return found
  }

  #noteUse(session: Session) {
    const now = Date.now()
    if ((this.#lastUsed.get(session.tokenId) ?? 0) > now - lastUsedEveryMs) return
    this.#lastUsed.set(session.tokenId, now)
    const note = { where: { id: session.tokenId }, data: { lastUsedAt: new Date(now) } }
    const write =
      session.kind === 'operator'
        ? this.#prisma.operatorToken.updateMany(note)
        : session.grant
          ? this.#prisma.oauthGrant.updateMany(note)
          : this.#prisma.apiToken.updateMany(note)
    // After an error, the next use of the token retries.
    write.catch(() => this.#lastUsed.delete(session.tokenId))
  }
}

const isFor = (session: Session, resource: OauthResource): boolean =>
  session.kind === 'operator' || !session.grant || session.grant.resource === resource

/**
 * Returns the earlier of expiry and revocation in epoch milliseconds, or Infinity. A token that is
 * being replaced has a revocation time in the future.
 */
function endOf({ expiresAt, revokedAt }: Record<'expiresAt' | 'revokedAt', Date | null>): number {
  const ends = [expiresAt, revokedAt].filter((date) => date !== null).map(Number)
  return Math.min(Number.POSITIVE_INFINITY, ...ends)
}
