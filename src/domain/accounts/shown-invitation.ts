import type { Language } from '../../../prisma/generated/client/enums.js'
import { notFound } from '../../errors/app-error.js'
import type { Db } from '../../postgres/transaction.js'
import { invitationPurpose, userFullName } from './invitation.js'
import { type OpenedLink, requireLink } from './link.js'
import { requireValidInviter } from './team-member.js'

const parties = {
  team: { select: { id: true, name: true, owner: { select: { email: true } } } },
  invitedBy: { select: { firstName: true, lastName: true } },
} as const

/**
 * Finds an invitation that has been neither accepted nor withdrawn, with its link. Null if the
 * invitation or link does not exist.
 */
export async function findOpenInvitation(db: Db, id: string) {
  const openWhere = { id, acceptedAt: null, withdrawnAt: null, team: { deletedAt: null } }
  const invitation = await db.teamInvitation.findFirst({ where: openWhere, include: parties })
  const link = await db.singleUseLink.findFirst({
    where: { purpose: invitationPurpose, subjectId: id, usedAt: null },
  })
  if (!invitation || !link) return null
  return {
    ...invitation,
    linkId: link.id,
    isOwner: invitation.team.owner.email === invitation.email,
  }
}

/** Invitation as shown on its page. */
export interface ShownInvitation {
  state: 'open' | 'accepted' | 'expired'
  team: string
  inviter: string | null
  email: string
  language: Language | null
  expiresAt: Date
  /** Whether the address is that of the account owner, who is a member already. */
  isOwner: boolean
  /** Whether the address belongs to an existing user, who need not enter a name. */
  isKnown: boolean
  /** Whether the team requires SSO. */
  ssoRequired: boolean
}

/**
 * Finds the invitation of a link.
 * @throws AppError invalid_signature, not_found (withdrawn, sent again since, of an archived team, or
 * its inviter could no longer send it)
 */
export async function findInvitation(
  db: Db,
  secretKey: string,
  openedLink: OpenedLink,
): Promise<ShownInvitation> {
  const { subjectId: id, usedAt } = await requireLink(db, secretKey, invitationPurpose, openedLink)
  const invitation = await db.teamInvitation.findFirst({
    where: { id, withdrawnAt: null, team: { deletedAt: null } },
    include: { team: { include: { owner: true } }, invitedBy: parties.invitedBy },
  })
  if (!invitation) throw notFound('Invitation')
  const { team, invitedBy, email, language, expiresAt } = invitation
  if (!usedAt) await requireValidInviter(db, team, invitation)
  const isKnown = (await db.user.count({ where: { email } })) > 0
  const inviter = userFullName(invitedBy)
  const state = usedAt ? 'accepted' : expiresAt <= new Date() ? 'expired' : 'open'
  const { name, ssoRequired, owner } = team
  const isOwner = owner.email === email
  return { state, team: name, inviter, email, language, expiresAt, isOwner, isKnown, ssoRequired }
}
