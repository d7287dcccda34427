/** Reads the data of emails about outlets, placements and payouts of publishers from the database. */
import type { Outlet, Prisma } from '../../prisma/generated/client/client.js'
import type { Notification } from '../domain/integration/notification.js'
import { currentProof, placesOf } from '../domain/publishing/domain-proof.js'
import {
  approvedStatuses,
  changedFieldsOf,
  pendingChangeOf,
  reviewCommentsOf,
} from '../domain/publishing/outlet-change.js'
import type { MarketClient } from '../postgres/transaction.js'
import { type ConsoleSettings, consoleUrl } from './page-url.js'
import type {
  LoadedTemplateModel,
  PayoutAccountModel,
  PayoutModel,
  PlacementCommentModel,
  PlacementModel,
  ReceiptLine,
  TemplateModels,
} from './template-model.js'

/** @returns null if the outlet no longer waits for a review */
export async function outletSubmitted(
  prisma: MarketClient,
  { entityId: id }: Notification,
  settings: ConsoleSettings,
): Promise<LoadedTemplateModel<TemplateModels['OUTLET_SUBMITTED']> | null> {
  const outlet = await prisma.outlet.findFirst({
    where: {
      id,
      deletedAt: null,
      OR: [{ status: 'PENDING_REVIEW' }, { pendingSince: { not: null } }],
    },
    include: { publisher: { select: { id: true, name: true } } },
  })
  if (!outlet?.publisher) return null
  const { name, status, websiteUrl: url, publisher } = outlet
  const change = status === 'PENDING_REVIEW' ? null : pendingChangeOf(outlet)
  const about = { outlet: name, publisher: publisher.name, url }
  const changedFields = change && changedFieldsOf(change)
  const outletUrl = consoleUrl(settings, `outlets/${id}`)
  return { teamId: publisher.id, model: { ...about, changedFields, outletUrl } }
}

/** @returns null if the outlet no longer exists or has no publisher */
export async function outletStatus(
  prisma: MarketClient,
  { entityId: id, details = {} }: Notification,
  settings: ConsoleSettings,
): Promise<LoadedTemplateModel<TemplateModels['OUTLET_STATUS']> | null> {
  const outlet = await prisma.outlet.findFirst({ where: { id, deletedAt: null } })
  if (!outlet?.publisherId) return null
  const { name, status, publisherId: teamId } = outlet
  const { reason, comments, outletUrl } = reviewOf(outlet, settings)
  // The outlet keeps its last review, which explains neither other statuses nor a later return to the sale.
  const isRejected = status === 'REJECTED'
  const isApproved = details.decision === 'APPROVE' && approvedStatuses.includes(status)
  const review = {
    reason: isRejected ? reason : null,
    comments: isRejected || isApproved ? comments : [],
  }
  return { teamId, model: { outlet: name, status, ...review, outletUrl } }
}

/** @returns null if the outlet no longer exists or has no publisher */
export async function outletChangeReviewed(
  prisma: MarketClient,
  { entityId: id, details = {} }: Notification,
  settings: ConsoleSettings,
): Promise<LoadedTemplateModel<TemplateModels['OUTLET_CHANGE_REVIEWED']> | null> {
  const outlet = await prisma.outlet.findFirst({ where: { id, deletedAt: null } })
  if (!outlet?.publisherId) return null
  const { name, publisherId: teamId } = outlet
  const isApproved = details.decision === 'APPROVE'
  return { teamId, model: { outlet: name, isApproved, ...reviewOf(outlet, settings) } }
}

/** @returns null if the proof has ended, or is checked again */
export async function outletDomainChecked(
  prisma: MarketClient,
  { entityId: id }: Notification,
  settings: ConsoleSettings,
): Promise<LoadedTemplateModel<TemplateModels['OUTLET_DOMAIN_CHECKED']> | null> {
  const outlet = await prisma.outlet.findFirst({
    where: { id, deletedAt: null },
    include: { domainProof: true },
  })
  const proof = outlet && currentProof(outlet)
  if (!proof || proof.status === 'PENDING') return null
  const { domain, recordName, fileUrl, value } = placesOf(proof)
  const about = { outlet: outlet.name, domain, error: proof.error }
  const outletUrl = consoleUrl(settings, `outlets/${id}`)
  return { teamId: proof.publisherId, model: { ...about, recordName, fileUrl, value, outletUrl } }
}

/** Returns the reason of a rejection, the comments on fields, and the page of the outlet. */
const reviewOf = (outlet: Outlet, settings: ConsoleSettings) => ({
  reason: outlet.rejectionReason,
  comments: reviewCommentsOf(outlet),
  outletUrl: consoleUrl(settings, `outlets/${outlet.id}`),
})

/** Placement with its order, article and product. */
const withOrder = {
  team: { select: { name: true } },
  product: { select: { name: true, outlet: { select: { name: true } } } },
  article: { select: { name: true } },
  orderItem: { select: { order: { select: { id: true, referenceNumber: true } } } },
} as const

/** Returns the order and article of a placement, and their pages in the console. */
function linksOf(
  { id, article, orderItem: { order } }: Prisma.PlacementGetPayload<{ include: typeof withOrder }>,
  settings: ConsoleSettings,
) {
  return {
    order: order.referenceNumber,
    article: article?.name ?? null,
    orderUrl: consoleUrl(settings, `orders/${order.id}`),
    placementUrl: consoleUrl(settings, `placements/${id}`),
  }
}

/** @returns null if the placement no longer exists */
export async function placementModel(
  prisma: MarketClient,
  { entityId: id }: Notification,
  settings: ConsoleSettings,
): Promise<LoadedTemplateModel<PlacementModel> | null> {
  const placement = await prisma.placement.findUnique({ where: { id }, include: withOrder })
  if (!placement) return null
  const { teamId, team, product, payout, acceptBy, declineReason: reason } = placement
  const about = { publisher: team.name, outlet: product.outlet.name, product: product.name }
  const offer = { count: 1, payout: Number(payout), acceptBy: acceptBy.toISOString() }
  return { teamId, model: { ...about, ...offer, ...linksOf(placement, settings), reason } }
}

/**
 * Reads the placements that a publisher was offered at the same time as one of them.
 * @returns null if none of them still waits for the publisher
 */
export async function placementsOffered(
  prisma: MarketClient,
  { entityId: id }: Notification,
  settings: ConsoleSettings,
): Promise<LoadedTemplateModel<TemplateModels['PLACEMENT_OFFERED']> | null> {
  const created = await prisma.placement.findUnique({ where: { id }, include: withOrder })
  if (!created) return null
  // The placements of a payment or swap are created by one statement.
  const { teamId, createdAt, orderItem } = created
  const order = { orderItem: { orderId: orderItem.order.id } }
  const where = { teamId, createdAt, ...order, status: 'OFFERED', withdrawnAt: null } as const
  const first = await prisma.placement.findFirst({
    where,
    include: withOrder,
    orderBy: { id: 'asc' },
  })
  if (!first) return null
  const lines = await offerLines(prisma, where)
  const { team, product, payout, acceptBy } = first
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const about = { publisher: team.name, outlet: product.outlet.name, product: product.name }
  const offer = { count, payout: Number(payout), acceptBy: acceptBy.toISOString(), reason: null }
  const placementUrl = consoleUrl(settings, count === 1 ? `placements/${first.id}` : 'placements')
  return { teamId, model: { ...about, ...offer, lines, placementUrl } }
}

/** Sums placements by product, without loading them, because an order may have ten thousand. */
async function offerLines(
  prisma: MarketClient,
  where: Prisma.PlacementWhereInput,
): Promise<ReceiptLine[]> {
  const groups = await prisma.placement.groupBy({
    by: ['productId'],
    where,
    _count: true,
    _sum: { payout: true },
  })
  const products = await prisma.product.findMany({
    where: { id: { in: groups.map(({ productId }) => productId) } },
    select: { id: true, name: true, outlet: { select: { name: true } } },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })
  return products.map(({ id, name, outlet }) => {
    const { _count: quantity, _sum: sum } = groups.find(({ productId }) => productId === id)!
    return { name, detail: outlet.name, quantity, amount: Number(sum.payout) }
  })
}

/** @returns null for a simulated placement, which belongs to its buyer */
export async function placementComment(
  prisma: MarketClient,
  { kind, entityId: id }: Notification,
  settings: ConsoleSettings,
): Promise<LoadedTemplateModel<PlacementCommentModel> | null> {
  const comment = await prisma.placementComment.findFirst({
    where: { id, team: { kind: 'PUBLISHER' } },
    include: {
      team: { select: { name: true } },
      placement: { include: withOrder },
    },
  })
  if (!comment) return null
  const { teamId, team, placement, authorName: author, content } = comment
  const { product } = placement
  const about = { publisher: team.name, outlet: product.outlet.name, product: product.name }
  const { order, article, placementUrl: url } = linksOf(placement, settings)
  // Publishers do not see the order of the buyer.
  const ofOrder = { article, ...(kind === 'PUBLISHER_COMMENTED' && { order }) }
  return { teamId, model: { ...about, ...ofOrder, author, content, url } }
}

/** @returns null if the link is no longer lost */
export async function linkLost(
  prisma: MarketClient,
  { entityId: id }: Notification,
  settings: ConsoleSettings,
): Promise<LoadedTemplateModel<TemplateModels['PLACEMENT_LINK_LOST']> | null> {
  const placement = await prisma.placement.findFirst({
    where: { id, linkStatus: 'LOST' },
    include: withOrder,
  })
  if (!placement?.liveUrl) return null
  const { teamId, team, product, liveUrl: url, linkError } = placement
  const about = { publisher: team.name, outlet: product.outlet.name, product: product.name }
  const links = linksOf(placement, settings)
  return { teamId, model: { ...about, ...links, url, error: linkError ?? '' } }
}

export async function payoutStatement(
  prisma: MarketClient,
  { entityId: id }: Notification,
  settings: ConsoleSettings,
): Promise<LoadedTemplateModel<TemplateModels['PAYOUT_STATEMENT']> | null> {
  const statement = await prisma.payoutStatement.findUnique({ where: { id } })
  if (!statement) return null
  const { teamId, periodStart, periodEnd, openingBalance, earned, reversed, paid } = statement
  return {
    teamId,
    model: {
      number: statement.referenceNumber,
      from: periodStart.toISOString(),
      to: new Date(periodEnd.getTime() - 1).toISOString(),
      opening: Number(openingBalance),
      earned: Number(earned),
      reversed: Number(reversed),
      paid: Number(paid),
      balance: Number(statement.closingBalance),
      url: consoleUrl(settings, `statements/${id}`),
    },
  }
}

/** @returns null if the account no longer exists, or operators have confirmed the one that was held */
export async function payoutAccount(
  prisma: MarketClient,
  { kind, entityId: id }: Notification,
  settings: ConsoleSettings,
): Promise<LoadedTemplateModel<PayoutAccountModel> | null> {
  const account = await prisma.payoutAccount.findUnique({
    where: { id },
    include: { team: { select: { name: true } } },
  })
  if (!account) return null
  const { teamId, team, accountHolder: holder, iban, provider, heldUntil } = account
  const shown = iban && `${iban.slice(0, 2)} … ${iban.slice(-4)}`
  const until = heldUntil && heldUntil > new Date() ? heldUntil.toISOString() : null
  if (kind === 'PAYOUT_ACCOUNT_HELD' && !until) return null
  const url = consoleUrl(settings, kind === 'PAYOUT_ACCOUNT_HELD' ? `teams/${teamId}` : 'earnings')
  return {
    teamId,
    model: { publisher: team.name, holder, iban: shown, provider, heldUntil: until, url },
  }
}

export async function payoutModel(
  prisma: MarketClient,
  { kind, entityId: id }: Notification,
  settings: ConsoleSettings,
): Promise<LoadedTemplateModel<PayoutModel> | null> {
  const payout = await prisma.payout.findUnique({
    where: { id },
    include: { team: { select: { name: true } } },
  })
  if (!payout) return null
  const { teamId, team, status, amount, reference, reason } = payout
  const about = { publisher: team.name, amount: Number(amount), reference, reason }
  // A payout whose reversal failed is paid as before.
  const isReversal = kind === 'PAYOUT_FAILED' && status !== 'FAILED'
  return { teamId, model: { ...about, isReversal, url: consoleUrl(settings, `payouts/${id}`) } }
}
