import { aggregateField, aggregateOf } from '../core/aggregate.js'
import {
  createdAt,
  outletOf,
  profileAndCampaign,
  team,
  teamId,
  timestamp,
  usd,
} from '../core/aggregate-terms.js'

aggregateField(
  'orderItems',
  aggregateOf({
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
)
