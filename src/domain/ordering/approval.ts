/** Decisions about orders that need approval. The user who placed an order cannot decide about it. */
import type { Order } from '../../../prisma/generated/client/client.js'
import type { ApprovalStatus } from '../../../prisma/generated/client/enums.js'
import { type Caller, requireScope } from '../../access/session.js'
import { AppError, invalidTransition, refused } from '../../errors/app-error.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { notify } from '../integration/notification.js'
import { withAudit } from '../rules/audit.js'
import { lockOrder } from '../rules/lock.js'
import { trimmedText } from '../rules/text.js'
import { requireTransition } from '../rules/transition.js'
import { approvalTransitions } from './approval-rule.js'
import { addProcessingFee, bookOrderCredits, type CheckoutTerms } from './checkout.js'
import { planDraw } from './ledger.js'
import { endOrder, orderChange, requireVisible } from './order.js'

/** Reason of a rejection, 1 to 1,000 characters. */
export const rejectionReason = trimmedText(1_000)

/**
 * Approves an order, which can then be paid. Applies the team's credits if the checkout requested it.
 * @throws AppError not_found, operator_token, missing_scope (no scope, or own_order), invalid_transition (needs no
 * approval, or was decided on, cancelled or has expired)
 */
export async function approveOrder(
  db: Db,
  caller: Caller,
  terms: CheckoutTerms,
  id: string,
): Promise<void> {
  await withAudit(db, caller, orderChange('approve_order'), async (tx) => {
    const before = await lockPending(tx, caller, id, 'APPROVED')
    const { teamId, subtotal, discount } = before
    const limit = before.creditsOnApproval ? subtotal - discount : 0n
    const draw = await planDraw(tx, teamId, limit)
    const amounts = { subtotal, discount, creditsApplied: draw.amount }
    const after = await tx.order.update({
      where: { id },
      data: {
        ...decisionOf(caller, 'APPROVED'),
        ...(draw.amount > 0n && addProcessingFee(amounts, terms.processingFeePercent)),
      },
    })
    await bookOrderCredits(tx, after, draw)
    await notifyRequester(tx, caller, id)
    return { before, after }
  })
}

/**
 * Rejects an order, which cancels it.
 * @throws AppError as `approveOrder`
 */
export async function rejectOrder(
  db: Db,
  caller: Caller,
  { orderId: id, reason }: { orderId: string; reason: string },
): Promise<void> {
  await withAudit(db, caller, orderChange('reject_order'), async (tx) => {
    const order = await lockPending(tx, caller, id, 'REJECTED')
    const rejection = { ...decisionOf(caller, 'REJECTED'), approvalReason: reason }
    const changed = await endOrder(tx, caller, order, rejection)
    await notifyRequester(tx, caller, id)
    return changed
  })
}

const decisionOf = ({ userId }: Caller, approvalStatus: 'APPROVED' | 'REJECTED') => ({
  approvalStatus,
  approvalDecidedById: userId,
  approvalDecidedAt: new Date(),
})

const notifyRequester = (tx: Transaction, { userId }: Caller, entityId: string) =>
  notify(tx, { kind: 'APPROVAL_DECIDED', entity: 'order', entityId, actorId: userId })

/**
 * Locks an order about which the caller may decide. Concurrent decisions wait, and then find it decided.
 * @throws AppError as `approveOrder`
 */
async function lockPending(
  tx: Transaction,
  caller: Caller,
  id: string,
  to: ApprovalStatus,
): Promise<Order> {
  refuseOperator(caller)
  requireScope(caller, ['orders.approve'])
  await requireVisible(tx, caller, id)
  const order = await lockOrder(tx, id)
  const { approvalStatus, checkoutById } = order
  if (approvalStatus === null)
    throw invalidTransition('approval_not_needed', 'The order needs no approval.')
  requireTransition('approval', approvalTransitions, approvalStatus, to)
  // All tokens and OAuth grants of a user act as the same user.
  if (checkoutById !== null && checkoutById !== caller.userId) return order
  throw refused(
    'missing_scope',
    'own_order',
    'You placed this order. Another member of the team must decide about it.',
  )
}

/** @throws AppError operator_token */
function refuseOperator({ kind }: Caller): void {
  if (kind === 'operator')
    throw new AppError('operator_token', 'Only a member of the team can decide about its orders.')
}
