import type { Prisma } from '../../prisma/generated/client/client.js'
import type { Env } from '../config/env.js'
import { queueSending } from '../domain/integration/mail.js'
import { type NumberedNotice, writeJob } from '../domain/integration/notice.js'
import type { Job, JobServices } from '../jobs/queue.js'
import { inTransaction, type MarketClient } from '../postgres/transaction.js'
import { factsOf } from './find-facts.js'
import { audiences, findRecipients } from './recipients.js'
import { renderEmail } from './render.js'

export type MailServices = JobServices & { env: Env }

/** Writes the emails of a notification, one per recipient. */
export const writeMails: Job<unknown, MailServices> = {
  name: writeJob,
  // The next release queues it under this name.
  aliases: ['write_emails'],
  run: (notice, services) => writeMailsOf(services, notice as NumberedNotice),
}

/**
 * Writes the emails of a notification to the outbox and queues the job that sends them. Repeated calls write nothing.
 */
export async function writeMailsOf(
  { env, prisma }: { env: Env; prisma: MarketClient },
  notice: NumberedNotice,
): Promise<void> {
  // Another instance with other settings may have queued the notification.
  if (!env.mail) return
  const told = await factsOf(prisma, notice, env)
  if (!told) return
  const { kind, entity, entityId, id: noticeId } = notice
  const recipients = await findRecipients(prisma, notice, told.teamId, env.supportEmail)
  if (recipients.length === 0) return
  const facts: Prisma.InputJsonObject = told.facts
  const teamId = audiences[kind] === 'operators' ? null : told.teamId
  const data = recipients.map((recipient) => {
    const { subject } = renderEmail({ kind, language: recipient.language, facts: told.facts }, env)
    return { ...recipient, teamId, kind, entity, entityId, noticeId, facts, subject }
  })
  await inTransaction(prisma, async (tx) => {
    await tx.mail.createMany({ data, skipDuplicates: true })
    await queueSending(tx)
  })
}
