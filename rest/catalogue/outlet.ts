import { routes } from '../engine/route.js'

/** What records of outlets and of listings have alike. */
export const outletFields = `
  website_url: websiteUrl
  logo
  country
  state
  city
  is_indexed: isIndexed
`

/** How every list of listings is filtered by its outlets. */
export const outletFilters = {
  'filters[country]': 'where.availableIn',
  'filters[include_global]': 'where.includeGlobal',
  'filters[state]': 'where.state.eq',
  'filters[city]': 'where.city.eq',
}

export const mostPopular =
  'If `true`, sorts by units in paid orders of the last 90 days, most first, and ignores `sort_by`.'

export const newLast30Days =
  'If `true`, returns only products created in the last 30 days, newest first, and ignores `sort_by`.'

export const search = {
  to: 'where.q',
  description:
    'Words to search for, at most 10, in the names of product and outlet, the host of the website, the tags and the category. All must be found, in any order. The last word may be a prefix. Words of 5 letters may have one typo, words of 9 two. Accents and case are ignored; synonyms are found. Sorts by relevance unless `sort_by` is sent.',
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

/** A page of listings, as records of products of outlets. */
export const outletProducts = `
  query ($first: Int!, $offset: Int, $orderBy: ListingOrder, $where: ListingWhere, $show: ListingShow, $includeArchived: Boolean) {
    listings(first: $first, offset: $offset, orderBy: $orderBy, where: $where, show: $show, includeArchived: $includeArchived) {
      records: nodes { ${record} }
      total_records: totalCount
    }
  }
`

/** Names of the records of `outletProducts`. */
export const outletProductRecords = { '': 'OutletProduct', channels: 'OutletProductChannel' }

/** How products are filtered by the status of their outlet. `sets`: the variables that a status sets beside it. */
const statusFilter = (sets: Record<string, unknown>) => ({
  to: 'where.status.eq',
  description: 'Where the outlet stands; without it, only what is on sale is listed.',
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
    effect: mostPopular,
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

/** How pages of `outletProducts` are sorted. */
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

export const outletRoutes = routes(
  {
    method: 'GET',
    id: 'listOutlets',
    path: '/outlets',
    summary: 'Browse the products of outlets',
    description:
      'The products of outlets, one record for each product. All filters that are sent must hold; of a list of values any. Only products of ACTIVE outlets are shown, unless `filters[status]` says otherwise. Prices are those that your team sees.',
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
    summary: 'Read an outlet with its channels',
    description: 'One outlet, whatever its status, with all its channels.',
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
        ${outletFields}
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
    summary: 'Browse the products of one outlet',
    description:
      'The products of one outlet, add-ons among them, with the filters of the whole list. `filters[product_type]=ADD_ON` returns add-ons only.',
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
