import { defineRoutes } from '../engine/route.js'

export const sessionRoutes = defineRoutes({
  method: 'GET',
  id: 'getSession',
  path: '/auth/token',
  summary: 'Verify a token and get its team, type and scopes',
  description:
    'Returns the team, type and effective scopes of the token. Use it to verify a token and to find the team ID for other paths.',
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
      is_test: isTest
    }
  }`,
})
