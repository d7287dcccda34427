import { ChannelType, OutletStatus, PlacementType } from './catalogue/outlet.js'
import { type AggregateOptions, aggregateField, aggregateOf } from './core/aggregate.js'

const team = { path: 'team.name', type: 'String', description: 'Name of the team.' } as const
const teamId = { path: 'teamId', type: 'UUID', description: 'Id of the team.' } as const
const createdAt = {
  path: 'createdAt',
  type: 'DateTime',
  isDate: true,
  description: 'When it was created.',
} as const

const outletOf = <const Product extends string>(product: Product) =>
  ({
    outletId: { path: `${product}.outletId`, type: 'UUID', description: 'Id of the outlet.' },
    outlet: { path: `${product}.outlet.name`, type: 'String', description: 'Name of the outlet.' },
    country: {
      path: `${product}.outlet.country`,
      type: 'String',
      description: "Full name of the outlet's country, or Global.",
    },
    productType: {
      path: `${product}.type.prefix`,
      type: 'String',
      description: 'Prefix of the type of the product.',
    },
    product: { path: `${product}.name`, type: 'String', description: 'Name of the product.' },
  }) as const

const profileAndCampaign = {
  profile: { path: 'profile.name', type: 'String', description: 'Name of the profile.' },
  campaignId: { path: 'campaignId', type: 'UUID', description: 'Id of the campaign.' },
  campaign: { path: 'campaign.name', type: 'String', description: 'Name of the campaign.' },
} as const

const usd = <const Path extends string>(
  path: Path,
  what: string,
  more: { operator?: true } = {},
) => ({
  sql: path,
  kind: 'money' as const,
  description: `${what}, in US dollars${more.operator ? '; operators only' : ''}.`,
  ...more,
})

const timestamp = <const Path extends string>(path: Path, description: string) => ({
  sql: path,
  kind: 'date' as const,
  description,
})

/** When an article first came to a status. */
const firstMove = (article: string, status: string) =>
  `(SELECT min(h."effective_at") FROM "article_status_history" h JOIN "article_content_status" s ON s."id" = h."status_id" WHERE h."article_id" = ${article} AND s."prefix" = '${status}')`

const days = (from: string, to: string) =>
  `(EXTRACT(epoch FROM (${to} - ${from})) / 86400)::double precision`

/** What the graph adds up, by list. */
export const aggregates: Record<string, AggregateOptions> = {
  orders: aggregateOf({
    name: 'Orders',
    model: 'Order',
    description: 'Orders counted and added up, by status, team, profile or date.',
    keys: {
      status: { path: 'status', type: 'String', description: 'CREATED, PAID or CANCELLED.' },
      paymentStatus: {
        path: 'paymentStatus',
        type: 'String',
        description: 'Where payment stands.',
      },
      teamId,
      team,
      profile: profileAndCampaign.profile,
      coupon: { path: 'coupon', type: 'String', description: 'The coupon that was used.' },
      createdAt,
      datePaid: {
        path: 'datePaid',
        type: 'DateTime',
        isDate: true,
        description: 'When it was paid.',
      },
    },
    measures: {
      total: usd('total', 'What is to be paid'),
      subtotal: usd('subtotal', 'Price of all line items'),
      discount: usd('discount', 'What was taken off'),
      creditsApplied: usd('creditsApplied', 'Credits that were used'),
      processingFee: usd('processingFee', 'Fee of the payment'),
      createdAt: timestamp('createdAt', 'When it was created.'),
      datePaid: timestamp('datePaid', 'When it was paid.'),
    },
  }),
  orderItems: aggregateOf({
    name: 'OrderItems',
    model: 'OrderItem',
    description:
      'Units of orders counted and added up, by outlet, product, campaign, status or date.',
    keys: {
      ...outletOf('product'),
      ...profileAndCampaign,
      teamId,
      team,
      orderStatus: {
        path: 'order.status',
        type: 'String',
        description: 'Status of the order: CREATED, PAID or CANCELLED.',
      },
      commissionStatus: {
        path: 'commissionStatus',
        type: 'String',
        description: 'Where its commission stands.',
      },
      articleStatus: {
        path: 'article.status.prefix',
        type: 'String',
        description: 'Prefix of the status of its article.',
      },
      createdAt,
      datePaid: {
        path: 'order.datePaid',
        type: 'DateTime',
        isDate: true,
        description: 'When the order was paid.',
      },
    },
    measures: {
      salePrice: usd('salePrice', 'What the team pays for the unit'),
      commissionAmount: usd('commissionAmount', 'Commission'),
      vendorCost: usd('vendorCost', 'What the vendor charges', { operator: true }),
      internalCost: usd('internalCost', 'What the placement costs the marketplace', {
        operator: true,
      }),
      resellerPrice: usd('resellerPrice', 'What resellers pay', { operator: true }),
      createdAt: timestamp('createdAt', 'When it was created.'),
      datePaid: timestamp('order.datePaid', 'When the order was paid.'),
    },
  }),
  articles: aggregateOf({
    name: 'Articles',
    model: 'Article',
    description:
      'Articles counted, by status, campaign, outlet, product type or date, with the days they take.',
    keys: {
      status: { path: 'status.prefix', type: 'String', description: 'Prefix of its status.' },
      ...outletOf('product'),
      ...profileAndCampaign,
      teamId,
      team,
      createdAt,
      datePaid: {
        path: 'orderItem.order.datePaid',
        type: 'DateTime',
        isDate: true,
        description: 'When its order was paid.',
      },
      expectedCompletionDate: {
        path: 'expectedCompletionDate',
        type: 'DateTime',
        isDate: true,
        description: 'When it is expected to be published.',
      },
    },
    measures: {
      daysToPublication: {
        sql: {
          of: (column) =>
            days(column('orderItem.order.datePaid'), firstMove(column('id'), 'published')),
        },
        kind: 'float',
        description: 'Days from payment to publication; null until published.',
      },
      daysToBrief: {
        sql: {
          of: (column) =>
            days(
              column('orderItem.order.datePaid'),
              firstMove(column('id'), 'brief-ready-for-review'),
            ),
        },
        kind: 'float',
        description: 'Days from payment until the brief is ready for review; null until then.',
      },
      createdAt: timestamp('createdAt', 'When it was created.'),
      updatedAt: timestamp('updatedAt', 'When it was last changed.'),
    },
  }),
  articleStatusChanges: aggregateOf({
    name: 'ArticleStatusChanges',
    model: 'ArticleStatusChange',
    description: 'Moves of articles counted, by the statuses they lead from and to.',
    keys: {
      status: {
        path: 'status.prefix',
        type: 'String',
        description: 'Prefix of the status it led to.',
      },
      previousStatus: {
        path: 'previousStatus.prefix',
        type: 'String',
        description: 'Prefix of the status it led from.',
      },
      campaign: {
        path: 'article.campaign.name',
        type: 'String',
        description: 'Name of the campaign.',
      },
      ...outletOf('article.product'),
      teamId,
      effectiveAt: {
        path: 'effectiveAt',
        type: 'DateTime',
        isDate: true,
        description: 'When it took place.',
      },
    },
    measures: {
      daysSincePayment: {
        sql: {
          of: (column) => days(column('article.orderItem.order.datePaid'), column('effectiveAt')),
        },
        kind: 'float',
        description: 'Days from the payment of the order to the move.',
      },
      effectiveAt: timestamp('effectiveAt', 'When it took place.'),
    },
  }),
  listings: aggregateOf({
    name: 'Listings',
    model: 'Listing',
    description: 'The catalogue counted and added up, by outlet, type, channel or place.',
    keys: {
      outletId: { path: 'outletId', type: 'UUID', description: 'Id of the outlet.' },
      outlet: { path: 'outletName', type: 'String', description: 'Name of the outlet.' },
      productType: {
        path: 'productType',
        type: 'String',
        description: 'Prefix of the product type.',
      },
      status: { path: 'status', type: OutletStatus, description: 'Where the outlet stands.' },
      channelType: {
        path: 'channelType',
        type: ChannelType,
        description: 'Type of the first channel.',
      },
      placementType: {
        path: 'placementType',
        type: PlacementType,
        description: 'Placement type of the first channel.',
      },
      disclaimer: {
        path: 'disclaimer',
        type: 'String',
        description: "Name of the first channel's disclaimer.",
      },
      country: {
        path: 'country',
        type: 'String',
        description: "Full name of the outlet's country, or Global.",
      },
      state: { path: 'state', type: 'String', description: "The outlet's state or region." },
      city: { path: 'city', type: 'String', description: "The outlet's city." },
      isDoFollow: {
        path: 'isDoFollow',
        type: 'Boolean',
        description: 'Whether links of the first channel pass authority on.',
      },
      createdAt: { ...createdAt, description: 'When the product was created.' },
    },
    measures: {
      price: {
        sql: ({ proPricing }) => (proPricing ? 'lowestPrice' : 'standardPrice'),
        kind: 'money',
        description: 'Lowest price the caller sees, in US dollars.',
      },
      domainAuthority: {
        sql: 'domainAuthority',
        kind: 'int',
        description: 'Domain authority of the first channel, 0 to 100.',
      },
      domainRanking: {
        sql: 'domainRanking',
        kind: 'int',
        description: 'Domain ranking of the first channel, 0 to 100.',
      },
      maxDeliveryDays: {
        sql: 'maxDeliveryDays',
        kind: 'int',
        description: 'Days until publication, at the most.',
      },
      popularity: {
        sql: 'popularity',
        kind: 'int',
        description: 'Units in paid orders of the last 90 days.',
      },
      createdAt: timestamp('createdAt', 'When the product was created.'),
    },
  }),
  ledgerEntries: aggregateOf({
    field: 'ledgerAggregate',
    name: 'Ledger',
    model: 'TeamLedgerEntry',
    description: 'Movements of team credits counted and added up, by type, team or date.',
    keys: {
      type: { path: 'type', type: 'String', description: 'DEBIT or CREDIT.' },
      creditType: { path: 'creditType', type: 'String', description: 'Kind of the credit.' },
      reason: { path: 'reason', type: 'String', description: 'Why it was made.' },
      teamId,
      team,
      createdAt,
    },
    measures: {
      amount: usd('amount', 'What was moved'),
      createdAt: timestamp('createdAt', 'When it was made.'),
    },
  }),
}

/** Declares the aggregates; their lists must be declared before. */
export function declareAggregates(): void {
  for (const [list, options] of Object.entries(aggregates)) aggregateField(list, options)
}
