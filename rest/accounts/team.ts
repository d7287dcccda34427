import { routes } from '../engine/route.js'

const record = `
  name
  slug
  referral_code: referralCode
  contact_email: contactEmail
  billing_email: billingEmail
`

export const teamRoutes = routes(
  {
    method: 'GET',
    path: '/teams/{team_id}',
    summary: 'Read your team',
    tag: 'Teams',
    scope: ['teams.read'],
    envelope: 'field',
    params: { team_id: 'id' },
    operation: `query ($id: UUID!) { team(id: $id) { ${record} } }`,
  },
  {
    method: 'PUT',
    path: '/teams/{team_id}',
    summary: 'Change your team: a new name changes the slug too',
    tag: 'Teams',
    scope: ['teams.update'],
    envelope: 'field',
    params: { team_id: 'input.id' },
    body: {
      name: 'input.name',
      contact_email: 'input.contactEmail',
      billing_email: 'input.billingEmail',
    },
    operation: `mutation ($input: UpdateTeamInput!) { updateTeam(input: $input) { ${record} } }`,
  },
)
