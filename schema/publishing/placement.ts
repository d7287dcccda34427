import type { Prisma } from '../../prisma/generated/client/client.js'
import * as enums from '../../prisma/generated/client/enums.js'
import { byCaller, services } from '../../src/compiler/context.js'
import { isReadyToPublish, type StatusPrefix } from '../../src/domain/production/workflow.js'
import {
  guaranteedUntil,
  type LinkChange as LinkChangeRecord,
  linkChangesOf,
  maxLinkChanges,
} from '../../src/domain/publishing/link-check.js'
import {
  acceptPlacement,
  declinePlacement,
  deliverPlacement,
  placementReason,
  undoPlacementDelivery,
} from '../../src/domain/publishing/placement-work.js'
import { webAddress } from '../../src/domain/rules/text.js'
import { Team } from '../accounts/team.js'
import { ProductKind } from '../catalogue/product.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { createdAt, orNull, requiredInput, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { ownRecordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'
import { OrderItem } from '../ordering/order-item.js'

export const PlacementStatus = builder.enumType('PlacementStatus', {
  description: 'Status of a placement.',
  values: {
    [enums.PlacementStatus.OFFERED]: { description: 'Waiting for the publisher to accept.' },
    [enums.PlacementStatus.ACCEPTED]: { description: 'Accepted; not delivered yet.' },
    [enums.PlacementStatus.DECLINED]: { description: 'Declined by the publisher. Final.' },
    [enums.PlacementStatus.DELIVERED]: { description: 'Published. The payout is earned.' },
    [enums.PlacementStatus.SETTLED]: { description: 'The payout is paid. Final.' },
  },
})

const LinkStatus = builder.enumType('LinkStatus', {
  description: 'Result of the last check of the URL of a placement.',
  values: {
    [enums.LinkStatus.OK]: { description: 'The page exists.' },
    [enums.LinkStatus.FAILING]: { description: 'The check failed, and will be retried.' },
    [enums.LinkStatus.LOST]: {
      description:
        'The page no longer exists (404 or 410), or the check failed for more than a day. Operators were notified.',
    },
  },
})

const LinkChange = builder.objectRef<LinkChangeRecord>('LinkChange').implement({
  description: 'Change of the result of the check of a URL.',
  authScopes: { scope: ['publishing.read'] },
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'Time of the check.' }),
    status: t.expose('status', { type: LinkStatus, description: 'Result of the check.' }),
    error: t.expose('error', orNull('String', 'Reason why the check failed.')),
  }),
})

const articleColumns = {
  id: true,
  name: true,
  status: { select: { prefix: true } },
  briefSharedDocUrl: true,
  briefApprovedAt: true,
  draftSharedDocUrl: true,
  draftApprovedAt: true,
  expectedCompletionDate: true,
  liveUrl: true,
} as const

type ArticleOfPlacement = Prisma.ArticleGetPayload<{ select: typeof articleColumns }>

const PlacementArticle = builder.objectRef<ArticleOfPlacement>('PlacementArticle').implement({
  description: 'Article of a placement, as far as its publisher needs it.',
  authScopes: { scope: ['publishing.read'] },
  fields: (t) => ({
    id: t.expose('id', { type: 'UUID', description: 'ID of the article.' }),
    name: t.exposeString('name', { description: 'Name of the article.' }),
    status: t.string({
      description: 'Status of the article, such as `pending-publishing`.',
      resolve: ({ status }) => status.prefix,
    }),
    briefUrl: t.string({
      nullable: true,
      description: 'URL of the shared document with the brief. Null until the brief is approved.',
      resolve: ({ briefSharedDocUrl, briefApprovedAt }) => briefApprovedAt && briefSharedDocUrl,
    }),
    draftUrl: t.string({
      nullable: true,
      description:
        'URL of the shared document with the draft. Null until the draft is approved, or the article awaits publication or is published.',
      resolve: (article) =>
        article.draftApprovedAt || isReadyToPublish(article.status.prefix as StatusPrefix)
          ? article.draftSharedDocUrl
          : null,
    }),
    expectedCompletionDate: t.expose(
      'expectedCompletionDate',
      orNull('DateTime', 'Expected publication date.'),
    ),
    liveUrl: t.expose('liveUrl', orNull('String', 'URL of the published article.')),
  }),
})

const productColumns = {
  id: true,
  outletId: true,
  name: true,
  requirements: true,
  maxDeliveryDays: true,
  type: { select: { prefix: true } },
  outlet: { select: { id: true, name: true, websiteUrl: true, logo: true } },
} as const

type ProductOfPlacement = Prisma.ProductGetPayload<{ select: typeof productColumns }>

const PlacementOutlet = builder
  .objectRef<ProductOfPlacement['outlet']>('PlacementOutlet')
  .implement({
    description: 'Outlet of a placement, without its publisher, which may have changed since.',
    authScopes: { scope: ['publishing.read'] },
    fields: (t) => ({
      id: t.expose('id', { type: 'UUID', description: 'ID of the outlet.' }),
      name: t.exposeString('name', { description: 'Name of the publication.' }),
      websiteUrl: t.expose('websiteUrl', orNull('String', 'URL of the publication.')),
      logo: t.expose('logo', orNull('String', 'URL of the logo.')),
    }),
  })

const PlacementProduct = builder.objectRef<ProductOfPlacement>('PlacementProduct').implement({
  description:
    'Product of a placement, without its current terms, because its outlet may belong to another publisher since.',
  authScopes: { scope: ['publishing.read'] },
  fields: (t) => ({
    id: t.expose('id', { type: 'UUID', description: 'ID of the product.' }),
    outletId: t.expose('outletId', { type: 'UUID', description: 'ID of the outlet.' }),
    outlet: t.expose('outlet', { type: PlacementOutlet, description: 'Outlet of the product.' }),
    name: t.exposeString('name', { description: 'Name of the product.' }),
    type: t.field({
      type: ProductKind,
      description: 'Product type.',
      resolve: ({ type }) => type.prefix,
    }),
    requirements: t.expose('requirements', orNull('String', 'Content requirements of the outlet.')),
    maxDeliveryDays: t.exposeInt('maxDeliveryDays', {
      description: 'Maximum number of days until publication.',
    }),
  }),
})

export const Placement = builder.prismaObject('Placement', {
  description:
    'Paid order item as its publisher sees it. Amounts are in US dollars, at the time of the order.',
  authScopes: { scope: ['publishing.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the placement.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'ID of the publisher team.' }),
    team: t.relation('team', { type: Team, description: 'Publisher team.' }),
    productId: t.expose('productId', { type: 'UUID', description: 'ID of the product.' }),
    product: t.field({
      type: PlacementProduct,
      description: 'Ordered product.',
      select: { product: { select: productColumns } },
      resolve: ({ product }) => product,
    }),
    article: t.field({
      type: PlacementArticle,
      nullable: true,
      description:
        'Article of the placement. Null for an add-on, and after the placement is declined or withdrawn.',
      select: { status: true, withdrawnAt: true, article: { select: articleColumns } },
      resolve: ({ article, status, withdrawnAt }) =>
        status === 'DECLINED' || withdrawnAt ? null : article,
    }),
    status: t.expose('status', { type: PlacementStatus, description: 'Status of the placement.' }),
    payout: t.expose('payout', { type: 'Money', description: 'Share of the publisher.' }),
    orderItemId: t.expose('orderItemId', {
      type: 'UUID',
      nullable: true,
      authScopes: { operator: true },
      description: 'ID of the order item. Operators only.',
    }),
    orderItem: t.relation('orderItem', {
      type: OrderItem,
      nullable: true,
      authScopes: { operator: true },
      description: 'Order item. Operators only.',
    }),
    salePrice: t.expose('salePrice', {
      type: 'Money',
      nullable: true,
      authScopes: { operator: true },
      description: 'Price for the buyer: payout plus commission. Operators only.',
    }),
    commission: t.expose('commission', {
      type: 'Money',
      nullable: true,
      authScopes: { operator: true },
      description:
        'Share of the marketplace. Negative if an operator has set a price below the payout. Operators only.',
    }),
    acceptBy: t.expose('acceptBy', {
      type: 'DateTime',
      description: 'Deadline to accept. Operators are notified after it.',
    }),
    overdueAt: t.expose(
      'overdueAt',
      orNull('DateTime', 'Time at which operators were notified of the missed deadline.'),
    ),
    acceptedAt: t.expose('acceptedAt', orNull('DateTime', 'Time at which it was accepted.')),
    declinedAt: t.expose('declinedAt', orNull('DateTime', 'Time at which it was declined.')),
    declineReason: t.expose('declineReason', orNull('String', 'Reason of the publisher.')),
    deliveredAt: t.expose('deliveredAt', orNull('DateTime', 'Time of the delivery.')),
    liveUrl: t.expose('liveUrl', orNull('String', 'URL of the publication.')),
    linkStatus: t.expose(
      'linkStatus',
      orNull(LinkStatus, 'Result of the last check of the URL. Null before the first check.'),
    ),
    linkCheckedAt: t.expose('linkCheckedAt', orNull('DateTime', 'Time of the last check.')),
    linkLostAt: t.expose(
      'linkLostAt',
      orNull('DateTime', 'Time at which the link was lost. Null if the page exists again.'),
    ),
    linkError: t.expose('linkError', orNull('String', 'Reason why the last check failed.')),
    linkGuaranteedUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'Time until which the page must exist, `LINK_CHECK_DAYS` after the delivery. Null before the delivery.',
      select: { deliveredAt: true },
      resolve: (placement, _args, context) =>
        guaranteedUntil(placement, services(context).prisma.market),
    }),
    linkChanges: t.field({
      type: [LinkChange],
      description:
        'Changes of the result of the check since the URL was set, newest first. If there are more, the oldest are omitted.',
      extensions: listSize(maxLinkChanges),
      select: { linkChanges: true },
      resolve: linkChangesOf,
    }),
    settledAt: t.expose(
      'settledAt',
      orNull('DateTime', 'Time at which its payout was marked as paid.'),
    ),
    withdrawnAt: t.expose(
      'withdrawnAt',
      orNull(
        'DateTime',
        'Time at which it was withdrawn, because its price was refunded or its product swapped. A withdrawn placement cannot change.',
      ),
    ),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
  }),
})

builder.queryField('placement', (t) =>
  t.field({
    type: Placement,
    nullable: true,
    description: 'Fetches a placement by ID. A publisher team sees only its own.',
    authScopes: { scope: ['publishing.read'] },
    args: { id: t.arg(requiredInput('UUID', 'ID of the placement.')) },
    resolve: (_root, { id }, context, info) => ownRecordOf(context, info, 'Placement', { id }),
  }),
)

listField('placements', {
  node: Placement,
  description: 'Placements. A publisher team sees only its own.',
  scope: ['publishing.read'],
  archive: false,
  where: whereInput('Placement', (t) => ({
    id: t.uuid('id', 'ID of the placement.'),
    teamId: t.uuid('teamId', 'ID of the publisher team.'),
    team: t.one('team', 'Publisher team. The buyer, for a simulated placement of a test team.'),
    productId: t.uuid('productId', 'ID of the product.'),
    product: t.one('product', 'Ordered product.'),
    outlet: t.one('product.outlet', 'Outlet of the product.'),
    orderItemId: t.uuid('orderItemId', 'ID of the order item. Operators only.'),
    search: t.search(
      'Searches for words in the names of product, outlet and publisher, and for operators in the number of the order, ignoring case.',
      'product.name',
      'product.outlet.name',
      'team.name',
      'orderItem.order.referenceNumber',
    ),
    status: t.enum('status', PlacementStatus, 'Status of the placement.'),
    acceptBy: t.dateTime('acceptBy', 'Deadline to accept.'),
    overdueAt: t.dateTime('overdueAt', 'Time at which operators were notified.'),
    deliveredAt: t.dateTime('deliveredAt', 'Time of the delivery.'),
    linkStatus: t.enum('linkStatus', LinkStatus, 'Result of the last check of the URL.'),
    linkLostAt: t.dateTime('linkLostAt', 'Time at which the link was lost.'),
    withdrawnAt: t.dateTime('withdrawnAt', 'Time at which it was withdrawn.'),
    createdAt: t.dateTime('createdAt', 'Creation time.'),
  })),
  order: orderInput(
    'Placement',
    {
      CREATED_AT: { column: 'createdAt', description: 'Creation time.' },
      ACCEPT_BY: { column: 'acceptBy', description: 'Deadline to accept.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

const AcceptPlacementInput = builder.inputType('AcceptPlacementInput', {
  fields: (t) => ({ id: t.field(requiredInput('UUID', 'ID of the placement.')) }),
})

const DeclinePlacementInput = builder.inputType('DeclinePlacementInput', {
  fields: (t) => ({
    id: t.field(requiredInput('UUID', 'ID of the placement.')),
    reason: t.string({
      required: true,
      description: 'Reason, 1 to 2,000 characters. Operators see it.',
      validate: placementReason,
    }),
  }),
})

const DeliverPlacementInput = builder.inputType('DeliverPlacementInput', {
  fields: (t) => ({
    id: t.field(requiredInput('UUID', 'ID of the placement.')),
    liveUrl: t.string({
      required: true,
      description: 'URL of the publication. Must not be within the network of the server.',
      validate: webAddress,
    }),
  }),
})

const UndoPlacementDeliveryInput = builder.inputType('UndoPlacementDeliveryInput', {
  fields: (t) => ({
    id: t.field(requiredInput('UUID', 'ID of a placement of an add-on.')),
    reason: t.string({
      required: true,
      description: 'Reason, 1 to 2,000 characters, for the audit log.',
      validate: placementReason,
    }),
  }),
})

builder.mutationFields((t) => ({
  acceptPlacement: t.field({
    type: Placement,
    description: 'Accepts an offered placement, also after its deadline.',
    authScopes: { scope: ['publishing.update'] },
    args: { input: t.arg(requiredInput(AcceptPlacementInput)) },
    resolve: (_root, { input }, context) => acceptPlacement(...byCaller(context), input.id),
  }),
  declinePlacement: t.field({
    type: Placement,
    description: 'Declines an offered or accepted placement. Operators are notified.',
    authScopes: { scope: ['publishing.update'] },
    args: { input: t.arg(requiredInput(DeclinePlacementInput)) },
    resolve: (_root, { input: { id, reason } }, context) =>
      declinePlacement(...byCaller(context), id, reason),
  }),
  deliverPlacement: t.field({
    type: Placement,
    description:
      'Delivers an accepted placement: publishes its article, which must be `pending-publishing`, at the URL, and books the payout.',
    authScopes: { scope: ['publishing.update'] },
    args: { input: t.arg(requiredInput(DeliverPlacementInput)) },
    resolve: (_root, { input: { id, liveUrl } }, context) =>
      deliverPlacement(...byCaller(context), id, liveUrl),
  }),
  undoPlacementDelivery: t.field({
    type: Placement,
    description:
      'Takes back the delivery of an add-on, which becomes ACCEPTED again, and reverses the payout. For an article, use `correctArticleStatus`. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(UndoPlacementDeliveryInput)) },
    resolve: (_root, { input: { id, reason } }, context) =>
      undoPlacementDelivery(...byCaller(context), id, reason),
  }),
}))
