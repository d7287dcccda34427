import { labelFor, t } from '../../texts/index.ts'
import { Sum } from '../../ui/sum.tsx'
import { sumOf } from '../../values.tsx'
import { refundedAmounts } from './refunds.tsx'
import type { OrderDetails, OrderRefund } from './types.ts'

type Amounts = Pick<
  OrderDetails,
  'subtotal' | 'discount' | 'creditsApplied' | 'processingFee' | 'total'
>

/** Returns the price in US dollars before credits, which is the part of an invoice that refunds and swaps change. */
const priceOf = ({ subtotal, discount, processingFee }: Amounts) =>
  sumOf([subtotal, -discount, processingFee])

/**
 * Shows the amounts of the current invoice, or of the order until it is paid. If refunds or swaps changed the price, shows the
 * ordered price and each change above them. These add up to the invoice to the cent.
 */
export function OrderTotals({
  order,
  refunds,
}: {
  order: OrderDetails
  refunds: readonly OrderRefund[]
}) {
  const current: Amounts =
    order.invoices.nodes.find(({ type, status }) => type === 'INVOICE' && status === 'ISSUED') ??
    order
  const amounts: [string, number][] = [
    ['subtotal', current.subtotal],
    ['discount', -current.discount],
    ['creditsApplied', -current.creditsApplied],
    ['processingFee', current.processingFee],
  ]
  const isChanged = refunds.length > 0 || priceOf(current) !== priceOf(order)
  return (
    <>
      <Changes order={order} current={current} refunds={refunds} />
      <dl className="sums">
        {amounts
          .filter(([name, amount]) => amount !== 0 || name === 'subtotal')
          // After changes, a subtotal alone would repeat the net total.
          .filter((_amount, _at, shown) => !isChanged || shown.length > 1)
          .map(([name, amount]) => (
            <Sum key={name} name={labelFor(name)} amount={amount} />
          ))}
        <Sum name={isChanged ? t('netTotal') : labelFor('total')} amount={current.total} isTotal />
      </dl>
    </>
  )
}

/** Shows the ordered price and its changes. @param current amounts after the changes */
function Changes({
  order,
  current,
  refunds,
}: {
  order: OrderDetails
  current: Amounts
  refunds: readonly OrderRefund[]
}) {
  const { money, credits } = refundedAmounts(refunds)
  const swapDifferences = sumOf([priceOf(current), -priceOf(order), money, credits])
  const changes: [string, number][] = [
    [t('refundedAsMoney'), -money],
    [t('refundedAsCredits'), -credits],
    [t('swapDifferences'), swapDifferences],
  ]
  const nonZeroChanges = changes.filter(([, amount]) => amount !== 0)
  if (nonZeroChanges.length === 0) return null
  return (
    <dl className="sums changes">
      <Sum name={t('orderedPrice')} amount={priceOf(order)} />
      {nonZeroChanges.map(([name, amount]) => (
        <Sum key={name} name={name} amount={amount} />
      ))}
    </dl>
  )
}
