/** Reads the data of emails about applications of publishers from the database. */
import type { Env } from '../config/env.js'
import type { Notification } from '../domain/integration/notification.js'
import { findUnconfirmed } from '../domain/publishing/publisher-application.js'
import type { MarketClient } from '../postgres/transaction.js'
import type { LoadedTemplateModel, TemplateModels } from './template-model.js'

/** @returns null if the application is confirmed or deleted */
export async function applicationLink(
  prisma: MarketClient,
  { entityId }: Notification,
): Promise<LoadedTemplateModel<TemplateModels['APPLICATION_LINK']> | null> {
  const application = await findUnconfirmed(prisma, entityId)
  if (!application) return null
  const { link } = application
  const model = { until: link.expiresAt.toISOString(), linkId: link.id, url: null }
  return { teamId: null, model }
}

/** @returns null if the application no longer waits for a review */
export async function applicationSubmitted(
  prisma: MarketClient,
  { entityId: id }: Notification,
  { console, publicUrl }: Pick<Env, 'console' | 'publicUrl'>,
): Promise<LoadedTemplateModel<TemplateModels['APPLICATION_SUBMITTED']> | null> {
  const where = { id, status: 'PENDING', confirmedAt: { not: null } } as const
  const application = await prisma.publisherApplication.findFirst({ where })
  if (!application) return null
  const { companyName: company, contactName: name, email, websites, message } = application
  const url = console ? `${publicUrl}/console/applications/${id}` : null
  return { teamId: null, model: { company, name, email, websites, message, url } }
}

/** @returns null if the application no longer exists */
export async function applicationRejected(
  prisma: MarketClient,
  { entityId: id }: Notification,
): Promise<LoadedTemplateModel<TemplateModels['APPLICATION_REJECTED']> | null> {
  const application = await prisma.publisherApplication.findFirst({
    where: { id, status: 'REJECTED' },
  })
  if (!application) return null
  const { companyName: company, reason } = application
  return { teamId: null, model: { company, reason } }
}
