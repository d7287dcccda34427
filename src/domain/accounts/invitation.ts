import type { Prisma, TeamInvitation, User } from '../../../prisma/generated/client/client.js'
import type { Language } from '../../../prisma/generated/client/enums.js'
import { type Caller, tenantOf } from '../../access/session.js'
import type { Env } from '../../config/env.js'
import { invalidInput, invalidTransition, notFound } from '../../errors/app-error.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { notify } from '../integration/notice.js'
import { type Actor, withAudit } from '../rules/audit.js'
import { oneLine } from '../rules/text.js'
import { endLink, findLink, makeLink, type OpenedLink, redeemLink, signLink } from './link.js'
import { memberScopes } from './session.js'
import { namedTeam, visibleTeam } from './team.js'
import { joinTeam } from './team-member.js'
import { lockTokensFor, refuseBeyond } from './token.js'
import { ensureUser, isBlocked } from './user.js'

/** For how many days an invitation can be accepted. */
export const invitationDays = 7
/** Invitation emails that a team sends within a day, resends included: their recipients did not ask for them. */
const maxEmailsPerTeam = 100
/** Emails that an address is sent within a day, over all its invitations to a team. */
const maxEmailsPerAddress = 5
/** Time between two invitations of an address to a team. */
const resendAfterMs = 60_000

const purpose = 'TEAM_INVITATION'
const entity = 'team_invitation'

/** An invitation that was just sent. */
export interface SentInvitation {
  invitation: TeamInvitation
  linkId: string
}

export interface NewInvitation {
  /** The caller's own team when absent. */
  teamId?: string | null
  email: string
  /** In which language the mail is; the invited person's own, else English, when absent. */
  language?: Language | null
}

/**
 * Invites somebody to a team by mail.
 * @throws AppError not_found (another's team), missing_scope (the caller is being replaced, or
 * holds less than a member may do), validation_failed (no team, a
 * member, an address that has an open invitation or was invited within a minute, too many emails a day)
 */
export function inviteTeamMember(
  db: Db,
  caller: Caller,
  { email, language = null, ...named }: NewInvitation,
): Promise<SentInvitation> {
  const teamId = namedTeam(caller, named.teamId)
  return inTransaction(db, async (tx) => {
    await visibleTeam(tx, caller, teamId)
    await lockTokensFor(tx, caller, teamId)
    // A member may sign in by mail, and a token gives only what it holds.
    refuseBeyond(caller, 'custom', [...memberScopes])
    const isMember = { email, memberships: { some: { teamId, deletedAt: null } } }
    if ((await tx.user.count({ where: isMember })) > 0) {
      throw invalidInput(['email'], 'member', 'is the address of a member of the team')
    }
    const open = { teamId, email, acceptedAt: null, withdrawnAt: null }
    if ((await tx.teamInvitation.count({ where: open })) > 0) {
      throw invalidInput(['email'], 'invited', 'is invited already; send that invitation again')
    }
    const sent = { teamId, email, lastSentAt: { gt: new Date(Date.now() - resendAfterMs) } }
    if ((await tx.teamInvitation.count({ where: sent })) > 0) {
      const message = 'was invited less than a minute ago; invite it again later'
      throw invalidInput(['email'], 'too_soon', message)
    }
    await requireEmailAllowance(tx, { teamId, email })
    const expiresAt = endOfNew()
    const data = { teamId, email, language, expiresAt, invitedById: caller.userId }
    const invitation = await withAudit(
      tx,
      caller,
      { action: 'invite_team_member', entity },
      async () => ({
        before: null,
        after: await tx.teamInvitation.create({ data }),
      }),
    )
    return send(tx, caller, invitation)
  })
}

/**
 * Sends an invitation again, with another link and a new end; the earlier link works no more.
 * @throws AppError not_found, invalid_transition (accepted, withdrawn, or sent within a minute), validation_failed (too
 * many emails a day)
 */
export function resendTeamInvitation(db: Db, caller: Caller, id: string): Promise<SentInvitation> {
  return inTransaction(db, async (tx) => {
    const before = await managedInvitation(tx, caller, id)
    if (before.lastSentAt > new Date(Date.now() - resendAfterMs)) {
      throw invalidTransition(
        'too_soon',
        'The invitation was sent less than a minute ago; send it again later.',
      )
    }
    await requireEmailAllowance(tx, before)
    const change = { action: 'resend_team_invitation', entity }
    const sent = { expiresAt: endOfNew(), sentCount: { increment: 1 }, lastSentAt: new Date() }
    const invitation = await withAudit(tx, caller, change, async () => ({
      before,
      after: await tx.teamInvitation.update({ where: { id }, data: sent }),
    }))
    return send(tx, caller, invitation)
  })
}

/**
 * Takes an invitation back: its link works no more.
 * @throws AppError not_found, invalid_transition (accepted, withdrawn)
 */
export function withdrawTeamInvitation(
  db: Db,
  caller: Caller,
  id: string,
): Promise<TeamInvitation> {
  return inTransaction(db, async (tx) => {
    const before = await managedInvitation(tx, caller, id)
    await endLink(tx, { purpose, subjectId: id })
    return withAudit(tx, caller, { action: 'withdraw_team_invitation', entity }, async () => ({
      before,
      after: await tx.teamInvitation.update({ where: { id }, data: { withdrawnAt: new Date() } }),
    }))
  })
}

/**
 * Refuses an email that exceeds the limits of the address or of the team within a day. The limits count withdrawn
 * invitations, and all emails of the invitation to be sent again. Of an invitation from an earlier day they count all but
 * the first email, once it was sent again within a day.
 * @throws AppError validation_failed
 */
async function requireEmailAllowance(
  tx: Transaction,
  { id, teamId, email }: { id?: string; teamId: string; email: string },
): Promise<void> {
  const dayAgo = new Date(Date.now() - 86_400_000)
  const recent = { lastSentAt: { gt: dayAgo } }
  const sumOf = async (where: Prisma.TeamInvitationWhereInput) =>
    (await tx.teamInvitation.aggregate({ where, _sum: { sentCount: true } }))._sum.sentCount ?? 0
  const toAddress = { teamId, email, OR: [recent, ...(id ? [{ id }] : [])] }
  if ((await sumOf(toAddress)) >= maxEmailsPerAddress) {
    const message = `${email} was sent ${maxEmailsPerAddress} invitations, the most for one address; withdraw the open one and invite it again after a day`
    throw invalidInput([], 'too_many', message, {
      max: maxEmailsPerAddress,
      unit: 'invitations_for_address',
    })
  }
  const ofTeam = { teamId, ...recent }
  const older = await tx.teamInvitation.count({ where: { ...ofTeam, createdAt: { lte: dayAgo } } })
  if ((await sumOf(ofTeam)) - older >= maxEmailsPerTeam) {
    const message = `a team sends at most ${maxEmailsPerTeam} invitations a day`
    throw invalidInput([], 'too_many', message, {
      max: maxEmailsPerTeam,
      unit: 'invitations_per_day',
    })
  }
}

const endOfNew = () => new Date(Date.now() + invitationDays * 86_400_000)

async function send(
  tx: Transaction,
  caller: Caller,
  invitation: TeamInvitation,
): Promise<SentInvitation> {
  const { id: entityId, expiresAt } = invitation
  const { id: linkId } = await makeLink(tx, { purpose, subjectId: entityId }, expiresAt)
  await notify(tx, { kind: purpose, entity, entityId, actorId: caller.userId })
  return { invitation, linkId }
}

/** An open invitation that the caller may send again or take back, for this transaction alone. */
async function managedInvitation(
  tx: Transaction,
  caller: Caller,
  id: string,
): Promise<TeamInvitation> {
  const known = await tx.teamInvitation.findFirst({ where: { id, ...tenantOf(caller) } })
  if (!known) throw notFound('Invitation')
  await lockTokensFor(tx, caller, known.teamId)
  await visibleTeam(tx, caller, known.teamId)
  const invitation = await lockedInvitation(tx, id)
  const { acceptedAt, withdrawnAt } = invitation
  if (acceptedAt || withdrawnAt) {
    const state = acceptedAt ? 'accepted' : 'withdrawn'
    throw invalidTransition('status_final', `The invitation is ${state}, and that is final.`, {
      status: state,
    })
  }
  return invitation
}

async function lockedInvitation(tx: Transaction, id: string) {
  await tx.$queryRaw`SELECT FROM team_invitation WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  return tx.teamInvitation.findUniqueOrThrow({ where: { id } })
}

/** The address at which an invitation is shown and accepted. */
export function invitationUrl(env: Pick<Env, 'publicUrl' | 'secretKey'>, linkId: string): string {
  const signature = signLink(env.secretKey, purpose, linkId)
  return `${env.publicUrl}/invitations/${linkId}?signature=${signature}`
}

/** First and last name of whoever did something; null where it is not known. */
export function nameOf(user: Pick<User, 'firstName' | 'lastName'> | null): string | null {
  return (user && `${user.firstName} ${user.lastName}`.trim()) || null
}

const parties = {
  team: { select: { id: true, name: true, deletedAt: true } },
  invitedBy: { select: { firstName: true, lastName: true } },
} as const

/** An invitation that can still be accepted, with its link; null when there is none. */
export async function openInvitation(db: Db, id: string) {
  const open = { id, acceptedAt: null, withdrawnAt: null, team: { deletedAt: null } }
  const invitation = await db.teamInvitation.findFirst({ where: open, include: parties })
  const link = await db.singleUseLink.findFirst({ where: { purpose, subjectId: id, usedAt: null } })
  return invitation && link && { ...invitation, linkId: link.id }
}

/** What whoever opens an invitation is shown. */
export interface ShownInvitation {
  state: 'open' | 'accepted' | 'expired'
  team: string
  inviter: string | null
  email: string
  language: Language | null
  expiresAt: Date
  /** Whether there is a user of the address, whose name is known. */
  isKnown: boolean
}

/**
 * The invitation that a link opens.
 * @throws AppError invalid_signature, not_found (withdrawn, sent again since, of an archived team)
 */
export async function findInvitation(
  db: Db,
  secretKey: string,
  opened: OpenedLink,
): Promise<ShownInvitation> {
  const { subjectId: id, usedAt } = await findLink(db, secretKey, purpose, opened)
  const invitation = await db.teamInvitation.findFirst({
    where: { id, withdrawnAt: null, team: { deletedAt: null } },
    include: parties,
  })
  if (!invitation) throw notFound('Invitation')
  const { team, invitedBy, email, language, expiresAt } = invitation
  const isKnown = (await db.user.count({ where: { email } })) > 0
  const inviter = nameOf(invitedBy)
  const state = usedAt ? 'accepted' : expiresAt <= new Date() ? 'expired' : 'open'
  return { state, team: team.name, inviter, email, language, expiresAt, isKnown }
}

/** The name of whoever accepts. */
export const invitedName = oneLine

/**
 * Accepts an invitation: a user of its address, who is made when there is none, belongs to the team.
 * @param name first and last name of a user who is made
 * @throws AppError invalid_signature, not_found (withdrawn, used, over), validation_failed (no name), invalid_transition (the
 * user is deleted or blocked)
 */
export function acceptInvitation(
  db: Db,
  secretKey: string,
  opened: OpenedLink & { requestId: string },
  name: string | undefined,
): Promise<void> {
  const { requestId } = opened
  return inTransaction(db, async (tx) => {
    const link = await findLink(tx, secretKey, purpose, opened)
    const before = await lockedInvitation(tx, link.subjectId)
    const { id, teamId, email, withdrawnAt } = before
    const isLive = (await tx.team.count({ where: { id: teamId, deletedAt: null } })) > 0
    if (withdrawnAt || !isLive) throw notFound('Invitation')
    await redeemLink(tx, link)
    const known = await tx.user.findUnique({ where: { email } })
    if (known && (known.deletedAt || isBlocked(known))) {
      throw invalidTransition('cannot_join', 'The account of this address cannot join a team.')
    }
    if (!known && !name) throw invalidInput(['name'], 'required', 'must be given')
    const user =
      known ??
      (await ensureUser(tx, { userId: '', requestId }, { email, name: name!, role: 'Client' }))
    const actor = { userId: user.id, requestId }
    await noteAddress(tx, actor, user, before.language)
    const userId = user.id
    await joinTeam(tx, actor, 'accept_team_invitation', { teamId, userId })
    await withAudit(tx, actor, { action: 'accept_team_invitation', entity }, async () => ({
      before,
      after: await tx.teamInvitation.update({
        where: { id },
        data: { acceptedAt: new Date(), acceptedById: userId },
      }),
    }))
  })
}

/** Notes that the address is the user's own, since the link came there by mail, and in which language mail is read there. */
export async function noteAddress(
  tx: Transaction,
  actor: Actor,
  before: User,
  language: Language | null,
): Promise<void> {
  const data = {
    ...(tx.market.sendsMail && !before.emailVerifiedAt && { emailVerifiedAt: new Date() }),
    ...(language && !before.language && { language }),
  }
  if (Object.keys(data).length === 0) return
  await withAudit(tx, actor, { action: 'update_user', entity: 'user' }, async () => ({
    before,
    after: await tx.user.update({ where: { id: before.id }, data }),
  }))
}
