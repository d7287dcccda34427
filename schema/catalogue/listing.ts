import { services } from '../../src/compiler/context.js'
import { countCategories, listingIdOf, listingIdSql } from '../../src/domain/catalogue/listing.js'
import { maxListEntries } from '../../src/domain/catalogue/operator-record.js'
import { seesTier } from '../../src/domain/catalogue/price.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { asColumn, asRows } from '../core/exported.js'
import { orNull } from '../core/fields.js'
import { derivedIds, id, Node } from '../core/node.js'
import { textEnum } from '../core/text-enum.js'
import {
  ChannelType,
  OutletChannel,
  OutletStatus,
  PlacementType,
  placementTypes,
} from './outlet.js'
import { outletFields } from './outlet-columns.js'
import { included, PricingTier, ProductKind } from './product.js'

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
  }),
})

/** Channels. */
builder.prismaObjectFields(Listing, (t) => ({
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
      ...asRows(
        (column) =>
          `SELECT * FROM jsonb_to_recordset(${column('channels')}) AS c ("channelType" text, "placementType" text, "isDoFollow" boolean, "domainAuthority" int, "domainRanking" int, "disclaimerName" text, "disclaimerDescription" text)`,
      ),
    },
    select: { channels: true },
    resolve: ({ channels }) => channels as ListingChannelShape[],
  }),
}))

/** Prices, tags, related records and times. */
builder.prismaObjectFields(Listing, (t) => ({
  prices: t.field({
    type: [ListingPrice],
    description: 'Prices visible to the caller, STANDARD first.',
    extensions: {
      ...listSize('One per tier'),
      ...asRows(
        (column, session) =>
          `SELECT * FROM jsonb_to_recordset(${column('prices')}) AS p ("unitAmount" bigint, "currency" text, "pricingTier" text) WHERE ${seesTier(session, 'PRO')} OR "pricingTier" = 'STANDARD'`,
      ),
    },
    select: { prices: true },
    resolve: ({ prices }, _args, { session }) =>
      (prices as ListingPriceShape[]).filter(({ pricingTier }) => seesTier(session!, pricingTier)),
  }),
  tags: t.field({
    type: [ListingTag],
    description: 'Tags of the outlet, sorted by name.',
    extensions: {
      ...listSize(maxListEntries),
      ...asRows((column) => `SELECT unnest(${column('tags')}) AS "name"`),
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
}))

derivedIds('Listing', 'productId', listingIdOf)

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
