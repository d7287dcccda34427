import { defineRoutes } from '../engine/route.js'
import { byPopularity, newLast30Days, outletFilters, outletSelection, search } from './outlet.js'

/** Filters of listings and their facets. */
const filters = {
  q: search,
  'filters[search]': 'where.search',
  'filters[channel_types]': 'where.channelTypes.hasSome',
  'filters[placement_types]': 'where.placementTypes.hasSome',
  'filters[tags]': 'where.tags.hasSome',
  'filters[product_ids]': 'where.productId.in',
  'filters[disclaimer_ids]': 'where.disclaimerIds.hasSome',
  'filters[min_price]': 'where.price.gte',
  'filters[max_price]': 'where.price.lte',
  'filters[min_da]': 'where.domainAuthority.gte',
  'filters[max_da]': 'where.domainAuthority.lte',
  'filters[min_dr]': 'where.domainRanking.gte',
  'filters[max_dr]': 'where.domainRanking.lte',
  'filters[min_tat]': 'where.maxDeliveryDays.gte',
  'filters[max_tat]': 'where.maxDeliveryDays.lte',
  ...outletFilters,
  'filters[is_do_follow]': 'where.anyDoFollow.eq',
  'filters[is_indexed]': 'where.isIndexed.eq',
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

export const listingRoutes = defineRoutes(
  {
    method: 'GET',
    id: 'listProductListings',
    path: '/products/listings',
    summary: 'Browse product listings',
    description:
      'Returns the products on sale, one record per product with its outlet, channels, tags and prices. Filters are combined with AND; the values of one filter with OR. Does not include add-ons; use `GET /outlets/{outlet_id}/products` for those.',
    tag: 'Products',
    scope: ['products.read'],
    envelope: 'page',
    catalogue: true,
    list: {
      sort: {
        domain_authority: 'DOMAIN_AUTHORITY',
        domain_ranking: 'DOMAIN_RANKING',
        price: 'PRICE',
        created_at: 'CREATED_AT',
        name: 'NAME',
      },
      default: { field: 'DOMAIN_AUTHORITY', direction: 'desc' },
      search: 'q',
    },
    query: filters,
    records: { '': 'ProductListing' },
    operation: `
      query ($first: Int!, $offset: Int, $orderBy: ListingOrder, $where: ListingWhere, $includeArchived: Boolean) {
        listings(first: $first, offset: $offset, orderBy: $orderBy, where: $where, includeArchived: $includeArchived) {
          records: nodes {
            id: productId
            name
            description
            requirements
            min_delivery_days: minDeliveryDays
            max_delivery_days: maxDeliveryDays
            is_featured: isFeatured
            example_links: exampleLinks
            created_at: createdAt
            outlet_id: outletId
            outlet_name: outletName
            ${outletSelection}
            channel_id: channelId
            channel_type: channelType
            placement_type: placementType
            domain_authority: domainAuthority
            domain_ranking: domainRanking
            is_do_follow: isDoFollow
            disclaimer
            prices { unit_amount: unitAmount currency pricing_tier: pricingTier }
            tags { name }
            includes: channels { channel_type: channelType placement_type: placementType }
          }
          total_records: totalCount
        }
      }
    `,
  },
  {
    method: 'GET',
    id: 'countListingFacets',
    path: '/products/facets',
    summary: 'Count listings by filter value',
    description:
      "Counts the listings for each value of a filter. Accepts the filters of `GET /products/listings`. Each count equals `total_records` of that list with this value in place of the facet's own filters: `tags` are counted without `filters[tags]`. `filters[most_popular]` does not change the counts.",
    tag: 'Products',
    scope: ['products.read'],
    envelope: 'field',
    catalogue: true,
    query: {
      ...filters,
      include_archived: {
        effect: 'If `true`, also counts soft-deleted records.',
        whenTrue: { includeArchived: true },
      },
      limit: {
        to: 'first',
        description:
          'Maximum number of values of `countries`, `tags` and `disclaimers` each, 1 to 1,000. Defaults to 100.',
      },
    },
    records: { '': 'ListingFacets' },
    operation: `
      query ($first: Int, $orderBy: ListingOrder, $where: ListingWhere, $includeArchived: Boolean) {
        listings(orderBy: $orderBy, where: $where, includeArchived: $includeArchived) {
          total_records: totalCount
          _facets: facets {
            countries(first: $first) { values { value count } has_more: hasMore }
            tags(first: $first) { values { value count } has_more: hasMore }
            disclaimers(first: $first) { values { value count } has_more: hasMore }
            channel_types: channelTypes { value count }
            placement_types: placementTypes { value count }
            prices { from to count }
            authorities { from to count }
          }
        }
      }
    `,
  },
  {
    method: 'GET',
    id: 'countProductListings',
    path: '/products/categories',
    summary: 'Count listings by placement type and social channel',
    description:
      'Returns the number of products on sale per category. The category is the placement type of the first channel. Newsletters and social networks are one category each.',
    tag: 'Products',
    scope: ['products.read'],
    envelope: 'field',
    catalogue: true,
    operation: '{ listingCategories { type count } }',
  },
)
