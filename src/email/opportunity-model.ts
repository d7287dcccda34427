/** Reads the data of emails about opportunities from the database. */
import type { Env } from '../config/env.js'
import type { Notification } from '../domain/integration/notification.js'
import type { MarketClient } from '../postgres/transaction.js'
import type { LoadedTemplateModel, TemplateModels } from './template-model.js'

/** @returns null if the opportunity is no longer open */
export async function opportunityCreated(
  prisma: MarketClient,
  { entityId: id }: Notification,
  { console, publicUrl }: Pick<Env, 'console' | 'publicUrl'>,
): Promise<LoadedTemplateModel<TemplateModels['OPPORTUNITY_CREATED']> | null> {
  const opportunity = await prisma.opportunity.findFirst({
    where: {
      id,
      status: 'ACTIVE',
      deletedAt: null,
      OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }],
    },
    include: {
      team: { select: { name: true } },
      profile: { select: { name: true } },
      product: { select: { name: true, outlet: { select: { name: true } } } },
    },
  })
  if (!opportunity) return null
  const { teamId, team, profile, product, title, relevanceReason, price, expiresAt } = opportunity
  const placement = product && `${product.outlet.name}: ${product.name}`
  const url = console ? `${publicUrl}/console/opportunities/${id}` : null
  const model = { title, team: team.name, profile: profile.name, placement, url }
  const terms = {
    reason: relevanceReason,
    price: price === null ? null : Number(price),
    expiresAt: expiresAt?.toISOString() ?? null,
  }
  return { teamId, model: { ...model, ...terms } }
}
