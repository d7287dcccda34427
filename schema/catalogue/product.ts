import * as enums from '../../prisma/generated/client/enums.js'
import type { Session } from '../../src/access/session.js'
import { mostEntries } from '../../src/domain/catalogue/operator-record.js'
import { seesTier } from '../../src/domain/catalogue/price.js'
import { bounded } from '../core/addition.js'
import { builder } from '../core/builder.js'
import { asSelectedWhere } from '../core/exported.js'
import { createdAt, deletedAt, orNull, required, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node, visibleNodes } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { recordOf } from '../core/records.js'
import { textEnum, textInRest } from '../core/text-enum.js'
import { whereInput } from '../core/where.js'
import { Outlet, OutletChannel } from './outlet.js'

export const PricingTier = builder.enumType('PricingTier', {
  description: 'For whom a price is.',
  values: {
    [enums.PricingTier.STANDARD]: { description: 'For every team.' },
    [enums.PricingTier.PRO]: { description: 'For teams with pro pricing.' },
  },
})

export const ProductKind = textEnum(
  'ProductKind',
  'A kind of product: the prefix of its type.',
  {
    FULL_FEATURE: { description: 'An article of its own.' },
    PRESS_RELEASE: { description: 'A press release.' },
    NEWSLETTER: { description: 'A place in a newsletter.' },
    SOCIAL: { description: 'A post in a social network.' },
    ADD_ON: { description: 'Something in addition to a placement.' },
  },
  {},
)

builder.prismaObject('ProductType', {
  description: 'A kind of product: FULL_FEATURE, PRESS_RELEASE, NEWSLETTER, SOCIAL or ADD_ON.',
  authScopes: { scope: ['products.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the type.')),
    name: t.exposeString('name', { description: 'Its name for people.' }),
    prefix: t.expose('prefix', {
      type: ProductKind,
      description: 'Its name for programs.',
      extensions: textInRest,
    }),
  }),
})

const ProductPrice = builder.prismaObject('ProductPrice', {
  description: 'What a product costs for a tier.',
  authScopes: { scope: ['products.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the price.')),
    unitAmount: t.expose('unitAmount', {
      type: 'Money',
      description: 'Price of one unit, in US dollars.',
    }),
    currency: t.exposeString('currency', { description: 'ISO 4217 code of the currency.' }),
    pricingTier: t.expose('pricingTier', {
      type: PricingTier,
      description: 'For whom the price is.',
    }),
    productId: t.expose('productId', { type: 'UUID', description: 'Id of its product.' }),
    product: t.relation('product', { description: 'What costs that.' }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
  }),
})

/** The channels of its outlet that a product includes, the first one first. */
export const included = {
  where: { channel: { deletedAt: null } },
  orderBy: [{ position: 'asc' as const }, { channelId: 'asc' as const }],
}

export const Product = builder.prismaObject('Product', {
  description: 'A placement that an outlet sells.',
  authScopes: { scope: ['products.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the product.')),
    outletId: t.expose('outletId', { type: 'UUID', description: 'Id of its outlet.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
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
    active: t.exposeBoolean('active', { description: 'Whether it can be bought.' }),
    exampleLinks: t.exposeStringList('exampleLinks', {
      description: 'Addresses of earlier placements.',
      extensions: bounded(mostEntries),
    }),
    image: t.expose('image', orNull('String', 'Address of a picture.')),
    logo: t.expose('logo', orNull('String', 'Address of its logo.')),
    exampleScreenshot: t.expose(
      'exampleScreenshot',
      orNull('String', 'Address of a picture of an earlier placement.'),
    ),
    typeId: t.expose('typeId', { type: 'UUID', description: 'Id of its type.' }),
    type: t.relation('type', { description: 'Its type.' }),
    outlet: t.relation('outlet', { type: Outlet, description: 'The outlet that sells it.' }),
    includes: t.field({
      type: [OutletChannel],
      description: 'The channels of the outlet that it includes, the first one first.',
      extensions: { through: ['channels', 'channel'], ...bounded(mostEntries) },
      select: (_args, _context, selected) => ({
        channels: { ...included, select: { channel: selected({ select: { id: true } }) } },
      }),
      resolve: ({ channels }) => channels.map(({ channel }) => channel),
    }),
    internalCost: t.expose('internalCost', {
      type: 'Money',
      nullable: true,
      authScopes: { operator: true },
      description: 'What the placement costs the marketplace, in US dollars; operators only.',
    }),
    resellerPrice: t.expose('resellerPrice', {
      type: 'Money',
      nullable: true,
      authScopes: { operator: true },
      description: 'What resellers pay, in US dollars; operators only.',
    }),
    prices: t.field({
      type: [ProductPrice],
      description: 'Its prices that the caller sees, STANDARD first.',
      extensions: {
        ...bounded('One for each tier'),
        ...asSelectedWhere((session) =>
          seesTier(session, 'PRO') ? {} : { pricingTier: 'STANDARD' },
        ),
      },
      select: (_args, _context, selected) => ({
        prices: selected({ select: { pricingTier: true }, orderBy: { pricingTier: 'asc' } }),
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
visibleNodes(Product, () => onSale)
const pricesSeen = ({ proPricing }: Session) => ({
  product: onSale,
  ...(!proPricing && { pricingTier: enums.PricingTier.STANDARD }),
})
visibleNodes(ProductPrice, pricesSeen)

whereInput('ProductType', (t) => ({
  id: t.uuid('id', 'Id of the type.'),
  name: t.string('name', 'Its name for people.'),
  prefix: t.enum('prefix', ProductKind, 'Its name for programs.'),
}))

const ProductWhere = whereInput('Product', (t) => ({
  id: t.uuid('id', 'Id of the product.'),
  outletId: t.uuid('outletId', 'Id of the outlet that sells it.'),
  name: t.string('name', 'Its name.'),
  type: t.one('type', 'Its type.'),
  outlet: t.one('outlet', 'The outlet that sells it.'),
  active: t.boolean('active', 'Whether it is on sale.'),
  orderItems: t.many('orderItems', 'The order items for it that the caller sees.'),
  isFeatured: t.boolean('isFeatured', 'Whether the marketplace puts it forward.'),
  minDeliveryDays: t.int('minDeliveryDays', 'Days until publication, at the least.'),
  maxDeliveryDays: t.int('maxDeliveryDays', 'Days until publication, at the most.'),
  search: t.search("Words of its or its outlet's name, without case.", 'name', 'outlet.name'),
  createdAt: t.dateTime('createdAt', 'When it was created.'),
}))

listField('products', {
  node: Product,
  description:
    'Products of outlets, whatever the status of either; `listings` has what is on sale.',
  scope: ['products.read'],
  where: ProductWhere,
  visible: () => ({ outlet: { deletedAt: null } }),
  order: orderInput(
    'Product',
    {
      NAME: { column: 'name', description: 'By name.' },
      CREATED_AT: { column: 'createdAt', description: 'By when it was created.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

const ProductPriceWhere = whereInput('ProductPrice', (t) => ({
  id: t.uuid('id', 'Id of the price.'),
  productId: t.uuid('productId', 'Id of its product.'),
  product: t.one('product', 'What costs that.'),
  pricingTier: t.enum('pricingTier', PricingTier, 'For whom it is.'),
  unitAmount: t.money('unitAmount', 'Price of one unit.'),
  search: t.search(
    "Words of the product's or the outlet's name, without case.",
    'product.name',
    'product.outlet.name',
  ),
  createdAt: t.dateTime('createdAt', 'When it was set for the first time.'),
  updatedAt: t.dateTime('updatedAt', 'When it was last changed.'),
}))

listField('productPrices', {
  node: ProductPrice,
  description: 'Prices of products, of the tiers that the caller sees.',
  scope: ['products.read'],
  where: ProductPriceWhere,
  archive: false,
  visible: pricesSeen,
  order: orderInput(
    'ProductPrice',
    {
      CREATED_AT: { column: 'createdAt', description: 'By when it was set for the first time.' },
      UNIT_AMOUNT: { column: 'unitAmount', description: 'By price.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

builder.queryField('product', (t) =>
  t.field({
    type: Product,
    nullable: true,
    description: 'One product, whatever the status of its outlet.',
    authScopes: { scope: ['products.read'] },
    args: { id: t.arg(required('UUID', 'Id of the product.')) },
    resolve: (_root, { id }, context, info) =>
      recordOf(context, info, 'Product', { id, ...onSale }),
  }),
)
