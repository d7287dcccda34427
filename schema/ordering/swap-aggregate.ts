import { Team } from '../accounts/team.js'
import { aggregateField } from '../core/aggregate.js'
import { aggregateOf } from '../core/aggregate-options.js'
import { createdAt, date, team, teamId, timestamp, usd } from '../core/aggregate-terms.js'
import { Order } from './order.js'
import { SwapStatus } from './swap.js'

aggregateField(
  'swaps',
  aggregateOf({
    name: 'Swaps',
    model: 'Swap',
    description: 'Swaps of order items counted and added up, by status, product, team or date.',
    keys: {
      status: {
        path: 'status',
        type: SwapStatus,
        description: 'Where it stands.',
      },
      teamId,
      team,
      fromProductId: {
        path: 'fromProductId',
        type: 'UUID',
        description: 'Id of the product that is replaced.',
      },
      fromProduct: {
        path: 'fromName',
        type: 'String',
        description: 'Outlet and product that are replaced, as they were called.',
      },
      fromOutletId: {
        path: 'fromProduct.outletId',
        type: 'UUID',
        description: 'Id of the outlet that is replaced.',
      },
      toProductId: {
        path: 'toProductId',
        type: 'UUID',
        description: 'Id of the product that takes its place.',
      },
      toProduct: {
        path: 'toName',
        type: 'String',
        description: 'Outlet and product that take its place, as they were called.',
      },
      toOutletId: {
        path: 'toProduct.outletId',
        type: 'UUID',
        description: 'Id of the outlet that takes its place.',
      },
      completedAt: date('completedAt', 'When it was completed.'),
      createdAt,
    },
    measures: {
      priceDifference: usd(
        'priceDifference',
        'What the new product costs more; negative when less',
      ),
      processingFee: usd('processingFee', 'Fee of the payment'),
      total: usd('total', 'What the client has to pay'),
      completedAt: timestamp('completedAt', 'When it was completed.'),
      createdAt: timestamp('createdAt', 'When it was proposed.'),
    },
    under: [
      { node: Team, path: 'teamId' },
      { node: Order, path: 'orderId' },
    ],
  }),
)
