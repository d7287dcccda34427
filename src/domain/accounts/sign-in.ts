/** Emailed single-use links that open the console for members of teams. */
import type { ApiToken, SingleUseLink, User } from '../../../prisma/generated/client/client.js'
import type { Language } from '../../../prisma/generated/client/enums.js'
import type { Env } from '../../config/env.js'
import { notFound } from '../../errors/app-error.js'
import { addJob, type Job, type JobServices } from '../../jobs/queue.js'
import { type Db, inTransaction, type MarketClient } from '../../postgres/transaction.js'
import { minuteMs } from '../../values/units.js'
import { notify } from '../integration/notification.js'
import { withAudit } from '../rules/audit.js'
import { noteAddress } from './invitation.js'
import { makeLink, type OpenedLink, redeemLink, requireLink, signLink } from './link.js'
import { openSession, userTeamsWhere } from './session.js'
import type { SessionClient } from './session-client.js'
import type { IssuedToken } from './token.js'
import { isBlocked } from './user.js'

/** Lifetime of a link, in minutes. */
const linkMinutes = 15
/**
 * No other link is sent while an unused link is younger than this, in minutes. This limits
 * the emails caused by repeated requests and by requests of others.
 */
const pauseMinutes = 5

const purpose = 'SIGN_IN'

export interface SignInRequest {
  email: string
  /** Language of the page on which the link was requested. */
  language: Language
  requestId: string
}

/**
 * Queues a sign-in link for an address. A job checks whether the address may sign in, so the
 * response and its timing are the same for every address.
 */
export function requestSignIn(db: Db, request: SignInRequest): Promise<void> {
  return addJob(db, sendSignInLink.name, request, { key: `sign in ${request.email}` })
}

/** Sends the sign-in link, if the address belongs to a member of a team. */
export const sendSignInLink: Job<unknown, JobServices> = {
  name: 'send_sign_in_link',
  // `requestSignIn` queues this payload.
  run: (request, { prisma }) => sendLink(prisma, request as SignInRequest),
}

async function sendLink(
  prisma: MarketClient,
  { email, language, requestId }: SignInRequest,
): Promise<void> {
  await inTransaction(prisma, async (tx) => {
    const [lockedUser] = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM "user" WHERE lower(email) = ${email} AND email NOT LIKE '%.invalid' FOR NO KEY UPDATE`
    const user = lockedUser && (await tx.user.findUnique({ where: { id: lockedUser.id } }))
    if (!user || (await teamsFor(tx, user)).length === 0) return
    const subject = { purpose, subjectId: user.id } as const
    const before = await tx.singleUseLink.findUnique({ where: { purpose_subjectId: subject } })
    const since = new Date(Date.now() - pauseMinutes * minuteMs)
    if (before && !before.usedAt && before.createdAt > since) return
    const expiresAt = new Date(Date.now() + linkMinutes * minuteMs)
    const change = { action: 'send_sign_in_link', entity: 'single_use_link' }
    await withAudit(tx, { userId: '', requestId }, change, async () => ({
      before: null,
      after: await makeLink(tx, subject, expiresAt),
    }))
    await notify(tx, { kind: purpose, entity: 'user', entityId: user.id, details: { language } })
  })
}

/**
 * Lists the teams in which a user can sign in by email, ordered by name. Empty for a deleted or blocked
 * user.
 */
async function teamsFor(db: Db, user: User): Promise<{ id: string; name: string }[]> {
  if (user.deletedAt || isBlocked(user)) return []
  return db.team.findMany({
    where: userTeamsWhere(user.id, 'EMAIL_LINK'),
    select: { id: true, name: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })
}

/** Finds the usable link of a user. Null if the user has no such link. */
export function openSignInLink(db: Db, userId: string): Promise<SingleUseLink | null> {
  return db.singleUseLink.findFirst({
    where: { purpose, subjectId: userId, usedAt: null, expiresAt: { gt: new Date() } },
  })
}

/** Returns the signed URL of the sign-in page. */
export function signInUrl(env: Pick<Env, 'publicUrl' | 'secretKey'>, linkId: string): string {
  return `${env.publicUrl}/console/sign-in/${linkId}?signature=${signLink(env.secretKey, purpose, linkId)}`
}

/** Sign-in link as shown on its page. */
export interface ShownSignIn {
  state: 'open' | 'used' | 'expired'
  email: string
  language: Language | null
  teams: { id: string; name: string }[]
}

/**
 * Finds the user and the teams of a link.
 * @throws AppError invalid_signature, not_found (superseded, or the user is no longer a member of a
 * team)
 */
export async function requireSignIn(
  db: Db,
  secretKey: string,
  openedLink: OpenedLink,
): Promise<ShownSignIn> {
  const { usedAt, expiresAt, subjectId } = await requireLink(db, secretKey, purpose, openedLink)
  const user = await db.user.findUnique({ where: { id: subjectId } })
  const teams = user ? await teamsFor(db, user) : []
  if (!user || teams.length === 0) throw notFound('Link')
  const state = usedAt ? 'used' : expiresAt <= new Date() ? 'expired' : 'open'
  return { state, email: user.email, language: user.language, teams }
}

/**
 * Marks a link as used and opens a session of its user in a team.
 * @throws AppError invalid_signature, not_found (used, expired or superseded, or the user is not a
 * member of the team)
 */
export function signInByLink(
  db: Db,
  secretKey: string,
  { requestId, ...openedLink }: OpenedLink & { requestId: string },
  teamId: string,
  client?: SessionClient,
): Promise<IssuedToken<ApiToken>> {
  return inTransaction(db, async (tx) => {
    const link = await requireLink(tx, secretKey, purpose, openedLink)
    await redeemLink(tx, link)
    const user = await tx.user.findUniqueOrThrow({ where: { id: link.subjectId } })
    if (!(await teamsFor(tx, user)).some(({ id }) => id === teamId)) throw notFound('Team')
    const actor = { kind: 'team', userId: user.id, requestId } as const
    if (tx.market.sendsEmail) await noteAddress(tx, actor, user, null)
    return openSession(tx, actor, teamId, 'EMAIL_LINK', client)
  })
}
