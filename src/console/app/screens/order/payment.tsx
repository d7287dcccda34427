import { useOperation } from '../../api.ts'
import { isReversed, OrderStatusChip } from '../../field-value.tsx'
import { PaymentScreenDocument, type PaymentScreenQuery } from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { Skeleton } from '../../ui/states.tsx'
import { type ProgressStep, Steps } from '../../ui/steps.tsx'
import { Sum } from '../../ui/sum.tsx'
import { dayText, moneyText, RecordLink, sumOf, timeText } from '../../values.tsx'
import { InvoiceRow, PaymentRow } from './payment-rows.tsx'
import { listRefunds, type Refund, RefundRow, refundedAmounts } from './refunds.tsx'

type Payment = PaymentScreenQuery['payments']['nodes'][number]

/** Payment screen: what it paid for and who paid, its refunds and what is open, and the invoices of the order. */
export function PaymentScreen({ id }: { id: string }) {
  const { may } = useSession()
  const enabled = may(PaymentScreenDocument)
  const { data, isLoading } = useOperation(PaymentScreenDocument, { id }, { enabled })
  const [payment] = data?.payments.nodes ?? []
  return (
    <RecordPage
      list={lists.payments}
      id={id}
      // `undone` is shown as the status Reversed. `failureMessage` explains all other codes.
      hiddenFields={[
        'failureCode',
        ...(payment ? ['amountRefunded', 'failureMessage', 'order', 'createdAt'] : []),
      ]}
    >
      {isLoading && <Skeleton lines={6} />}
      {payment && <Content payment={payment} />}
    </RecordPage>
  )
}

function Content({ payment }: { payment: Payment }) {
  const { order } = payment
  const others = order.payments.nodes.filter(({ id }) => id !== payment.id)
  const refunds = order.lineItems.flatMap(({ items }) =>
    items.flatMap((item) => listRefunds(item).map((refund) => ({ refund, item }))),
  )
  const refunded = refundedOf(
    payment,
    refunds.map(({ refund }) => refund),
  )
  const refundDates = refunds.flatMap(({ refund }) => refund.at ?? []).sort()
  return (
    <>
      <Steps steps={stepsOf(payment, refunded, refundDates.at(-1))} />
      <Amounts payment={payment} refunded={refunded} />
      <PaidFor payment={payment} />
      {refunds.length > 0 && (
        <section className="card">
          <h2>{t('refundsOfOrder')}</h2>
          <ul className="rows">
            {refunds.map(({ refund, item }) => (
              <RefundRow key={refund.id} refund={refund} of={item.product.name} />
            ))}
          </ul>
        </section>
      )}
      {order.invoices.nodes.length > 0 && (
        <section className="card">
          <h2>{t('invoicesOfOrder')}</h2>
          <ul className="rows">
            {order.invoices.nodes.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section className="card">
          <h2>{t('otherPayments')}</h2>
          <ul className="rows">
            {others.map((other) => (
              <PaymentRow key={other.id} payment={other} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Order of a payment, with the swap or the placements that it paid for. */
function PaidFor({ payment: { order, swap } }: { payment: Payment }) {
  return (
    <section className="card">
      <h2>{t('paidFor')}</h2>
      <ul className="rows">
        <li>
          <span>
            <b>
              <RecordLink record={order} />
            </b>
            {/* Test teams have no address. */}
            <small>{[order.buyerName, order.buyerEmail].filter(Boolean).join(' · ')}</small>
          </span>
          <OrderStatusChip order={order} />
          <span className="number">{moneyText(order.total)}</span>
        </li>
        {swap ? (
          <li>
            <span>
              <RecordLink record={swap} />
              <small>
                {swap.fromName} → {swap.toName}
              </small>
            </span>
          </li>
        ) : (
          order.lineItems.map(({ id, quantity, price, product }) => (
            <li key={id}>
              <span>
                {product.outlet.name}
                <small>{product.name}</small>
              </span>
              <span className="number">
                {quantity} × {moneyText(price)}
              </span>
            </li>
          ))
        )}
      </ul>
    </section>
  )
}

/**
 * Returns how much of a payment was refunded, in US dollars. Refunds outside of the provider, such as by bank transfer, belong
 * to the order. They count if no other payment was received for it.
 */
function refundedOf({ id, amountRefunded, order }: Payment, refunds: readonly Refund[]): number {
  const isOnly = order.payments.nodes.every(
    (other) => other.id === id || other.status !== 'SUCCEEDED',
  )
  return isOnly ? Math.max(amountRefunded, refundedAmounts(refunds).money) : amountRefunded
}

/**
 * Steps of a payment from its start to its refund or reversal.
 * @param refundedAt time of the last refund; undefined if it has no record
 */
function stepsOf(
  payment: Payment,
  refunded: number,
  refundedAt: string | undefined,
): ProgressStep[] {
  const { amount, status, createdAt, updatedAt, settledAt, expiresAt } = payment
  const started: ProgressStep = {
    name: labelFor('STARTED'),
    state: 'done',
    hint: timeText(createdAt),
  }
  if (isReversed(payment) && settledAt)
    return [
      started,
      { name: t('stepReceived'), state: 'done', hint: timeText(settledAt) },
      { name: labelFor('UNDONE'), state: 'failed', hint: timeText(updatedAt) },
    ]
  if (status === 'FAILED' || status === 'EXPIRED') {
    const ended = settledAt ?? (status === 'EXPIRED' ? expiresAt : null)
    return [
      started,
      { name: labelFor(status), state: 'failed', hint: ended ? timeText(ended) : undefined },
    ]
  }
  if (!settledAt) {
    const hint = expiresAt ? t('until', { time: timeText(expiresAt) }) : undefined
    return [started, { name: t('stepReceived'), state: 'current', hint }]
  }
  const received: ProgressStep = {
    name: t('stepReceived'),
    state: 'done',
    hint: timeText(settledAt),
  }
  if (refunded === 0) return [started, received]
  const isWhole = refunded >= amount
  const name = labelFor(isWhole ? 'REFUNDED' : 'PARTIALLY_REFUNDED')
  const hint = [moneyText(refunded), refundedAt && dayText(refundedAt)].filter(Boolean).join(' · ')
  return [started, received, { name, state: 'done', hint }]
}

/** Amounts of a payment, and what remains after refunds or is still to be paid. */
function Amounts({ payment, refunded }: { payment: Payment; refunded: number }) {
  const { amount, status, failureMessage, order } = payment
  const isReceived = status === 'SUCCEEDED' || status === 'RETURNED'
  const remaining = sumOf([amount, -refunded])
  const isOpen = !isReceived && order.status === 'CREATED'
  return (
    <section className="card">
      {failureMessage && <p className="caution">{failureMessage}</p>}
      {!isReceived && order.status === 'PAID' && <p className="hint">{t('paidOtherwise')}</p>}
      <dl className="sums">
        <Sum name={t(isReceived ? 'received' : 'requested')} amount={amount} />
        {refunded > 0 && <Sum name={labelFor('amountRefunded')} amount={-refunded} />}
        {isReceived && <Sum name={t('remaining')} amount={remaining} isTotal />}
        {isOpen && <Sum name={t('stillOpen')} amount={amount} isTotal />}
      </dl>
    </section>
  )
}
