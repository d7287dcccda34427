import { aggregateField, aggregateOf } from '../core/aggregate.js'
import {
  createdAt,
  profileAndCampaign,
  team,
  teamId,
  timestamp,
  usd,
} from '../core/aggregate-terms.js'

aggregateField(
  'orders',
  aggregateOf({
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
)
