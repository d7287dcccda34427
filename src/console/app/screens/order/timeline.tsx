import { isReversed } from '../../field-value.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { type ProgressStep, Steps } from '../../ui/steps.tsx'
import { differenceText, moneyText, timeText } from '../../values.tsx'
import { refundTotal } from './refunds.tsx'
import type { OrderDetails, OrderRefund } from './types.ts'

const itemsOf = ({ lineItems }: OrderDetails) => lineItems.flatMap(({ items }) => items)

/** Steps of an order from the checkout to the last publication. */
function stepsOf(order: OrderDetails): ProgressStep[] {
  const { status, approvalStatus, approvalDecidedBy, datePaid, createdAt } = order
  const isPaid = status === 'PAID'
  const articles = itemsOf(order).flatMap(({ article, isRefunded }) =>
    article && !isRefunded ? [article] : [],
  )
  const published = articles.filter(({ status }) => status.prefix === 'published').length
  const isPublished = isPaid && published === articles.length && published > 0
  const ordered: ProgressStep = { name: t('stepOrdered'), state: 'done', hint: timeText(createdAt) }
  if (status === 'CANCELLED') {
    const name = labelFor(approvalStatus === 'REJECTED' ? 'REJECTED' : 'CANCELLED')
    return [ordered, { name, state: 'failed' }]
  }
  const approval: ProgressStep[] = approvalStatus
    ? [
        {
          name: t('stepApproved'),
          state: approvalStatus === 'PENDING' ? 'current' : 'done',
          hint: approvalDecidedBy?.fullName,
        },
      ]
    : []
  return [
    ordered,
    ...approval,
    {
      name: t('stepPaid'),
      state: isPaid ? 'done' : approvalStatus === 'PENDING' ? 'ahead' : 'current',
      hint: datePaid ? timeText(datePaid) : undefined,
    },
    {
      name: t('stepPublished'),
      state: isPublished ? 'done' : isPaid ? 'current' : 'ahead',
      hint:
        isPaid && articles.length > 0
          ? t('publishedOf', { count: published, total: articles.length })
          : undefined,
    },
  ]
}

/** Progress of an order as a row of steps. */
export function OrderSteps({ order }: { order: OrderDetails }) {
  return <Steps steps={stepsOf(order)} />
}

interface Entry {
  key: string
  at: string
  text: string
}

type Payment = OrderDetails['payments']['nodes'][number]

/** Returns what happened to a payment: that it was confirmed, and later reversed, or its status. */
function paymentEntries(payment: Payment): Entry[] {
  const { id, status, amount, provider, settledAt, createdAt, updatedAt } = payment
  const at = settledAt ?? createdAt
  const values = { amount: moneyText(amount), provider: labelFor(provider) }
  const confirmed = { key: id, at, text: t('happenedPaymentReceived', values) }
  if (isReversed(payment)) {
    const text = t('happenedPaymentReversed', values)
    return [confirmed, { key: `${id} reversed`, at: updatedAt, text }]
  }
  if (status === 'SUCCEEDED') return [confirmed]
  return [{ key: id, at, text: t('happenedPayment', { ...values, status: labelFor(status) }) }]
}

/** Everything that happened to an order, newest first. */
function entriesOf(order: OrderDetails, refunds: readonly OrderRefund[]): Entry[] {
  const { payments, invoices, swaps, approvalDecidedAt, approvalDecidedBy, approvalStatus } = order
  const { checkoutBy, buyerName } = order
  const entries: (Omit<Entry, 'at'> & { at: string | null })[] = [
    {
      key: 'created',
      at: order.createdAt,
      // A guest order has no user.
      text: t('happenedOrdered', { name: checkoutBy?.fullName || buyerName }),
    },
    {
      key: 'decided',
      at: approvalDecidedAt,
      text: t(approvalStatus === 'REJECTED' ? 'happenedRejected' : 'happenedApproved', {
        name: approvalDecidedBy?.fullName || buyerName,
      }),
    },
    ...payments.nodes.flatMap(paymentEntries),
    ...invoices.nodes.map(({ id, type, referenceNumber, issuedAt }) => ({
      key: id,
      at: issuedAt,
      text: t('happenedInvoice', { type: labelFor(type), name: referenceNumber }),
    })),
    ...swaps.nodes.flatMap((swap) => [
      {
        key: swap.id,
        at: swap.createdAt,
        text: t('happenedSwapProposed', {
          name: swap.toName,
          amount: differenceText(swap.priceDifference),
        }),
      },
      {
        key: `${swap.id} done`,
        at: swap.status === 'COMPLETED' ? swap.completedAt : null,
        text: t('happenedSwapCompleted', { name: swap.toName }),
      },
      {
        // A cancelled swap does not change any more.
        key: `${swap.id} cancelled`,
        at: swap.status === 'CANCELLED' ? swap.updatedAt : null,
        text: t('happenedSwapCancelled', { name: swap.toName }),
      },
    ]),
    ...refunds.map((refund) => ({
      key: refund.id,
      at: refund.at,
      text: t('happenedRefund', {
        amount: moneyText(refundTotal(refund)),
        name: refund.item.product.name,
        method: labelFor(refund.method ?? 'REFUND'),
      }),
    })),
    ...itemsOf(order).map(({ article }, index) => ({
      key: `published ${index}`,
      at: article?.publishedAt ?? null,
      text: t('happenedPublished', { name: article?.name ?? '' }),
    })),
  ]
  return entries
    .filter((entry): entry is Entry => entry.at !== null)
    .sort((one, other) => other.at.localeCompare(one.at))
}

/** Timeline of an order, newest first. */
export function Timeline({
  order,
  refunds,
}: {
  order: OrderDetails
  refunds: readonly OrderRefund[]
}) {
  return (
    <section className="card">
      <h2>{t('timeline')}</h2>
      <ol className="timeline">
        {entriesOf(order, refunds).map(({ key, at, text }) => (
          <li key={key}>
            {text}
            <small>{timeText(at)}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
