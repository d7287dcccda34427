import {
  AcceptSwapDocument,
  CancelSwapDocument,
  MarkSwapPaidDocument,
} from '../../generated/graphql.ts'
import { MutationButton } from '../../list/record-page.tsx'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { Chip, dayText, differenceText, moneyText, RecordLink, timeAgo } from '../../values.tsx'
import { PaymentLink, usePaymentLinks } from './payment-link.tsx'
import type { OrderDetails } from './types.ts'

type Swap = OrderDetails['swaps']['nodes'][number]

/** Swaps of an order with their status and actions. */
export function Swaps({ order }: { order: OrderDetails }) {
  const { nodes } = order.swaps
  const isOpen = nodes.some(({ status }) => status === 'PENDING_CLIENT')
  const links = usePaymentLinks(order.id, isOpen)
  if (nodes.length === 0) return null
  const paymentPageOf = (id: string) =>
    links?.swaps.nodes.find((swap) => swap.id === id)?.paymentUrl
  return (
    <section className="card">
      <h2>{labelFor('swaps')}</h2>
      <ul className="rows">
        {nodes.map((swap) => (
          <SwapRow key={swap.id} swap={swap} page={paymentPageOf(swap.id)} />
        ))}
      </ul>
    </section>
  )
}

function Amounts({ swap: { priceDifference, processingFee } }: { swap: Swap }) {
  const fee = processingFee > 0 && ` · ${labelFor('processingFee')} ${moneyText(processingFee)}`
  return (
    <>
      {labelFor('priceDifference')} {differenceText(priceDifference)}
      {fee}
    </>
  )
}

function SwapRow({ swap, page }: { swap: Swap; page: string | null | undefined }) {
  const { may } = useSession()
  const input = { swapId: swap.id }
  const isOpen = swap.status === 'PENDING_CLIENT'
  return (
    <li>
      <span>
        <RecordLink record={swap} />
        <span>
          {swap.fromName} → {swap.toName}
        </span>
        <small>
          <Amounts swap={swap} />
          {' · '}
          {swap.completedAt ? dayText(swap.completedAt) : timeAgo(swap.createdAt)}
        </small>
        <PaymentLink url={page} />
      </span>
      <Chip value={swap.status} />
      <span className="actions">
        {isOpen && swap.total === 0 && may(AcceptSwapDocument) && (
          <MutationButton
            name={t('accept')}
            isFinal
            change={{ document: AcceptSwapDocument, input }}
          >
            <Amounts swap={swap} />
          </MutationButton>
        )}
        {isOpen && swap.total > 0 && may(MarkSwapPaidDocument) && (
          <MutationButton
            name={t('markPaid')}
            isFinal
            change={{ document: MarkSwapPaidDocument, input }}
          >
            <Amounts swap={swap} />
          </MutationButton>
        )}
        {isOpen && may(CancelSwapDocument) && (
          <MutationButton
            name={t('cancelSwap')}
            isFinal
            change={{ document: CancelSwapDocument, input }}
          />
        )}
      </span>
    </li>
  )
}
