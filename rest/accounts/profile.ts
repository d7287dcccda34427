import { defineRoutes } from '../engine/route.js'

const record = `
  id
  team_id: teamId
  name
  website_url: websiteUrl
  overview
  products_and_services: productsAndServices
  key_achievements: keyAchievements
  unique_value_propositions: uniqueValuePropositions
  industry
  target_audience: targetAudience
  created_at: createdAt
  updated_at: updatedAt
`

const body = {
  name: 'input.name',
  website_url: 'input.websiteUrl',
  overview: 'input.overview',
  products_and_services: 'input.productsAndServices',
  key_achievements: 'input.keyAchievements',
  unique_value_propositions: 'input.uniqueValuePropositions',
  industry: 'input.industry',
  target_audience: 'input.targetAudience',
}

export const profileRoutes = defineRoutes(
  {
    method: 'POST',
    id: 'createProfile',
    path: '/profiles',
    summary: 'Create a profile',
    description:
      'Creates a profile: the company or brand that orders and campaigns are for. Only the name is required. `industry` and `target_audience` accept tag IDs or custom names.',
    tag: 'Profiles',
    scope: ['profiles.create'],
    envelope: 'field',
    body,
    operation: `mutation ($input: CreateProfileInput!) { createProfile(input: $input) { ${record} } }`,
  },
  {
    method: 'PATCH',
    id: 'updateProfile',
    path: '/profiles/{profile_id}',
    summary: 'Update a profile. Tag lists are replaced',
    description:
      'Omitted fields are left unchanged. Arrays are replaced, not merged; send `[]` to clear one. Fields cannot be null.',
    tag: 'Profiles',
    scope: ['profiles.update'],
    envelope: 'field',
    params: { profile_id: 'input.profileId' },
    body,
    operation: `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { ${record} } }`,
  },
  {
    method: 'GET',
    id: 'listProfiles',
    path: '/teams/{team_id}/profiles',
    summary: "List your team's profiles",
    description: 'Returns the profiles of your team.',
    tag: 'Profiles',
    scope: ['profiles.lists'],
    envelope: 'page',
    params: { team_id: 'where.teamId.eq' },
    list: {
      sort: { created_at: 'CREATED_AT', updated_at: 'UPDATED_AT', name: 'NAME' },
      default: { field: 'CREATED_AT', direction: 'desc' },
    },
    records: { '': 'TeamProfile' },
    operation: `
      query ($first: Int!, $offset: Int, $orderBy: ProfileOrder, $where: ProfileWhere, $includeArchived: Boolean) {
        profiles(first: $first, offset: $offset, orderBy: $orderBy, where: $where, includeArchived: $includeArchived) {
          records: nodes {
            id
            name
            legal_company_name: legalCompanyName
            type
            logo
            location
            overview
            products_and_services: productsAndServices
            google_drive_link: googleDriveLink
            writing_samples: writingSamples
            primary_goals: primaryGoals
            website_url: websiteUrl
            team_id: teamId
            brand_tone_and_voice_id: brandToneAndVoiceId
            last_generated_at: lastGeneratedAt
            created_at: createdAt
            updated_at: updatedAt
            deleted_at: deletedAt
          }
          total_records: totalCount
        }
      }
    `,
  },
)
