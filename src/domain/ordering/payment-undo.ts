import type { Order } from '../../../prisma/generated/client/client.js'
import { type GivenParameters, invalidTransition } from '../../errors/app-error.js'
import type { IssueCode } from '../../errors/issue-codes.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { dayMs } from '../../values/units.js'
import { recallEmails } from '../integration/email.js'
import { deletePlacements, lockPlacements } from '../publishing/placement.js'
import { type Actor, withAudit } from '../rules/audit.js'
import { lockItems, lockOrder } from '../rules/lock.js'
import { supersedeInvoice } from './invoice.js'
import { orderChange } from './order.js'

const refuse = <Code extends IssueCode>(
  code: Code,
  why: string,
  ...parameters: GivenParameters<Code>
): never => {
  throw invalidTransition(code, `The payment of the order cannot be undone: ${why}.`, ...parameters)
}

/**
 * Reverses `markOrderPaid` after a mistake, within a day and only while nothing depends on the
 * payment. Deletes the articles and placements, cancels the invoice with a credit note, and cancels unsent emails
 * about the order.
 * @throws AppError not_found, invalid_transition (not marked as paid, too late, or work has
 * followed)
 */
export async function unmarkOrderPaid(
  db: Db,
  actor: Actor,
  orderId: string,
  reason: string | null = null,
): Promise<void> {
  await withAudit(db, actor, orderChange('unmark_order_paid'), async (tx) => {
    const before = await lockOrder(tx, orderId)
    await lockItems(tx, before.teamId, await findItems(tx, orderId))
    await lockPlacements(tx, orderId)
    await requireUndoable(tx, before)
    await deletePlacements(tx, orderId)
    await tx.article.deleteMany({ where: { orderItem: { orderId } } })
    await supersedeInvoice(tx, orderId, { label: 'Replaced', at: new Date(), actor })
    await tx.orderPayment.updateMany({
      where: { orderId, status: 'SUCCEEDED' },
      data: { status: 'FAILED', failureCode: 'undone', failureMessage: reason },
    })
    // The receipt, and the request for briefs.
    await recallEmails(tx, 'order', orderId, 'Recalled: the payment of the order was undone.')
    const after = await tx.order.update({
      where: { id: orderId },
      data: {
        status: 'CREATED',
        paymentStatus: 'NOT_STARTED',
        datePaid: null,
        paymentIntentId: null,
        customerInvoiceId: null,
        customerInvoiceSource: null,
        customerInvoiceDate: null,
        customerInvoiceUrl: null,
      },
    })
    return { before, after }
  })
}

async function findItems(tx: Transaction, orderId: string): Promise<string[]> {
  const items = await tx.orderItem.findMany({ where: { orderId }, select: { id: true } })
  return items.map(({ id }) => id)
}

async function requireUndoable(tx: Transaction, { id, status }: Order): Promise<void> {
  if (status !== 'PAID') refuse('order_not_paid', `the order is ${status}`, { status })
  const marked = await tx.orderPayment.findFirst({
    where: { orderId: id, swapId: null, status: 'SUCCEEDED', provider: 'WIRE' },
    select: { settledAt: true },
  })
  if (!marked) return refuse('not_marked_as_paid', 'no operator has marked it as paid')
  // Uses `settledAt`, because a new invoice replaces the invoice date and the operator chooses
  // `datePaid`.
  if (!marked.settledAt || marked.settledAt.getTime() < Date.now() - dayMs) {
    refuse('marked_as_paid_earlier', 'it was marked as paid more than a day ago')
  }
  // Any work on an article changes the article, or creates one of these related rows.
  const [followed] = await tx.$queryRaw<unknown[]>`
    SELECT FROM swap WHERE order_id = ${id}::uuid AND status <> 'CANCELLED'
    UNION ALL
    SELECT FROM order_item item
    WHERE item.order_id = ${id}::uuid AND (
      is_refunded OR refund_required OR refund_reference IS NOT NULL OR is_publisher_paid OR is_reseller_paid
      OR is_accounting_completed OR commission_status <> 'NOT_APPLICABLE' OR vendor_invoice_id IS NOT NULL
      OR vendor_cost IS NOT NULL)
    UNION ALL
    SELECT FROM article JOIN order_item item ON item.id = article.order_item_id
    WHERE item.order_id = ${id}::uuid AND (
      article.updated_at > article.created_at
      OR (SELECT count(*) FROM article_status_history WHERE article_id = article.id) > 1
      OR EXISTS (SELECT FROM comment WHERE article_id = article.id)
      OR EXISTS (SELECT FROM article_file WHERE article_id = article.id)
      OR EXISTS (SELECT FROM article_image WHERE article_id = article.id)
      OR EXISTS (SELECT FROM compliance_check WHERE article_id = article.id))
    UNION ALL
    SELECT FROM placement JOIN order_item item ON item.id = placement.order_item_id
    WHERE item.order_id = ${id}::uuid AND (placement.status <> 'OFFERED'
      OR EXISTS (SELECT FROM placement_comment WHERE placement_id = placement.id))
    UNION ALL
    SELECT FROM team_ledger WHERE order_id = ${id}::uuid AND type = 'CREDIT'
    LIMIT 1`
  if (followed) refuse('order_in_progress', 'work, a refund, a swap or a settlement has followed')
}
