import { createHash } from 'node:crypto'
import type { OauthGrant, Prisma, PrismaClient } from '../../../prisma/generated/client/client.js'
import type { OauthResource, Session } from '../../access/session.js'
import { heldScopes } from './oauth-grant.js'
import { roleIn, withMemberships } from './role.js'
import { type Block, isBlocked } from './user.js'

/** Hash under which an artifact is stored. */
export function artifactHash(kind: string, id: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(createHash('sha256').update(`${kind} ${id}`).digest())
}

export const accessTokenHash = (token: string) => artifactHash('AccessToken', token)

/** Properties of an access token's payload that a session needs. */
interface AccessToken {
  scope?: string
  extra?: { resource?: OauthResource }
}

/** Session of an access token, with its end in milliseconds and its user. */
export interface OauthSession {
  session: Session
  expiresAt: number
  user: Block & { deletedAt: Date | null }
}

type Tables = Pick<PrismaClient, 'apiToken' | 'oauthArtifact' | 'oauthGrant'>

const withParties = {
  team: { select: { kind: true, isTest: true, proPricingEnabled: true, deletedAt: true } },
  user: { select: { blockedAt: true, blockedUntil: true, deletedAt: true, ...withMemberships } },
  profile: { select: { deletedAt: true } },
} satisfies Prisma.OauthGrantInclude

type GrantWithParties = Prisma.OauthGrantGetPayload<{ include: typeof withParties }>

/** Reads the session of an access token. Null if the token does not exist, or its grant has ended. */
export async function findOauthSession(
  db: Tables,
  hash: Uint8Array<ArrayBuffer>,
): Promise<OauthSession | null> {
  const token = await db.oauthArtifact.findUnique({
    where: { hash },
    include: { grant: { include: withParties } },
  })
  const grant = token?.grant
  if (!grant) return null
  const apiTokens = await apiTokensOf(db, [grant])
  if (hasEnded(grant, apiTokens)) return null
  const role = roleIn(grant.user, grant.teamId)
  if (!role) return null
  const { team, profileId } = grant
  const { scope = '', extra } = token.payload as AccessToken
  const granted = scope.split(' ').filter((name) => grant.scopes.includes(name))
  const scopes = heldScopes(role, team.kind, profileId).filter((name) => granted.includes(name))
  return {
    session: {
      kind: 'team',
      // All tokens of a grant share its limits and the records that they created.
      tokenId: grant.id,
      lineageId: grant.id,
      teamId: grant.teamId,
      teamKind: team.kind,
      role,
      isTest: team.isTest,
      userId: grant.userId,
      type: 'custom',
      scopes: new Set(scopes),
      proPricing: team.proPricingEnabled,
      grant: {
        id: grant.id,
        clientId: grant.clientId,
        clientName: grant.clientName,
        resource: extra?.resource ?? 'api',
        profileId,
        isByApiToken: apiTokenOf(grant, apiTokens) !== undefined,
      },
    },
    expiresAt: token.expiresAt.getTime(),
    user: grant.user,
  }
}

/** Finds a grant. Null if it has ended. */
export async function findGrantInForce(db: Tables, id: string): Promise<OauthGrant | null> {
  const grant = await db.oauthGrant.findUnique({ where: { id }, include: withParties })
  return grant && !hasEnded(grant, await apiTokensOf(db, [grant])) ? grant : null
}

/** Returns the IDs of the grants that have ended, whose user is blocked, or that have no valid access token. */
export async function endedGrants(db: Tables, ids: string[]): Promise<Set<string>> {
  const valid = { kind: 'AccessToken', expiresAt: { gt: new Date() } }
  const grants = await db.oauthGrant.findMany({
    where: { id: { in: ids } },
    include: { ...withParties, artifacts: { where: valid, select: { hash: true }, take: 1 } },
  })
  const apiTokens = await apiTokensOf(db, grants)
  const ended = grants.filter(
    (grant) =>
      hasEnded(grant, apiTokens) ||
      grant.user.deletedAt ||
      isBlocked(grant.user) ||
      grant.artifacts.length === 0,
  )
  return new Set(ended.map(({ id }) => id))
}

/** API tokens by ID, each with whether it is valid. */
type ApiTokens = ReadonlyMap<string, { isValid: boolean }>

/** Reads the API tokens with which users consented to grants. Console sessions are not API tokens. */
async function apiTokensOf(
  db: Tables,
  grants: readonly Pick<OauthGrant, 'sessionId'>[],
): Promise<ApiTokens> {
  const ids = grants.flatMap(({ sessionId }) => sessionId ?? [])
  if (ids.length === 0) return new Map()
  const tokens = await db.apiToken.findMany({
    where: { id: { in: ids }, isSession: false },
    select: { id: true, revokedAt: true, expiresAt: true },
  })
  const now = new Date()
  const isPast = (time: Date | null) => time !== null && time <= now
  return new Map(
    tokens.map(({ id, revokedAt, expiresAt }) => {
      return [id, { isValid: !isPast(revokedAt) && !isPast(expiresAt) }]
    }),
  )
}

const apiTokenOf = ({ sessionId }: Pick<OauthGrant, 'sessionId'>, apiTokens: ApiTokens) =>
  sessionId ? apiTokens.get(sessionId) : undefined

/**
 * Whether a grant has ended: it is revoked, its team or profile is archived, or the API token with which the user
 * consented is no longer valid. A successor by rotation does not count, because a token that is replaced may have leaked.
 * A grant does not depend on a console session.
 */
function hasEnded(grant: GrantWithParties, apiTokens: ApiTokens): boolean {
  const { revokedAt, deletedAt, team, profile } = grant
  if (revokedAt || deletedAt || team.deletedAt || profile?.deletedAt) return true
  return apiTokenOf(grant, apiTokens)?.isValid === false
}
