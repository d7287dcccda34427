import { routes } from '../engine/route.js'

export const sessionRoutes = routes({
  method: 'GET',
  path: '/auth/token',
  summary: 'Confirm a token and learn its team, type and scopes',
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
