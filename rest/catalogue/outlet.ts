import { defineRoutes } from '../engine/route.js'

/** Fields that outlets and listings share. */
export const outletSelection = `
  website_url: websiteUrl
  logo
  country
  state
  city
  is_indexed: isIndexed
`

/** Filters by outlet, shared by all lists of listings. */
export const outletFilters = {
  'filters[country]': 'where.availableIn',
  'filters[include_global]': 'where.includeGlobal',
  'filters[state]': 'where.state.eq',
  'filters[city]': 'where.city.eq',
}

export const byPopularity =
  'If `true`, sorts by units sold in paid orders of the last 90 days, in descending order, and ignores `sort_by`.'

export const newLast30Days =
  'If `true`, returns only products created in the last 30 days, newest first, and ignores `sort_by`.'

export const search = {
  to: 'where.q',
  description:
    'Full-text search, maximum 10 words: in the names of product and outlet, the host name of the website, the tags and the category. All words must match, in any order. The last word can be a prefix. Words of 5 letters or more can have one typo, words of 9 or more two. Ignores accents and case, and includes synonyms. Results are sorted by relevance unless `sort_by` is sent.',
}

const record = `
  id: productId
  outlet_id: outletId
  name
  description
  requirements
  min_delivery_days: minDeliveryDays
  max_delivery_days: maxDeliveryDays
  is_featured: isFeatured
  created_at: createdAt
  outlet_name: outletName
  website_url: websiteUrl
  logo
  city
  state
  country
  channels {
    channel_type: channelType
    placement_type: placementType
    is_do_follow: isDoFollow
    domain_authority: domainAuthority
    domain_ranking: domainRanking
    disclaimer_name: disclaimerName
    disclaimer_description: disclaimerDescription
  }
  tags { name }
  prices { unit_amount: unitAmount currency pricing_tier: pricingTier }
`

/** Operation for a page of listings as products of outlets. */
export const outletProducts = `
  query ($first: Int!, $offset: Int, $orderBy: ListingOrder, $where: ListingWhere, $show: ListingShow, $includeArchived: Boolean) {
    listings(first: $first, offset: $offset, orderBy: $orderBy, where: $where, show: $show, includeArchived: $includeArchived) {
      records: nodes { ${record} }
      total_records: totalCount
    }
  }
`

/** Schema names of the records of `outletProducts`. */
export const outletProductRecords = { '': 'OutletProduct', channels: 'OutletProductChannel' }

/**
 * Builds the filter by outlet status.
 * @param sets variables that any status also sets
 */
const statusFilter = (sets: Record<string, unknown>) => ({
  to: 'where.status.eq',
  description: 'Status of the outlet. Defaults to products on sale.',
  sets: { show: 'ALL', ...sets },
  setsFor: { ARCHIVED: { includeArchived: true } },
})

const query = {
  q: search,
  'filters[search]': 'where.search',
  'filters[status]': statusFilter({ 'where.productType.ne': 'ADD_ON' }),
  'filters[channel_type]': 'where.channelTypes.has',
  'filters[placement_type]': 'where.placementTypes.has',
  'filters[is_do_follow]': 'where.anyDoFollow.eq',
  'filters[is_indexed]': 'where.isIndexed.eq',
  'filters[disclaimer]': 'where.disclaimerNames.has',
  'filters[tags]': 'where.tags.hasSome',
  ...outletFilters,
  'filters[pricing][min]': 'where.price.gte',
  'filters[pricing][max]': 'where.price.lte',
  'filters[domain_authority][min]': 'where.domainAuthority.gte',
  'filters[domain_authority][max]': 'where.domainAuthority.lte',
  'filters[domain_ranking][min]': 'where.domainRanking.gte',
  'filters[domain_ranking][max]': 'where.domainRanking.lte',
  'filters[turnaround_time][min]': 'where.maxDeliveryDays.gte',
  'filters[turnaround_time][max]': 'where.maxDeliveryDays.lte',
  'filters[most_popular]': {
    effect: byPopularity,
    whenTrue: { orderBy: { field: 'POPULARITY', direction: 'desc' } },
  },
  'filters[new_last_30_days]': {
    effect: newLast30Days,
    whenTrue: {
      'where.createdWithinDays': 30,
      orderBy: { field: 'CREATED_AT', direction: 'desc' },
    },
  },
}

/** Sort fields of `outletProducts`. */
export const outletProductOrder = {
  sort: {
    name: 'NAME',
    created_at: 'CREATED_AT',
    domain_authority: 'DOMAIN_AUTHORITY',
    domain_ranking: 'DOMAIN_RANKING',
  },
  default: { field: 'CREATED_AT', direction: 'desc' },
  search: 'q',
} as const

export const outletRoutes = defineRoutes(
  {
    method: 'GET',
    id: 'listOutlets',
    path: '/outlets',
    summary: 'Browse the products of outlets',
    description:
      'Returns the products of outlets, one record per product. Filters are combined with AND; the values of one filter with OR. Returns only products of ACTIVE outlets unless `filters[status]` is sent. Includes the prices visible to your team.',
    tag: 'Outlets',
    scope: ['outlets.lists'],
    envelope: 'page',
    catalogue: true,
    list: outletProductOrder,
    query,
    records: outletProductRecords,
    operation: outletProducts,
  },
  {
    method: 'GET',
    id: 'getOutlet',
    path: '/outlets/{outlet_id}',
    summary: 'Retrieve an outlet with its channels',
    description: 'Returns an outlet, regardless of its status, with all its channels.',
    tag: 'Outlets',
    scope: ['outlets.read'],
    envelope: 'field',
    catalogue: true,
    params: { outlet_id: 'id' },
    operation: `query ($id: UUID!) {
      outlet(id: $id) {
        id
        name
        description
        ${outletSelection}
        tags { name }
        outlet_channels: channels {
          id
          outlet_id: outletId
          channel_type: channelType
          placement_type: placementType
          channel_handle: channelHandle
          channel_url: channelUrl
          social_links: socialLinks
          is_do_follow: isDoFollow
          domain_authority: domainAuthority
          domain_ranking: domainRanking
          do_follow_links_allowed: doFollowLinksAllowed
          disclaimer_name: disclaimerName
          disclaimer_description: disclaimerDescription
        }
        created_at: createdAt
        updated_at: updatedAt
      }
    }`,
  },
  {
    method: 'GET',
    id: 'listOutletProducts',
    path: '/outlets/{outlet_id}/products',
    summary: 'Browse the products of an outlet',
    description:
      'Returns the products of an outlet, including add-ons, with the filters of `GET /outlets`. Send `filters[product_type]=ADD_ON` to return only add-ons.',
    tag: 'Outlets',
    scope: ['outlets.read'],
    envelope: 'page',
    catalogue: true,
    list: outletProductOrder,
    query: {
      ...query,
      'filters[status]': statusFilter({}),
      'filters[product_type]': 'where.productType.eq',
    },
    params: { outlet_id: 'where.outletId.eq' },
    variables: { show: 'ON_SALE_AND_ADD_ONS' },
    records: outletProductRecords,
    operation: outletProducts,
    exists: 'query ($outlet_id: UUID!) { outlet(id: $outlet_id) { id } }',
  },
)
