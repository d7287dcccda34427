/** Products that publishers offer in their outlets. */
import { z } from 'zod'
import type { Product } from '../../../prisma/generated/client/client.js'
import type { Caller } from '../../access/session.js'
import { publisherWhere } from '../../access/tenancy.js'
import { notFound } from '../../errors/app-error.js'
import { refuses } from '../../errors/rule-issues.js'
import { type Db, inTransaction } from '../../postgres/transaction.js'
import { type ProductInput, saveProduct } from '../catalogue/product.js'
import { unknownId } from '../rules/unknown.js'

/** Currency of a payout. All amounts are in US dollars. */
export const payoutCurrency = z
  .string()
  .refine((code) => code === 'USD', refuses('invalid_value', 'must be USD', { allowed: ['USD'] }))

/** Fields of a product that its publisher sets. Omitted fields are unchanged. */
export type OfferedProduct = Pick<
  ProductInput,
  | 'name'
  | 'description'
  | 'requirements'
  | 'minDeliveryDays'
  | 'maxDeliveryDays'
  | 'active'
  | 'exampleLinks'
  | 'image'
  | 'logo'
  | 'exampleScreenshot'
  | 'channelIds'
  | 'monthlyLimit'
> & {
  /** Share of the publisher for each unit, in cents. */
  payout?: bigint
  currency?: string
}

export interface NewPublisherProduct extends OfferedProduct {
  outletId: string
  type: string
  payout: bigint
}

/**
 * Creates a product in an outlet of a publisher. The sale price follows from the payout. Without channels, the product
 * includes all channels of the outlet.
 * @throws AppError validation_failed (not an outlet of the publisher, or as `saveProduct`)
 */
export function createPublisherProduct(
  db: Db,
  caller: Caller,
  { currency, minDeliveryDays, maxDeliveryDays, ...input }: NewPublisherProduct,
): Promise<Product> {
  return inTransaction(db, async (tx) => {
    const { outletId } = input
    const own = { publisherId: { not: null }, ...publisherWhere(caller, 'Outlet'), deletedAt: null }
    const outlet = await tx.outlet.findFirst({
      where: { id: outletId, ...own },
      select: {
        publisherId: true,
        channels: {
          where: { deletedAt: null },
          orderBy: { position: 'asc' },
          select: { id: true },
        },
      },
    })
    if (!outlet) throw unknownId('outletId', 'an outlet of the publisher')
    // A concurrent change of the commission does not see the new product, so this transaction must see the change.
    await tx.$queryRaw`SELECT FROM team WHERE id = ${outlet.publisherId}::uuid FOR SHARE`
    const channelIds = input.channelIds ?? outlet.channels.map(({ id }) => id)
    // A default yields to the value that the publisher sets.
    const days = {
      minDeliveryDays: minDeliveryDays ?? Math.min(1, maxDeliveryDays ?? 1),
      maxDeliveryDays: maxDeliveryDays ?? Math.max(14, minDeliveryDays ?? 14),
    }
    return saveProduct(tx, caller, null, { ...input, ...days, channelIds })
  })
}

/**
 * Changes a product of a publisher. A new payout changes the sale price, unless an operator has set the prices.
 * @throws AppError not_found, validation_failed as `saveProduct`
 */
export function updatePublisherProduct(
  db: Db,
  caller: Caller,
  id: string,
  { currency, ...input }: OfferedProduct,
): Promise<Product> {
  return inTransaction(db, async (tx) => {
    const own = { outlet: { publisherId: { not: null } }, ...publisherWhere(caller, 'Product') }
    if ((await tx.product.count({ where: { id, ...own, deletedAt: null } })) === 0)
      throw notFound('Product')
    return saveProduct(tx, caller, id, input)
  })
}
