import { z } from 'zod'
import type { Prisma, Product } from '../../../prisma/generated/client/client.js'
import type { PricingTier } from '../../../prisma/generated/client/enums.js'
import { invalidInput } from '../../errors/app-error.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { commissionPercentOf, salePriceOf } from '../publishing/sale-price.js'
import { type Actor, withAudit } from '../rules/audit.js'
import { asNewRow } from '../rules/new-row.js'
import {
  change,
  notDeletedWhere,
  requireAllIds,
  requireExisting,
  requireFound,
  type WritableColumns,
} from './operator-record.js'

/** Number of days until publication. */
export const deliveryDays = z
  .int('must be a whole number')
  .min(0, 'must not be negative')
  .max(3_650, 'must be at most 3,650')

export type ProductInput = Omit<WritableColumns<Product>, 'typeId'> & {
  /** Prefix of the product type. */
  type?: string | null
  /** Channels of the outlet, with the listing's channel first. */
  channelIds?: string[] | null
  /** Prices in cents, by tier. */
  prices?: { pricingTier: PricingTier; unitAmount: bigint }[] | null
}

/**
 * Creates a product, or updates the product with the given ID. Channels and prices, if given,
 * replace the existing ones; null or omitted leaves them unchanged.
 * @throws AppError not_found, validation_failed (no such outlet, type or channel, a repeated tier, a payout above the price,
 * or `maxDeliveryDays` below `minDeliveryDays`)
 */
export function saveProduct(
  db: Db,
  actor: Actor,
  id: string | null,
  { type, channelIds, prices, ...input }: ProductInput,
): Promise<Product> {
  return withAudit(db, actor, change(id, 'product'), async (tx) => {
    // Serializes updates: each replaces the prices and channels of the previous one, never a mix of
    // both.
    if (id) await tx.$queryRaw`SELECT FROM product WHERE id = ${id}::uuid FOR NO KEY UPDATE`
    const before = id
      ? await requireFound(
          tx.product.findFirst({ where: notDeletedWhere(id), include: parts }),
          'Product',
        )
      : null
    // The schema requires the outlet of a new product.
    const outletId = before?.outletId ?? input.outletId!
    if (!id) await requireExisting(tx.outlet, [outletId], 'outletId')
    const { minDeliveryDays = 0, maxDeliveryDays = 0 } = { ...before, ...input }
    if (minDeliveryDays > maxDeliveryDays) {
      throw invalidInput(
        ['maxDeliveryDays'],
        'less_than_field',
        'must not be less than minDeliveryDays',
        { field: 'minDeliveryDays' },
      )
    }
    if (channelIds) await requireOwnChannels(tx, outletId, channelIds)
    const { hasManualPrices, prices: newPrices } = await pricesToWrite(tx, before, outletId, {
      payout: input.payout,
      prices,
    })
    const tiers = (prices ?? []).map(({ pricingTier }) => pricingTier)
    if (new Set(tiers).size < tiers.length)
      throw invalidInput(['prices'], 'given_twice', 'must not contain a tier more than once')
    const replace = id ? { deleteMany: {} } : {}
    const data = {
      ...input,
      ...(type && { typeId: await typeId(tx, type) }),
      ...(channelIds && {
        channels: {
          ...replace,
          create: [...new Set(channelIds)].map((channelId, position) => ({ channelId, position })),
        },
      }),
      hasManualPrices,
      ...(newPrices && { prices: { ...replace, create: newPrices } }),
    }
    const after = id
      ? await tx.product.update({ where: { id }, data, include: parts })
      : await tx.product.create({
          data: asNewRow<Prisma.ProductUncheckedCreateInput>(data),
          include: parts,
        })
    return { before, after }
  })
}

/**
 * Returns the prices to write. Those of an operator are kept; otherwise a price follows from the payout.
 * @returns `prices` undefined if they stay unchanged
 */
async function pricesToWrite(
  tx: Transaction,
  before: Prisma.ProductGetPayload<{ include: typeof parts }> | null,
  outletId: string,
  { prices, payout }: Pick<ProductInput, 'prices' | 'payout'>,
): Promise<{ hasManualPrices: boolean; prices: ProductInput['prices'] }> {
  const hasManualPrices = prices?.length
    ? (await tx.outlet.count({ where: { id: outletId, publisherId: { not: null } } })) > 0
    : !prices && (before?.hasManualPrices ?? false)
  const currentPayout = payout === undefined ? (before?.payout ?? null) : payout
  const isChanged = prices ? true : payout !== undefined
  if (hasManualPrices && !prices && payout) {
    // The operator's prices stay, so a publisher could otherwise earn more than buyers pay.
    if (before?.prices.some(({ unitAmount }) => unitAmount < payout))
      throw invalidInput(['payout'], 'payout_above_price', 'must not be more than the price')
  }
  if (hasManualPrices || currentPayout === null || !isChanged) return { hasManualPrices, prices }
  const unitAmount = salePriceOf(currentPayout, await commissionPercentOf(tx, outletId))
  return { hasManualPrices, prices: [{ pricingTier: 'STANDARD', unitAmount }] }
}

const parts = {
  channels: { select: { channelId: true }, orderBy: { position: 'asc' } },
  prices: { select: { pricingTier: true, unitAmount: true } },
} as const satisfies Prisma.ProductInclude

async function requireOwnChannels(tx: Transaction, outletId: string, ids: string[]): Promise<void> {
  const channels = await tx.outletChannel.findMany({
    where: { id: { in: ids }, outletId, deletedAt: null },
  })
  requireAllIds(ids, channels, 'channelIds', 'channel of the outlet')
}

async function typeId(tx: Transaction, prefix: string): Promise<string> {
  const all = await tx.productType.findMany({ where: { deletedAt: null } })
  const type = all.find((candidate) => candidate.prefix === prefix)
  if (type) return type.id
  const allowed = all.map((candidate) => candidate.prefix)
  throw invalidInput(['type'], 'invalid_value', `must be one of ${allowed.join(', ')}`, { allowed })
}
