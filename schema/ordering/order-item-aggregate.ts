import { Profile } from '../accounts/profile.js'
import { Team } from '../accounts/team.js'
import { Outlet } from '../catalogue/outlet.js'
import { outletKeys } from '../catalogue/outlet-keys.js'
import { PricingTier, Product } from '../catalogue/product.js'
import { aggregateField } from '../core/aggregate.js'
import { declareAggregate } from '../core/aggregate-options.js'
import {
  createdAtKey,
  date,
  firstOrder,
  personKey,
  profileAndCampaign,
  team,
  teamIdKey,
  timestamp,
  usd,
} from '../core/aggregate-terms.js'
import { Campaign } from '../production/campaign.js'
import { Order, OrderStatus } from './order.js'
import { CommissionStatus } from './order-item.js'

/** Returns SQL for the price of a unit on the issued invoice: zero once it is refunded. */
const net = (column: (path: 'order.status' | 'isRefunded' | 'salePrice') => string) =>
  `CASE WHEN ${column('order.status')} = 'PAID' THEN CASE WHEN ${column('isRefunded')} THEN 0 ELSE ${column('salePrice')} END END`

aggregateField(
  'orderItems',
  declareAggregate({
    name: 'OrderItems',
    model: 'OrderItem',
    description: 'Aggregates order items by outlet, product, campaign, status or date.',
    keys: {
      ...outletKeys('product'),
      domainAuthority: {
        path: 'product.listing.domainAuthority',
        type: 'Int',
        isNumber: true,
        description: "Domain authority of the product's first channel, 0 to 100.",
      },
      ...profileAndCampaign,
      teamId: teamIdKey,
      team,
      orderId: { path: 'orderId', type: 'UUID', description: 'ID of the order.' },
      pricingTier: {
        path: 'order.pricingTier',
        type: PricingTier,
        description: 'Pricing tier of the team when it ordered. Null if unknown.',
      },
      isAddOn: {
        path: 'lineItem.isAddOn',
        type: 'Boolean',
        description: 'Whether the item is an add-on.',
      },
      isRefunded: {
        path: 'isRefunded',
        type: 'Boolean',
        description: 'Whether the price has been fully refunded.',
      },
      writerId: {
        path: 'article.writerId',
        type: 'UUID',
        description: "ID of the article's writer.",
      },
      writer: personKey('article.writer', "Name of the article's writer."),
      firstOrder: firstOrder('teamId', 'profileId'),
      orderStatus: {
        path: 'order.status',
        type: OrderStatus,
        description: 'Status of the order.',
      },
      commissionStatus: {
        path: 'commissionStatus',
        type: CommissionStatus,
        operator: true,
        description: 'Status of the commission. Operators only.',
      },
      articleStatus: {
        path: 'article.status.prefix',
        type: 'String',
        description: "Prefix of the article's status.",
      },
      createdAt: createdAtKey,
      datePaid: date('order.datePaid', 'Payment time of the order.'),
    },
    measures: {
      netRevenue: {
        sql: { of: net },
        kind: 'money',
        description:
          'Net revenue: price on the issued invoice, after refunds and swaps and before order-level discounts, in US dollars. Null if unpaid.',
      },
      margin: {
        sql: { of: (column) => `(${net(column)} - ${column('internalCost')})` },
        kind: 'money',
        operator: true,
        description:
          'Net revenue minus internal cost, in US dollars, for units with a recorded cost. `countValues` is their number. Operators only.',
      },
      salePrice: usd('salePrice', 'Price of the unit for the team'),
      commissionAmount: usd('commissionAmount', 'Commission', { operator: true }),
      vendorCost: usd('vendorCost', "Amount of the vendor's invoice", { operator: true }),
      internalCost: usd('internalCost', 'Cost of the placement to the marketplace', {
        operator: true,
      }),
      resellerPrice: usd('resellerPrice', 'Price for resellers', { operator: true }),
      createdAt: timestamp('createdAt', 'Creation time.'),
      datePaid: timestamp('order.datePaid', 'Payment time of the order.'),
    },
    under: [
      { node: Team, path: 'teamId' },
      { node: Profile, path: 'profileId' },
      { node: Outlet, path: 'product.outlet.id' },
      { node: Product, path: 'productId' },
      { node: Campaign, path: 'campaignId' },
      { node: Order, path: 'orderId' },
    ],
  }),
)
