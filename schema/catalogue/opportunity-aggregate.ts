import { Profile } from '../accounts/profile.js'
import { Team } from '../accounts/team.js'
import { aggregateField } from '../core/aggregate.js'
import { aggregateOf } from '../core/aggregate-options.js'
import {
  createdAt,
  date,
  profileAndCampaign,
  team,
  teamId,
  timestamp,
  usd,
} from '../core/aggregate-terms.js'
import { OpportunityInteractionType, OpportunityReason, OpportunityStatus } from './opportunity.js'

aggregateField(
  'opportunities',
  aggregateOf({
    name: 'Opportunities',
    model: 'Opportunity',
    description: 'Opportunities counted and added up, by status, team, profile, product or date.',
    keys: {
      status: {
        path: 'status',
        type: OpportunityStatus,
        description: 'Where it stands.',
      },
      teamId,
      team,
      ...profileAndCampaign,
      productId: { path: 'productId', type: 'UUID', description: 'Id of the product.' },
      product: { path: 'product.name', type: 'String', description: 'Name of the product.' },
      type: { path: 'type', type: 'String', description: 'Its type.' },
      category: { path: 'category', type: 'String', description: 'Its category.' },
      interaction: {
        path: 'interactions.type',
        isMany: true,
        type: OpportunityInteractionType,
        description: 'What the team did with it: it counts in the group of each.',
      },
      reason: {
        path: 'interactions.reason',
        isMany: true,
        type: OpportunityReason,
        description: 'Why the team does not want it: it counts in the group of each.',
      },
      expiresAt: date('expiresAt', 'When its time is over.'),
      createdAt,
    },
    measures: {
      price: usd('price', 'What it would cost'),
      score: {
        sql: 'score',
        kind: 'float',
        description: 'How well it suits, the higher the better.',
      },
      estimatedReach: {
        sql: 'estimatedReach',
        kind: 'int',
        description: 'How many people it may reach.',
      },
      createdAt: timestamp('createdAt', 'When it was created.'),
    },
    under: [
      { node: Team, path: 'teamId' },
      { node: Profile, path: 'profileId' },
    ],
  }),
)
