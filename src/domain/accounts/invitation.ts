import type {
  ApiToken,
  Prisma,
  Team,
  TeamInvitation,
  User,
} from '../../../prisma/generated/client/client.js'
import type { Language, MemberRole } from '../../../prisma/generated/client/enums.js'
import type { Caller } from '../../access/session.js'
import { tenantOf } from '../../access/tenancy.js'
import type { Env } from '../../config/env.js'
import { invalidInput, invalidTransition, notFound } from '../../errors/app-error.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { dayMs, minuteMs } from '../../values/units.js'
import { notify } from '../integration/notification.js'
import { type Actor, withAudit } from '../rules/audit.js'
import { oneLine } from '../rules/text.js'
import { makeLink, type OpenedLink, redeemLink, requireLink, revokeLink, signLink } from './link.js'
import { assignableRole } from './role.js'
import { openSession } from './session.js'
import type { SessionClient } from './session-client.js'
import { requireVisibleTeam, resolveTeamId } from './team.js'
import { joinTeam, requireRightToGive, requireValidInviter } from './team-member.js'
import { type IssuedToken, lockTokens, lockTokensFor } from './token.js'
import { ensureUser, isBlocked } from './user.js'

/** Number of days for which an invitation can be accepted. */
export const invitationDays = 7
/**
 * Maximum number of invitation emails of a team per day, including resends. The recipients did not
 * request them.
 */
const maxEmailsPerTeam = 100
/** Maximum number of emails to one address per day, across all its invitations to a team. */
const maxEmailsPerAddress = 5
/** Minimum time between two invitations of an address to a team. */
const resendAfterMs = minuteMs

/** Purpose of the links in invitations, and kind of their emails. */
export const invitationPurpose = 'TEAM_INVITATION'
const entity = 'team_invitation'

export interface SentInvitation {
  invitation: TeamInvitation
  linkId: string
}

export interface NewInvitation {
  /** Defaults to the caller's team. */
  teamId?: string | null
  email: string
  /** Role in the team. Defaults to that of the kind of team. A current member keeps the role. */
  role?: MemberRole | null
  /** Language of the email. Defaults to the language of the invited user, otherwise English. */
  language?: Language | null
}

/**
 * Invites an email address to a team.
 * @throws AppError not_found (another team), missing_scope (the caller's token is being replaced),
 * missing_scope and operator_only (the role, see `requireRightToGive`),
 * validation_failed (no team, the role OWNER, a member with a verified address, an open invitation, an
 * invitation less than a minute ago, or too many emails per day), invalid_token (the caller's token
 * has ended)
 */
export function inviteTeamMember(
  db: Db,
  caller: Caller,
  { email, language = null, ...input }: NewInvitation,
): Promise<SentInvitation> {
  const teamId = resolveTeamId(caller, input.teamId)
  return inTransaction(db, async (tx) => {
    const team = await requireVisibleTeam(tx, caller, teamId)
    await lockTokensFor(tx, caller, teamId)
    const newRole = assignableRole(input.role, team.kind)
    const member = await tx.teamMember.findFirst({
      where: { teamId, deletedAt: null, user: { email } },
      select: { role: true, user: { select: { emailVerifiedAt: true } } },
    })
    const role = member ? keptRole(member.role) : newRole
    requireRightToGive(caller, team, role ?? newRole)
    // A member whose address is not verified, such as the owner of a new team, can still be invited.
    if (member && (member.user.emailVerifiedAt || !tx.market.sendsEmail)) {
      throw invalidInput(['email'], 'member', 'is the email address of a member of the team')
    }
    const openWhere = { teamId, email, acceptedAt: null, withdrawnAt: null }
    if ((await tx.teamInvitation.count({ where: openWhere })) > 0) {
      throw invalidInput(
        ['email'],
        'invited',
        'already has an open invitation; resend that invitation',
      )
    }
    const recentWhere = { teamId, email, lastSentAt: { gt: new Date(Date.now() - resendAfterMs) } }
    if ((await tx.teamInvitation.count({ where: recentWhere })) > 0) {
      const message = 'was invited less than a minute ago; try again later'
      throw invalidInput(['email'], 'too_soon', message)
    }
    await requireEmailAllowance(tx, { teamId, email })
    return createInvitation(tx, caller, { teamId, email, language, role })
  })
}

/** Role of an invitation to a current member, who keeps the role. Null for the account owner, whose role no invitation can give. */
const keptRole = (role: MemberRole): MemberRole | null => (role === 'OWNER' ? null : role)

/** Creates and sends an invitation without checks. The caller must have checked what `inviteTeamMember` checks. */
export async function createInvitation(
  tx: Transaction,
  caller: Caller,
  input: Required<Pick<TeamInvitation, 'teamId' | 'email' | 'language' | 'role'>>,
): Promise<SentInvitation> {
  const data = { ...input, ...senderOf(caller), expiresAt: endOfNew() }
  const change = { action: 'invite_team_member', entity }
  const invitation = await withAudit(tx, caller, change, async () => ({
    before: null,
    after: await tx.teamInvitation.create({ data }),
  }))
  return send(tx, caller, invitation)
}

/** Returns the columns of an invitation that identify its sender. */
const senderOf = (caller: Caller) =>
  ({
    invitedById: caller.userId || null,
    source: caller.kind === 'operator' ? 'OPERATOR' : caller.isConsole ? 'SESSION' : 'API_TOKEN',
  }) satisfies Partial<TeamInvitation>

/**
 * Sends an invitation again with a new link and expiry time. The previous link stops working. The caller becomes the
 * inviter.
 * @throws AppError not_found, invalid_transition (accepted, withdrawn, or sent less than a minute
 * ago), validation_failed (too many emails per day), missing_scope and operator_only (as for
 * `inviteTeamMember` with the role), invalid_token (the caller's token has ended)
 */
export function resendTeamInvitation(db: Db, caller: Caller, id: string): Promise<SentInvitation> {
  return inTransaction(db, async (tx) => {
    const { team, ...before } = await lockManagedInvitation(tx, caller, id)
    requireRightToGive(caller, team, assignableRole(before.role, team.kind))
    if (before.lastSentAt > new Date(Date.now() - resendAfterMs)) {
      throw invalidTransition(
        'too_soon',
        'The invitation was sent less than a minute ago. Try again later.',
      )
    }
    await requireEmailAllowance(tx, before)
    const change = { action: 'resend_team_invitation', entity }
    const data = {
      ...senderOf(caller),
      ...{ expiresAt: endOfNew(), sentCount: { increment: 1 }, lastSentAt: new Date() },
    }
    const invitation = await withAudit(tx, caller, change, async () => ({
      before,
      after: await tx.teamInvitation.update({ where: { id }, data }),
    }))
    return send(tx, caller, invitation)
  })
}

/**
 * Withdraws an invitation. The link stops working.
 * @throws AppError not_found, invalid_transition (accepted or withdrawn), missing_scope (the
 * caller's token is being replaced), invalid_token (the caller's token has ended)
 */
export function withdrawTeamInvitation(
  db: Db,
  caller: Caller,
  id: string,
): Promise<TeamInvitation> {
  return inTransaction(db, async (tx) => {
    const { team: _, ...before } = await lockManagedInvitation(tx, caller, id)
    await revokeLink(tx, { purpose: invitationPurpose, subjectId: id })
    return withAudit(tx, caller, { action: 'withdraw_team_invitation', entity }, async () => ({
      before,
      after: await tx.teamInvitation.update({ where: { id }, data: { withdrawnAt: new Date() } }),
    }))
  })
}

/**
 * Enforces the daily email limits of the address and the team. Both count withdrawn invitations,
 * and every email of an invitation that was sent again within the day. For an older invitation, the
 * limit of the team excludes the first email. The limit of the address always includes the
 * invitation to be sent again.
 * @throws AppError validation_failed (too_many)
 */
async function requireEmailAllowance(
  tx: Transaction,
  { id, teamId, email }: { id?: string; teamId: string; email: string },
): Promise<void> {
  const dayAgo = new Date(Date.now() - dayMs)
  const recent = { lastSentAt: { gt: dayAgo } }
  const sumOf = async (where: Prisma.TeamInvitationWhereInput) =>
    (await tx.teamInvitation.aggregate({ where, _sum: { sentCount: true } }))._sum.sentCount ?? 0
  const toAddress = { teamId, email, OR: [recent, ...(id ? [{ id }] : [])] }
  if ((await sumOf(toAddress)) >= maxEmailsPerAddress) {
    const message = `${email} was sent ${maxEmailsPerAddress} invitations, the maximum for one address; withdraw the open invitation and send a new one after a day`
    throw invalidInput([], 'too_many', message, {
      max: maxEmailsPerAddress,
      unit: 'invitations_for_address',
    })
  }
  const ofTeam = { teamId, ...recent }
  const older = await tx.teamInvitation.count({ where: { ...ofTeam, createdAt: { lte: dayAgo } } })
  if ((await sumOf(ofTeam)) - older >= maxEmailsPerTeam) {
    const message = `a team can send at most ${maxEmailsPerTeam} invitations per day`
    throw invalidInput([], 'too_many', message, {
      max: maxEmailsPerTeam,
      unit: 'invitations_per_day',
    })
  }
}

const endOfNew = () => new Date(Date.now() + invitationDays * dayMs)

async function send(
  tx: Transaction,
  caller: Caller,
  invitation: TeamInvitation,
): Promise<SentInvitation> {
  const { id: entityId, expiresAt } = invitation
  const { id: linkId } = await makeLink(
    tx,
    { purpose: invitationPurpose, subjectId: entityId },
    expiresAt,
  )
  await notify(tx, { kind: invitationPurpose, entity, entityId, actorId: caller.userId })
  return { invitation, linkId }
}

/**
 * Locks an open invitation of a team that the caller manages. Returns it with the team.
 * @throws AppError not_found, invalid_transition (accepted or withdrawn)
 */
async function lockManagedInvitation(
  tx: Transaction,
  caller: Caller,
  id: string,
): Promise<TeamInvitation & { team: Team }> {
  const known = await tx.teamInvitation.findFirst({
    where: { id, ...tenantOf(caller, 'TeamInvitation') },
  })
  if (!known) throw notFound('Invitation')
  await lockTokensFor(tx, caller, known.teamId)
  const team = await requireVisibleTeam(tx, caller, known.teamId)
  const invitation = await lockInvitation(tx, id)
  const { acceptedAt, withdrawnAt } = invitation
  if (acceptedAt || withdrawnAt) {
    const state = acceptedAt ? 'accepted' : 'withdrawn'
    throw invalidTransition('status_final', `The invitation is ${state}. This status is final.`, {
      status: state,
    })
  }
  return { ...invitation, team }
}

async function lockInvitation(tx: Transaction, id: string) {
  await tx.$queryRaw`SELECT FROM team_invitation WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  return tx.teamInvitation.findUniqueOrThrow({ where: { id } })
}

/** Returns the signed URL of the invitation page. */
export function invitationUrl(env: Pick<Env, 'publicUrl' | 'secretKey'>, linkId: string): string {
  const signature = signLink(env.secretKey, invitationPurpose, linkId)
  return `${env.publicUrl}/invitations/${linkId}?signature=${signature}`
}

/** Returns the first and last name of a user; null if there is no user or the name is empty. */
export function userFullName(user: Pick<User, 'firstName' | 'lastName'> | null): string | null {
  return (user && `${user.firstName} ${user.lastName}`.trim()) || null
}

/** Name that the invited person enters. */
export const invitedName = oneLine

/**
 * Accepts an invitation: adds the user of the address to the team. Creates the user if the address
 * is new.
 * @param name first and last name, required for a new user
 * @param client client that opens a console session of the user
 * @returns the session of a new user. Undefined without a client, for an existing user, if the server sends no email, and if
 * the team requires single sign-on
 * @throws AppError invalid_signature, not_found (withdrawn, used or expired, or its inviter could no longer send
 * it), validation_failed (no name), invalid_transition (the user is deleted or blocked)
 */
export function acceptInvitation(
  db: Db,
  secretKey: string,
  openedLink: OpenedLink & { requestId: string },
  name: string | undefined,
  client?: SessionClient,
): Promise<IssuedToken<ApiToken> | undefined> {
  const { requestId } = openedLink
  return inTransaction(db, async (tx) => {
    const link = await requireLink(tx, secretKey, invitationPurpose, openedLink)
    const invitation = await tx.teamInvitation.findUnique({ where: { id: link.subjectId } })
    if (!invitation) throw notFound('Invitation')
    // The order in which other changes of the invitations of a team lock.
    await lockTokens(tx, invitation.teamId)
    const before = await lockInvitation(tx, link.subjectId)
    const { id, teamId, email, withdrawnAt } = before
    const team = await tx.team.findFirst({ where: { id: teamId, deletedAt: null } })
    if (withdrawnAt || !team) throw notFound('Invitation')
    await requireValidInviter(tx, team, before)
    await redeemLink(tx, link)
    const existing = await tx.user.findUnique({ where: { email } })
    if (existing && (existing.deletedAt || isBlocked(existing))) {
      throw invalidTransition('cannot_join', 'The account of this address cannot join a team.')
    }
    if (!existing && !name) throw invalidInput(['name'], 'required', 'is required')
    const user =
      existing ??
      (await ensureUser(tx, { userId: '', requestId }, { email, name: name!, role: 'Client' }))
    const actor = { kind: 'team', userId: user.id, requestId } as const
    await noteAddress(tx, actor, user, before.language)
    const userId = user.id
    const role = assignableRole(before.role, team.kind)
    await joinTeam(tx, actor, 'join_team', { teamId, userId, role })
    await withAudit(tx, actor, { action: 'accept_team_invitation', entity }, async () => ({
      before,
      after: await tx.teamInvitation.update({
        where: { id },
        data: { acceptedAt: new Date(), acceptedById: userId },
      }),
    }))
    // A forwarded link does not prove the address. A link that is valid for days must not open other teams of a user.
    if (!client || existing || !tx.market.sendsEmail || team.ssoRequired) return undefined
    return openSession(tx, actor, teamId, 'EMAIL_LINK', client)
  })
}

/**
 * Marks the user's email address as verified, because the link was emailed to it. Sets the user's
 * language if none is set.
 */
export async function noteAddress(
  tx: Transaction,
  actor: Actor,
  before: User,
  language: Language | null,
): Promise<void> {
  const data = {
    ...(tx.market.sendsEmail && !before.emailVerifiedAt && { emailVerifiedAt: new Date() }),
    ...(language && !before.language && { language }),
  }
  if (Object.keys(data).length === 0) return
  await withAudit(tx, actor, { action: 'update_user', entity: 'user' }, async () => ({
    before,
    after: await tx.user.update({ where: { id: before.id }, data }),
  }))
}

type InvitationColumn = 'teamId' | 'email' | 'source' | 'acceptedAt' | 'withdrawnAt'

/**
 * SQL of the membership ID of an invitee, for an open invitation that an operator sent. Null for other invitations, by
 * which a team could find out the addresses of its members. Null also if the address is not that of a current member.
 * @param column returns the SQL of a column of the invitation
 */
export const invitedMemberSql = (column: (name: InvitationColumn) => string) =>
  `(SELECT m."id" FROM "team_member" AS m JOIN "user" AS u ON u."id" = m."user_id" WHERE m."team_id" = ${column('teamId')} AND u."email" = ${column('email')} AND m."deleted_at" IS NULL AND ${column('source')} = 'OPERATOR' AND ${column('acceptedAt')} IS NULL AND ${column('withdrawnAt')} IS NULL)`

const invitationColumns = {
  teamId: 'i."team_id"',
  email: 'i."email"',
  source: 'i."source"',
  acceptedAt: 'i."accepted_at"',
  withdrawnAt: 'i."withdrawn_at"',
}

/** Reads the membership IDs of invitees, in the order of the invitations. Null as for `invitedMemberSql`. */
export async function loadInvitedMembers(
  db: Db,
  ids: readonly string[],
): Promise<(string | null)[]> {
  const rows = await db.$queryRawUnsafe<{ teamMemberId: string | null }[]>(
    `SELECT ${invitedMemberSql((name) => invitationColumns[name])} AS "teamMemberId" FROM unnest($1::uuid[]) WITH ORDINALITY AS given (id, at) LEFT JOIN "team_invitation" AS i USING (id) ORDER BY given.at`,
    ids,
  )
  return rows.map(({ teamMemberId }) => teamMemberId)
}
