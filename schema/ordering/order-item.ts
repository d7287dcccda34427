import type { Prisma } from '../../prisma/generated/client/client.js'
import * as enums from '../../prisma/generated/client/enums.js'
import { mostAddOns } from '../../src/domain/ordering/cart.js'
import { itemRefundStatusSql } from '../../src/domain/ordering/refund-status.js'
import { User } from '../accounts/user.js'
import { ProductKind } from '../catalogue/product.js'
import { bounded } from '../core/addition.js'
import { builder } from '../core/builder.js'
import { asSelected, asSql } from '../core/exported.js'
import { createdAt, orNull, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { textEnum } from '../core/text-enum.js'
import { whereInput } from '../core/where.js'
import { containing } from '../core/where-condition.js'
import { Order, OrderLineItem } from './order.js'
import { itemsWith, RefundStatus, RefundStatusFilter } from './refund-status.js'

export const CommissionStatus = builder.enumType('CommissionStatus', {
  description: "Where a referrer's commission stands.",
  values: {
    [enums.CommissionStatus.NOT_APPLICABLE]: { description: 'Nobody referred the buyer.' },
    [enums.CommissionStatus.PENDING]: { description: 'To be paid.' },
    [enums.CommissionStatus.PAID]: { description: 'Paid.' },
  },
})

export const RefundMethod = textEnum(
  'RefundMethod',
  'How the price of an order item is refunded.',
  {
    CREDIT: { description: 'As a team credit of type REFUND.' },
    CARD_PROCESSOR: {
      description:
        'To the card: by the provider that it was paid with, or by an operator, who names the refund.',
    },
    BILLING_PLATFORM: { description: 'On the billing platform, by an operator.' },
    WIRE: { description: 'By bank transfer, by an operator.' },
  },
)

const timestamp = (description: string) => ({
  type: 'DateTime' as const,
  nullable: true as const,
  description,
})

/** A field of REST's record that has a value for operators only. */
const costs = <const Type>(type: Type, description: string) => ({
  ...orNull(type, `${description}; null for everybody but operators.`),
  authScopes: { operator: true, otherwise: null } as const,
})

const notCancelled = {
  select: { id: true },
  where: { deletedAt: null, order: { status: { not: 'CANCELLED' } } },
  orderBy: [{ createdAt: 'asc' }, { position: 'asc' }, { id: 'asc' }],
} as const satisfies Prisma.OrderLineItemFindManyArgs

/** Far more often than a price is refunded in parts. */
const mostRefunds = 50

builder.prismaObject('ItemRefund', {
  description: 'That the price of an order item was refunded, in whole or in part.',
  authScopes: { scope: ['orders.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the refund.')),
    amount: t.expose('amount', {
      type: 'Money',
      description: 'How much of the price, in US dollars.',
    }),
    credits: t.expose(
      'credits',
      orNull('Money', 'What of it came back as credits: those that the order was paid with first.'),
    ),
    money: t.expose(
      'money',
      orNull(
        'Money',
        'What of it came back as money, by the method; less than the rest where the order had a discount.',
      ),
    ),
    method: t.expose('method', { type: RefundMethod, description: 'How.' }),
    reference: t.expose(
      'reference',
      orNull('String', 'What it is called where it was made, in the words of who made it.'),
    ),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
  }),
})

/** What is told of an order item with the article that is written for it. */
const withArticle = { also: ['articles.lists', 'articles.read'] } as const

export const OrderItem = builder.prismaObject('OrderItem', {
  description:
    'One unit of a line item: what is delivered and accounted for. Amounts are US dollars.',
  authScopes: { scope: ['orders.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the order item.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'Id of the team that ordered.' }),
    team: t.relation('team', { description: 'Its team.' }),
    orderId: t.expose('orderId', { type: 'UUID', description: 'Id of its order.' }),
    order: t.relation('order', { type: Order, description: 'Its order.' }),
    lineItemId: t.expose('lineItemId', { type: 'UUID', description: 'Id of its line item.' }),
    lineItem: t.relation('lineItem', { description: 'Its line item.' }),
    productId: t.expose('productId', {
      type: 'UUID',
      description: "Id of the product: the line item's, until a swap.",
    }),
    product: t.relation('product', {
      authScopes: withArticle,
      description: "The product: the line item's, until a swap.",
    }),
    profileId: t.expose('profileId', orNull('UUID', 'Id of the profile it is for.')),
    profile: t.relation('profile', { nullable: true, description: 'The profile it is for.' }),
    campaignId: t.expose('campaignId', {
      ...orNull('UUID', 'Id of the campaign it is assigned to.'),
      authScopes: withArticle,
    }),
    campaign: t.relation('campaign', {
      nullable: true,
      description: 'The campaign it is assigned to.',
    }),
    client: t.field({
      type: User,
      nullable: true,
      description: 'The user who buys.',
      extensions: asSelected,
      select: (_args, _context, nested) => ({ order: { select: { client: nested(true) } } }),
      resolve: ({ order }) => order.client,
    }),
    articleId: t.field({
      type: 'UUID',
      nullable: true,
      description: 'Id of what is written for it.',
      extensions: asSelected,
      select: { article: { select: { id: true } } },
      resolve: ({ article }) => article?.id ?? null,
    }),
    article: t.relation('article', {
      nullable: true,
      description: 'What is written for it; none before it is paid, or for an add-on.',
    }),
    addOns: t.field({
      type: [OrderLineItem],
      authScopes: withArticle,
      description:
        'What was ordered in addition and not cancelled, in the order of the line items.',
      extensions: { through: ['lineItem', 'addOns'], ...bounded(mostAddOns) },
      select: (_args, _context, nested) => ({
        lineItem: { select: { addOns: nested(notCancelled) } },
      }),
      resolve: ({ lineItem }) => lineItem.addOns,
    }),
    salePrice: t.expose('salePrice', {
      type: 'Money',
      description: 'What the team pays for the unit.',
    }),
    productPrice: t.expose('productPrice', {
      type: 'Money',
      description: "The product's own price when it was ordered.",
    }),
    internalCost: t.expose('internalCost', costs('Money', 'What the unit costs the marketplace')),
    resellerPrice: t.expose('resellerPrice', costs('Money', 'What resellers pay for the unit')),
    referrerId: t.expose('referrerId', orNull('UUID', 'Id of the user who referred the buyer.')),
    referrer: t.relation('referrer', {
      nullable: true,
      description: 'The user who referred the buyer.',
    }),
    referrerTeamId: t.expose(
      'referrerTeamId',
      orNull('UUID', 'Id of the team that referred the buyer.'),
    ),
    referrerTeam: t.relation('referrerTeam', {
      nullable: true,
      authScopes: { operator: true },
      description: 'The team that referred the buyer; operators only.',
    }),
    commissionStatus: t.expose('commissionStatus', {
      type: CommissionStatus,
      authScopes: { operator: true, otherwise: 'NOT_APPLICABLE' },
      description: "Status of the referrer's commission. NOT_APPLICABLE for all but operators.",
    }),
    commissionAmount: t.expose('commissionAmount', costs('Money', 'The commission')),
    commissionDatePaid: t.expose(
      'commissionDatePaid',
      costs('DateTime', 'When the commission was paid'),
    ),
    vendorInvoiceId: t.expose(
      'vendorInvoiceId',
      costs('String', "Number of the publisher's invoice"),
    ),
    vendorCost: t.expose('vendorCost', costs('Money', "Amount of the publisher's invoice")),
    vendorInvoiceDate: t.expose('vendorInvoiceDate', timestamp("Date of the publisher's invoice.")),
    vendorInvoiceUrl: t.expose(
      'vendorInvoiceUrl',
      orNull('String', "Address of the publisher's invoice."),
    ),
    vendorPaidDate: t.expose('vendorPaidDate', timestamp("When the publisher's invoice was paid.")),
    isPublisherPaid: t.exposeBoolean('isPublisherPaid', {
      description: 'Whether the publisher is paid.',
    }),
    publisherPaidDate: t.expose('publisherPaidDate', timestamp('When the publisher was paid.')),
    isResellerPaid: t.exposeBoolean('isResellerPaid', {
      description: 'Whether the reseller is paid.',
    }),
    resellerPaidDate: t.expose('resellerPaidDate', timestamp('When the reseller was paid.')),
    isAccountingCompleted: t.exposeBoolean('isAccountingCompleted', {
      description: 'Whether its accounts are closed.',
    }),
    accountingCompletionDate: t.expose(
      'accountingCompletionDate',
      timestamp('When its accounts were closed.'),
    ),
    refundRequired: t.exposeBoolean('refundRequired', {
      description: 'Whether its price is to be refunded.',
    }),
    isRefunded: t.exposeBoolean('isRefunded', {
      description: 'Whether its price was refunded.',
    }),
    refundStatus: t.field({
      type: RefundStatus,
      nullable: true,
      description: 'Whether its price was refunded, or a part of it; null where nothing was.',
      extensions: asSql((column) => itemRefundStatusSql(column('isRefunded'), column('id'))),
      select: { isRefunded: true, _count: { select: { itemRefunds: true } } },
      resolve: ({ isRefunded, _count }) => {
        if (isRefunded) return 'REFUNDED'
        return _count.itemRefunds > 0 ? 'PARTIALLY_REFUNDED' : null
      },
    }),
    refunds: t.relation('itemRefunds', {
      query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: mostRefunds },
      description:
        'What was refunded of its price, the first one first; not what was before this was kept.',
      extensions: bounded(mostRefunds),
    }),
    refundDate: t.expose('refundDate', timestamp('When its price was refunded.')),
    refundMethod: t.expose('refundMethod', orNull(RefundMethod, 'How its price was refunded.')),
    refundReference: t.expose(
      'refundReference',
      orNull('String', 'What names the refund elsewhere.'),
    ),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', timestamp('When it was deleted.')),
  }),
})

const OrderItemWhere = whereInput('OrderItem', (t) => ({
  id: t.uuid('id', 'Id of the order item.'),
  teamId: t.uuid('teamId', 'Id of the team that ordered.'),
  orderId: t.uuid('orderId', 'Id of its order.'),
  productId: t.uuid('productId', 'Id of the product.'),
  profileId: t.uuid('profileId', 'Id of the profile it is for.'),
  campaignId: t.uuid('campaignId', 'Id of the campaign it is assigned to.'),
  isAddOn: t.custom('Boolean', 'Whether it comes in addition to another item.', (isAddOn) => ({
    lineItem: { isAddOn },
  })),
  productType: t.custom(ProductKind, 'Kind of its product.', (prefix) => ({
    product: { type: { prefix } },
  })),
  search: t.custom(
    'String',
    "A part of the product's or the outlet's name, or of the order's number, without case.",
    (search) => {
      const name = containing(search)
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
  salePrice: t.money('salePrice', 'What the team pays for the unit.'),
  commissionStatus: t.enum(
    'commissionStatus',
    CommissionStatus,
    "Status of the referrer's commission; operators only.",
  ),
  vendorInvoiceId: t.string(
    'vendorInvoiceId',
    "Number of the publisher's invoice; operators only.",
  ),
  isPublisherPaid: t.boolean('isPublisherPaid', 'Whether the publisher is paid.'),
  isResellerPaid: t.boolean('isResellerPaid', 'Whether the reseller is paid.'),
  isAccountingCompleted: t.boolean('isAccountingCompleted', 'Whether its accounts are closed.'),
  refundRequired: t.boolean('refundRequired', 'Whether its price is to be refunded.'),
  isRefunded: t.boolean('isRefunded', 'Whether its price was refunded.'),
  refundStatus: t.custom(
    RefundStatusFilter,
    'Whether its price was refunded, or a part of it.',
    itemsWith,
  ),
  order: t.one('order', 'Conditions on its order.'),
  team: t.one('team', 'The team that ordered.'),
  product: t.one('product', 'Its product.'),
  outlet: t.one('product.outlet', 'The outlet of its product.'),
  profile: t.one('profile', 'The profile it is for; none fits where there is none.'),
  campaign: t.one('campaign', 'Its campaign; none fits where there is none.'),
  article: t.one('article', 'What is written for it; none fits before it is paid.'),
  swaps: t.many('swaps', 'Its swaps for other products.'),
  createdAt: t.dateTime('createdAt', 'When it was created.'),
  updatedAt: t.dateTime('updatedAt', 'When it was last changed.'),
}))

listField('orderItems', {
  node: OrderItem,
  description: "Order items; a team token sees its own team's.",
  scope: ['orders.lists'],
  where: OrderItemWhere,
  fetchAll: true,
  order: orderInput(
    'OrderItem',
    {
      CREATED_AT: { column: 'createdAt', description: 'By when it was created.' },
      UPDATED_AT: { column: 'updatedAt', description: 'By when it was last changed.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})
