import { routes } from '../engine/route.js'

export const sessionRoutes = routes({
  method: 'GET',
  id: 'getSession',
  path: '/auth/token',
  summary: 'Confirm a token and learn its team, type and scopes',
  description:
    'Tells whose token it is: its team, its type and its effective scopes. Use it to check a token, and to learn the team id that other paths ask for.',
  tag: 'Session',
  scope: [],
  envelope: 'field',
  operation: `{
    session {
      source
      team_id: teamId
      token_type: tokenType
      scopes
      pro_pricing_enabled: proPricingEnabled
    }
  }`,
})
