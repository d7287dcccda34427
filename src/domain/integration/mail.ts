import type { Mail, User } from '../../../prisma/generated/client/client.js'
import type { Language, MailKind } from '../../../prisma/generated/client/enums.js'
import type { Caller } from '../../access/session.js'
import { invalidTransition, notFound } from '../../errors/app-error.js'
import { addJob, keyOfClock } from '../../jobs/queue.js'
import type { Db } from '../../postgres/transaction.js'
import { uuidV7 } from '../../values/uuid.js'
import { type Actor, withAudit } from '../rules/audit.js'
import type { NoticeEntity } from './notice.js'

/** Name of the job that sends what is due. */
export const sendJob = 'send_mails'

/** Has mails sent when the transaction commits; however often it is called, one run waits. */
export function queueSending(tx: Db): Promise<void> {
  return addJob(tx, sendJob, {}, { key: keyOfClock(sendJob) })
}

/**
 * Sends a mail once more: a new one with the same content. One that is still pending is tried at once.
 * @returns the new mail, or the pending one
 * @throws AppError not_found, invalid_transition (this server sends no mail)
 */
export function resendMail(db: Db, actor: Actor, id: string): Promise<Mail> {
  if (!db.market.sendsMail) {
    throw invalidTransition('no_mail', 'This server sends no mail: SMTP_URL is not set.')
  }
  const change = { action: 'resend_mail', entity: 'mail', hidden: ['facts'] }
  return withAudit(db, actor, change, async (tx) => {
    const original = await tx.mail.findUnique({ where: { id } })
    if (!original) throw notFound('Mail')
    const [pending] = await tx.mail.updateManyAndReturn({
      where: { id, status: 'PENDING' },
      data: { nextAttemptAt: new Date() },
    })
    await queueSending(tx)
    if (pending) return { before: original, after: pending }
    const { teamId, userId, kind, language, address, subject, entity, entityId } = original
    const after = await tx.mail.create({
      data: {
        ...{ teamId, userId, kind, language, address, subject, entity, entityId },
        facts: original.facts ?? {},
        noticeId: uuidV7(),
        resendOfId: id,
      },
    })
    return { before: null, after }
  })
}

/** What can be ended: what goes to whoever paid, is invited or signs in is no notice. */
const lasting = ['RECEIPT', 'REFUND', 'TEAM_INVITATION', 'SIGN_IN'] as const
export type EndableKind = Exclude<MailKind, (typeof lasting)[number]>

export const isEndable = (kind: MailKind): kind is EndableKind =>
  !(lasting as readonly MailKind[]).includes(kind)

/** Takes back the mails about a record that were not sent yet, whose reason is gone. */
export async function recallMails(
  tx: Db,
  entity: NoticeEntity,
  entityId: string,
  reason: string,
): Promise<void> {
  await tx.mail.updateMany({
    where: { entity, entityId, status: 'PENDING' },
    data: { status: 'FAILED', nextAttemptAt: null, completedAt: new Date(), lastError: reason },
  })
}

/** What a user wants to get; what is absent stays. */
export interface MailPreferences {
  unwanted?: MailKind[]
  language?: Language | null
}

/**
 * Changes what a user gets by mail, and in which language: one's own, an operator anybody's.
 * @throws AppError not_found (another user's)
 */
export async function setMailPreferences(
  db: Db,
  caller: Caller,
  userId: string,
  preferences: MailPreferences,
): Promise<User> {
  if (caller.kind !== 'operator' && userId !== caller.userId) throw notFound('User')
  return changePreferences(db, caller, userId, () => preferences)
}

/**
 * Ends what a user gets of these kinds, or begins it again, for whoever has the link from a mail.
 * @throws AppError not_found
 */
export function wantMails(
  db: Db,
  userId: string,
  kinds: readonly EndableKind[],
  wanted: boolean,
): Promise<User> {
  return changePreferences(db, null, userId, ({ unwantedMails }) => {
    const others = unwantedMails.filter((kind) => !(kinds as readonly MailKind[]).includes(kind))
    return { unwanted: wanted ? others : [...others, ...kinds] }
  })
}

function changePreferences(
  db: Db,
  actor: Actor | null,
  id: string,
  preferencesOf: (user: User) => MailPreferences,
): Promise<User> {
  const change = { action: 'update_mail_preferences', entity: 'user' }
  return withAudit(db, actor, change, async (tx) => {
    await tx.$queryRaw`SELECT FROM "user" WHERE id = ${id}::uuid FOR NO KEY UPDATE`
    const before = await tx.user.findFirst({ where: { id, deletedAt: null } })
    if (!before) throw notFound('User')
    const { unwanted, language } = preferencesOf(before)
    const data = {
      ...(unwanted && { unwantedMails: [...new Set(unwanted)] }),
      ...(language !== undefined && { language }),
    }
    return { before, after: await tx.user.update({ where: { id }, data }) }
  })
}
