import * as enums from '../../prisma/generated/client/enums.js'
import type { Session } from '../../src/access/session.js'
import { publisherWhere } from '../../src/access/tenancy.js'
import { maxListEntries } from '../../src/domain/catalogue/operator-record.js'
import { seesTier } from '../../src/domain/catalogue/price.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { asSelectedWhere } from '../core/exported.js'
import { createdAt, deletedAt, orNull, requiredInput, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node, setVisibleNodes } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { recordOf } from '../core/records.js'
import { tenantIn } from '../core/tenant.js'
import { textEnum, textInRest } from '../core/text-enum.js'
import { whereInput } from '../core/where.js'
import { forPublishers, Outlet, OutletChannel } from './outlet.js'

export const PricingTier = builder.enumType('PricingTier', {
  description: 'Pricing tier.',
  values: {
    [enums.PricingTier.STANDARD]: { description: 'Price for all teams.' },
    [enums.PricingTier.PRO]: { description: 'Price for teams with pro pricing.' },
  },
})

export const productLimit =
  'Maximum number of units that can be ordered per calendar month (UTC). Null if unlimited.'

export const ProductKind = textEnum(
  'ProductKind',
  'Product type.',
  {
    FULL_FEATURE: { description: 'Full article.' },
    PRESS_RELEASE: { description: 'Press release.' },
    NEWSLETTER: { description: 'Newsletter placement.' },
    SOCIAL: { description: 'Post on a social network.' },
    ADD_ON: { description: 'Add-on to a placement.' },
  },
  {},
)

builder.prismaObject('ProductType', {
  description: 'Product type: FULL_FEATURE, PRESS_RELEASE, NEWSLETTER, SOCIAL or ADD_ON.',
  authScopes: { scope: ['products.read', 'publishing.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the type.')),
    name: t.exposeString('name', { description: 'Display name.' }),
    prefix: t.expose('prefix', {
      type: ProductKind,
      description: 'Machine-readable name.',
      extensions: textInRest,
    }),
  }),
})

const ProductPrice = builder.prismaObject('ProductPrice', {
  description: 'Price of a product for a tier.',
  authScopes: { scope: ['products.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the price.')),
    unitAmount: t.expose('unitAmount', {
      type: 'Money',
      description: 'Unit price in US dollars.',
    }),
    currency: t.exposeString('currency', { description: 'Currency code (ISO 4217).' }),
    pricingTier: t.expose('pricingTier', {
      type: PricingTier,
      description: 'Pricing tier.',
    }),
    productId: t.expose('productId', { type: 'UUID', description: 'ID of the product.' }),
    product: t.relation('product', { description: 'Product with this price.' }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
  }),
})

/** Query for the channels that a product includes, starting with the listing's channel. */
export const included = {
  where: { channel: { deletedAt: null } },
  orderBy: [{ position: 'asc' as const }, { channelId: 'asc' as const }],
}

export const Product = builder.prismaObject('Product', {
  description: 'Placement that an outlet sells.',
  authScopes: { scope: ['products.read', 'publishing.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the product.')),
    outletId: t.expose('outletId', { type: 'UUID', description: 'ID of the outlet.' }),
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
    active: t.exposeBoolean('active', { description: 'Whether the product can be ordered.' }),
    exampleLinks: t.exposeStringList('exampleLinks', {
      description: 'URLs of earlier placements.',
      extensions: listSize(maxListEntries),
    }),
    image: t.expose('image', orNull('String', 'URL of an image.')),
    logo: t.expose('logo', orNull('String', 'URL of the logo.')),
    exampleScreenshot: t.expose(
      'exampleScreenshot',
      orNull('String', 'URL of a screenshot of an earlier placement.'),
    ),
    typeId: t.expose('typeId', { type: 'UUID', description: 'ID of the product type.' }),
    type: t.relation('type', { description: 'Product type.' }),
    outlet: t.relation('outlet', { type: Outlet, description: 'Outlet that sells the product.' }),
    includes: t.field({
      type: [OutletChannel],
      description: "Included channels of the outlet, starting with the listing's channel.",
      extensions: { through: ['channels', 'channel'], ...listSize(maxListEntries) },
      select: (_args, _context, nestedSelection) => ({
        channels: { ...included, select: { channel: nestedSelection({ select: { id: true } }) } },
      }),
      resolve: ({ channels }) => channels.map(({ channel }) => channel),
    }),
    monthlyLimit: t.expose('monthlyLimit', {
      ...orNull('Int', productLimit),
      authScopes: forPublishers,
    }),
    payout: t.expose('payout', {
      ...orNull('Money', 'Share of the publisher for each unit, in US dollars.'),
      authScopes: forPublishers,
    }),
    hasManualPrices: t.exposeBoolean('hasManualPrices', {
      nullable: true,
      authScopes: { operator: true },
      description:
        'Whether an operator has set the prices. Otherwise they follow from the payout. Operators only.',
    }),
    internalCost: t.expose('internalCost', {
      type: 'Money',
      nullable: true,
      authScopes: { operator: true },
      description: 'Cost of the placement to the marketplace, in US dollars. Operators only.',
    }),
    resellerPrice: t.expose('resellerPrice', {
      type: 'Money',
      nullable: true,
      authScopes: { operator: true },
      description: 'Price for resellers, in US dollars. Operators only.',
    }),
    prices: t.field({
      type: [ProductPrice],
      description: 'Prices visible to the caller, STANDARD first.',
      extensions: {
        ...listSize('One per tier'),
        ...asSelectedWhere((session) =>
          seesTier(session, 'PRO') ? {} : { pricingTier: 'STANDARD' },
        ),
      },
      select: (_args, _context, nestedSelection) => ({
        prices: nestedSelection({ select: { pricingTier: true }, orderBy: { pricingTier: 'asc' } }),
      }),
      resolve: (product, _args, { session }) =>
        product.prices.filter(({ pricingTier }) => seesTier(session!, pricingTier)),
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

const onSale = { deletedAt: null, outlet: { deletedAt: null } }
setVisibleNodes(Product, (session) => ({ AND: [onSale, tenantIn('Product', session)] }))
const pricesSeen = (session: Session) => ({
  product: { AND: [onSale, publisherWhere(session, 'Product')] },
  ...(!session.proPricing && { pricingTier: enums.PricingTier.STANDARD }),
})
setVisibleNodes(ProductPrice, pricesSeen)

whereInput('ProductType', (t) => ({
  id: t.uuid('id', 'ID of the type.'),
  name: t.string('name', 'Display name.'),
  prefix: t.enum('prefix', ProductKind, 'Machine-readable name.'),
}))

const ProductWhere = whereInput('Product', (t) => ({
  id: t.uuid('id', 'ID of the product.'),
  outletId: t.uuid('outletId', 'ID of the outlet.'),
  name: t.string('name', 'Name of the product.'),
  type: t.one('type', 'Product type.'),
  outlet: t.one('outlet', 'Outlet that sells the product.'),
  active: t.boolean('active', 'Whether the product can be ordered.'),
  orderItems: t.many('orderItems', 'Order items for the product that the caller can see.'),
  isFeatured: t.boolean('isFeatured', 'Whether the marketplace features the product.'),
  minDeliveryDays: t.int('minDeliveryDays', 'Minimum number of days until publication.'),
  maxDeliveryDays: t.int('maxDeliveryDays', 'Maximum number of days until publication.'),
  search: t.search(
    'Searches for words in the names of the product and the outlet, ignoring case.',
    'name',
    'outlet.name',
  ),
  createdAt: t.dateTime('createdAt', 'Creation time.'),
}))

listField('products', {
  node: Product,
  description:
    "Products, regardless of their status and their outlet's. Use `listings` for products on sale. A publisher team sees only its own.",
  scope: ['products.read', 'publishing.read'],
  where: ProductWhere,
  visible: () => ({ outlet: { deletedAt: null } }),
  order: orderInput(
    'Product',
    {
      NAME: { column: 'name', description: 'Name.' },
      CREATED_AT: { column: 'createdAt', description: 'Creation time.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

const ProductPriceWhere = whereInput('ProductPrice', (t) => ({
  id: t.uuid('id', 'ID of the price.'),
  productId: t.uuid('productId', 'ID of the product.'),
  product: t.one('product', 'Product with this price.'),
  pricingTier: t.enum('pricingTier', PricingTier, 'Pricing tier.'),
  unitAmount: t.money('unitAmount', 'Unit price in US dollars.'),
  search: t.search(
    'Searches for words in the names of the product and the outlet, ignoring case.',
    'product.name',
    'product.outlet.name',
  ),
  createdAt: t.dateTime('createdAt', 'Creation time.'),
  updatedAt: t.dateTime('updatedAt', 'Time of the last update.'),
}))

listField('productPrices', {
  node: ProductPrice,
  description: 'Prices of products, limited to the tiers visible to the caller.',
  scope: ['products.read'],
  where: ProductPriceWhere,
  archive: false,
  visible: pricesSeen,
  order: orderInput(
    'ProductPrice',
    {
      CREATED_AT: { column: 'createdAt', description: 'Creation time.' },
      UNIT_AMOUNT: { column: 'unitAmount', description: 'Unit price.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

builder.queryField('product', (t) =>
  t.field({
    type: Product,
    nullable: true,
    description:
      "Fetches a product by ID, regardless of the outlet's status. A publisher team sees only its own.",
    authScopes: { scope: ['products.read', 'publishing.read'] },
    args: { id: t.arg(requiredInput('UUID', 'ID of the product.')) },
    resolve: (_root, { id }, context, info) =>
      recordOf(context, info, 'Product', {
        AND: [{ id, ...onSale }, tenantIn('Product', context.session!)],
      }),
  }),
)
