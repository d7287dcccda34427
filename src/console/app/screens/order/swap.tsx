import { useOperation } from '../../api.ts'
import {
  type SwappedFragment,
  SwapScreenDocument,
  type SwapScreenQuery,
} from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { Skeleton } from '../../ui/states.tsx'
import { type ProgressStep, Steps } from '../../ui/steps.tsx'
import { Sum } from '../../ui/sum.tsx'
import { moneyText, RecordLink, sumOf, timeText } from '../../values.tsx'
import { PaymentLink, usePaymentLinks } from './payment-link.tsx'
import { InvoiceRow, PaymentRow } from './payment-rows.tsx'
import { SwapActions } from './swaps.tsx'

type Swap = NonNullable<SwapScreenQuery['swap']>

/** Swap screen: both placements with their prices, who has to decide, and the payments and invoices. */
export function SwapScreen({ id }: { id: string }) {
  const { may } = useSession()
  const enabled = may(SwapScreenDocument)
  const { data, isLoading } = useOperation(SwapScreenDocument, { id }, { enabled })
  const swap = data?.swap
  return (
    <RecordPage
      list={lists.swaps}
      id={id}
      moreActions={swap && <SwapActions swap={swap} />}
      hiddenFields={swap ? ['priceDifference', 'processingFee', 'total'] : []}
    >
      {isLoading && <Skeleton lines={6} />}
      {swap && <Content swap={swap} />}
    </RecordPage>
  )
}

/** Titles of the second placement by the status of the swap. */
const newTitles = {
  PENDING_CLIENT: 'newPlacement',
  COMPLETED: 'currentPlacement',
  CANCELLED: 'proposedPlacement',
} as const

function Content({ swap }: { swap: Swap }) {
  const { status, payments, invoices, orderItem } = swap
  const isCompleted = status === 'COMPLETED'
  const [from, to] = pricesOf(swap)
  return (
    <>
      <Steps steps={stepsOf(swap)} />
      {status === 'PENDING_CLIENT' && <Decision swap={swap} />}
      {swap.cancelReason && (
        <section className="card">
          <h2>{t('reason')}</h2>
          <p className="text">{swap.cancelReason}</p>
        </section>
      )}
      <div className="versus">
        <Placement
          title={t(isCompleted ? 'previousPlacement' : 'currentPlacement')}
          product={swap.fromProduct}
          price={from}
        />
        <i aria-hidden="true">→</i>
        <Placement title={t(newTitles[status])} product={swap.toProduct} price={to} />
      </div>
      <Amounts swap={swap} />
      {orderItem.article && (
        <section className="card">
          <h2>{labelFor('article')}</h2>
          <RecordLink record={orderItem.article} />
        </section>
      )}
      {payments.nodes.length + invoices.length > 0 && (
        <section className="card">
          <h2>{t('paymentsAndInvoicesOfSwap')}</h2>
          <ul className="rows">
            {payments.nodes.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
            {invoices.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/**
 * Returns the prices of both placements in US dollars; undefined if later swaps or refunds have changed the price of the item.
 */
function pricesOf(swap: Swap): readonly number[] {
  const { status, priceDifference, orderItem, toProduct } = swap
  const { salePrice, product, refundStatus } = orderItem
  if (status === 'PENDING_CLIENT') return [salePrice, sumOf([salePrice, priceDifference])]
  const isCurrent = status === 'COMPLETED' && product.id === toProduct.id && !refundStatus
  return isCurrent ? [sumOf([salePrice, -priceDifference]), salePrice] : []
}

function Placement({
  title,
  product,
  price,
}: {
  title: string
  product: SwappedFragment
  price: number | undefined
}) {
  return (
    <section className="card">
      <small>{title}</small>
      <b>
        <RecordLink record={product.outlet} />
      </b>
      <span>
        <RecordLink record={product} />
      </span>
      {price !== undefined && <span className="number">{moneyText(price)}</span>}
    </section>
  )
}

/** Steps of a swap from the proposal to its end. */
function stepsOf({ status, total, createdAt, updatedAt, completedAt }: Swap): ProgressStep[] {
  const proposed: ProgressStep = {
    name: t('stepProposed'),
    state: 'done',
    hint: timeText(createdAt),
  }
  if (status === 'CANCELLED')
    return [proposed, { name: labelFor(status), state: 'failed', hint: timeText(updatedAt) }]
  const decided = t(total > 0 ? 'stepPaid' : 'stepAccepted')
  const isCompleted = status === 'COMPLETED'
  return [
    proposed,
    { name: decided, state: isCompleted ? 'done' : 'current' },
    {
      name: labelFor('COMPLETED'),
      state: isCompleted ? 'done' : 'ahead',
      hint: completedAt ? timeText(completedAt) : undefined,
    },
  ]
}

/** Names who has to decide and what happens then. */
function Decision({ swap: { id, team, order, total } }: { swap: Swap }) {
  const { isOperator } = useSession()
  const links = usePaymentLinks(order.id, true)
  const page = links?.swaps.nodes.find((swap) => swap.id === id)?.paymentUrl
  const values = { name: team.name, amount: moneyText(total) }
  return (
    <section className="card next">
      <h2>{isOperator ? t('waitsForTeam', values) : t('waitsForYou')}</h2>
      <p>{t(total > 0 ? 'swapToPay' : 'swapToAccept', values)}</p>
      <PaymentLink url={page} />
    </section>
  )
}

/** Price difference and fee of a swap, and what is paid or returned. */
function Amounts({ swap: { status, priceDifference, processingFee, total } }: { swap: Swap }) {
  const due = status === 'COMPLETED' ? 'stepPaid' : 'toPay'
  return (
    <section className="card">
      <dl className="sums">
        <Sum name={labelFor('priceDifference')} amount={priceDifference} isDifference />
        {processingFee > 0 && <Sum name={labelFor('processingFee')} amount={processingFee} />}
        {status !== 'CANCELLED' && (
          <Sum
            name={t(priceDifference < 0 ? 'returnedAsCredit' : due)}
            amount={priceDifference < 0 ? -priceDifference : total}
            isTotal
          />
        )}
      </dl>
    </section>
  )
}
