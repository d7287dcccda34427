import {
  AcceptSwapDocument,
  CancelSwapDocument,
  MarkSwapPaidDocument,
} from '../../generated/graphql.ts'
import { MutationButton } from '../../list/record-page.tsx'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import { Chip, dayText, differenceText, moneyText, RecordLink, timeAgo } from '../../values.tsx'
import { cancelSwapForm } from './form-fields.ts'
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

/** Swap with the fields that its actions depend on. */
type OpenSwap = Pick<
  Swap,
  'id' | 'status' | 'fromName' | 'toName' | 'priceDifference' | 'processingFee' | 'total'
>

function Amounts({ swap: { priceDifference, processingFee } }: { swap: OpenSwap }) {
  const fee = processingFee > 0 && ` · ${labelFor('processingFee')} ${moneyText(processingFee)}`
  return (
    <>
      {labelFor('priceDifference')} {differenceText(priceDifference)}
      {fee}
    </>
  )
}

function SwapRow({ swap, page }: { swap: Swap; page: string | null | undefined }) {
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
        {swap.cancelReason && <blockquote>{swap.cancelReason}</blockquote>}
        <PaymentLink url={page} />
      </span>
      <Chip value={swap.status} />
      {swap.status === 'PENDING_CLIENT' && (
        <span className="actions">
          <CancelSwapButton swap={swap} />
          <SwapActions swap={swap} />
        </span>
      )}
    </li>
  )
}

/** Names both placements in the confirmation of a change. */
const nameOf = ({ fromName, toName }: OpenSwap) => `${fromName} → ${toName}`

/** Button that completes an open swap: the team accepts it, or an operator records its payment. */
export function SwapActions({ swap }: { swap: OpenSwap }) {
  const { may } = useSession()
  const document = swap.total > 0 ? MarkSwapPaidDocument : AcceptSwapDocument
  if (swap.status !== 'PENDING_CLIENT' || !may(document)) return null
  return (
    <MutationButton
      name={t(swap.total > 0 ? 'markPaid' : 'accept')}
      of={nameOf(swap)}
      isFinal
      isPrimary
      change={{ document, input: { swapId: swap.id } }}
    >
      <Amounts swap={swap} />
    </MutationButton>
  )
}

function CancelSwapButton({ swap }: { swap: OpenSwap }) {
  const { may, isOperator } = useSession()
  if (swap.status !== 'PENDING_CLIENT' || !may(CancelSwapDocument)) return null
  const { name, message, input, ...form } = cancelSwapForm(isOperator)
  return (
    <FormButton
      {...form}
      name={t(name)}
      of={nameOf(swap)}
      message={t(message)}
      input={input(swap.id)}
    />
  )
}
