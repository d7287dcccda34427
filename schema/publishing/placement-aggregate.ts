import { isOnTimeSql } from '../../src/domain/publishing/on-time.js'
import { outletKeys } from '../catalogue/outlet-keys.js'
import { aggregateField } from '../core/aggregate.js'
import { declareAggregate } from '../core/aggregate-options.js'
import { createdAtKey, date, days, timestamp, usd } from '../core/aggregate-terms.js'
import { PlacementStatus } from './placement.js'

// Publishers cannot read the other keys, such as tags.
const { outletId, outlet, country, productType, productId, product } = outletKeys('product')

aggregateField(
  'placements',
  declareAggregate({
    name: 'Placements',
    model: 'Placement',
    description:
      'Aggregates placements by publisher, outlet, product, status or date, including the days to acceptance and the on-time rate.',
    keys: {
      status: { path: 'status', type: PlacementStatus, description: 'Status of the placement.' },
      ...{ outletId, outlet, country, productType, productId, product },
      teamId: { path: 'teamId', type: 'UUID', description: 'ID of the publisher team.' },
      team: { path: 'team.name', type: 'String', description: 'Publisher. Not unique.' },
      createdAt: createdAtKey,
      deliveredAt: date('deliveredAt', 'Time of the delivery.'),
    },
    measures: {
      payout: usd('payout', 'Share of the publisher'),
      salePrice: usd('salePrice', 'Price for the buyer', { operator: true }),
      commission: usd('commission', 'Share of the marketplace', { operator: true }),
      takeRate: {
        sql: {
          of: (column) =>
            `(${column('commission')}::double precision / NULLIF(${column('salePrice')}, 0))`,
        },
        kind: 'float',
        operator: true,
        description:
          'Commission as a share of the price of each placement, 0 to 1. Of the whole revenue, it is the sum of the commission divided by the sum of the price. Operators only.',
      },
      daysToAcceptance: {
        sql: { of: (column) => days(column('createdAt'), column('acceptedAt')) },
        kind: 'float',
        description: 'Days from the payment to the acceptance. Null until accepted.',
      },
      onTime: {
        sql: {
          of: (column) =>
            `${isOnTimeSql(column('deliveredAt'), column('article.expectedCompletionDate'))}::int`,
        },
        kind: 'float',
        operator: true,
        description:
          '1 if published by the expected date of the article, 0 if later. The average is the on-time rate. Null until delivered, and for add-ons. Operators only.',
      },
      createdAt: timestamp('createdAt', 'Creation time.'),
      deliveredAt: timestamp('deliveredAt', 'Time of the delivery.'),
    },
  }),
)
