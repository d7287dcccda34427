import type { Prisma } from '../../../prisma/generated/client/client.js'
import { ChannelType, PlacementType } from '../../../prisma/generated/client/enums.js'
import type { Database } from '../../../src/postgres/database.js'
import { shownOf } from './catalogue.js'

const sources = {
  outlet: { include: { tags: { include: { tag: true } } } },
  type: true,
  prices: { orderBy: { pricingTier: 'asc' } },
  channels: { include: { channel: { include: { disclaimer: true } } } },
  listing: { select: { popularity: true } },
} satisfies Prisma.ProductInclude

type Source = Prisma.ProductGetPayload<{ include: typeof sources }>

/** Listings computed from the source tables, without the triggers of the database. */
export async function expectedListings({ prisma }: Database) {
  const products = await prisma.product.findMany({ include: sources, orderBy: { id: 'asc' } })
  return products.flatMap((product) => listingOf(product) ?? [])
}

function listingOf(product: Source) {
  const { outlet, type, prices } = product
  const channels = product.channels
    .filter(({ channel }) => channel.deletedAt === null)
    .sort((a, b) => a.position - b.position || (a.channelId < b.channelId ? -1 : 1))
    .map(({ channel }) => ({
      ...channel,
      disclaimer: channel.disclaimer?.deletedAt ? null : channel.disclaimer,
    }))
  const [first] = channels
  if (!first) return null
  const amounts = (tiers: string[]) =>
    prices
      .filter(({ pricingTier }) => tiers.includes(pricingTier))
      .map(({ unitAmount }) => unitAmount)
  return {
    productId: product.id,
    outletId: outlet.id,
    productType: type.prefix,
    name: product.name,
    description: product.description,
    requirements: product.requirements,
    minDeliveryDays: product.minDeliveryDays,
    maxDeliveryDays: product.maxDeliveryDays,
    isFeatured: product.isFeatured,
    active: product.active,
    exampleLinks: product.exampleLinks,
    outletName: outlet.name,
    ...shownOf(outlet),
    channels: channels.map(({ disclaimer, ...channel }) => ({
      channelType: channel.channelType,
      placementType: channel.placementType,
      isDoFollow: channel.isDoFollow,
      domainAuthority: channel.domainAuthority,
      domainRanking: channel.domainRanking,
      disclaimerName: disclaimer?.name ?? null,
      disclaimerDescription: disclaimer?.description ?? null,
    })),
    prices: prices.map(({ unitAmount, currency, pricingTier }) => ({
      unitAmount: Number(unitAmount),
      currency,
      pricingTier,
    })),
    tags: outlet.tags
      .filter(({ tag }) => tag.deletedAt === null)
      .map(({ tag }) => tag.name)
      .sort(),
    channelId: first.id,
    channelType: first.channelType,
    placementType: first.placementType,
    isDoFollow: first.isDoFollow,
    domainAuthority: first.domainAuthority,
    domainRanking: first.domainRanking,
    disclaimer: first.disclaimer?.name ?? null,
    channelTypes: inOrderOf(
      ChannelType,
      channels.map(({ channelType }) => channelType),
    ),
    placementTypes: inOrderOf(
      PlacementType,
      channels.flatMap(({ placementType }) => placementType ?? []),
    ),
    anyDoFollow: channels.some(({ isDoFollow }) => isDoFollow),
    disclaimerNames: distinct(channels.flatMap(({ disclaimer }) => disclaimer?.name ?? [])),
    disclaimerIds: distinct(channels.flatMap(({ disclaimer }) => disclaimer?.id ?? [])),
    standardPrice: lowest(amounts(['STANDARD'])),
    lowestPrice: lowest(amounts(['STANDARD', 'PRO'])),
    popularity: product.listing?.popularity ?? 0,
    searchText: `${product.name}\x1f${outlet.name}`,
    withheld: withheld(product),
    isTest: outlet.isTest,
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
    deletedAt: earliest(product.deletedAt, outlet.deletedAt),
  }
}

function withheld({ outlet, ...product }: Source): string | null {
  if (product.deletedAt || outlet.deletedAt) return 'DELETED'
  if (outlet.status !== 'ACTIVE') return `OUTLET_${outlet.status}`
  if (!product.active) return 'PRODUCT_INACTIVE'
  const isAddOn = product.type.prefix === 'ADD_ON'
  if (outlet.isTest) return isAddOn ? 'TEST_ADD_ON' : 'TEST'
  return isAddOn ? 'ADD_ON' : null
}

const distinct = (values: string[]) => [...new Set(values)].sort()
const inOrderOf = <T extends string>(all: Record<string, T>, values: T[]) =>
  Object.values(all).filter((value) => values.includes(value))

function lowest(amounts: bigint[]): bigint | null {
  return amounts.reduce<bigint | null>(
    (least, amount) => (least === null || amount < least ? amount : least),
    null,
  )
}

function earliest(a: Date | null, b: Date | null): Date | null {
  return a && b ? (a < b ? a : b) : (a ?? b)
}
