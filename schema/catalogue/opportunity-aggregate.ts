import { Profile } from '../accounts/profile.js'
import { Team } from '../accounts/team.js'
import { aggregateField } from '../core/aggregate.js'
import { declareAggregate } from '../core/aggregate-options.js'
import {
  createdAtKey,
  date,
  profileAndCampaign,
  team,
  teamIdKey,
  timestamp,
  usd,
} from '../core/aggregate-terms.js'
import { OpportunityInteractionType, OpportunityReason, OpportunityStatus } from './opportunity.js'

aggregateField(
  'opportunities',
  declareAggregate({
    name: 'Opportunities',
    model: 'Opportunity',
    description: 'Aggregates opportunities by status, team, profile, product or date.',
    keys: {
      status: {
        path: 'status',
        type: OpportunityStatus,
        description: 'Status of the opportunity.',
      },
      teamId: teamIdKey,
      team,
      ...profileAndCampaign,
      productId: { path: 'productId', type: 'UUID', description: 'ID of the product.' },
      product: { path: 'product.name', type: 'String', description: 'Name of the product.' },
      type: { path: 'type', type: 'String', description: 'Type of the opportunity.' },
      category: { path: 'category', type: 'String', description: 'Category of the opportunity.' },
      interaction: {
        path: 'interactions.type',
        isMany: true,
        type: OpportunityInteractionType,
        description: 'Interaction of the team. An opportunity counts once in the group of each.',
      },
      reason: {
        path: 'interactions.reason',
        isMany: true,
        type: OpportunityReason,
        description: 'Reason for dismissal. An opportunity counts once in the group of each.',
      },
      expiresAt: date('expiresAt', 'Expiry time.'),
      createdAt: createdAtKey,
    },
    measures: {
      price: usd('price', 'Estimated price'),
      score: {
        sql: 'score',
        kind: 'float',
        description: 'Relevance score. Higher is better.',
      },
      estimatedReach: {
        sql: 'estimatedReach',
        kind: 'int',
        description: 'Estimated number of people reached.',
      },
      createdAt: timestamp('createdAt', 'Creation time.'),
    },
    under: [
      { node: Team, path: 'teamId' },
      { node: Profile, path: 'profileId' },
    ],
  }),
)
