import { isNotFound, useOperation } from '../../api.ts'
import { OrderStatusChip } from '../../field-value.tsx'
import {
  CancelOrderDocument,
  MarkOrderPaidDocument,
  OrderChangedDocument,
  OrderScreenDocument,
  UnmarkOrderPaidDocument,
} from '../../generated/graphql.ts'
import { RecordHistory } from '../../list/history.tsx'
import { ListLink } from '../../list/list-link.tsx'
import { MutationButton, RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useLiveQuery } from '../../live.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import { Screen } from '../../ui/page.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { Chip, moneyText, RecordLink, timeText } from '../../values.tsx'
import { Approval, ApprovalActions } from './approval.tsx'
import { FailedPlacements } from './failed-placements.tsx'
import { LineItems } from './line-items.tsx'
import { OrderTotals } from './order-totals.tsx'
import { Pay } from './pay.tsx'
import { PaymentLink, usePaymentLinks } from './payment-link.tsx'
import { PaymentsSection } from './payments.tsx'
import { listRefunds } from './refunds.tsx'
import { Swaps } from './swaps.tsx'
import { OrderSteps, Timeline } from './timeline.tsx'
import type { OrderDetails, OrderRefund } from './types.ts'

/** Returns the refunds of an order. After a swap, price changes cannot be attributed to earlier refunds without a record. */
function refundsOfOrder({ lineItems, swaps }: OrderDetails): OrderRefund[] {
  const isSwapped = swaps.nodes.some(({ status }) => status === 'COMPLETED')
  return lineItems.flatMap(({ items, price }) =>
    items.flatMap((item) =>
      listRefunds(item, isSwapped ? undefined : price).map((refund) => ({ ...refund, item })),
    ),
  )
}

/** Order screen: items, payment, articles, refunds, swaps, invoices and settlement. */
export function OrderScreen({ id }: { id: string }) {
  const { data, error, refetch } = useOperation(OrderScreenDocument, { id })
  useLiveQuery(OrderChangedDocument, { orderId: id }, 'OrderScreen')
  // Archived orders are shown on the generic record page.
  if (isNotFound(error)) return <RecordPage list={lists.orders} id={id} />
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data?.order) return <Skeleton lines={10} />
  const { order } = data
  const refunds = refundsOfOrder(order)
  // A proposal waits for a decision, so it comes before the items.
  const isSwapOpen = order.swaps.nodes.some(({ status }) => status === 'PENDING_CLIENT')
  const back = <ListLink list={lists.orders} name={t('orders')} />
  return (
    <Screen
      title={order.referenceNumber}
      above={back}
      below={
        <div className="sentence">
          <OrderStatusChip order={order} />
          {order.paymentStatus === 'EXPIRED' && <Chip value={order.paymentStatus} />}
        </div>
      }
      actions={<Actions order={order} />}
    >
      <OrderSteps order={order} />
      <div className="order">
        <div className="stack summary-column">
          <Summary order={order} refunds={refunds} />
          <Timeline order={order} refunds={refunds} />
        </div>
        <div className="stack">
          <Approval order={order} />
          <Pay order={order} />
          <FailedPlacements order={order} />
          {isSwapOpen && <Swaps order={order} />}
          <LineItems order={order} refunds={refunds} />
          {!isSwapOpen && <Swaps order={order} />}
          <PaymentsSection order={order} refunds={refunds} />
        </div>
        <div className="stack changes-column">
          <RecordHistory id={id} />
        </div>
      </div>
    </Screen>
  )
}

function Actions({ order }: { order: OrderDetails }) {
  const { may } = useSession()
  const input = { orderId: order.id }
  if (order.status === 'CREATED') {
    return (
      <>
        {may(CancelOrderDocument) && (
          <MutationButton
            name={t('cancelOrder')}
            of={order.referenceNumber}
            isFinal
            isDestructive
            change={{ document: CancelOrderDocument, input }}
          />
        )}
        {order.approvalStatus === 'PENDING' && <ApprovalActions order={order} />}
        {order.approvalStatus !== 'PENDING' && may(MarkOrderPaidDocument) && (
          <FormButton
            name={t('markPaid')}
            of={order.referenceNumber}
            hint={t('markPaidHint', { total: moneyText(order.total) })}
            isPrimary
            document={MarkOrderPaidDocument}
            input={input}
            undo={() => ({ document: UnmarkOrderPaidDocument, input })}
            fields={[
              { name: 'amount', type: 'number', label: t('amount'), preset: order.total },
              { name: 'date', type: 'date', label: t('date') },
              { name: 'reference' },
            ]}
          />
        )}
      </>
    )
  }
  if (!isPaymentReversible(order) || hasFollowUp(order) || !may(UnmarkOrderPaidDocument))
    return null
  return (
    <FormButton
      name={t('unmarkPaid')}
      of={order.referenceNumber}
      hint={t('unmarkPaidHint')}
      document={UnmarkOrderPaidDocument}
      input={input}
      fields={[{ name: 'reason' }]}
    />
  )
}

const dayMs = 86_400_000

/** Whether an operator marked the order as paid less than 24 hours ago, so that the payment can be reversed. */
function isPaymentReversible({ status, payments }: OrderDetails) {
  const isNew = (settledAt: string | null) =>
    settledAt !== null && Date.now() - new Date(settledAt).getTime() < dayMs
  return (
    status === 'PAID' &&
    payments.nodes.some(
      (one) =>
        one.status === 'SUCCEEDED' && one.provider === 'WIRE' && !one.swap && isNew(one.settledAt),
    )
  )
}

/** Whether a refund, swap or settlement followed the payment. The API also checks for work on articles. */
const hasFollowUp = ({ lineItems, swaps, ledgerEntries }: OrderDetails) =>
  swaps.nodes.some(({ status }) => status !== 'CANCELLED') ||
  ledgerEntries.nodes.some(({ type }) => type === 'CREDIT') ||
  lineItems.some(({ items }) =>
    items.some(
      (item) =>
        item.isRefunded ||
        item.refundRequired ||
        item.refundReference ||
        item.isPublisherPaid ||
        item.isResellerPaid ||
        item.isAccountingCompleted ||
        item.commissionStatus !== 'NOT_APPLICABLE' ||
        item.vendorInvoiceId ||
        item.vendorCost !== null,
    ),
  )

function Summary({ order, refunds }: { order: OrderDetails; refunds: readonly OrderRefund[] }) {
  const { isOperator } = useSession()
  const links = usePaymentLinks(order.id, isOperator && order.status === 'CREATED')
  return (
    <aside className="card summary">
      <OrderTotals order={order} refunds={refunds} />
      <dl className="fields">
        {isOperator && (
          <div>
            <dt>{labelFor('team')}</dt>
            <dd>
              <RecordLink record={order.team} />
            </dd>
          </div>
        )}
        {order.profile && (
          <div>
            <dt>{labelFor('profile')}</dt>
            <dd>
              <RecordLink record={order.profile} />
            </dd>
          </div>
        )}
        <div>
          <dt>{labelFor('buyerName')}</dt>
          <dd>
            {order.buyerName} <small>{order.buyerEmail}</small>
          </dd>
        </div>
        <div>
          <dt>{labelFor('createdAt')}</dt>
          <dd>{timeText(order.createdAt)}</dd>
        </div>
        {order.datePaid && (
          <div>
            <dt>{labelFor('datePaid')}</dt>
            <dd>{timeText(order.datePaid)}</dd>
          </div>
        )}
        {order.externalReferenceNumber && (
          <div>
            <dt>{labelFor('externalReferenceNumber')}</dt>
            <dd>{order.externalReferenceNumber}</dd>
          </div>
        )}
      </dl>
      {isOperator && <PaymentLink url={links?.checkoutLink} />}
    </aside>
  )
}
