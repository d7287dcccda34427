/** Ledger of publishers: the payout of a placement is earned at delivery, and reversed in part or whole by refunds. */
import type { Placement } from '../../../prisma/generated/client/client.js'
import type { Transaction } from '../../postgres/transaction.js'
import { dayMs } from '../../values/units.js'

/** Price of a unit after refunds, in cents. */
export interface RemainingPrice {
  salePrice: bigint
  isRefunded: boolean
}

type PaidPlacement = Pick<Placement, 'id' | 'teamId' | 'payout' | 'salePrice'>

/**
 * Returns the part of the payout that corresponds to the remaining price, rounded half up to the cent. It depends only
 * on the remaining price, so that several refunds add up to the same as one.
 */
function remainingPayout(
  { payout, salePrice }: Pick<Placement, 'payout' | 'salePrice'>,
  { salePrice: remaining, isRefunded }: RemainingPrice,
): bigint {
  if (isRefunded) return 0n
  if (salePrice === 0n || remaining === salePrice) return payout
  return (2n * payout * remaining + salePrice) / (2n * salePrice)
}

/**
 * Books the payout of a delivered placement. It becomes payable after the holding period.
 * @param price of the order item after refunds before the delivery
 */
export async function bookEarned(
  tx: Transaction,
  placement: PaidPlacement,
  price: RemainingPrice,
  deliveredAt: Date,
): Promise<void> {
  const { id: placementId, teamId } = placement
  const amount = remainingPayout(placement, price)
  const payableAt = new Date(deliveredAt.getTime() + tx.market.payoutHoldingDays * dayMs)
  if (amount === 0n) return
  await tx.publisherLedgerEntry.create({
    data: { teamId, placementId, type: 'EARNED', amount, payableAt },
  })
}

/**
 * Lowers the earned payout of a placement to the part that corresponds to the remaining price. A reversal becomes
 * payable with the entry that it reverses, or at once if that is payable already, and lowers the next payout.
 */
export async function bookReversal(
  tx: Transaction,
  placement: PaidPlacement,
  price: RemainingPrice,
  now: Date,
): Promise<void> {
  const { id: placementId, teamId } = placement
  const entries = await tx.publisherLedgerEntry.findMany({
    where: { placementId },
    select: { amount: true, payableAt: true },
  })
  const earned = entries.reduce((sum, { amount }) => sum + amount, 0n)
  const amount = remainingPayout(placement, price) - earned
  if (amount >= 0n) return
  const latest = Math.max(...entries.map(({ payableAt }) => payableAt.getTime()))
  const payableAt = new Date(Math.max(latest, now.getTime()))
  await tx.publisherLedgerEntry.create({
    data: { teamId, placementId, type: 'REVERSED', amount, payableAt },
  })
}
