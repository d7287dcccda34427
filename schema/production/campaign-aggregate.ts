import { Profile } from '../accounts/profile.js'
import { Team } from '../accounts/team.js'
import { aggregateField } from '../core/aggregate.js'
import { declareAggregate } from '../core/aggregate-options.js'
import { createdAtKey, team, teamIdKey, timestamp } from '../core/aggregate-terms.js'

aggregateField(
  'campaigns',
  declareAggregate({
    name: 'Campaigns',
    model: 'Campaign',
    description: 'Aggregates campaigns by team, profile or date.',
    keys: {
      teamId: teamIdKey,
      team,
      profileId: { path: 'profileId', type: 'UUID', description: 'ID of the profile.' },
      profile: { path: 'profile.name', type: 'String', description: 'Name of the profile.' },
      createdAt: createdAtKey,
    },
    measures: {
      createdAt: timestamp('createdAt', 'Creation time.'),
      updatedAt: timestamp('updatedAt', 'Time of the last update.'),
    },
    under: [
      { node: Team, path: 'teamId' },
      { node: Profile, path: 'profileId' },
    ],
  }),
)
