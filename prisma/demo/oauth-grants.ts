import type { InsertRow } from '../../src/postgres/insert-rows.js'
import { profileId } from './profiles.js'
import { Random } from './random.js'
import { demoTeamId, userId } from './teams.js'

const idBase = Date.UTC(2025, 0, 1)
const day = 86_400_000

const grants = [
  {
    team: 'northwind-communications',
    user: 'hanna@northwind.example',
    client_id: 'research-assistant',
    profile: 'Brightwater Robotics',
    resource: 'https://assistant.example/mcp',
  },
  {
    team: 'northwind-communications',
    user: 'hanna@northwind.example',
    client_id: 'old-dashboard',
    profile: null,
    resource: null,
    revoked: true,
  },
  {
    team: 'aurora-brand-studio',
    user: 'mateo@aurora.example',
    client_id: 'calendar-sync',
    profile: null,
    resource: null,
  },
]

/** Returns the rows of the demo teams' OAuth grants. Tables are in the order of insertion. */
export function grantRows(now: number): Record<string, InsertRow[]> {
  const at = (days: number) => new Date(now - days * day).toISOString()
  return {
    oauth_grant: grants.map(({ team, user, client_id, profile, resource, revoked }) => ({
      id: new Random(`demo grant ${client_id}`).uuid(idBase),
      team_id: demoTeamId(team),
      user_id: userId(user),
      client_id,
      client_name: client_id,
      profile_id: profile && profileId(profile),
      resource,
      granted_at: at(50),
      revoked_at: revoked ? at(5) : null,
      created_at: at(50),
      updated_at: at(revoked ? 5 : 50),
    })),
  }
}
