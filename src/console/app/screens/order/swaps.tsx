import {
  AcceptSwapDocument,
  CancelSwapDocument,
  MarkSwapPaidDocument,
} from '../../generated/graphql.ts'
import { Act } from '../../list/record-page.tsx'
import { useSession } from '../../session.tsx'
import { nameOf, t } from '../../texts/index.ts'
import { ago, Chip, dayText, differenceText, moneyText, RecordLink } from '../../values.tsx'
import { PayLink, usePayLinks } from './pay-link.tsx'
import type { Order } from './types.ts'

type Swap = Order['swaps']['nodes'][number]

/** Swaps of an order with their status and actions. */
export function Swaps({ order }: { order: Order }) {
  const { nodes } = order.swaps
  const isOpen = nodes.some(({ status }) => status === 'PENDING_CLIENT')
  const links = usePayLinks(order.id, isOpen)
  if (nodes.length === 0) return null
  const pageOf = (id: string) => links?.swaps.nodes.find((swap) => swap.id === id)?.paymentUrl
  return (
    <section className="card">
      <h2>{nameOf('swaps')}</h2>
      <ul className="rows">
        {nodes.map((swap) => (
          <OneSwap key={swap.id} swap={swap} page={pageOf(swap.id)} />
        ))}
      </ul>
    </section>
  )
}

function Amounts({ swap: { priceDifference, processingFee } }: { swap: Swap }) {
  const fee = processingFee > 0 && ` · ${nameOf('processingFee')} ${moneyText(processingFee)}`
  return (
    <>
      {nameOf('priceDifference')} {differenceText(priceDifference)}
      {fee}
    </>
  )
}

function OneSwap({ swap, page }: { swap: Swap; page: string | null | undefined }) {
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
          {swap.completedAt ? dayText(swap.completedAt) : ago(swap.createdAt)}
        </small>
        <PayLink address={page} />
      </span>
      <Chip value={swap.status} />
      <span className="actions">
        {isOpen && swap.total === 0 && may(AcceptSwapDocument) && (
          <Act name={t('accept')} isFinal change={{ document: AcceptSwapDocument, input }}>
            <Amounts swap={swap} />
          </Act>
        )}
        {isOpen && swap.total > 0 && may(MarkSwapPaidDocument) && (
          <Act name={t('markPaid')} isFinal change={{ document: MarkSwapPaidDocument, input }}>
            <Amounts swap={swap} />
          </Act>
        )}
        {isOpen && may(CancelSwapDocument) && (
          <Act name={t('cancelSwap')} isFinal change={{ document: CancelSwapDocument, input }} />
        )}
      </span>
    </li>
  )
}
