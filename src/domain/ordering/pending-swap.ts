import { invalidTransition } from '../../errors/app-error.js'
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

/**
 * Rejects the delivery of a placement whose product may be swapped. The error does not contain the reference of the
 * swap, because its public page shows publishers the buyer and the prices.
 * @throws AppError invalid_transition
 */
export async function rejectProposedSwap(tx: Transaction, orderItemId: string): Promise<void> {
  if (!(await findPendingSwap(tx, orderItemId))) return
  const message = 'The placement cannot be delivered while a swap of its product is pending.'
  throw invalidTransition('swap_proposed', message)
}
