import type { Prisma } from '../../prisma/generated/client/client.js'
import * as enums from '../../prisma/generated/client/enums.js'
import { requireColumn } from '../../src/access/access.js'
import { maxAddOns } from '../../src/domain/ordering/cart.js'
import { itemRefundStatusSql } from '../../src/domain/ordering/refund-status.js'
import { User } from '../accounts/user.js'
import { ProductKind } from '../catalogue/product.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { asSelected, asSql } from '../core/exported.js'
import { createdAt, orNull, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { textEnum } from '../core/text-enum.js'
import { whereInput } from '../core/where.js'
import { containsText } from '../core/where-condition.js'
import { Order, OrderLineItem } from './order.js'
import { itemsWithStatusWhere, RefundStatus, RefundStatusFilter } from './refund-status.js'

export const CommissionStatus = builder.enumType('CommissionStatus', {
  description: 'Status of a referral commission.',
  values: {
    [enums.CommissionStatus.NOT_APPLICABLE]: { description: 'No referrer.' },
    [enums.CommissionStatus.PENDING]: { description: 'To be paid.' },
    [enums.CommissionStatus.PAID]: { description: 'Paid.' },
  },
})

export const RefundMethod = textEnum('RefundMethod', 'Refund method of an order item.', {
  CREDIT: { description: 'Team credit of type REFUND.' },
  CARD_PROCESSOR: {
    description:
      'Refund to the card, by the payment provider or by an operator who enters the reference.',
  },
  BILLING_PLATFORM: { description: 'Refund on the billing platform, by an operator.' },
  WIRE: { description: 'Bank transfer, by an operator.' },
})

const timestamp = (description: string) => ({
  type: 'DateTime' as const,
  nullable: true as const,
  description,
})

/** Returns the options of a field in the REST record whose value only operators receive. */
const costs = <const Type>(type: Type, description: string) => ({
  ...orNull(type, `${description}. Null for callers other than operators.`),
  authScopes: { operator: true, otherwise: null } as const,
})

const notCancelled = {
  select: { id: true },
  where: { deletedAt: null, order: { status: { not: 'CANCELLED' } } },
  orderBy: [{ createdAt: 'asc' }, { position: 'asc' }, { id: 'asc' }],
} as const satisfies Prisma.OrderLineItemFindManyArgs

/** Upper bound, well above the number of partial refunds in practice. */
const maxRefunds = 50

builder.prismaObject('ItemRefund', {
  description: 'Full or partial refund of an order item.',
  authScopes: { scope: ['orders.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the refund.')),
    amount: t.expose('amount', {
      type: 'Money',
      description: 'Refunded amount in US dollars.',
    }),
    credits: t.expose(
      'credits',
      orNull(
        'Money',
        'Part refunded as credits. Credits that paid for the order are returned first.',
      ),
    ),
    money: t.expose(
      'money',
      orNull(
        'Money',
        'Part refunded as money by the method. Less than the remainder if the order had a discount.',
      ),
    ),
    method: t.expose('method', { type: RefundMethod, description: 'Refund method.' }),
    reference: t.expose(
      'reference',
      orNull(
        'String',
        'Reference of the refund in the external system, as entered by the operator.',
      ),
    ),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the refund.' }),
  }),
})

/** Also readable with the scopes of articles. */
const withArticle = { also: ['articles.lists', 'articles.read'] } as const

export const OrderItem = builder.prismaObject('OrderItem', {
  description:
    'Unit of a line item that is delivered and accounted for. Amounts are in US dollars.',
  authScopes: { scope: ['orders.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the order item.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'ID of the team that ordered.' }),
    team: t.relation('team', { description: 'Team that ordered.' }),
    orderId: t.expose('orderId', { type: 'UUID', description: 'ID of the order.' }),
    order: t.relation('order', { type: Order, description: 'Order of the item.' }),
    lineItemId: t.expose('lineItemId', { type: 'UUID', description: 'ID of the line item.' }),
    lineItem: t.relation('lineItem', { description: 'Line item of the unit.' }),
    productId: t.expose('productId', {
      type: 'UUID',
      description: "ID of the product. Differs from the line item's product after a swap.",
    }),
    product: t.relation('product', {
      authScopes: withArticle,
      description: "Product. Differs from the line item's product after a swap.",
    }),
    profileId: t.expose('profileId', orNull('UUID', 'ID of the profile.')),
    profile: t.relation('profile', {
      nullable: true,
      description: 'Profile that the item is for.',
    }),
    campaignId: t.expose('campaignId', {
      ...orNull('UUID', 'ID of the campaign that the item is assigned to.'),
      authScopes: withArticle,
    }),
    campaign: t.relation('campaign', {
      nullable: true,
      description: 'Campaign that the item is assigned to.',
    }),
    client: t.field({
      type: User,
      nullable: true,
      description: 'Buyer.',
      extensions: asSelected,
      select: (_args, _context, nested) => ({ order: { select: { client: nested(true) } } }),
      resolve: ({ order }) => order.client,
    }),
    articleId: t.field({
      type: 'UUID',
      nullable: true,
      description: 'ID of the article.',
      extensions: asSelected,
      select: { article: { select: { id: true } } },
      resolve: ({ article }) => article?.id ?? null,
    }),
    article: t.relation('article', {
      nullable: true,
      description: 'Article for the item. Null for add-ons and before payment.',
    }),
    addOns: t.field({
      type: [OrderLineItem],
      authScopes: withArticle,
      description: 'Add-ons that are not cancelled, in the order of the line items.',
      extensions: { through: ['lineItem', 'addOns'], ...listSize(maxAddOns) },
      select: (_args, _context, nested) => ({
        lineItem: { select: { addOns: nested(notCancelled) } },
      }),
      resolve: ({ lineItem }) => lineItem.addOns,
    }),
  }),
})

/** Prices, shares and commission. */
builder.prismaObjectFields(OrderItem, (t) => ({
  salePrice: t.expose('salePrice', {
    type: 'Money',
    description: 'Price of the unit for the team.',
  }),
  productPrice: t.expose('productPrice', {
    type: 'Money',
    description: 'List price of the product at the time of the order.',
  }),
  internalCost: t.expose('internalCost', costs('Money', 'Cost of the unit to the marketplace')),
  resellerPrice: t.expose('resellerPrice', costs('Money', 'Price of the unit for resellers')),
  payout: t.expose('payout', {
    type: 'Money',
    nullable: true,
    authScopes: { operator: true },
    description:
      'Share of the publisher at the time of the order or swap. Null without a publisher. Operators only.',
  }),
  marketplaceCommission: t.expose('marketplaceCommission', {
    type: 'Money',
    nullable: true,
    authScopes: { operator: true },
    description:
      'Share of the marketplace at the same time. Payout plus commission is the price. Null without a publisher. Operators only.',
  }),
  referrerId: t.expose('referrerId', orNull('UUID', 'ID of the user who referred the buyer.')),
  referrer: t.relation('referrer', {
    nullable: true,
    description: 'User who referred the buyer.',
  }),
  referrerTeamId: t.expose(
    'referrerTeamId',
    orNull('UUID', 'ID of the team that referred the buyer.'),
  ),
  referrerTeam: t.relation('referrerTeam', {
    nullable: true,
    authScopes: { operator: true },
    description: 'Team that referred the buyer. Operators only.',
  }),
  commissionStatus: t.expose('commissionStatus', {
    type: CommissionStatus,
    authScopes: { operator: true, otherwise: 'NOT_APPLICABLE' },
    description:
      'Status of the referral commission. NOT_APPLICABLE for callers other than operators.',
  }),
  commissionAmount: t.expose('commissionAmount', costs('Money', 'Referral commission')),
  commissionDatePaid: t.expose(
    'commissionDatePaid',
    costs('DateTime', 'Payment time of the commission'),
  ),
}))

/** Settlement with publisher and reseller. */
builder.prismaObjectFields(OrderItem, (t) => ({
  vendorInvoiceId: t.expose(
    'vendorInvoiceId',
    costs('String', "Number of the publisher's invoice"),
  ),
  vendorCost: t.expose('vendorCost', costs('Money', "Amount of the publisher's invoice")),
  vendorInvoiceDate: t.expose('vendorInvoiceDate', timestamp("Date of the publisher's invoice.")),
  vendorInvoiceUrl: t.expose(
    'vendorInvoiceUrl',
    orNull('String', "URL of the publisher's invoice."),
  ),
  vendorPaidDate: t.expose('vendorPaidDate', timestamp("Payment time of the publisher's invoice.")),
  isPublisherPaid: t.exposeBoolean('isPublisherPaid', {
    description:
      'Whether an operator has recorded that the publisher is paid. Always false for an item with a placement, whose publisher payouts pay.',
  }),
  publisherPaidDate: t.expose(
    'publisherPaidDate',
    timestamp('Time at which the publisher was paid.'),
  ),
  isResellerPaid: t.exposeBoolean('isResellerPaid', {
    description: 'Whether the reseller has been paid.',
  }),
  resellerPaidDate: t.expose('resellerPaidDate', timestamp('Time at which the reseller was paid.')),
  isAccountingCompleted: t.exposeBoolean('isAccountingCompleted', {
    description: 'Whether the accounts are closed.',
  }),
  accountingCompletionDate: t.expose(
    'accountingCompletionDate',
    timestamp('Time at which the accounts were closed.'),
  ),
}))

/** Refunds and times. */
builder.prismaObjectFields(OrderItem, (t) => ({
  refundRequired: t.exposeBoolean('refundRequired', {
    description: 'Whether a refund is due.',
  }),
  isRefunded: t.exposeBoolean('isRefunded', {
    description: 'Whether the price has been fully refunded.',
  }),
  refundStatus: t.field({
    type: RefundStatus,
    nullable: true,
    description: 'Refund status. Null if nothing has been refunded.',
    extensions: asSql((column) => itemRefundStatusSql(column('isRefunded'), column('id'))),
    select: { isRefunded: true, _count: { select: { itemRefunds: true } } },
    resolve: ({ isRefunded, _count }) => {
      if (isRefunded) return 'REFUNDED'
      return _count.itemRefunds > 0 ? 'PARTIALLY_REFUNDED' : null
    },
  }),
  refunds: t.relation('itemRefunds', {
    query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: maxRefunds },
    description:
      'Refunds of the price, oldest first. Does not include refunds from before they were recorded individually.',
    extensions: listSize(maxRefunds),
  }),
  refundDate: t.expose('refundDate', timestamp('Time of the full refund.')),
  refundMethod: t.expose('refundMethod', orNull(RefundMethod, 'Refund method.')),
  refundReference: t.expose(
    'refundReference',
    orNull('String', 'Reference of the refund in the external system.'),
  ),
  createdAt: t.expose('createdAt', createdAt),
  updatedAt: t.expose('updatedAt', updatedAt),
  deletedAt: t.expose('deletedAt', timestamp('Deletion time. Null if not deleted.')),
}))

const OrderItemWhere = whereInput('OrderItem', (t) => ({
  id: t.uuid('id', 'ID of the order item.'),
  teamId: t.uuid('teamId', 'ID of the team that ordered.'),
  orderId: t.uuid('orderId', 'ID of the order.'),
  productId: t.uuid('productId', 'ID of the product.'),
  profileId: t.uuid('profileId', 'ID of the profile.'),
  campaignId: t.uuid('campaignId', 'ID of the campaign that the item is assigned to.'),
  isAddOn: t.custom('Boolean', 'Whether the item is an add-on.', (isAddOn) => ({
    lineItem: { isAddOn },
  })),
  productType: t.custom(ProductKind, 'Product type.', (prefix) => ({
    product: { type: { prefix } },
  })),
  search: t.custom(
    'String',
    "Case-insensitive substring of the product name, the outlet name or the order's reference number.",
    (search) => {
      const name = containsText(search)
      return {
        OR: [
          { product: { name } },
          { product: { outlet: { name } } },
          { order: { referenceNumber: name } },
        ],
      }
    },
    ['product.name', 'product.outlet.name', 'order.referenceNumber'],
  ),
  salePrice: t.money('salePrice', 'Price of the unit for the team.'),
  commissionStatus: t.enum(
    'commissionStatus',
    CommissionStatus,
    'Status of the referral commission. Operators only.',
  ),
  vendorInvoiceId: t.string(
    'vendorInvoiceId',
    "Number of the publisher's invoice. Operators only.",
  ),
  isPublisherPaid: t.boolean('isPublisherPaid', 'Whether the publisher has been paid.'),
  isPaidByPayouts: t.custom(
    'Boolean',
    'Whether payouts pay the publisher, because it is a team. Operators only.',
    (isPaidByPayouts, session) => {
      requireColumn(session, 'OrderItem', 'payout')
      return { placements: { [isPaidByPayouts ? 'some' : 'none']: { withdrawnAt: null } } }
    },
  ),
  isResellerPaid: t.boolean('isResellerPaid', 'Whether the reseller has been paid.'),
  isAccountingCompleted: t.boolean('isAccountingCompleted', 'Whether the accounts are closed.'),
  refundRequired: t.boolean('refundRequired', 'Whether a refund is due.'),
  isRefunded: t.boolean('isRefunded', 'Whether the price has been fully refunded.'),
  refundStatus: t.custom(RefundStatusFilter, 'Refund status.', itemsWithStatusWhere),
  order: t.one('order', 'Order of the item.'),
  team: t.one('team', 'Team that ordered.'),
  product: t.one('product', 'Product of the item.'),
  outlet: t.one('product.outlet', 'Outlet of the product.'),
  profile: t.one('profile', 'Profile that the item is for. Never matches if null.'),
  campaign: t.one('campaign', 'Campaign of the item. Never matches if null.'),
  article: t.one('article', 'Article for the item. Matches nothing before payment.'),
  swaps: t.many('swaps', 'Swaps of the item.'),
  createdAt: t.dateTime('createdAt', 'Creation time.'),
  updatedAt: t.dateTime('updatedAt', 'Time of the last update.'),
}))

listField('orderItems', {
  node: OrderItem,
  description: "Order items. A team token sees only its own team's.",
  scope: ['orders.lists'],
  where: OrderItemWhere,
  fetchAll: true,
  order: orderInput(
    'OrderItem',
    {
      CREATED_AT: { column: 'createdAt', description: 'Creation time.' },
      UPDATED_AT: { column: 'updatedAt', description: 'Time of the last update.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})
