import type { ListDefinition, ListName } from './list-definition.ts'

/** Lists of teams, users, tokens, agreements and the audit log. */
export const accountLists = {
  teams: {
    highlights: 'kind creditBalance',
    columns: 'name kind slug creditBalance proPricingEnabled isTest contactEmail createdAt',
    menuFilters: 'kind proPricingEnabled isTest createdAt',
    search: 'name',
    relatedLists: [
      ['orders', 'teamId'],
      ['articles', 'teamId'],
      ['campaigns', 'teamId'],
      ['profiles', 'teamId'],
      ['webhookEndpoints', 'teamId'],
      ['outlets', 'publisherId'],
      ['placements', 'teamId'],
      ['payouts', 'teamId'],
      // Changes of all records of the team.
      ['auditEntries', 'teamId'],
    ],
  },
  teamMembers: {
    path: 'members',
    columns: 'user team role createdAt',
    menuFilters: 'teamId role createdAt',
    search: 'search',
    sort: 'createdAt',
  },
  teamInvitations: {
    highlights: 'status',
    path: 'invitations',
    columns: 'email team role status expiresAt createdAt',
    menuFilters: 'teamId acceptedAt withdrawnAt expiresAt createdAt',
    search: 'email',
  },
  profiles: {
    highlights: 'type',
    columns: 'name team type websiteUrl createdAt',
    menuFilters: 'teamId type createdAt',
    search: 'name',
    relatedLists: [
      ['orders', 'profileId'],
      ['campaigns', 'profileId'],
    ],
  },
  users: {
    columns: 'fullName email language isBlocked createdAt',
    menuFilters: 'email blockedAt createdAt',
    search: 'search',
    relatedLists: [
      ['teamMembers', 'userId'],
      ['apiTokens', 'userId'],
      ['operatorTokens', 'userId'],
    ],
  },
  apiTokens: {
    highlights: 'type',
    path: 'tokens',
    columns: 'name team hint type lastUsedAt expiresAt revokedAt',
    menuFilters: 'type teamId isSession signInMethod lastUsedAt expiresAt revokedAt createdAt',
    search: 'name',
  },
  operatorTokens: {
    path: 'operator-tokens',
    columns: 'name hint role user lastUsedAt expiresAt revokedAt',
    menuFilters: 'role userId isSession lastUsedAt expiresAt revokedAt createdAt',
    search: 'name',
  },
  oauthClients: {
    path: 'oauth-clients',
    columns: 'name isConfidential isDynamic redirectUris createdBy lastUsedAt createdAt',
    menuFilters: 'isDynamic disabledAt metadataUrl lastUsedAt createdAt',
    search: 'name',
  },
  oauthGrants: {
    path: 'oauth-grants',
    columns: 'clientName user team profile scopes grantedAt lastUsedAt revokedAt',
    conditions: { inForce: () => ({ revokedAt: { isNull: true } }) },
    menuFilters: 'clientId teamId userId profileId grantedAt revokedAt lastUsedAt',
    operators: 'clientId',
    search: 'clientName',
    sort: '-grantedAt',
  },
  privacyRequests: {
    highlights: 'status',
    path: 'privacy',
    columns: 'kind status reason requestedBy createdAt completedAt',
    menuFilters: 'kind status userId requestedById createdAt completedAt',
  },
  agreementTemplates: {
    highlights: 'scope',
    path: 'agreements',
    columns: 'title key version isActive scope createdAt',
    operators:
      'key isActive scope name requiresTeamOwner requiresAuthorityConfirmation acceptanceLabel createdAt updatedAt',
    menuFilters: 'isActive scope key createdAt',
    search: 'search',
    relatedLists: [['agreementAcceptances', 'templateId']],
  },
  agreementAcceptances: {
    path: 'acceptances',
    columns: 'signerName team template signerEmail acceptedAt',
    menuFilters: 'teamId acceptedAt',
    search: 'search',
  },
  auditEntries: {
    path: 'audit',
    columns: 'action changes entityId createdAt',
    menuFilters: 'action entity entityId actorId application applicationId requestId createdAt',
    search: 'search',
    slugFields: 'action entity',
  },
} satisfies Partial<Record<ListName, ListDefinition>>
