import { searchedWords } from '../../src/catalogue/condition.js'
import { services } from '../../src/compiler/context.js'
import { countCategories, listingIdOf, listingIdSql } from '../../src/domain/catalogue/listing.js'
import { maxListEntries } from '../../src/domain/catalogue/operator-record.js'
import { seesTier } from '../../src/domain/catalogue/price.js'
import { prices } from '../../src/graphql/cost.js'
import type { ConditionOf } from '../../src/query/model-types.js'
import { dayMs, minuteMs } from '../../src/values/units.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { asColumn, exportedRows } from '../core/exported.js'
import { orNull } from '../core/fields.js'
import { listField } from '../core/list.js'
import { derivedIds, id, Node, visibleNodes } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { textEnum } from '../core/text-enum.js'
import { whereInput } from '../core/where.js'
import { containing, described } from '../core/where-condition.js'
import {
  ChannelType,
  OutletChannel,
  OutletStatus,
  PlacementType,
  placementTypes,
} from './outlet.js'
import { outletConditions, outletFields } from './outlet-columns.js'
import { included, PricingTier, ProductKind } from './product.js'
import { searchQuery } from './search-query.js'

/** Entry of `channels`, as the database triggers write it. */
type ListingChannelShape = {
  channelType: keyof typeof import('../../prisma/generated/client/enums.js').ChannelType
  placementType: keyof typeof import('../../prisma/generated/client/enums.js').PlacementType | null
  isDoFollow: boolean
  domainAuthority: number | null
  domainRanking: number | null
  disclaimerName: string | null
  disclaimerDescription: string | null
}

const ListingChannel = builder.objectRef<ListingChannelShape>('ListingChannel').implement({
  description: 'Channel that a listed product includes.',
  authScopes: { scope: [] },
  fields: (t) => ({
    channelType: t.expose('channelType', {
      type: ChannelType,
      description: 'Type of the channel.',
    }),
    placementType: t.expose(
      'placementType',
      orNull(PlacementType, 'Placement type. Null for social channels.'),
    ),
    isDoFollow: t.exposeBoolean('isDoFollow', {
      description: 'Whether links are dofollow.',
    }),
    domainAuthority: t.expose('domainAuthority', orNull('Int', 'Domain authority, 0 to 100.')),
    domainRanking: t.expose('domainRanking', orNull('Int', 'Domain ranking, 0 to 100.')),
    disclaimerName: t.expose(
      'disclaimerName',
      orNull('String', 'Name of the disclaimer on paid placements.'),
    ),
    disclaimerDescription: t.expose(
      'disclaimerDescription',
      orNull('String', 'Text of the disclaimer.'),
    ),
  }),
})

/** Entry of `prices`, as the database triggers write it. */
type ListingPriceShape = {
  /** In cents. */
  unitAmount: number
  currency: string
  pricingTier: 'STANDARD' | 'PRO'
}

const ListingPrice = builder.objectRef<ListingPriceShape>('ListingPrice').implement({
  description: 'Price of a listed product for a tier.',
  authScopes: { scope: [] },
  fields: (t) => ({
    unitAmount: t.expose('unitAmount', {
      type: 'Money',
      description: 'Unit price in US dollars.',
    }),
    currency: t.exposeString('currency', { description: 'Currency code (ISO 4217).' }),
    pricingTier: t.expose('pricingTier', {
      type: PricingTier,
      description: 'Pricing tier.',
    }),
  }),
})

const ListingTag = builder.objectRef<{ name: string }>('ListingTag').implement({
  description: "Tag of a listed product's outlet.",
  authScopes: { scope: [] },
  fields: (t) => ({ name: t.exposeString('name', { description: 'Name of the tag.' }) }),
})

export const Listing = builder.prismaObject('Listing', {
  description: 'Product as listed in the catalogue, with its outlet, channels, tags and prices.',
  authScopes: { scope: ['outlets.lists', 'outlets.read', 'products.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.field({
      ...id('ID of the listing, derived from the product ID.'),
      extensions: asColumn((column) => listingIdSql(column('productId'))),
      select: { productId: true },
      resolve: ({ productId }) => listingIdOf(productId),
    }),
    productId: t.expose('productId', { type: 'UUID', description: 'ID of the product.' }),
    outletId: t.expose('outletId', { type: 'UUID', description: 'ID of the outlet.' }),
    productType: t.expose('productType', {
      type: ProductKind,
      description: 'Product type.',
    }),
    name: t.exposeString('name', { description: 'Name of the product.' }),
    description: t.expose('description', orNull('String', 'Description of the placement.')),
    requirements: t.expose('requirements', orNull('String', 'Content requirements of the outlet.')),
    minDeliveryDays: t.exposeInt('minDeliveryDays', {
      description: 'Minimum number of days until publication.',
    }),
    maxDeliveryDays: t.exposeInt('maxDeliveryDays', {
      description: 'Maximum number of days until publication.',
    }),
    isFeatured: t.exposeBoolean('isFeatured', {
      description: 'Whether the marketplace features the product.',
    }),
    exampleLinks: t.exposeStringList('exampleLinks', {
      description: 'URLs of earlier placements.',
      extensions: listSize(maxListEntries),
    }),
    outletName: t.exposeString('outletName', { description: 'Name of the outlet.' }),
    ...outletFields(t, 'listing'),
    status: t.expose('status', { type: OutletStatus, description: 'Status of the outlet.' }),
    channelId: t.expose('channelId', { type: 'UUID', description: 'ID of the first channel.' }),
    channel: t.field({
      type: OutletChannel,
      description: 'First channel.',
      select: (_args, _context, nestedSelection) => ({
        product: {
          select: {
            channels: {
              ...included,
              select: { channel: nestedSelection({ select: { id: true } }) },
            },
          },
        },
      }),
      resolve: ({ product }) => product.channels[0]!.channel,
    }),
    channelType: t.expose('channelType', {
      type: ChannelType,
      description: 'Type of the first channel.',
    }),
    placementType: t.expose(
      'placementType',
      orNull(PlacementType, 'Placement type of the first channel.'),
    ),
    isDoFollow: t.exposeBoolean('isDoFollow', {
      description: 'Whether links of the first channel are dofollow.',
    }),
    domainAuthority: t.expose(
      'domainAuthority',
      orNull('Int', 'Domain authority of the first channel, 0 to 100.'),
    ),
    domainRanking: t.expose(
      'domainRanking',
      orNull('Int', 'Domain ranking of the first channel, 0 to 100.'),
    ),
    disclaimer: t.expose('disclaimer', orNull('String', "Name of the first channel's disclaimer.")),
    popularity: t.exposeInt('popularity', {
      description: 'Units sold in paid orders of the last 90 days. Can lag by a minute.',
    }),
    channels: t.field({
      type: [ListingChannel],
      description: 'Included channels, starting with the first channel.',
      extensions: {
        ...listSize(maxListEntries),
        ...exportedRows(
          (column) =>
            `SELECT * FROM jsonb_to_recordset(${column('channels')}) AS c ("channelType" text, "placementType" text, "isDoFollow" boolean, "domainAuthority" int, "domainRanking" int, "disclaimerName" text, "disclaimerDescription" text)`,
        ),
      },
      select: { channels: true },
      resolve: ({ channels }) => channels as ListingChannelShape[],
    }),
    prices: t.field({
      type: [ListingPrice],
      description: 'Prices visible to the caller, STANDARD first.',
      extensions: {
        ...listSize('One per tier'),
        ...exportedRows(
          (column, session) =>
            `SELECT * FROM jsonb_to_recordset(${column('prices')}) AS p ("unitAmount" bigint, "currency" text, "pricingTier" text) WHERE ${seesTier(session, 'PRO')} OR "pricingTier" = 'STANDARD'`,
        ),
      },
      select: { prices: true },
      resolve: ({ prices }, _args, { session }) =>
        (prices as ListingPriceShape[]).filter(({ pricingTier }) =>
          seesTier(session!, pricingTier),
        ),
    }),
    tags: t.field({
      type: [ListingTag],
      description: 'Tags of the outlet, sorted by name.',
      extensions: {
        ...listSize(maxListEntries),
        ...exportedRows((column) => `SELECT unnest(${column('tags')}) AS "name"`),
      },
      select: { tags: true },
      resolve: ({ tags }) => tags.map((name) => ({ name })),
    }),
    outlet: t.relation('outlet', {
      description: 'Outlet that sells the product.',
    }),
    product: t.relation('product', {
      description: 'Listed product.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'Creation time of the product.',
    }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: "Time of the listing's last update.",
    }),
    deletedAt: t.expose(
      'deletedAt',
      orNull('DateTime', 'Deletion time of the product or outlet. Null if neither is deleted.'),
    ),
  }),
})

derivedIds('Listing', 'productId', listingIdOf)

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
      searchText: containing(text),
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
  status: described(t.enum('status', OutletStatus, 'Status of the outlet.')),
  channelTypes: described(t.enumList('channelTypes', ChannelType, 'Types of all channels.')),
  placementTypes: described(
    t.enumList('placementTypes', PlacementType, 'Placement types of all channels.'),
  ),
  anyDoFollow: described(
    t.boolean('anyDoFollow', 'Whether links of at least one channel are dofollow.'),
  ),
  isFeatured: t.boolean('isFeatured', 'Whether the marketplace features the product.'),
  disclaimerNames: described(
    t.stringList(
      'disclaimerNames',
      'Names of the disclaimers of all channels. Case-sensitive exact match.',
    ),
  ),
  disclaimerIds: described(t.uuidList('disclaimerIds', 'IDs of the disclaimers of all channels.')),
  tags: described(t.stringList('tags', "Names of the outlet's tags. Case-sensitive exact match.")),
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

// Same rules as for fetching an outlet or product by ID: any status, but not records that were
// deleted from an existing outlet.
visibleNodes(Listing, () => ({
  active: true,
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
  visible: (_session, { show, includeArchived }) => {
    if (show === 'ALL') return { active: true, ...(!includeArchived && { deletedAt: null }) }
    const addOns = show === 'ON_SALE_AND_ADD_ONS'
    if (includeArchived) {
      const status = { in: ['ACTIVE' as const, 'ARCHIVED' as const] }
      return { active: true, status, ...(!addOns && { productType: { not: 'ADD_ON' } }) }
    }
    // The partial indexes use `withheld`, which combines the other columns.
    return addOns ? { OR: [{ withheld: null }, { withheld: 'ADD_ON' }] } : { withheld: null }
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

const ListingCategoryType = textEnum(
  'ListingCategoryType',
  'Category of a listing: type of its first channel, or its placement type.',
  {
    SOCIAL: { description: 'Social network.' },
    NEWSLETTER: { description: 'Newsletter.' },
    ...placementTypes,
    OTHER: { description: 'Any other.' },
  },
)

const ListingCategory = builder
  .objectRef<{ type: string; count: number }>('ListingCategory')
  .implement({
    description: 'Number of listings on sale in a category.',
    authScopes: { scope: [] },
    fields: (t) => ({
      type: t.expose('type', { type: ListingCategoryType, description: 'Category.' }),
      count: t.exposeInt('count', { description: 'Number of listings.' }),
    }),
  })

builder.queryField('listingCategories', (t) =>
  t.field({
    type: [ListingCategory],
    description: 'Counts the listings on sale by category. Each listing counts once.',
    extensions: listSize('One per category'),
    authScopes: { scope: ['products.read'] },
    resolve: (_root, _args, context) => countCategories(services(context).prisma),
  }),
)
