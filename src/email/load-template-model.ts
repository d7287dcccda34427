/** Reads the data of emails from the database. */
import type { Prisma } from '../../prisma/generated/client/client.js'
import type { EmailKind } from '../../prisma/generated/client/enums.js'
import type { Env } from '../config/env.js'
import { userFullName } from '../domain/accounts/invitation.js'
import { findOpenInvitation } from '../domain/accounts/shown-invitation.js'
import { openSignInLink } from '../domain/accounts/sign-in.js'
import type { Notification } from '../domain/integration/notification.js'
import { type StatusPrefix, waitingForIn } from '../domain/production/workflow.js'
import type { MarketClient } from '../postgres/transaction.js'
import { dayMs } from '../values/units.js'
import { applicationLink, applicationRejected, applicationSubmitted } from './application-model.js'
import { approvalDecided, approvalWanted } from './approval-model.js'
import { inquiryReplied, inquirySent } from './inquiry-model.js'
import { opportunityCreated } from './opportunity-model.js'
import { orderPageUrl } from './page-url.js'
import { passkeyChanged } from './passkey-model.js'
import {
  linkLost,
  outletChangeReviewed,
  outletDomainChecked,
  outletStatus,
  outletSubmitted,
  payoutAccount,
  payoutModel,
  payoutStatement,
  placementComment,
  placementModel,
  placementsOffered,
} from './publishing-model.js'
import { refundOfItem, refundOfPayment } from './refund-model.js'
import type {
  ArticleModel,
  LoadedTemplateModel,
  OrderModel,
  TemplateModels,
} from './template-model.js'

/** Settings that the data depends on. */
export type Settings = Pick<Env, 'applicationHost' | 'console' | 'publicUrl' | 'unpaidOrderDays'>

/** Reads the data of one kind of email. */
type Find<Known> = (
  prisma: MarketClient,
  notification: Notification,
  settings: Settings,
) => Promise<LoadedTemplateModel<Known> | null>

const shownArticles = 20

/**
 * @returns null if the subject no longer exists
 * @throws Error for a kind of the next release, so that the job is retried until one of its servers runs it
 */
export function loadTemplateModel(
  prisma: MarketClient,
  notification: Notification,
  settings: Settings,
): Promise<LoadedTemplateModel | null> {
  const { kind } = notification
  if (!(kind in finders)) throw new Error(`This release cannot write emails of the kind ${kind}.`)
  return finders[kind](prisma, notification, settings)
}

/** URL of the console's articles. Null without a console. */
const articleUrl = ({ console, publicUrl }: Settings, rest: string) =>
  console ? `${publicUrl}/console/articles${rest}` : null

const finders: { [Kind in EmailKind]: Find<TemplateModels[Kind]> } = {
  RECEIPT: (prisma, { entity, entityId }, settings) =>
    (entity === 'swap' ? receiptOfSwap : receipt)(prisma, entityId, settings),
  REFUND: (prisma, notification, settings) =>
    (notification.entity === 'order_item' ? refundOfItem : refundOfPayment)(
      prisma,
      notification,
      settings,
    ),
  async BRIEF_WANTED(prisma, { entity, entityId }, settings) {
    const articles = await prisma.article.findMany({
      where: {
        deletedAt: null,
        ...(entity === 'order' ? { orderItem: { orderId: entityId } } : { id: entityId }),
      },
      select: { id: true, teamId: true, name: true, statusChanges: lastChange },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    })
    const [first] = articles
    if (!first) return null
    const names = articles.slice(0, shownArticles).map(({ name }) => name)
    const notes = entity === 'article' ? (first.statusChanges[0]?.notes ?? null) : null
    const count = articles.length
    const url = articleUrl(settings, count === 1 ? `/${first.id}` : '?waitingFor=TEAM')
    return { teamId: first.teamId, model: { articles: names, count, notes, url } }
  },
  DRAFT_WANTED: draftWanted,
  DRAFT_READY: article('draftSharedDocUrl'),
  INFO_WANTED: article('draftSharedDocUrl'),
  ARTICLE_PUBLISHED: article('liveUrl'),
  BRIEF_READY: article('briefSharedDocUrl'),
  async SWAP_PROPOSED(prisma, { entityId: id }, settings) {
    const swap = await prisma.swap.findUnique({
      where: { id },
      include: { order: { select: { referenceNumber: true } } },
    })
    if (swap?.status !== 'PENDING_CLIENT') return null
    const { teamId, fromName: from, toName: to, order, total, referenceNumber } = swap
    const difference = Number(swap.priceDifference)
    const model = { order: order.referenceNumber, from, to, difference, total: Number(total) }
    return { teamId, model: { ...model, url: orderPageUrl(settings, referenceNumber) } }
  },
  OPPORTUNITY_CREATED: opportunityCreated,
  ORDER_ENDING: unpaid,
  async ORDER_ENDED(prisma, { entityId: id }, settings) {
    const order = await prisma.order.findFirst({
      where: { id, status: 'CANCELLED', deletedAt: null },
      include: { team: { select: { name: true } } },
    })
    if (!order) return null
    const { teamId, team, referenceNumber: reference, total, creditsApplied } = order
    const isUnapproved = order.approvalStatus === 'WITHDRAWN'
    const model = { reference, team: team.name, total: Number(total), isUnapproved }
    const more = { credits: Number(creditsApplied), url: orderPageUrl(settings, reference) }
    return { teamId, model: { ...model, ...more } }
  },
  APPROVAL_WANTED: approvalWanted,
  APPROVAL_DECIDED: approvalDecided,
  TRANSFER_EXPECTED: unpaid,
  OUTLET_INQUIRY: inquirySent,
  INQUIRY_REPLIED: inquiryReplied,
  async WEBHOOK_FAILING(prisma, { entityId: id }, settings) {
    const endpoint = await prisma.webhookEndpoint.findFirst({
      where: { id, deletedAt: null },
      include: { team: { select: { name: true } } },
    })
    if (!endpoint) return null
    const { teamId, team, url, failingSince, updatedAt, disabledReason: reason } = endpoint
    const since = (failingSince ?? updatedAt).toISOString()
    // The URL's path may contain a secret of the receiver.
    const { host } = new URL(url)
    const page = settings.console ? `${settings.publicUrl}/console/webhooks/${id}` : null
    return { teamId, model: { team: team.name, host, since, reason, url: page } }
  },
  TEAM_INVITATION: invitation,
  async SIGN_IN(prisma, { entityId }) {
    const link = await openSignInLink(prisma, entityId)
    if (!link) return null
    const model = { until: link.expiresAt.toISOString(), linkId: link.id, url: null }
    return { teamId: null, model }
  },
  PASSKEY_CHANGED: passkeyChanged,
  APPLICATION_LINK: applicationLink,
  APPLICATION_SUBMITTED: applicationSubmitted,
  APPLICATION_REJECTED: applicationRejected,
  OUTLET_SUBMITTED: outletSubmitted,
  OUTLET_STATUS: outletStatus,
  OUTLET_CHANGE_REVIEWED: outletChangeReviewed,
  OUTLET_DOMAIN_CHECKED: outletDomainChecked,
  PLACEMENT_OFFERED: placementsOffered,
  PLACEMENT_DECLINED: placementModel,
  PLACEMENT_OVERDUE: placementModel,
  PLACEMENT_WITHDRAWN: placementModel,
  PLACEMENT_LINK_LOST: linkLost,
  PUBLISHER_COMMENTED: placementComment,
  OPERATOR_COMMENTED: placementComment,
  PAYOUT_PAID: payoutModel,
  PAYOUT_FAILED: payoutModel,
  PAYOUT_STATEMENT: payoutStatement,
  PAYOUT_ACCOUNT_CHANGED: payoutAccount,
  PAYOUT_ACCOUNT_HELD: payoutAccount,
}

async function invitation(
  prisma: MarketClient,
  { entityId: id }: Notification,
): Promise<LoadedTemplateModel<TemplateModels['TEAM_INVITATION']> | null> {
  const invitation = await findOpenInvitation(prisma, id)
  if (!invitation) return null
  const { team, invitedBy, isOwner, expiresAt, linkId } = invitation
  const about = { team: team.name, inviter: userFullName(invitedBy), isOwner }
  const model = { ...about, until: expiresAt.toISOString(), linkId, url: null }
  return { teamId: team.id, model }
}

const lastChange = {
  orderBy: [{ effectiveAt: 'desc' }, { id: 'desc' }],
  take: 1,
  select: { notes: true },
} as const satisfies Prisma.Article$statusChangesArgs

function article(
  address: 'briefSharedDocUrl' | 'draftSharedDocUrl' | 'liveUrl',
): Find<ArticleModel> {
  return async (prisma, { entityId: id }, settings) => {
    const article = await prisma.article.findFirst({
      where: { id, deletedAt: null },
      include: {
        team: { select: { name: true } },
        product: { select: { outlet: { select: { name: true } } } },
        statusChanges: lastChange,
      },
    })
    if (!article) return null
    const { teamId, name, team, product, statusChanges } = article
    const notes = statusChanges[0]?.notes ?? null
    const about = { article: name, outlet: product.outlet.name, team: team.name }
    const consoleUrl = articleUrl(settings, `/${id}`)
    return { teamId, model: { ...about, notes, url: article[address], consoleUrl } }
  }
}

/** @returns null if the article does not wait for its writer any more */
async function draftWanted(
  prisma: MarketClient,
  { entityId: id }: Notification,
  settings: Settings,
): Promise<LoadedTemplateModel<TemplateModels['DRAFT_WANTED']> | null> {
  const article = await prisma.article.findFirst({
    where: { id, deletedAt: null },
    include: {
      status: { select: { prefix: true } },
      product: { select: { outlet: { select: { name: true } } } },
      statusChanges: lastChange,
    },
  })
  if (!article || waitingForIn(article.status.prefix as StatusPrefix) !== 'WRITER') return null
  const { teamId, name, product, expectedCompletionDate, statusChanges } = article
  const dueAt = expectedCompletionDate?.toISOString() ?? null
  const notes = statusChanges[0]?.notes ?? null
  const url = settings.console ? `${settings.publicUrl}/console/desk/${id}` : null
  return { teamId, model: { article: name, outlet: product.outlet.name, dueAt, notes, url } }
}

async function unpaid(
  prisma: MarketClient,
  { entity, entityId: id }: Notification,
  settings: Settings,
): Promise<LoadedTemplateModel<OrderModel> | null> {
  const team = { team: { select: { name: true } } }
  const subject =
    entity === 'swap'
      ? await prisma.swap.findFirst({ where: { id, status: 'PENDING_CLIENT' }, include: team })
      : await prisma.order.findFirst({
          where: { id, deletedAt: null, status: 'CREATED' },
          include: team,
        })
  if (!subject) return null
  const { teamId, createdAt, referenceNumber: reference, total } = subject
  const paymentEnd = 'paymentExpiresAt' in subject ? subject.paymentExpiresAt : null
  const { unpaidOrderDays: days } = settings
  const isCancelled = entity === 'order' && !paymentEnd && days !== undefined
  const end = isCancelled ? new Date(createdAt.getTime() + days * dayMs) : paymentEnd
  const until = end?.toISOString() ?? null
  const isUnapproved = 'approvalStatus' in subject && subject.approvalStatus === 'PENDING'
  const about = { reference, team: subject.team.name, total: Number(total), until, isCancelled }
  return { teamId, model: { ...about, isUnapproved, url: orderPageUrl(settings, reference) } }
}

async function receipt(
  prisma: MarketClient,
  id: string,
  settings: Settings,
): Promise<LoadedTemplateModel<TemplateModels['RECEIPT']> | null> {
  const order = await prisma.order.findUnique({
    where: { id },
    include: {
      team: { select: { name: true } },
      lineItems: {
        where: { deletedAt: null },
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
        include: { product: { select: { name: true, outlet: { select: { name: true } } } } },
      },
    },
  })
  // A reversed payment has no receipt.
  if (order?.status !== 'PAID') return null
  const { teamId, team, referenceNumber: reference, lineItems } = order
  const model = {
    reference,
    team: team.name,
    invoice: order.customerInvoiceId,
    paidAt: (order.datePaid ?? order.updatedAt).toISOString(),
    lines: lineItems.map(({ product, quantity, price }) => ({
      name: product.name,
      detail: product.outlet.name,
      quantity,
      amount: Number(price) * quantity,
    })),
    subtotal: Number(order.subtotal),
    discount: Number(order.discount),
    credits: Number(order.creditsApplied),
    fee: Number(order.processingFee),
    total: Number(order.total),
    url: orderPageUrl(settings, reference),
    invoiceUrl: order.customerInvoiceUrl,
  }
  return { teamId, model }
}

async function receiptOfSwap(
  prisma: MarketClient,
  id: string,
  settings: Settings,
): Promise<LoadedTemplateModel<TemplateModels['RECEIPT']> | null> {
  const swap = await prisma.swap.findUnique({
    where: { id },
    include: {
      team: { select: { name: true } },
      order: { select: { customerInvoiceId: true, customerInvoiceUrl: true } },
    },
  })
  if (!swap) return null
  const { teamId, team, referenceNumber: reference, toName, fromName, priceDifference } = swap
  const subtotal = Number(priceDifference)
  const model = {
    reference,
    team: team.name,
    invoice: swap.order.customerInvoiceId,
    paidAt: (swap.completedAt ?? swap.updatedAt).toISOString(),
    lines: [{ name: toName, detail: `← ${fromName}`, quantity: 1, amount: subtotal }],
    subtotal,
    discount: 0,
    credits: 0,
    fee: Number(swap.processingFee),
    total: Number(swap.total),
    url: orderPageUrl(settings, reference),
    invoiceUrl: swap.order.customerInvoiceUrl,
  }
  return { teamId, model }
}
