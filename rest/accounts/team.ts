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
    id: 'getTeam',
    path: '/teams/{team_id}',
    summary: 'Read your team',
    description: 'The public view of the team that the token belongs to. No other team is shown.',
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
    summary: 'Change your team: a new name changes the slug too',
    description:
      'Changes the name or the addresses of your team; what is absent stays. A new name changes the slug too; the referral code never changes.',
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
