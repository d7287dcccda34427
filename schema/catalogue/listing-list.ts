/** The list `listings`: its filter, its selections and its sort orders. */
import { isTestSession, type Session } from '../../src/access/session.js'
import { searchedWords } from '../../src/catalogue/condition.js'
import { listingIdOf } from '../../src/domain/catalogue/listing.js'
import { prices } from '../../src/graphql/cost.js'
import type { ConditionOf } from '../../src/query/model-types.js'
import { dayMs, minuteMs } from '../../src/values/units.js'
import { builder } from '../core/builder.js'
import { listField } from '../core/list.js'
import { setVisibleNodes } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'
import { containsText, keepOwnDescription } from '../core/where-condition.js'
import { Listing } from './listing.js'
import { ChannelType, OutletStatus, PlacementType } from './outlet.js'
import { outletConditions } from './outlet-columns.js'
import { ProductKind } from './product.js'
import { searchQuery } from './search-query.js'

/** Returns the column with the lowest price visible to the caller. */
export const priceColumn = (session: { proPricing: boolean }) =>
  session.proPricing ? 'lowestPrice' : 'standardPrice'

/**
 * Returns the start of the current minute, `days` ago. A moving bound that stays the same for a
 * minute can be cached.
 */
const daysAgo = (days: number) =>
  new Date(Math.floor(Date.now() / minuteMs) * minuteMs - withinCenturies(days) * dayMs)

/** Limits days to a range that stays within valid dates. */
const withinCenturies = (days: number) => Math.min(Math.max(days, -100_000), 100_000)

/**
 * Returns the condition of a search, which only the catalogue index supports. Returns no condition
 * for blank text.
 * @throws AppError validation_failed (more than 500 characters, more than 10 words)
 */
function searching(text: string): ConditionOf<'Listing'> {
  if (text.trim() === '') return {}
  searchQuery(text)
  // The data model has no such column.
  return { [searchedWords]: text } as ConditionOf<'Listing'>
}

const ListingWhere = whereInput('Listing', (t) => ({
  id: t.uuid('productId', 'ID of the listing.', listingIdOf),
  productId: t.uuid('productId', 'ID of the product.'),
  outletId: t.uuid('outletId', 'ID of the outlet.'),
  productType: t.enum('productType', ProductKind, 'Product type.'),
  search: t.custom(
    'String',
    'Substring of the product or outlet name, ignoring case.',
    (text) => ({
      searchText: containsText(text),
    }),
    ['name', 'outletName'],
  ),
  q: {
    ...t.custom(
      'String',
      'Full-text search, maximum 10 words: in the names of product and outlet, the host name of the website, the tags and the category. All words must match, in any order. The last word can be a prefix. Words of 5 letters or more can have one typo, words of 9 or more two. Ignores accents and case, and includes synonyms. Without `orderBy`, results are sorted by relevance. Blank text is ignored.',
      searching,
      ['name', 'outletName', 'websiteUrl', 'tags', 'outlet.category.name'],
    ),
    weight: prices.relation,
  },
  name: t.string('name', 'Name of the product.'),
  outletName: t.string('outletName', 'Name of the outlet.'),
  status: keepOwnDescription(t.enum('status', OutletStatus, 'Status of the outlet.')),
  channelTypes: keepOwnDescription(
    t.enumList('channelTypes', ChannelType, 'Types of all channels.'),
  ),
  placementTypes: keepOwnDescription(
    t.enumList('placementTypes', PlacementType, 'Placement types of all channels.'),
  ),
  anyDoFollow: keepOwnDescription(
    t.boolean('anyDoFollow', 'Whether links of at least one channel are dofollow.'),
  ),
  isFeatured: t.boolean('isFeatured', 'Whether the marketplace features the product.'),
  disclaimerNames: keepOwnDescription(
    t.stringList(
      'disclaimerNames',
      'Names of the disclaimers of all channels. Case-sensitive exact match.',
    ),
  ),
  disclaimerIds: keepOwnDescription(
    t.uuidList('disclaimerIds', 'IDs of the disclaimers of all channels.'),
  ),
  tags: keepOwnDescription(
    t.stringList('tags', "Names of the outlet's tags. Case-sensitive exact match."),
  ),
  availableIn: t.custom(
    'String',
    "Full name of the outlet's country. Case-sensitive exact match. Also matches Global outlets.",
    (country) => ({
      country: { in: [country, 'Global'] },
    }),
  ),
  includeGlobal: t.custom(
    'Boolean',
    'Whether Global outlets are included. Defaults to true.',
    (isIncluded) => (isIncluded ? { AND: [] } : { NOT: [{ country: { in: ['Global'] } }] }),
  ),
  ...outletConditions(t, 'listing'),
  price: t.money(priceColumn, 'Lowest price visible to the caller, in US dollars.'),
  domainAuthority: t.int('domainAuthority', 'Domain authority of the first channel.'),
  domainRanking: t.int('domainRanking', 'Domain ranking of the first channel.'),
  maxDeliveryDays: t.int('maxDeliveryDays', 'Maximum number of days until publication.'),
  popularity: t.int('popularity', 'Units sold in paid orders of the last 90 days.'),
  createdAt: t.dateTime('createdAt', 'Creation time of the product.'),
  outlet: t.one('outlet', 'Outlet that sells the product.'),
  product: t.one('product', 'Listed product.'),
  createdWithinDays: t.custom(
    'Int',
    'Matches products created within the given number of days.',
    (days) => ({
      createdAt: { gte: daysAgo(days) },
    }),
  ),
}))

/** Condition that hides listings of test publishers from live teams. */
const liveListings = (session: Session) =>
  session.kind === 'team' && !session.isTest ? { isTest: false } : {}

// Same rules as for fetching an outlet or product by ID: any status, but not records that were
// deleted from an existing outlet.
setVisibleNodes(Listing, (session) => ({
  active: true,
  ...liveListings(session),
  OR: [{ deletedAt: null }, { status: 'ARCHIVED' }],
}))

const ListingShow = builder.enumType('ListingShow', {
  description: 'Selection of listings.',
  values: {
    ON_SALE: { description: 'Listings on sale, without add-ons.' },
    ON_SALE_AND_ADD_ONS: { description: 'Listings on sale, including add-ons.' },
    ALL: {
      description:
        'Listings of outlets in any status, including add-ons. Archived listings require `includeArchived`.',
    },
  },
})

listField('listings', {
  node: Listing,
  id: 'productId',
  search: { field: 'q', column: 'popularity' },
  description:
    'Listings of the catalogue. Defaults to listings on sale without add-ons; see `show`.',
  scope: ['outlets.lists', 'outlets.read', 'products.read'],
  where: ListingWhere,
  archive: 'visible',
  show: { type: ListingShow, default: 'ON_SALE' },
  visible: (session, { show, includeArchived }) => {
    const isTest = isTestSession(session)
    const live = liveListings(session)
    if (show === 'ALL')
      return { active: true, ...live, ...(!includeArchived && { deletedAt: null }) }
    const addOns = show === 'ON_SALE_AND_ADD_ONS'
    if (includeArchived) {
      const status = { in: ['ACTIVE' as const, 'ARCHIVED' as const] }
      return { active: true, ...live, status, ...(!addOns && { productType: { not: 'ADD_ON' } }) }
    }
    // The partial indexes use `withheld`, which combines the other columns.
    if (!addOns && !isTest) return { withheld: null }
    const reasons = [...(isTest ? ['TEST'] : []), ...(addOns ? ['ADD_ON'] : [])]
    if (addOns && isTest) reasons.push('TEST_ADD_ON')
    return { OR: [{ withheld: null }, ...reasons.map((withheld) => ({ withheld }))] }
  },
  order: orderInput(
    'Listing',
    {
      NAME: { column: 'name', description: 'Name of the product.' },
      CREATED_AT: { column: 'createdAt', description: 'Creation time of the product.' },
      DOMAIN_AUTHORITY: {
        column: 'domainAuthority',
        nullable: true,
        description: 'Domain authority of the first channel.',
      },
      DOMAIN_RANKING: {
        column: 'domainRanking',
        nullable: true,
        description: 'Domain ranking of the first channel.',
      },
      PRICE: {
        column: priceColumn,
        nullable: true,
        description: 'Lowest price visible to the caller.',
      },
      POPULARITY: {
        column: 'popularity',
        description: 'Units sold in paid orders of the last 90 days.',
      },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})
