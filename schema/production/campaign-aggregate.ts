import { Profile } from '../accounts/profile.js'
import { Team } from '../accounts/team.js'
import { aggregateField } from '../core/aggregate.js'
import { aggregateOf } from '../core/aggregate-options.js'
import { createdAt, team, teamId, timestamp } from '../core/aggregate-terms.js'

aggregateField(
  'campaigns',
  aggregateOf({
    name: 'Campaigns',
    model: 'Campaign',
    description: 'Campaigns counted, by team, profile or date.',
    keys: {
      teamId,
      team,
      profileId: { path: 'profileId', type: 'UUID', description: 'Id of the profile.' },
      profile: { path: 'profile.name', type: 'String', description: 'Name of the profile.' },
      createdAt,
    },
    measures: {
      createdAt: timestamp('createdAt', 'When it was created.'),
      updatedAt: timestamp('updatedAt', 'When it was last changed.'),
    },
    under: [
      { node: Team, path: 'teamId' },
      { node: Profile, path: 'profileId' },
    ],
  }),
)
