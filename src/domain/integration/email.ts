import type { Email, User } from '../../../prisma/generated/client/client.js'
import { EmailKind, type Language } from '../../../prisma/generated/client/enums.js'
import type { Caller } from '../../access/session.js'
import { invalidTransition, notFound } from '../../errors/app-error.js'
import { addJob, keyOfClock } from '../../jobs/queue.js'
import type { Db } from '../../postgres/transaction.js'
import { uuidV7 } from '../../values/uuid.js'
import { type Actor, withAudit } from '../rules/audit.js'
import type { NotificationSubject } from './notification.js'

/** Name of the job that sends emails that are due. */
export const sendJob = 'send_emails'

/**
 * Kinds of this release. During an upgrade, the next release may have written emails of other kinds, which only its
 * servers send and show.
 */
export const knownKinds = Object.values(EmailKind)

/** Condition for emails of these kinds. */
export const ofKnownKind = { kind: { in: knownKinds } }

/**
 * Queues the sending job, to start when the transaction commits. Repeated calls leave one job in
 * the queue.
 */
export function queueSending(tx: Db): Promise<void> {
  return addJob(tx, sendJob, {}, { key: keyOfClock(sendJob) })
}

/**
 * Sends an email again: creates a new email with the same content. A pending email is instead sent
 * immediately.
 * @returns the new email, or the pending one
 * @throws AppError not_found, invalid_transition (this server sends no email)
 */
export function resendEmail(db: Db, actor: Actor, id: string): Promise<Email> {
  if (!db.market.sendsEmail) {
    throw invalidTransition(
      'email_disabled',
      'This server sends no email, because SMTP_URL is not set.',
    )
  }
  const change = { action: 'resend_email', entity: 'email', hidden: ['model'] }
  return withAudit(db, actor, change, async (tx) => {
    const original = await tx.email.findFirst({ where: { id, ...ofKnownKind } })
    if (!original) throw notFound('Email')
    const [pending] = await tx.email.updateManyAndReturn({
      where: { id, status: 'PENDING' },
      data: { nextAttemptAt: new Date() },
    })
    await queueSending(tx)
    if (pending) return { before: original, after: pending }
    const { teamId, userId, kind, language, address, subject, entity, entityId } = original
    const after = await tx.email.create({
      data: {
        ...{ teamId, userId, kind, language, address, subject, entity, entityId },
        model: original.model ?? {},
        notificationId: uuidV7(),
        resendOfId: id,
      },
    })
    return { before: null, after }
  })
}

/**
 * Kinds that users cannot unsubscribe from: those to payers, invited people, inquirers, applicants and users who sign in,
 * and the warnings of a changed passkey or payout account.
 */
const lasting = [
  'RECEIPT',
  'REFUND',
  'TEAM_INVITATION',
  'SIGN_IN',
  'INQUIRY_REPLIED',
  'PASSKEY_CHANGED',
  'APPLICATION_LINK',
  'APPLICATION_REJECTED',
  'PAYOUT_ACCOUNT_CHANGED',
] as const
export type OptionalEmailKind = Exclude<EmailKind, (typeof lasting)[number]>

export const isOptionalEmail = (kind: EmailKind): kind is OptionalEmailKind =>
  !(lasting as readonly EmailKind[]).includes(kind)

/** Cancels the pending emails about a record whose reason no longer applies. */
export async function recallEmails(
  tx: Db,
  entity: NotificationSubject,
  entityId: string,
  reason: string,
): Promise<void> {
  await tx.email.updateMany({
    where: { entity, entityId, status: 'PENDING' },
    data: { status: 'FAILED', nextAttemptAt: null, completedAt: new Date(), lastError: reason },
  })
}

/**
 * SQL of the kinds of email that a user has unsubscribed from, without those of a later release, which Prisma cannot read.
 * @param column SQL of the column `unwanted_mails`
 */
export const unsubscribedKindsSql = (column: string) =>
  `ARRAY(SELECT kind::text FROM unnest(${column}) WITH ORDINALITY AS unwanted (kind, at) WHERE kind::text IN (${knownKinds.map((kind) => `'${kind}'`).join(', ')}) ORDER BY at)`

/** Reads the kinds of email that users have unsubscribed from, in the order of `ids`. */
export async function loadUnsubscribedKinds(
  db: Pick<Db, '$queryRawUnsafe'>,
  ids: readonly string[],
): Promise<EmailKind[][]> {
  const rows = await db.$queryRawUnsafe<{ kinds: EmailKind[] }[]>(
    `SELECT ${unsubscribedKindsSql('u."unwanted_mails"')} AS kinds FROM unnest($1::uuid[]) WITH ORDINALITY AS given (id, at) JOIN "user" AS u ON u."id" = given.id ORDER BY given.at`,
    ids,
  )
  return rows.map(({ kinds }) => kinds)
}

/** Email preferences to update. Omitted fields are unchanged. */
export interface EmailPreferences {
  unsubscribedKinds?: EmailKind[]
  language?: Language | null
}

/**
 * Changes the email preferences and the language of a user. Only an operator can change those of
 * another user.
 * @throws AppError not_found (another user)
 */
export async function updateEmailPreferences(
  db: Db,
  caller: Caller,
  userId: string,
  preferences: EmailPreferences,
): Promise<User> {
  if (caller.kind !== 'operator' && userId !== caller.userId) throw notFound('User')
  return changePreferences(db, caller, userId, () => preferences)
}

/**
 * Subscribes a user to kinds of emails, or unsubscribes the user. Called for the signed link in an
 * email, without authentication.
 * @throws AppError not_found
 */
export function updateSubscription(
  db: Db,
  userId: string,
  kinds: readonly OptionalEmailKind[],
  isSubscribed: boolean,
): Promise<User> {
  return changePreferences(db, null, userId, (unsubscribedKinds) => {
    const others = unsubscribedKinds.filter(
      (kind) => !(kinds as readonly EmailKind[]).includes(kind),
    )
    return { unsubscribedKinds: isSubscribed ? others : [...others, ...kinds] }
  })
}

function changePreferences(
  db: Db,
  actor: Actor | null,
  id: string,
  preferencesOf: (unsubscribedKinds: EmailKind[]) => EmailPreferences,
): Promise<User> {
  const change = { action: 'update_email_preferences', entity: 'user' }
  return withAudit(db, actor, change, async (tx) => {
    await tx.$queryRaw`SELECT FROM "user" WHERE id = ${id}::uuid FOR NO KEY UPDATE`
    const user = await tx.user.findFirst({ where: { id, deletedAt: null } })
    if (!user) throw notFound('User')
    const kindsOf = async () => (await loadUnsubscribedKinds(tx, [id]))[0]!
    const before = { ...user, unsubscribedKinds: await kindsOf() }
    const { unsubscribedKinds, language } = preferencesOf(before.unsubscribedKinds)
    if (unsubscribedKinds) {
      // Kinds of a later release stay.
      await tx.$executeRaw`
        UPDATE "user" SET unwanted_mails = ${[...new Set(unsubscribedKinds)]}::text[]::mail_kind[]
          || ARRAY(SELECT kind FROM unnest(unwanted_mails) AS kind WHERE kind::text <> ALL (${knownKinds}::text[])),
          updated_at = ${new Date()}
        WHERE id = ${id}::uuid`
    }
    const data = language === undefined ? {} : { language }
    const updated = await tx.user.update({ where: { id }, data })
    return { before, after: { ...updated, unsubscribedKinds: await kindsOf() } }
  })
}
