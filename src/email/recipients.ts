import { Prisma, type PrismaClient } from '../../prisma/generated/client/client.js'
import type { EmailKind, Language, MemberRole } from '../../prisma/generated/client/enums.js'
import { canRun, rolesWith } from '../access/role.js'
import { isOptionalEmail } from '../domain/integration/email.js'
import type { Notification } from '../domain/integration/notification.js'

/** Recipient of a notification. */
export interface Recipient {
  /** Null if the address belongs to no user. */
  userId: string | null
  address: string
  language: Language
}

type RecipientGroup =
  | 'payer'
  | 'team'
  | 'buyers'
  | 'approvers'
  | 'requester'
  | 'operators'
  | 'writer'
  | 'invited'
  | 'user'
  | 'applicant'
  | 'inquirer'

/** Recipients of each kind of email. */
export const recipientGroups: Record<EmailKind, RecipientGroup> = {
  RECEIPT: 'payer',
  REFUND: 'payer',
  BRIEF_WANTED: 'team',
  DRAFT_WANTED: 'writer',
  DRAFT_READY: 'team',
  INFO_WANTED: 'team',
  ARTICLE_PUBLISHED: 'team',
  SWAP_PROPOSED: 'team',
  OPPORTUNITY_CREATED: 'buyers',
  ORDER_ENDING: 'team',
  ORDER_ENDED: 'team',
  APPROVAL_WANTED: 'approvers',
  APPROVAL_DECIDED: 'requester',
  TRANSFER_EXPECTED: 'operators',
  BRIEF_READY: 'operators',
  OUTLET_INQUIRY: 'operators',
  INQUIRY_REPLIED: 'inquirer',
  WEBHOOK_FAILING: 'operators',
  TEAM_INVITATION: 'invited',
  SIGN_IN: 'user',
  PASSKEY_CHANGED: 'user',
  APPLICATION_LINK: 'applicant',
  APPLICATION_SUBMITTED: 'operators',
  APPLICATION_REJECTED: 'applicant',
  OUTLET_SUBMITTED: 'operators',
  OUTLET_STATUS: 'team',
  OUTLET_CHANGE_REVIEWED: 'team',
  OUTLET_DOMAIN_CHECKED: 'team',
  PLACEMENT_OFFERED: 'team',
  PLACEMENT_DECLINED: 'operators',
  PLACEMENT_OVERDUE: 'operators',
  PLACEMENT_WITHDRAWN: 'team',
  PLACEMENT_LINK_LOST: 'operators',
  PUBLISHER_COMMENTED: 'operators',
  OPERATOR_COMMENTED: 'team',
  PAYOUT_PAID: 'team',
  PAYOUT_FAILED: 'operators',
  PAYOUT_STATEMENT: 'team',
  PAYOUT_ACCOUNT_CHANGED: 'team',
  PAYOUT_ACCOUNT_HELD: 'operators',
}

/**
 * Returns the recipients of a notification, without users who unsubscribed from its kind.
 * @param teamId Team of the notification; null for operators
 * @param supportEmail Recipient of operators' notifications if no operator has an email address
 */
export async function findRecipients(
  prisma: PrismaClient,
  notification: Notification,
  teamId: string | null,
  supportEmail: string | undefined,
): Promise<Recipient[]> {
  const group = recipientGroups[notification.kind]
  if (group === 'payer') return findPayer(prisma, notification)
  if (group === 'invited') return invitedBy(prisma, notification)
  if (group === 'user') return findUser(prisma, notification)
  if (group === 'applicant') return findApplicant(prisma, notification)
  if (group === 'inquirer') return findInquirer(prisma, notification)
  const conditions = {
    team: () => membersOf(teamId),
    buyers: () => buyersOf(teamId),
    approvers: () => approversOf(teamId),
    requester: () => requesterOf(notification.entityId),
    operators: () => operators,
    writer: () => writerOf(notification.entityId),
  }
  const users = await reachable(prisma, conditions[group](), notification)
  if (group === 'operators' && users.length === 0 && supportEmail)
    return [{ userId: null, address: supportEmail, language: 'EN' }]
  return users.flatMap(({ isWanted, ...recipient }) => (isWanted ? [recipient] : []))
}

/** Owner and members of a team, except viewers and members with read-only tokens: an email may contain a payment link. */
const membersOf = (teamId: string | null) => Prisma.sql`
  id IN (SELECT owner_id FROM team WHERE id = ${teamId}::uuid)
  OR id IN (SELECT user_id FROM team_member WHERE team_id = ${teamId}::uuid AND deleted_at IS NULL AND role <> 'VIEWER') AND COALESCE((
    SELECT bool_or(type <> 'read_only') FROM api_token
    WHERE team_id = ${teamId}::uuid AND user_id = "user".id AND revoked_at IS NULL
      AND (expires_at IS NULL OR expires_at > now())
  ), true)`

const membersWith = (teamId: string | null, roles: readonly MemberRole[]) => Prisma.sql`
  id IN (SELECT user_id FROM team_member WHERE team_id = ${teamId}::uuid AND deleted_at IS NULL
    AND role::text = ANY (${roles}::text[]))`

/** Members of a team whose role can approve orders. */
const approversOf = (teamId: string | null) => membersWith(teamId, rolesWith('orders.approve'))

/** Members of a team whose role can place orders. */
const buyersOf = (teamId: string | null) =>
  membersWith(
    teamId,
    rolesWith('orders.create').filter((role) => canRun(role, 'orders.create', 'checkout')),
  )

/** User who placed an order: an operator, or a member of its team except a viewer. An email may contain a payment link. */
const requesterOf = (orderId: string) => Prisma.sql`
  id = (SELECT checkout_by_id FROM "order" WHERE id = ${orderId}::uuid) AND (${operators} OR id IN (
    SELECT member.user_id FROM team_member member JOIN "order" placed ON placed.team_id = member.team_id
    WHERE placed.id = ${orderId}::uuid AND member.deleted_at IS NULL AND member.role <> 'VIEWER'))`

/** Writer of an article, if the writer can sign in. */
const writerOf = (articleId: string) => Prisma.sql`
  id = (SELECT writer_id FROM article WHERE id = ${articleId}::uuid)
  AND id IN (
    SELECT member.user_id FROM team_member member JOIN team ON team.id = member.team_id
    WHERE team.kind = 'WRITER' AND team.deleted_at IS NULL AND member.deleted_at IS NULL
  )`

const operators = Prisma.sql`user_role_id IN (SELECT id FROM user_role WHERE name = 'Operator')`

/** Users without an email address have a generated one that ends in `.invalid`. */
const hasAddress = Prisma.sql`email NOT LIKE '%.invalid'`

const isBlocked = Prisma.sql`blocked_at IS NOT NULL AND (blocked_until IS NULL OR blocked_until > now())`

function reachable(
  prisma: PrismaClient,
  condition: Prisma.Sql,
  { kind, actorId }: Notification,
): Promise<(Recipient & { isWanted: boolean })[]> {
  return prisma.$queryRaw`
    SELECT id AS "userId", email AS address, COALESCE(language::text, 'EN') AS language,
      (${!isOptionalEmail(kind)} OR NOT ${kind}::mail_kind = ANY (unwanted_mails)) AND id IS DISTINCT FROM ${actorId || null}::uuid AS "isWanted"
    FROM "user"
    WHERE deleted_at IS NULL AND ${hasAddress} AND NOT (${isBlocked}) AND (${condition})`
}

/** Returns the invoice's email address, or else the account owner. */
async function findPayer(
  prisma: PrismaClient,
  { entity, entityId }: Notification,
): Promise<Recipient[]> {
  const ordered = {
    order: Prisma.sql`${entityId}::uuid`,
    order_item: Prisma.sql`(SELECT order_id FROM order_item WHERE id = ${entityId}::uuid)`,
    payment_refund: Prisma.sql`(
      SELECT order_id FROM order_payment payment JOIN payment_refund refund ON refund.payment_id = payment.id
      WHERE refund.id = ${entityId}::uuid)`,
    swap: Prisma.sql`(SELECT order_id FROM swap WHERE id = ${entityId}::uuid)`,
  }[entity as 'order' | 'order_item' | 'payment_refund' | 'swap']
  return prisma.$queryRaw`
    SELECT found.address, holder.id AS "userId", COALESCE(
      CASE WHEN found.address = found.guest_email THEN found.guest_language END, holder.language, found.language
    )::text AS language
    FROM (
      SELECT o.guest_email, o.guest_language, COALESCE(owner.language, 'EN') AS language, COALESCE(
        invoice.receipt_email, invoice.customer_email, o.account_owner_email, owner.email
      ) AS address
      FROM "order" o JOIN team ON team.id = o.team_id JOIN "user" owner ON owner.id = team.owner_id
      LEFT JOIN invoice ON invoice.order_id = o.id AND invoice.type = 'INVOICE' AND invoice.status = 'ISSUED'
      WHERE o.id = ${ordered}
    ) found
    LEFT JOIN "user" holder ON holder.email = lower(found.address) AND holder.deleted_at IS NULL
    WHERE address NOT LIKE '%.invalid'`
}

/** Returns the invited user, in the language of the invitation, or else the user's. */
function invitedBy(prisma: PrismaClient, { entityId }: Notification): Promise<Recipient[]> {
  return prisma.$queryRaw`
    SELECT holder.id AS "userId", invitation.email AS address,
      COALESCE(invitation.language, holder.language, 'EN')::text AS language
    FROM team_invitation invitation
    LEFT JOIN "user" holder ON holder.email = invitation.email AND holder.deleted_at IS NULL
    WHERE invitation.id = ${entityId}::uuid`
}

/** Returns the address of an application, which may belong to a user, but does not act for that user. */
async function findApplicant(
  prisma: PrismaClient,
  { entityId: id }: Notification,
): Promise<Recipient[]> {
  const application = await prisma.publisherApplication.findUnique({ where: { id } })
  if (!application) return []
  return [{ userId: null, address: application.email, language: application.language }]
}

/** Returns the address of an inquiry, in the language of its user, or else of the account owner. It does not act for the user. */
function findInquirer(prisma: PrismaClient, { entityId }: Notification): Promise<Recipient[]> {
  return prisma.$queryRaw`
    SELECT NULL::uuid AS "userId", inquiry.email AS address, COALESCE(holder.language, owner.language, 'EN')::text AS language
    FROM outlet_inquiry inquiry
    LEFT JOIN "user" holder ON holder.email = lower(inquiry.email) AND holder.deleted_at IS NULL
    LEFT JOIN team ON team.id = inquiry.team_id LEFT JOIN "user" owner ON owner.id = team.owner_id
    WHERE inquiry.id = ${entityId}::uuid AND inquiry.email NOT LIKE '%.invalid'`
}

/** Returns the user who signs in, in the user's language, or else that of the request. */
/** Returns the user of a sign-in or passkey, in the user's language, or else that of the request. */
function findUser(prisma: PrismaClient, { entityId, details }: Notification): Promise<Recipient[]> {
  return prisma.$queryRaw`
    SELECT id AS "userId", email AS address, COALESCE(language::text, ${details?.language ?? 'EN'}) AS language
    FROM "user" WHERE id = ${entityId}::uuid AND deleted_at IS NULL AND ${hasAddress}`
}
