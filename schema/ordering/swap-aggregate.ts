import { Team } from '../accounts/team.js'
import { aggregateField } from '../core/aggregate.js'
import { declareAggregate } from '../core/aggregate-options.js'
import { createdAtKey, date, team, teamIdKey, timestamp, usd } from '../core/aggregate-terms.js'
import { Order } from './order.js'
import { SwapStatus } from './swap.js'

aggregateField(
  'swaps',
  declareAggregate({
    name: 'Swaps',
    model: 'Swap',
    description: 'Aggregates swaps of order items by status, product, team or date.',
    keys: {
      status: {
        path: 'status',
        type: SwapStatus,
        description: 'Status of the swap.',
      },
      teamId: teamIdKey,
      team,
      fromProductId: {
        path: 'fromProductId',
        type: 'UUID',
        description: 'ID of the replaced product.',
      },
      fromProduct: {
        path: 'fromName',
        type: 'String',
        description: 'Names of the replaced outlet and product at the time of the proposal.',
      },
      fromOutletId: {
        path: 'fromProduct.outletId',
        type: 'UUID',
        description: 'ID of the replaced outlet.',
      },
      toProductId: {
        path: 'toProductId',
        type: 'UUID',
        description: 'ID of the new product.',
      },
      toProduct: {
        path: 'toName',
        type: 'String',
        description: 'Names of the new outlet and product at the time of the proposal.',
      },
      toOutletId: {
        path: 'toProduct.outletId',
        type: 'UUID',
        description: 'ID of the new outlet.',
      },
      completedAt: date('completedAt', 'Completion time.'),
      createdAt: createdAtKey,
    },
    measures: {
      priceDifference: usd(
        'priceDifference',
        'Price difference of the new product, negative if it is cheaper',
      ),
      processingFee: usd('processingFee', 'Payment processing fee'),
      total: usd('total', 'Amount due'),
      completedAt: timestamp('completedAt', 'Completion time.'),
      createdAt: timestamp('createdAt', 'Time of the proposal.'),
    },
    under: [
      { node: Team, path: 'teamId' },
      { node: Order, path: 'orderId' },
    ],
  }),
)
