import * as enums from '../../prisma/generated/client/enums.js'
import { seesTier } from '../../src/domain/catalogue/price.js'
import { builder } from '../core/builder.js'
import { createdAt, deletedAt, orNull, required, updatedAt } from '../core/fields.js'
import { recordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'
import { Outlet, OutletChannel } from './outlet.js'

export const PricingTier = builder.enumType('PricingTier', {
  description: 'For whom a price is.',
  values: {
    [enums.PricingTier.STANDARD]: { description: 'For every team.' },
    [enums.PricingTier.PRO]: { description: 'For teams with pro pricing.' },
  },
})

export const ProductType = builder.prismaObject('ProductType', {
  description: 'A kind of product: FULL_FEATURE, PRESS_RELEASE, NEWSLETTER, SOCIAL or ADD_ON.',
  authScopes: { scope: ['products.read'] },
  select: {},
  fields: (t) => ({
    id: t.expose('id', { type: 'UUID', description: 'Id of the type.' }),
    name: t.exposeString('name', { description: 'Its name for people.' }),
    prefix: t.exposeString('prefix', { description: 'Its name for programs.' }),
  }),
})

export const ProductPrice = builder.prismaObject('ProductPrice', {
  description: 'What a product costs for a tier.',
  authScopes: { scope: ['products.read'] },
  select: {},
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

export const Product = builder.prismaObject('Product', {
  description: 'A placement that an outlet sells.',
  authScopes: { scope: ['products.read'] },
  select: {},
  fields: (t) => ({
    id: t.expose('id', { type: 'UUID', description: 'Id of the product.' }),
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
      extensions: { through: ['channels', 'channel'] },
      select: (_args, _context, selected) => ({
        channels: {
          select: { channel: selected({ select: { id: true } }) },
          where: { channel: { deletedAt: null } },
          orderBy: [{ position: 'asc' }, { channelId: 'asc' }],
        },
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
      select: { prices: { orderBy: { pricingTier: 'asc' } } },
      resolve: (product, _args, { session }) =>
        product.prices.filter(({ pricingTier }) => seesTier(session!, pricingTier)),
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

whereInput('ProductType', (t) => ({
  id: t.uuid('id', 'Id of the type.'),
  name: t.string('name', 'Its name for people.'),
  prefix: t.string('prefix', 'Its name for programs, such as FULL_FEATURE.'),
}))

whereInput('Product', (t) => ({
  id: t.uuid('id', 'Id of the product.'),
  outletId: t.uuid('outletId', 'Id of the outlet that sells it.'),
  name: t.string('name', 'Its name.'),
  type: t.one('type', 'Its type.'),
  outlet: t.one('outlet', 'The outlet that sells it.'),
  active: t.boolean('active', 'Whether it is on sale.'),
  isFeatured: t.boolean('isFeatured', 'Whether the marketplace puts it forward.'),
  minDeliveryDays: t.int('minDeliveryDays', 'Days until publication, at the least.'),
  maxDeliveryDays: t.int('maxDeliveryDays', 'Days until publication, at the most.'),
  createdAt: t.dateTime('createdAt', 'When it was created.'),
}))

builder.queryField('product', (t) =>
  t.field({
    type: Product,
    description: 'One product, whatever the status of its outlet.',
    authScopes: { scope: ['products.read'] },
    args: { id: t.arg(required('UUID', 'Id of the product.')) },
    resolve: (_root, { id }, context, info) =>
      recordOf(context, info, 'product', {
        id,
        deletedAt: null,
        outlet: { deletedAt: null },
      }),
  }),
)
