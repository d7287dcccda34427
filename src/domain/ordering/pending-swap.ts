import type { Transaction } from '../../postgres/transaction.js'

/** The reference number of the swap of an order item that waits for the client, if there is one. */
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
