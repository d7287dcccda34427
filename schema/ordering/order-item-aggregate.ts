import { Profile } from '../accounts/profile.js'
import { Team } from '../accounts/team.js'
import { Outlet } from '../catalogue/outlet.js'
import { outletOf } from '../catalogue/outlet-keys.js'
import { PricingTier, Product } from '../catalogue/product.js'
import { aggregateField } from '../core/aggregate.js'
import { aggregateOf } from '../core/aggregate-options.js'
import {
  createdAt,
  date,
  firstOrder,
  personOf,
  profileAndCampaign,
  team,
  teamId,
  timestamp,
  usd,
} from '../core/aggregate-terms.js'
import { Campaign } from '../production/campaign.js'
import { Order, OrderStatus } from './order.js'
import { CommissionStatus } from './order-item.js'

/** What a unit is in the invoice in force: nothing once it is refunded. */
const net = (column: (path: 'order.status' | 'isRefunded' | 'salePrice') => string) =>
  `CASE WHEN ${column('order.status')} = 'PAID' THEN CASE WHEN ${column('isRefunded')} THEN 0 ELSE ${column('salePrice')} END END`

aggregateField(
  'orderItems',
  aggregateOf({
    name: 'OrderItems',
    model: 'OrderItem',
    description:
      'Units of orders counted and added up, by outlet, product, campaign, status or date.',
    keys: {
      ...outletOf('product'),
      domainAuthority: {
        path: 'product.listing.domainAuthority',
        type: 'Int',
        isNumber: true,
        description: 'Domain authority of the first channel of the product, 0 to 100.',
      },
      ...profileAndCampaign,
      teamId,
      team,
      orderId: { path: 'orderId', type: 'UUID', description: 'Id of the order.' },
      pricingTier: {
        path: 'order.pricingTier',
        type: PricingTier,
        description: 'The prices that the team saw when it ordered; null where that is not known.',
      },
      isAddOn: {
        path: 'lineItem.isAddOn',
        type: 'Boolean',
        description: 'Whether it is an add-on.',
      },
      isRefunded: {
        path: 'isRefunded',
        type: 'Boolean',
        description: 'Whether its price was refunded.',
      },
      writerId: {
        path: 'article.writerId',
        type: 'UUID',
        description: 'Id of the writer of its article.',
      },
      writer: personOf('article.writer', 'First and last name of the writer of its article.'),
      firstOrder: firstOrder('teamId'),
      orderStatus: {
        path: 'order.status',
        type: OrderStatus,
        description: 'Status of the order.',
      },
      commissionStatus: {
        path: 'commissionStatus',
        type: CommissionStatus,
        operator: true,
        description: 'Status of its commission; operators only.',
      },
      articleStatus: {
        path: 'article.status.prefix',
        type: 'String',
        description: 'Prefix of the status of its article.',
      },
      createdAt,
      datePaid: date('order.datePaid', 'When the order was paid.'),
    },
    measures: {
      netRevenue: {
        sql: { of: net },
        kind: 'money',
        description:
          'Its price in the invoice in force, which follows refunds and swaps, before what the whole order is given off, in US dollars; null until the order is paid.',
      },
      margin: {
        sql: { of: (column) => `(${net(column)} - ${column('internalCost')})` },
        kind: 'money',
        operator: true,
        description:
          'Net revenue less internal cost, of units whose cost is known: `countValues` says of how many, in US dollars; operators only.',
      },
      salePrice: usd('salePrice', 'What the team pays for the unit'),
      commissionAmount: usd('commissionAmount', 'Commission', { operator: true }),
      vendorCost: usd('vendorCost', 'What the vendor charges', { operator: true }),
      internalCost: usd('internalCost', 'What the placement costs the marketplace', {
        operator: true,
      }),
      resellerPrice: usd('resellerPrice', 'What resellers pay', { operator: true }),
      createdAt: timestamp('createdAt', 'When it was created.'),
      datePaid: timestamp('order.datePaid', 'When the order was paid.'),
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
