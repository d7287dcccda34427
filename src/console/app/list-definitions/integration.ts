import type { ListDefinition, ListName } from './list-definition.ts'

/** Lists of webhooks, emails and requests. */
export const integrationLists = {
  webhookEndpoints: {
    path: 'webhooks',
    columns: 'url team enabled failingSince topics createdAt',
    menuFilters: 'enabled failingSince teamId createdAt',
    search: 'url',
    relatedLists: [['webhookDeliveries', 'endpointId']],
  },
  webhookDeliveries: {
    highlights: 'status',
    path: 'deliveries',
    columns: 'event status lastError endpoint team attemptCount createdAt',
    menuFilters: 'status event.topic endpointId teamId attemptCount createdAt',
    search: 'search',
  },
  emails: {
    highlights: 'status',
    columns: 'createdAt kind team user status attemptCount completedAt',
    operators: 'attemptCount',
    menuFilters: 'kind status teamId createdAt',
    search: 'search',
  },
  apiRequests: {
    path: 'requests',
    columns: 'createdAt method path status errorCode duration',
    menuFilters: 'method path status errorCode tokenId requestId createdAt',
    show: 'ALL',
    search: 'path',
  },
  deprecatedUses: {
    path: 'deprecated-uses',
    columns: 'name team tokenId count firstUsedAt lastUsedAt',
    menuFilters: 'name teamId tokenId lastUsedAt',
    search: 'name',
    sort: '-lastUsedAt',
  },
} satisfies Partial<Record<ListName, ListDefinition>>
