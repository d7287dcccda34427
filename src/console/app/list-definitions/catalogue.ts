import type { ListDefinition, ListName } from './list-definition.ts'

/** Lists of outlets, products and listings. */
export const catalogueLists = {
  listings: {
    path: 'catalogue',
    columns: 'name outlet productType prices country domainAuthority',
    menuFilters:
      'productType channelTypes placementTypes price domainAuthority country tags disclaimerNames anyDoFollow isFeatured maxDeliveryDays outletId',
    // Add-ons are listed only with a filter for their type.
    show: 'ON_SALE_AND_ADD_ONS',
    defaultConditions: { productType: { ne: 'ADD_ON' } },
    search: 'q',
    sort: '-popularity',
  },
  outlets: {
    highlights: 'status',
    columns: 'name status country city websiteUrl createdAt',
    menuFilters: 'status country isIndexed publisherId createdAt',
    operators: 'publisherId status isIndexed createdAt updatedAt',
    search: 'name',
    show: 'ALL',
    sort: 'name',
    relatedLists: [
      ['products', 'outletId'],
      ['outletInquiries', 'outletId'],
    ],
  },
  products: {
    columns: 'name outlet type prices active maxDeliveryDays createdAt',
    menuFilters: 'active isFeatured outletId maxDeliveryDays createdAt',
    search: 'search',
    sort: 'name',
    relatedLists: [
      ['productPrices', 'productId'],
      ['orderItems', 'productId'],
      ['articles', 'productId'],
    ],
  },
  productPrices: {
    path: 'prices',
    columns: 'product pricingTier unitAmount updatedAt',
    menuFilters: 'pricingTier unitAmount productId createdAt updatedAt',
    search: 'search',
  },
  imports: {
    highlights: 'status rowCount issueCount',
    columns: 'fileName status rowCount issueCount warningCount createdBy createdAt',
    menuFilters: 'status createdAt completedAt',
    search: 'fileName',
  },
  tags: {
    columns: 'name category createdAt',
    menuFilters: 'category',
    search: 'name',
    sort: 'name',
  },
  searchSynonyms: {
    path: 'synonyms',
    columns: 'terms createdAt updatedAt',
    menuFilters: 'createdAt updatedAt',
    search: 'search',
    sort: 'terms',
  },
  opportunities: {
    highlights: 'status price score',
    columns: 'title team profile product status price expiresAt',
    menuFilters: 'status teamId profileId price expiresAt createdAt',
    search: 'title',
  },
  outletLists: {
    columns: 'name profile team isShared showsPrices updatedAt',
    menuFilters: 'profileId teamId createdAt updatedAt',
    search: 'name',
    sort: '-updatedAt',
  },
  outletInquiries: {
    highlights: 'status',
    path: 'inquiries',
    columns: 'name outlet team status createdAt repliedAt',
    menuFilters: 'outletId teamId repliedAt createdAt',
    search: 'email',
  },
} satisfies Partial<Record<ListName, ListDefinition>>
