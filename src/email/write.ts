import type { Prisma } from '../../prisma/generated/client/client.js'
import type { EmailKind } from '../../prisma/generated/client/enums.js'
import type { Env } from '../config/env.js'
import { queueSending } from '../domain/integration/email.js'
import { type NumberedNotification, writeJob } from '../domain/integration/notification.js'
import type { Job, JobServices } from '../jobs/queue.js'
import { inTransaction, type MarketClient } from '../postgres/transaction.js'
import { loadTemplateModel } from './load-template-model.js'
import { findRecipients, recipientGroups } from './recipients.js'
import { renderEmail } from './render.js'

export type EmailServices = JobServices & { env: Env }

/** Writes the emails of a notification, one per recipient. */
export const writeEmails: Job<unknown, EmailServices> = {
  name: writeJob,
  // The next release queues it under this name.
  aliases: ['write_emails'],
  run: (notification, services) => writeEmailsFor(services, notification as NumberedNotification),
}

/**
 * Writes the emails of a notification to the outbox and queues the job that sends them. Repeated calls write nothing.
 */
export async function writeEmailsFor(
  { env, prisma }: { env: Env; prisma: MarketClient },
  notification: NumberedNotification,
): Promise<void> {
  // Another instance with other settings may have queued the notification.
  if (!env.email) return
  const template = await loadTemplateModel(prisma, notification, env)
  if (!template || (await isUnwantedTest(prisma, notification, template.teamId))) return
  const { kind, entity, entityId, id: notificationId } = notification
  const recipients = await findRecipients(prisma, notification, template.teamId, env.supportEmail)
  if (recipients.length === 0) return
  const model: Prisma.InputJsonObject = template.model
  const teamId = ['operators', 'writer'].includes(recipientGroups[kind]) ? null : template.teamId
  const data = recipients.map((recipient) => {
    const { subject } = renderEmail(
      { kind, language: recipient.language, model: template.model },
      env,
    )
    return { ...recipient, teamId, kind, entity, entityId, notificationId, model, subject }
  })
  await inTransaction(prisma, async (tx) => {
    await tx.email.createMany({ data, skipDuplicates: true })
    await queueSending(tx)
  })
}

/** Emails that a user has requested. They are also sent for test teams. */
const requestedKinds: readonly EmailKind[] = ['TEAM_INVITATION', 'SIGN_IN']

/** Whether a notification is about a test team whose emails are not sent. */
async function isUnwantedTest(
  prisma: MarketClient,
  { kind }: NumberedNotification,
  teamId: string | null,
): Promise<boolean> {
  if (!teamId || requestedKinds.includes(kind)) return false
  const muted = { id: teamId, isTest: true, testEmailEnabled: false }
  return (await prisma.team.count({ where: muted })) > 0
}
