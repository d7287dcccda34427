import { aggregateField } from '../core/aggregate.js'
import { declareAggregate } from '../core/aggregate-options.js'
import { createdAtKey, firstOrder, timestamp } from '../core/aggregate-terms.js'

aggregateField(
  'teams',
  declareAggregate({
    name: 'Teams',
    model: 'Team',
    description: 'Aggregates teams by pricing tier, month of first order, or date.',
    keys: {
      teamId: { path: 'id', type: 'UUID', description: 'ID of the team.' },
      name: { path: 'name', type: 'String', description: 'Team name. Not unique.' },
      isTest: {
        path: 'isTest',
        type: 'Boolean',
        description: 'Whether the team is a test team.',
      },
      proPricingEnabled: {
        path: 'proPricingEnabled',
        type: 'Boolean',
        description: 'Whether the team sees prices of all tiers.',
      },
      firstOrder: firstOrder('id'),
      createdAt: createdAtKey,
    },
    measures: { createdAt: timestamp('createdAt', 'Creation time.') },
  }),
)
