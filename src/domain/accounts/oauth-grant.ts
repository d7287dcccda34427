import { z } from 'zod'
import type { OauthGrant } from '../../../prisma/generated/client/client.js'
import { invalidInput, notFound } from '../../errors/app-error.js'
import { refuses } from '../../errors/rule-issues.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { isUrl } from '../../values/url.js'
import { type Actor, withAudit } from '../rules/audit.js'
import { trimmedText } from '../rules/text.js'
import { unknownId } from '../rules/unknown.js'
import { isBlocked } from './user.js'

const asciiPattern = /^[\x20-\x7e]*$/

/** OAuth 2.0 `client_id`. */
export const clientId = trimmedText(255)
  .refine(
    (text) => asciiPattern.test(text),
    refuses('invalid_format', 'must be printable ASCII', { expected: 'ascii' }),
  )
  .meta({ pattern: asciiPattern.source })

/** Resource indicator (RFC 8707, section 2). */
export const grantResource = z
  .string()
  .max(2_048, { error: 'must have at most 2,048 characters', abort: true })
  .refine(
    isResource,
    refuses('invalid_format', 'must be an absolute URI without a fragment', { expected: 'uri' }),
  )

function isResource(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:[^\s#\0]+$/i.test(text) && isUrl(text)
}

export interface NewGrant {
  teamId: string
  userId: string
  clientId: string
  /** Limits the grant to a profile. Null for the whole team. */
  profileId?: string | null
  sessionId?: string | null
  resource?: string | null
}

/**
 * Grants an OAuth client access for a user in a team. Returns an existing identical grant
 * unchanged.
 * @throws AppError validation_failed (no such team, user or profile of the team, or a blocked user)
 */
export async function createOauthGrant(db: Db, actor: Actor, input: NewGrant): Promise<OauthGrant> {
  const { teamId, userId, clientId } = input
  const { profileId = null, sessionId = null, resource = null } = input
  const data = { teamId, userId, clientId, profileId, sessionId, resource }
  return withAudit(
    db,
    actor,
    { action: 'create_oauth_grant', entity: 'oauth_grant' },
    async (tx) => {
      // With the lock on the user, a concurrent request finds the grant of the first.
      await tx.$queryRaw`SELECT FROM "user" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`
      await requireParties(tx, data)
      const inForce = { ...data, revokedAt: null, deletedAt: null }
      const before = await tx.oauthGrant.findFirst({ where: inForce })
      return { before, after: before ?? (await tx.oauthGrant.create({ data })) }
    },
  )
}

async function requireParties(
  tx: Transaction,
  { teamId, userId, profileId }: Pick<NewGrant, 'teamId' | 'userId' | 'profileId'>,
): Promise<void> {
  const deletedAt = null
  if (!(await tx.team.count({ where: { id: teamId, deletedAt } })))
    throw unknownId('teamId', 'a team')
  const user = await tx.user.findFirst({ where: { id: userId, deletedAt } })
  if (!user) throw unknownId('userId', 'a user')
  if (isBlocked(user)) throw invalidInput(['userId'], 'blocked', 'is a blocked user')
  if (profileId && !(await tx.profile.count({ where: { id: profileId, teamId, deletedAt } })))
    throw unknownId('profileId', 'a profile of the team')
}

/**
 * Revokes a grant. A revoked grant stays unchanged.
 * @throws AppError not_found
 */
export function revokeOauthGrant(db: Db, actor: Actor, id: string): Promise<OauthGrant> {
  return withAudit(
    db,
    actor,
    { action: 'revoke_oauth_grant', entity: 'oauth_grant' },
    async (tx) => {
      await tx.$queryRaw`SELECT FROM "oauth_grant" WHERE "id" = ${id}::uuid FOR UPDATE`
      const before = await tx.oauthGrant.findFirst({ where: { id, deletedAt: null } })
      if (!before) throw notFound('Grant')
      if (before.revokedAt) return { before, after: before }
      // The clocks of instances differ, and a grant must not end before it began.
      const revokedAt = new Date(Math.max(Date.now(), before.grantedAt.getTime()))
      return { before, after: await tx.oauthGrant.update({ where: { id }, data: { revokedAt } }) }
    },
  )
}
