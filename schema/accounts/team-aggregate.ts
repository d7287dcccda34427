import { aggregateField } from '../core/aggregate.js'
import { aggregateOf } from '../core/aggregate-options.js'
import { createdAt, firstOrder, timestamp } from '../core/aggregate-terms.js'

aggregateField(
  'teams',
  aggregateOf({
    name: 'Teams',
    model: 'Team',
    description: 'Teams counted, by pricing, the month of their first order or date.',
    keys: {
      teamId: { path: 'id', type: 'UUID', description: 'Id of the team.' },
      name: { path: 'name', type: 'String', description: 'Its name, which others may have too.' },
      proPricingEnabled: {
        path: 'proPricingEnabled',
        type: 'Boolean',
        description: 'Whether it sees prices of all tiers.',
      },
      firstOrder: firstOrder('id'),
      createdAt,
    },
    measures: { createdAt: timestamp('createdAt', 'When it was created.') },
  }),
)
