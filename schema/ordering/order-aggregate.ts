import { Profile } from '../accounts/profile.js'
import { Team } from '../accounts/team.js'
import { PricingTier } from '../catalogue/product.js'
import { aggregateField } from '../core/aggregate.js'
import { declareAggregate } from '../core/aggregate-options.js'
import {
  createdAtKey,
  date,
  days,
  firstOrder,
  profileAndCampaign,
  team,
  teamIdKey,
  timestamp,
  usd,
} from '../core/aggregate-terms.js'
import { OrderStatus, PaymentStatus } from './order.js'

aggregateField(
  'orders',
  declareAggregate({
    name: 'Orders',
    model: 'Order',
    description: 'Aggregates orders by status, team, profile or date.',
    keys: {
      status: { path: 'status', type: OrderStatus, description: 'Status of the order.' },
      paymentStatus: {
        path: 'paymentStatus',
        type: PaymentStatus,
        description: 'Payment status of the order.',
      },
      teamId: teamIdKey,
      team,
      profileId: profileAndCampaign.profileId,
      profile: profileAndCampaign.profile,
      pricingTier: {
        path: 'pricingTier',
        type: PricingTier,
        description: 'Pricing tier of the team when it ordered. Null if unknown.',
      },
      isGuestOrder: {
        path: 'isGuestOrder',
        type: 'Boolean',
        description: 'Whether the order was paid on its checkout page without a token.',
      },
      clientId: { path: 'clientId', type: 'UUID', description: 'ID of the buyer.' },
      firstOrder: firstOrder('teamId', 'profileId'),
      coupon: { path: 'coupon', type: 'String', description: 'Coupon code.' },
      createdAt: createdAtKey,
      datePaid: date('datePaid', 'Payment time.'),
    },
    measures: {
      netRevenue: {
        sql: {
          reads: [['Invoice', 'total']],
          of: (column) =>
            `(SELECT i."total" FROM "invoice" AS i WHERE i."order_id" = ${column('id')} AND i."type" = 'INVOICE' AND i."status" = 'ISSUED')`,
        },
        kind: 'money',
        description:
          'Net revenue: total of the issued invoice, after refunds and swaps, in US dollars. Null if unpaid.',
      },
      total: usd('total', 'Amount due'),
      subtotal: usd('subtotal', 'Sum of the line items'),
      discount: usd('discount', 'Discount'),
      creditsApplied: usd('creditsApplied', 'Amount paid with team credits'),
      processingFee: usd('processingFee', 'Payment processing fee'),
      daysToPayment: {
        sql: { of: (column) => days(column('createdAt'), column('datePaid')) },
        kind: 'float',
        description: 'Days from order to payment. Null if unpaid.',
      },
      createdAt: timestamp('createdAt', 'Creation time.'),
      datePaid: timestamp('datePaid', 'Payment time.'),
    },
    under: [
      { node: Team, path: 'teamId' },
      { node: Profile, path: 'profileId' },
    ],
  }),
)
