import type { Transaction } from '../../postgres/transaction.js'
import { percentOf } from '../../values/money.js'

/**
 * Returns the sale price of a product in cents: the payout, plus the commission as a percentage of the payout, rounded
 * half up to the cent.
 */
export const salePriceOf = (payout: bigint, commissionPercent: number): bigint =>
  payout + percentOf(payout, commissionPercent)

/** Returns the commission in percent for an outlet: that of its publisher, or else of the server settings. */
export async function commissionPercentOf(tx: Transaction, outletId: string): Promise<number> {
  const { publisher } = await tx.outlet.findUniqueOrThrow({
    where: { id: outletId },
    select: { publisher: { select: { commissionPercent: true } } },
  })
  return publisher?.commissionPercent ?? tx.market.commissionPercent
}

/**
 * Sets the prices of a publisher's products again, except those that an operator has set. The locks serialize this with
 * changes of their payouts.
 */
export async function repriceProducts(tx: Transaction, publisherId: string): Promise<void> {
  await tx.$queryRaw`
    SELECT FROM product WHERE outlet_id IN (SELECT id FROM outlet WHERE publisher_id = ${publisherId}::uuid)
    ORDER BY id FOR NO KEY UPDATE`
  const products = await tx.product.findMany({
    where: { outlet: { publisherId }, payout: { not: null }, hasManualPrices: false },
    select: { id: true, outletId: true, payout: true },
  })
  const [first] = products
  if (!first) return
  const percent = await commissionPercentOf(tx, first.outletId)
  for (const { id: productId, payout } of products) {
    const unitAmount = salePriceOf(payout!, percent)
    await tx.productPrice.upsert({
      where: { productId_pricingTier: { productId, pricingTier: 'STANDARD' } },
      create: { productId, pricingTier: 'STANDARD', unitAmount },
      update: { unitAmount },
    })
  }
}
