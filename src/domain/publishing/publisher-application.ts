/** Applications of companies that want to become publishers, from the form to the review. */
import type { PublisherApplication } from '../../../prisma/generated/client/client.js'
import type { Language } from '../../../prisma/generated/client/enums.js'
import type { Caller } from '../../access/session.js'
import type { Env } from '../../config/env.js'
import { invalidInput, invalidTransition, notFound } from '../../errors/app-error.js'
import type { Job, JobServices } from '../../jobs/queue.js'
import { deleteInBatches } from '../../postgres/delete-in-batches.js'
import { lockKey } from '../../postgres/lock-key.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { dayMs } from '../../values/units.js'
import { makeLink, type OpenedLink, redeemLink, requireLink, signLink } from '../accounts/link.js'
import { isBlocked } from '../accounts/user.js'
import { notify } from '../integration/notification.js'
import { withAudit } from '../rules/audit.js'
import { invitePublisher } from './publisher-invitation.js'

/** Number of days for which the address of an application can be confirmed. Then the application is deleted. */
const confirmationDays = 3
/** Maximum number of applications of an address per day. Each sends an email, which a third party may have caused. */
const maxPerAddress = 3

const purpose = 'PUBLISHER_APPLICATION'
const entity = 'publisher_application'

/** Fields of the form, checked by its rules. */
export interface NewPublisherApplication {
  companyName: string
  contactName: string
  /** In lower case. */
  email: string
  websites: string[]
  message: string | null
  /** Language of the form, and of emails to the applicant. */
  language: Language
  /** IDs of the agreements to which the applicant consents. Must contain all of `consentAgreements`. */
  agreementIds: string[]
}

/** Agreement to which applicants consent. */
export interface ConsentAgreement {
  id: string
  key: string
  version: number
  title: string
  contentMarkdown: string
  acceptanceLabel: string
}

/** Lists the PUBLISHER agreements in force. */
export function consentAgreements(db: Db): Promise<ConsentAgreement[]> {
  return db.agreementTemplate.findMany({
    where: { isActive: true, deletedAt: null, scope: 'PUBLISHER' },
    orderBy: [{ key: 'asc' }],
    select: {
      ...{ id: true, key: true, version: true, title: true },
      ...{ contentMarkdown: true, acceptanceLabel: true },
    },
  })
}

/**
 * Stores an application, and sends a link that confirms its address. The result is the same for every address. Beyond
 * three applications per day, it does nothing.
 * @throws AppError validation_failed (no consent to an agreement in force)
 */
export function applyAsPublisher(
  db: Db,
  { agreementIds, ...application }: NewPublisherApplication,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const agreements = await consentAgreements(tx)
    if (!agreements.every(({ id }) => agreementIds.includes(id)))
      throw invalidInput(['agreementIds'], 'required', 'must contain all agreements in force')
    const { email } = application
    await lockApplications(tx, email)
    const createdAt = { gt: new Date(Date.now() - dayMs) }
    const recent = await tx.publisherApplication.count({ where: { email, createdAt } })
    if (recent >= maxPerAddress) return
    const consents = agreements.map(({ key, version }) => `${key} v${version}`)
    const { id } = await tx.publisherApplication.create({ data: { ...application, consents } })
    const expiresAt = new Date(Date.now() + confirmationDays * dayMs)
    await makeLink(tx, { purpose, subjectId: id }, expiresAt)
    await notify(tx, { kind: 'APPLICATION_LINK', entity, entityId: id })
  })
}

/** Serializes the applications of an address until the transaction ends. */
const lockApplications = (tx: Transaction, email: string) =>
  lockKey(tx, `publisher application ${email}`)

/** Finds an application that is not confirmed, with its usable link. Null if there is none. */
export async function findUnconfirmed(db: Db, id: string) {
  const application = await db.publisherApplication.findFirst({ where: { id, confirmedAt: null } })
  const link = await db.singleUseLink.findFirst({
    where: { purpose, subjectId: id, usedAt: null, expiresAt: { gt: new Date() } },
  })
  return application && link && { ...application, link }
}

/** Returns the signed URL of the page that confirms an application. */
export function applicationUrl(env: Pick<Env, 'publicUrl' | 'secretKey'>, linkId: string): string {
  return `${env.publicUrl}/publishers/applications/${linkId}?signature=${signLink(env.secretKey, purpose, linkId)}`
}

/** Application as shown on the page of its link. */
export interface ShownApplication {
  state: 'open' | 'confirmed' | 'expired'
  application: PublisherApplication
}

/**
 * Finds the application of a link.
 * @throws AppError invalid_signature, not_found (deleted)
 */
export async function findApplication(
  db: Db,
  secretKey: string,
  openedLink: OpenedLink,
): Promise<ShownApplication> {
  const link = await requireLink(db, secretKey, purpose, openedLink)
  const where = { id: link.subjectId }
  const application = await db.publisherApplication.findUnique({ where })
  if (!application) throw notFound('Application')
  const state = link.usedAt ? 'confirmed' : link.expiresAt <= new Date() ? 'expired' : 'open'
  return { state, application }
}

/**
 * Confirms the address of an application, and notifies operators.
 * @throws AppError invalid_signature, not_found (used or expired), invalid_transition (another application of the address
 * waits for a review)
 */
export function confirmApplication(
  db: Db,
  secretKey: string,
  { requestId, ...openedLink }: OpenedLink & { requestId: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const link = await requireLink(tx, secretKey, purpose, openedLink)
    const { subjectId: id } = link
    const before = await tx.publisherApplication.findUnique({ where: { id } })
    if (!before) throw notFound('Application')
    const { email } = before
    await lockApplications(tx, email)
    await redeemLink(tx, link)
    const waiting = { email, status: 'PENDING', confirmedAt: { not: null } } as const
    if ((await tx.publisherApplication.count({ where: waiting })) > 0) {
      throw invalidTransition(
        'application_pending',
        'Another application of this address is waiting for a review.',
      )
    }
    const change = { action: 'confirm_publisher_application', entity }
    await withAudit(tx, { userId: '', requestId }, change, async () => ({
      before,
      after: await tx.publisherApplication.update({
        where: { id },
        data: { confirmedAt: new Date() },
      }),
    }))
    await notify(tx, { kind: 'APPLICATION_SUBMITTED', entity, entityId: id })
  })
}

export interface ApplicationReview {
  decision: 'APPROVE' | 'REJECT'
  /** Required for a rejection. The applicant gets it by email. */
  reason?: string | null
}

/**
 * Approves or rejects a confirmed application. The approval creates the publisher team and invites its account owner.
 * The rejection emails the reason.
 * @throws AppError not_found (also not confirmed), invalid_transition (already reviewed, or the address belongs to a
 * deleted or blocked user), validation_failed (rejected without a reason)
 */
export function reviewPublisherApplication(
  db: Db,
  caller: Caller,
  id: string,
  { decision, reason = null }: ApplicationReview,
): Promise<PublisherApplication> {
  const isApproved = decision === 'APPROVE'
  const status = isApproved ? 'APPROVED' : 'REJECTED'
  return withAudit(db, caller, { action: 'review_publisher_application', entity }, async (tx) => {
    // Waits for a concurrent review, which would otherwise create a second team.
    await tx.$queryRaw`SELECT FROM publisher_application WHERE id = ${id}::uuid FOR NO KEY UPDATE`
    const where = { id, confirmedAt: { not: null } }
    const before = await tx.publisherApplication.findFirst({ where })
    if (!before) throw notFound('Application')
    if (before.status !== 'PENDING') {
      const message = `The application is ${before.status}. This status is final.`
      throw invalidTransition('status_final', message, { status: before.status })
    }
    if (!isApproved && !reason)
      throw invalidInput(['reason'], 'required', 'is required to reject the application')
    const team = isApproved ? await createPublisher(tx, caller, before) : null
    const review = {
      status,
      reason,
      reviewedAt: new Date(),
      reviewedById: caller.userId || null,
    } as const
    const data = { ...review, teamId: team?.id ?? null }
    const after = await tx.publisherApplication.update({ where: { id }, data })
    const about = { entity, entityId: id, actorId: caller.userId } as const
    if (!isApproved) await notify(tx, { kind: 'APPLICATION_REJECTED', ...about })
    return { before, after }
  })
}

/** Creates the team of an approved application, and invites its account owner. */
async function createPublisher(
  tx: Transaction,
  caller: Caller,
  { companyName: name, contactName: ownerName, email, language }: PublisherApplication,
) {
  const user = await tx.user.findUnique({ where: { email } })
  if (user && (user.deletedAt || isBlocked(user))) {
    const state = user.deletedAt ? 'deleted' : 'blocked'
    throw invalidTransition('cannot_join', `${email} is the email address of a ${state} user.`)
  }
  const { team } = await invitePublisher(tx, caller, { name, email, ownerName, language })
  return team
}

/** Deletes applications whose address was not confirmed in time. */
export const purgeUnconfirmedApplications: Job<unknown, JobServices> = {
  name: 'purge_unconfirmed_applications',
  cron: '23 * * * *',
  async run(_payload, { prisma }) {
    const createdAt = { lt: new Date(Date.now() - confirmationDays * dayMs) }
    const where = { confirmedAt: null, createdAt }
    await deleteInBatches((take) =>
      inTransaction(prisma, async (tx) => {
        const select = { id: true }
        const expired = await tx.publisherApplication.findMany({ where, select, take })
        const ids = expired.map(({ id }) => id)
        await tx.singleUseLink.deleteMany({ where: { purpose, subjectId: { in: ids } } })
        await tx.publisherApplication.deleteMany({ where: { ...where, id: { in: ids } } })
        return ids.length
      }),
    )
  },
}
