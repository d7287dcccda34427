import { searchedWords } from '../../src/catalogue/condition.js'
import { services } from '../../src/compiler/context.js'
import { countCategories, listingIdOf, listingIdSql } from '../../src/domain/catalogue/listing.js'
import { mostEntries } from '../../src/domain/catalogue/operator-record.js'
import { seesTier } from '../../src/domain/catalogue/price.js'
import { prices } from '../../src/graphql/cost.js'
import type { ConditionOf } from '../../src/query/model-types.js'
import { bounded } from '../core/addition.js'
import { builder } from '../core/builder.js'
import { asColumn, asRows } from '../core/exported.js'
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

/** As the triggers write it into `channels`. */
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
  description: 'A channel that a listed product includes.',
  authScopes: { scope: [] },
  fields: (t) => ({
    channelType: t.expose('channelType', {
      type: ChannelType,
      description: 'Where the placement appears.',
    }),
    placementType: t.expose(
      'placementType',
      orNull(PlacementType, 'In what form it appears; social channels have none.'),
    ),
    isDoFollow: t.exposeBoolean('isDoFollow', {
      description: 'Whether its links pass authority on.',
    }),
    domainAuthority: t.expose('domainAuthority', orNull('Int', 'Domain authority, 0 to 100.')),
    domainRanking: t.expose('domainRanking', orNull('Int', 'Domain ranking, 0 to 100.')),
    disclaimerName: t.expose(
      'disclaimerName',
      orNull('String', 'Name of the disclaimer on paid placements.'),
    ),
    disclaimerDescription: t.expose(
      'disclaimerDescription',
      orNull('String', 'What readers see of the disclaimer.'),
    ),
  }),
})

/** As the triggers write it into `prices`. */
type ListingPriceShape = {
  /** Cents. */
  unitAmount: number
  currency: string
  pricingTier: 'STANDARD' | 'PRO'
}

const ListingPrice = builder.objectRef<ListingPriceShape>('ListingPrice').implement({
  description: 'What a listed product costs for a tier.',
  authScopes: { scope: [] },
  fields: (t) => ({
    unitAmount: t.expose('unitAmount', {
      type: 'Money',
      description: 'Price of one unit, in US dollars.',
    }),
    currency: t.exposeString('currency', { description: 'ISO 4217 code of the currency.' }),
    pricingTier: t.expose('pricingTier', {
      type: PricingTier,
      description: 'For whom the price is.',
    }),
  }),
})

const ListingTag = builder.objectRef<{ name: string }>('ListingTag').implement({
  description: 'A tag of a listed product, by name.',
  authScopes: { scope: [] },
  fields: (t) => ({ name: t.exposeString('name', { description: 'The label.' }) }),
})

export const Listing = builder.prismaObject('Listing', {
  description: 'A product as the catalogue lists it, with its outlet, channels, tags and prices.',
  authScopes: { scope: ['outlets.lists', 'outlets.read', 'products.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.field({
      ...id("Id of the listing, made of the product's."),
      extensions: asColumn((column) => listingIdSql(column('productId'))),
      select: { productId: true },
      resolve: ({ productId }) => listingIdOf(productId),
    }),
    productId: t.expose('productId', { type: 'UUID', description: 'Id of the product.' }),
    outletId: t.expose('outletId', { type: 'UUID', description: 'Id of its outlet.' }),
    productType: t.expose('productType', {
      type: ProductKind,
      description: 'Prefix of the type of the product.',
    }),
    name: t.exposeString('name', { description: 'Name of the product.' }),
    description: t.expose('description', orNull('String', 'What the buyer gets.')),
    requirements: t.expose('requirements', orNull('String', 'What the outlet asks of the text.')),
    minDeliveryDays: t.exposeInt('minDeliveryDays', {
      description: 'Days until publication, at the least.',
    }),
    maxDeliveryDays: t.exposeInt('maxDeliveryDays', {
      description: 'Days until publication, at the most.',
    }),
    isFeatured: t.exposeBoolean('isFeatured', {
      description: 'Whether the marketplace puts it forward.',
    }),
    exampleLinks: t.exposeStringList('exampleLinks', {
      description: 'Addresses of earlier placements.',
      extensions: bounded(mostEntries),
    }),
    outletName: t.exposeString('outletName', { description: 'Name of the outlet.' }),
    ...outletFields(t, 'listing'),
    status: t.expose('status', { type: OutletStatus, description: 'Where the outlet stands.' }),
    channelId: t.expose('channelId', { type: 'UUID', description: 'Id of the first channel.' }),
    channel: t.field({
      type: OutletChannel,
      description: 'The first channel.',
      select: (_args, _context, selected) => ({
        product: {
          select: {
            channels: { ...included, select: { channel: selected({ select: { id: true } }) } },
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
      description: 'Whether links of the first channel pass authority on.',
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
      description: 'Units in paid orders of the last 90 days; may lag by a minute.',
    }),
    channels: t.field({
      type: [ListingChannel],
      description: 'The channels it includes, the first one first.',
      extensions: {
        ...bounded(mostEntries),
        ...asRows(
          (column) =>
            `SELECT * FROM jsonb_to_recordset(${column('channels')}) AS c ("channelType" text, "placementType" text, "isDoFollow" boolean, "domainAuthority" int, "domainRanking" int, "disclaimerName" text, "disclaimerDescription" text)`,
        ),
      },
      select: { channels: true },
      resolve: ({ channels }) => channels as ListingChannelShape[],
    }),
    prices: t.field({
      type: [ListingPrice],
      description: 'Its prices that the caller sees, STANDARD first.',
      extensions: {
        ...bounded('One for each tier'),
        ...asRows(
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
      description: "The outlet's tags, by name.",
      extensions: {
        ...bounded(mostEntries),
        ...asRows((column) => `SELECT unnest(${column('tags')}) AS "name"`),
      },
      select: { tags: true },
      resolve: ({ tags }) => tags.map((name) => ({ name })),
    }),
    outlet: t.relation('outlet', {
      description: 'The outlet.',
    }),
    product: t.relation('product', {
      description: 'The product.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When the product was created.',
    }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When the listing was last changed.',
    }),
    deletedAt: t.expose(
      'deletedAt',
      orNull('DateTime', 'When the product or its outlet was deleted.'),
    ),
  }),
})

derivedIds('Listing', 'productId', listingIdOf)

/** The column of the lowest price that the caller sees. */
export const priceColumn = (session: { proPricing: boolean }) =>
  session.proPricing ? 'lowestPrice' : 'standardPrice'

/** The start of the current minute, `days` ago: a moving bound that stays the same for a minute can be cached. */
const daysAgo = (days: number) =>
  new Date(Math.floor(Date.now() / 60_000) * 60_000 - withinCenturies(days) * 86_400_000)

/** Days as far away as any product can be: more would lead out of the times that there are. */
const withinCenturies = (days: number) => Math.min(Math.max(days, -100_000), 100_000)

/**
 * The condition of a search, which the catalogue index alone knows; none for blank text.
 * @throws AppError validation_failed (more than 500 characters, more than 10 words)
 */
function searching(text: string): ConditionOf<'Listing'> {
  if (text.trim() === '') return {}
  searchQuery(text)
  // The data model has no such column.
  return { [searchedWords]: text } as ConditionOf<'Listing'>
}

const ListingWhere = whereInput('Listing', (t) => ({
  id: t.uuid('productId', 'Id of the listing.', listingIdOf),
  productId: t.uuid('productId', 'Id of the product.'),
  outletId: t.uuid('outletId', 'Id of the outlet.'),
  productType: t.enum('productType', ProductKind, 'Prefix of the type of the product.'),
  search: t.custom(
    'String',
    'Product or outlet name contains this text, without case.',
    (text) => ({
      searchText: containing(text),
    }),
    ['name', 'outletName'],
  ),
  q: {
    ...t.custom(
      'String',
      'Words to search for, at most 10: in the names of product and outlet, the host of its website, its tags and its category. A listing has all of them, in any order. The last word may be the beginning of one; words of 5 letters may have one typo, words of 9 two; accents and case do not matter, and synonyms are found. Without `orderBy`, the most relevant come first. Blank text is ignored.',
      searching,
      ['name', 'outletName', 'websiteUrl', 'tags', 'outlet.category.name'],
    ),
    weight: prices.relation,
  },
  name: t.string('name', 'Name of the product.'),
  outletName: t.string('outletName', 'Name of the outlet.'),
  status: described(t.enum('status', OutletStatus, 'Where the outlet stands.')),
  channelTypes: described(t.enumList('channelTypes', ChannelType, 'Types of all its channels.')),
  placementTypes: described(
    t.enumList('placementTypes', PlacementType, 'Placement types of all its channels.'),
  ),
  anyDoFollow: described(
    t.boolean('anyDoFollow', 'Whether links of at least one of its channels pass authority on.'),
  ),
  isFeatured: t.boolean('isFeatured', 'Whether the marketplace puts it forward.'),
  disclaimerNames: described(
    t.stringList(
      'disclaimerNames',
      'Names of the disclaimers of all its channels, compared exactly, with case.',
    ),
  ),
  disclaimerIds: described(
    t.uuidList('disclaimerIds', 'Ids of the disclaimers of all its channels.'),
  ),
  tags: described(t.stringList('tags', "Names of the outlet's tags, compared exactly, with case.")),
  availableIn: t.custom(
    'String',
    "Full name of the outlet's country, compared exactly, with case. Global outlets match too.",
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
  price: t.money(priceColumn, 'Lowest price the caller sees, in US dollars.'),
  domainAuthority: t.int('domainAuthority', 'Domain authority of the first channel.'),
  domainRanking: t.int('domainRanking', 'Domain ranking of the first channel.'),
  maxDeliveryDays: t.int('maxDeliveryDays', 'Days until publication, at the most.'),
  popularity: t.int('popularity', 'Units in paid orders of the last 90 days.'),
  createdAt: t.dateTime('createdAt', 'When the product was created.'),
  outlet: t.one('outlet', 'The outlet.'),
  product: t.one('product', 'The product.'),
  createdWithinDays: t.custom(
    'Int',
    'The product was created in the last so many days.',
    (days) => ({
      createdAt: { gte: daysAgo(days) },
    }),
  ),
}))

// As its outlet and its product are found by their ids: whatever their status, but not what was deleted of a live outlet.
visibleNodes(Listing, () => ({
  active: true,
  OR: [{ deletedAt: null }, { status: 'ARCHIVED' }],
}))

const ListingShow = builder.enumType('ListingShow', {
  description: 'What a list of listings shows.',
  values: {
    ON_SALE: { description: 'Listings on sale that are no add-ons.' },
    ON_SALE_AND_ADD_ONS: { description: 'Listings on sale, add-ons among them.' },
    ALL: {
      description:
        'Listings whatever the status of their outlet, add-ons among them; archived ones with `includeArchived` alone.',
    },
  },
})

listField('listings', {
  node: Listing,
  id: 'productId',
  search: { field: 'q', column: 'popularity' },
  description: 'The catalogue: what is on sale and no add-on, unless `show` says otherwise.',
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
    // `withheld` says in one column, that the partial indexes know, what the others say together.
    return addOns ? { OR: [{ withheld: null }, { withheld: 'ADD_ON' }] } : { withheld: null }
  },
  order: orderInput(
    'Listing',
    {
      NAME: { column: 'name', description: 'By name of the product.' },
      CREATED_AT: { column: 'createdAt', description: 'By when the product was created.' },
      DOMAIN_AUTHORITY: {
        column: 'domainAuthority',
        nullable: true,
        description: 'By domain authority of the first channel.',
      },
      DOMAIN_RANKING: {
        column: 'domainRanking',
        nullable: true,
        description: 'By domain ranking of the first channel.',
      },
      PRICE: {
        column: priceColumn,
        nullable: true,
        description: 'By the lowest price the caller sees.',
      },
      POPULARITY: {
        column: 'popularity',
        description: 'By units in paid orders of the last 90 days.',
      },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

const ListingCategoryType = textEnum(
  'ListingCategoryType',
  'What listings are counted by: the kind of their first channel, or its placement type.',
  {
    SOCIAL: { description: 'A social network.' },
    NEWSLETTER: { description: 'A newsletter.' },
    ...placementTypes,
    OTHER: { description: 'None of these.' },
  },
)

const ListingCategory = builder
  .objectRef<{ type: string; count: number }>('ListingCategory')
  .implement({
    description: 'How many listings on sale there are of a kind.',
    authScopes: { scope: [] },
    fields: (t) => ({
      type: t.expose('type', { type: ListingCategoryType, description: 'Of which kind.' }),
      count: t.exposeInt('count', { description: 'Number of listings.' }),
    }),
  })

builder.queryField('listingCategories', (t) =>
  t.field({
    type: [ListingCategory],
    description: 'Listings on sale counted by kind of their first channel: each is counted once.',
    extensions: bounded('One for each kind'),
    authScopes: { scope: ['products.read'] },
    resolve: (_root, _args, context) => countCategories(services(context).prisma),
  }),
)
