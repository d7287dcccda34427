import type { Transaction } from '../../postgres/transaction.js'

/** Returns the reference number of the pending swap of an order item, if there is one. */
export async function findPendingSwap(
  tx: Transaction,
  orderItemId: string,
): Promise<string | undefined> {
  const pending = await tx.swap.findFirst({
    where: { orderItemId, status: 'PENDING_CLIENT' },
    select: { referenceNumber: true },
  })
  return pending?.referenceNumber
}
