import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import {
  PayoutScreenDocument,
  type PayoutScreenQuery,
  PayoutTransferDocument,
  type PayoutTransferQuery,
} from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { listUrl } from '../../list/url-parameters.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { Skeleton } from '../../ui/states.tsx'
import { type ProgressStep, Steps } from '../../ui/steps.tsx'
import { Sum } from '../../ui/sum.tsx'
import {
  Chip,
  dayText,
  moneyText,
  numberText,
  RecordLink,
  timeText,
  utcDayText,
} from '../../values.tsx'
import { Balance } from './balance.tsx'

type Payout = NonNullable<PayoutScreenQuery['payout']>
type Transfer = NonNullable<PayoutTransferQuery['payout']>

/** Placements on the screen. The list of ledger entries has the others. */
const entriesShown = 100

/** Screen of a payout: its placements and transfer. Operators also see the balance of the publisher. */
export function PayoutScreen({ id }: { id: string }) {
  const { may } = useSession()
  const enabled = may(PayoutScreenDocument)
  const { data, isLoading } = useOperation(
    PayoutScreenDocument,
    { id, first: entriesShown },
    { enabled },
  )
  const isOperated = may(PayoutTransferDocument)
  const transfer = useOperation(PayoutTransferDocument, { id }, { enabled: isOperated }).data
    ?.payout
  const payout = data?.payout
  return (
    <RecordPage
      list={lists.payouts}
      id={id}
      hiddenFields={payout ? ['endedAt', 'reference'] : []}
      hiddenLists={payout ? ['publisherLedgerEntries'] : []}
    >
      {isLoading && <Skeleton lines={6} />}
      {payout && (
        <>
          <Steps steps={stepsOf(payout, transfer)} />
          <Placements payout={payout} />
          <TransferSection payout={payout} transfer={transfer} />
        </>
      )}
      {transfer && (
        <Balance teamId={transfer.team.id} title={t('balanceOf', { name: transfer.team.name })} />
      )}
    </RecordPage>
  )
}

/** Steps of a payout from its creation to the transfer, or its end. */
function stepsOf(payout: Payout, transfer: Transfer | null | undefined): ProgressStep[] {
  const { status, createdAt, paidAt, endedAt } = payout
  const created: ProgressStep = { name: t('stepCreated'), state: 'done', hint: timeText(createdAt) }
  const file = transfer?.file
  const inFile: ProgressStep[] = file
    ? [
        {
          name: t('inPaymentFile'),
          state: paidAt ? 'done' : 'current',
          hint: t('executedOn', { date: utcDayText(file.executionDate) }),
        },
      ]
    : []
  const ended: ProgressStep = {
    name: labelFor(status),
    state: 'failed',
    hint: endedAt ? timeText(endedAt) : undefined,
  }
  if (status === 'CANCELLED' || status === 'FAILED') return [created, ended]
  const paid: ProgressStep = {
    name: t('stepPaidOut'),
    state: paidAt ? 'done' : file ? 'ahead' : 'current',
    hint: paidAt ? timeText(paidAt) : status === 'SENDING' ? labelFor(status) : undefined,
  }
  const isReversed = status === 'REVERSED' || status === 'REVERSING'
  return [created, ...inFile, paid, ...(isReversed ? [ended] : [])]
}

/** Placements that a payout pays, and reductions, which add up to its amount. */
function Placements({ payout: { id, amount, entries } }: { payout: Payout }) {
  const { nodes, totalCount } = entries
  if (totalCount === 0) return null
  return (
    <section className="card">
      <h2>
        {t('paidPlacements')} <small>{numberText(totalCount)}</small>
      </h2>
      <ul className="rows">
        {nodes.map(({ id, amount, type, createdAt, placement }) => (
          <li key={id}>
            <span>
              <RecordLink record={placement}>
                {placement.article?.name ?? placement.product.name}
              </RecordLink>
              <small>
                {[
                  placement.product.outlet.name,
                  placement.article && placement.product.name,
                  placement.deliveredAt
                    ? t('deliveredOn', { date: dayText(placement.deliveredAt) })
                    : dayText(createdAt),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <Chip value={type} />
            <span className="number">{moneyText(amount)}</span>
          </li>
        ))}
      </ul>
      {totalCount > nodes.length && (
        <Link href={listUrl(lists.publisherLedgerEntries, { payoutId: id })}>
          {t('all')} {numberText(totalCount)}
        </Link>
      )}
      <dl className="sums">
        <Sum name={labelFor('payout')} amount={amount} isTotal />
      </dl>
    </section>
  )
}

/** Transfer of a payout: reference and payment file, or the reason why it was not made. */
function TransferSection({
  payout: { reference },
  transfer,
}: {
  payout: Payout
  transfer: Transfer | null | undefined
}) {
  const { provider, providerAccountId, file, reason } = transfer ?? {}
  const facts = [
    [
      t('transferBy'),
      transfer && (provider ? labelFor(provider) : t(file ? 'byPaymentFile' : 'byHand')),
    ],
    [labelFor('reference'), reference],
    [t('receivingAccount'), providerAccountId],
    [
      t('paymentFile'),
      file && (
        <RecordLink record={file}>
          {t('executedOn', { date: utcDayText(file.executionDate) })}
        </RecordLink>
      ),
    ],
    [labelFor('reason'), reason],
  ] as const
  const known = facts.filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <section className="card">
      <h2>{t('transfer')}</h2>
      <dl className="fields">
        {known.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="text">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
