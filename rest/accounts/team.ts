import { defineRoutes } from '../engine/route.js'

const record = `
  name
  slug
  referral_code: referralCode
  contact_email: contactEmail
  billing_email: billingEmail
`

export const teamRoutes = defineRoutes(
  {
    method: 'GET',
    id: 'getTeam',
    path: '/teams/{team_id}',
    summary: 'Retrieve your team',
    description: "Returns the public view of the token's team. Other teams are not accessible.",
    tag: 'Teams',
    scope: ['teams.read'],
    envelope: 'field',
    params: { team_id: 'id' },
    operation: `query ($id: UUID!) { team(id: $id) { ${record} } }`,
  },
  {
    method: 'PUT',
    id: 'updateTeam',
    path: '/teams/{team_id}',
    summary: 'Update your team. A new name also changes the slug',
    description:
      'Updates the name or email addresses of your team. Omitted fields are unchanged. A new name also changes the slug. The referral code never changes.',
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
