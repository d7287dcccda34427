import { Profile } from '../accounts/profile.js'
import { Team } from '../accounts/team.js'
import { PricingTier } from '../catalogue/product.js'
import { aggregateField } from '../core/aggregate.js'
import { aggregateOf } from '../core/aggregate-options.js'
import {
  createdAt,
  date,
  days,
  firstOrder,
  profileAndCampaign,
  team,
  teamId,
  timestamp,
  usd,
} from '../core/aggregate-terms.js'
import { OrderStatus, PaymentStatus } from './order.js'

aggregateField(
  'orders',
  aggregateOf({
    name: 'Orders',
    model: 'Order',
    description: 'Orders counted and added up, by status, team, profile or date.',
    keys: {
      status: { path: 'status', type: OrderStatus, description: 'Where it stands.' },
      paymentStatus: {
        path: 'paymentStatus',
        type: PaymentStatus,
        description: 'Where payment stands.',
      },
      teamId,
      team,
      profileId: profileAndCampaign.profileId,
      profile: profileAndCampaign.profile,
      pricingTier: {
        path: 'pricingTier',
        type: PricingTier,
        description: 'The prices that the team saw when it ordered; null where that is not known.',
      },
      isGuestOrder: {
        path: 'isGuestOrder',
        type: 'Boolean',
        description: 'Whether it was paid on the page of the order, without a token.',
      },
      clientId: { path: 'clientId', type: 'UUID', description: 'Id of the user it is for.' },
      firstOrder: firstOrder('teamId'),
      coupon: { path: 'coupon', type: 'String', description: 'The coupon that was used.' },
      createdAt,
      datePaid: date('datePaid', 'When it was paid.'),
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
          'Total of the invoice in force, which follows refunds and swaps, in US dollars; null until it is paid.',
      },
      total: usd('total', 'What is to be paid'),
      subtotal: usd('subtotal', 'Price of all line items'),
      discount: usd('discount', 'What was taken off'),
      creditsApplied: usd('creditsApplied', 'Credits that were used'),
      processingFee: usd('processingFee', 'Fee of the payment'),
      daysToPayment: {
        sql: { of: (column) => days(column('createdAt'), column('datePaid')) },
        kind: 'float',
        description: 'Days from the order to its payment; null until it is paid.',
      },
      createdAt: timestamp('createdAt', 'When it was created.'),
      datePaid: timestamp('datePaid', 'When it was paid.'),
    },
    under: [
      { node: Team, path: 'teamId' },
      { node: Profile, path: 'profileId' },
    ],
  }),
)
