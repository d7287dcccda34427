/** Reads the data of emails about approvals of orders from the database. */
import type { Env } from '../config/env.js'
import type { Notification } from '../domain/integration/notification.js'
import { findApproval } from '../domain/ordering/approval-details.js'
import type { MarketClient } from '../postgres/transaction.js'
import type { LoadedTemplateModel, TemplateModels } from './template-model.js'

type Hosts = Pick<Env, 'applicationHost' | 'publicUrl'>

/** Maximum number of products that an email lists. */
const shownProducts = 20

/** @returns null if the order no longer waits for approval */
export async function approvalWanted(
  prisma: MarketClient,
  { entityId: id }: Notification,
  { publicUrl }: Hosts,
): Promise<LoadedTemplateModel<TemplateModels['APPROVAL_WANTED']> | null> {
  const order = await findApproval(prisma, { id, approvalStatus: 'PENDING' })
  if (!order) return null
  const { teamId, reference, team, profile, requester } = order
  const amount = Number(order.amount)
  const products = order.products.slice(0, shownProducts)
  const url = `${publicUrl}/approvals/${id}`
  return { teamId, model: { reference, team, profile, requester, amount, products, url } }
}

/** @returns null if there is no decision */
export async function approvalDecided(
  prisma: MarketClient,
  { entityId: id }: Notification,
  { applicationHost }: Hosts,
): Promise<LoadedTemplateModel<TemplateModels['APPROVAL_DECIDED']> | null> {
  const order = await findApproval(prisma, { id, approvalStatus: { in: ['APPROVED', 'REJECTED'] } })
  if (!order) return null
  const { teamId, reference, decidedBy, reason, status } = order
  const url = `${applicationHost}/orders/checkout/${reference}`
  const about = { reference, decidedBy, reason, total: Number(order.total), url }
  return { teamId, model: { ...about, isApproved: status === 'APPROVED' } }
}
