import { expect } from 'vitest'
import type { Prisma, PrismaClient } from '../../../prisma/generated/client/client.js'
import type { Api } from '../api.js'

/** Product with all data of the catalogue, computed from the source tables. */
export type Scanned = ReturnType<typeof put>

type Source = Prisma.ProductGetPayload<{ include: typeof include }>

const include = {
  type: true,
  prices: { orderBy: { pricingTier: 'asc' } },
  channels: {
    where: { channel: { deletedAt: null } },
    include: { channel: { include: { disclaimer: true } } },
    orderBy: [{ position: 'asc' }, { channelId: 'asc' }],
  },
  outlet: { include: { tags: { include: { tag: true } } } },
} satisfies Prisma.ProductInclude

/** Reads all products with a channel, without the read model that the server uses. */
async function scan(prisma: PrismaClient, proPricing: boolean) {
  const products = await prisma.product.findMany({ include })
  return products
    .filter(({ channels }) => channels.length > 0)
    .map((product) => put(product, proPricing))
}

function put(product: Source, proPricing: boolean) {
  const { outlet } = product
  const channels = product.channels.map(({ channel }) => ({
    ...channel,
    disclaimer: channel.disclaimer?.deletedAt ? null : channel.disclaimer,
  }))
  const prices = product.prices.filter(
    ({ pricingTier }) => proPricing || pricingTier === 'STANDARD',
  )
  return {
    product,
    outlet,
    channels,
    first: channels[0]!,
    prices,
    price: prices.length > 0 ? Math.min(...prices.map((p) => Number(p.unitAmount))) / 100 : null,
    tags: outlet.tags
      .filter(({ tag }) => !tag.deletedAt)
      .map(({ tag }) => tag.name)
      .sort(),
    deleted: Boolean(product.deletedAt ?? outlet.deletedAt),
  }
}

type OutletSource = Source['outlet']

/** Columns of an outlet that listings contain unchanged. */
export function shownOf(outlet: OutletSource) {
  const {
    id,
    key,
    name,
    description,
    categoryId,
    formerStatus,
    publisherId,
    claimedUrl,
    rejectionReason,
    reviewComments,
    pendingChange,
    pendingSince,
    rejectedChange,
    monthlyLimit,
    pausedAt,
    tags,
    createdAt,
    updatedAt,
    deletedAt,
    ...shown
  } = outlet
  return shown
}

/** Columns of an outlet that REST records of listings contain. */
function outletFields(outlet: OutletSource) {
  const { status, isTest, ...shown } = shownOf(outlet)
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return Object.fromEntries(Object.entries(shown).map(([name, value]) => [snake(name), value]))
}

/** Record of GET /outlets and GET /outlets/{outlet_id}/products. */
export function outletProductRecord({ product, outlet, channels, prices, tags }: Scanned) {
  const { is_indexed, ...shown } = outletFields(outlet)
  return {
    id: product.id,
    outlet_id: outlet.id,
    name: product.name,
    description: product.description,
    requirements: product.requirements,
    min_delivery_days: product.minDeliveryDays,
    max_delivery_days: product.maxDeliveryDays,
    is_featured: product.isFeatured,
    created_at: product.createdAt.toISOString(),
    outlet_name: outlet.name,
    ...shown,
    channels: channels.map((channel) => ({
      channel_type: channel.channelType,
      placement_type: channel.placementType,
      is_do_follow: channel.isDoFollow,
      domain_authority: channel.domainAuthority,
      domain_ranking: channel.domainRanking,
      disclaimer_name: channel.disclaimer?.name ?? null,
      disclaimer_description: channel.disclaimer?.description ?? null,
    })),
    tags: tags.map((name) => ({ name })),
    prices: priceRecords(prices),
  }
}

/** Record of GET /products/listings. */
export function listingRecord({ product, outlet, channels, first, prices, tags }: Scanned) {
  return {
    id: product.id,
    name: product.name,
    description: product.description,
    requirements: product.requirements,
    min_delivery_days: product.minDeliveryDays,
    max_delivery_days: product.maxDeliveryDays,
    is_featured: product.isFeatured,
    example_links: product.exampleLinks,
    created_at: product.createdAt.toISOString(),
    outlet_id: outlet.id,
    outlet_name: outlet.name,
    ...outletFields(outlet),
    channel_id: first.id,
    channel_type: first.channelType,
    placement_type: first.placementType,
    domain_authority: first.domainAuthority,
    domain_ranking: first.domainRanking,
    is_do_follow: first.isDoFollow,
    disclaimer: first.disclaimer?.name ?? null,
    prices: priceRecords(prices),
    tags: tags.map((name) => ({ name })),
    includes: channels.map((channel) => ({
      channel_type: channel.channelType,
      placement_type: channel.placementType,
    })),
  }
}

function priceRecords(prices: Scanned['prices']) {
  return prices.map((price) => ({
    unit_amount: Number(price.unitAmount) / 100,
    currency: price.currency,
    pricing_tier: price.pricingTier,
  }))
}

/** On sale: outlet ACTIVE, product active, neither deleted. */
export const onSale = ({ product, outlet, deleted }: Scanned) =>
  outlet.status === 'ACTIVE' && product.active && !deleted

export const notAddOn = ({ product }: Scanned) => product.type.prefix !== 'ADD_ON'

type Sortable = string | number | bigint | null

/** Sorts by a value and then by ID in the same direction, nulls last, texts by code point. */
export function sorted(
  rows: Scanned[],
  key: (row: Scanned) => Sortable,
  direction: 'asc' | 'desc',
) {
  const sign = direction === 'asc' ? 1 : -1
  const compare = (a: Sortable, b: Sortable) => (a! < b! ? -sign : a! > b! ? sign : 0)
  return [...rows].sort((one, other) => {
    const [a, b] = [key(one), key(other)]
    if (a === null && b !== null) return 1
    if (b === null && a !== null) return -1
    return (a === b ? 0 : compare(a, b)) || compare(one.product.id, other.product.id)
  })
}

/** Teams of both price visibilities, with the expected and the returned catalogue of each. */
export async function catalogueReaders(api: Api) {
  const tokens = {
    standard: (await api.team()).token,
    pro: (await api.team({ proPricing: true })).token,
  }
  type Visibility = keyof typeof tokens
  const rows: Record<Visibility, Scanned[]> = {
    standard: await scan(api.prisma, false),
    pro: await scan(api.prisma, true),
  }

  /** Reads all pages of a list. */
  const all = async (visibility: Visibility, url: string) => {
    const records: { id: string }[] = []
    for (let page = 1; ; page++) {
      const { status, body } = await api.get(tokens[visibility], `${url}&limit=100&page=${page}`)
      expect(status, JSON.stringify(body)).toBe(200)
      records.push(...body.records)
      if (body.next_page === null) return { records, total: body.total_records as number }
      expect(body.next_page).toBe(page + 1)
    }
  }
  return { tokens, rows, all }
}

export const idsOf = (list: Scanned[]) => list.map(({ product }) => product.id)
