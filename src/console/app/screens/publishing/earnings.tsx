import { useOperation } from '../../api.ts'
import { EarningsScreenDocument } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { Screen } from '../../ui/page.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { Chip, dayText, moneyText, RecordLink } from '../../values.tsx'
import { Balance } from './balance.tsx'
import { PayoutAccount } from './payout-account.tsx'
import { Statements } from './statement.tsx'

/** Earnings of a publisher: balance, bank account, payouts, statements and the latest entries of the ledger. */
export function EarningsScreen() {
  const { session } = useSession()
  const { data, error, refetch } = useOperation(EarningsScreenDocument, {})
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton lines={8} />
  const teamId = session.teamId ?? ''
  const payouts = data.payouts.nodes
  const entries = data.publisherLedgerEntries.nodes
  return (
    <Screen title={t('earnings')}>
      <div className="stack">
        <Balance teamId={teamId} title={t('balance')} />
        <PayoutAccount teamId={teamId} />
        <section className="card">
          <h2>{labelFor('payouts')}</h2>
          {payouts.length === 0 && <p className="hint">{t('noPayouts')}</p>}
          <ul className="rows">
            {payouts.map((payout) => {
              const { id, status, amount, reference, paidAt, endedAt, createdAt } = payout
              return (
                <li key={id}>
                  <span>
                    <RecordLink record={payout}>
                      {dayText(endedAt ?? paidAt ?? createdAt)}
                    </RecordLink>
                    <small>
                      {[
                        reference && `${labelFor('reference')} ${reference}`,
                        endedAt && t('payoutReturned'),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </span>
                  <Chip value={status} />
                  <span className="number">{moneyText(amount)}</span>
                </li>
              )
            })}
          </ul>
        </section>
        <Statements teamId={teamId} />
        <section className="card">
          <h2>{t('earningsByPlacement')}</h2>
          {entries.length === 0 && <p className="hint">{t('noEarnings')}</p>}
          <ul className="rows">
            {entries.map(({ id, type, amount, payableAt, createdAt, placement, payout }) => {
              const { outlet, name } = placement.product
              const payable = !payout && t('payableFrom', { date: dayText(payableAt) })
              return (
                <li key={id}>
                  <span>
                    <RecordLink record={placement}>{name}</RecordLink>
                    <small>
                      {[outlet.name, dayText(createdAt), payable].filter(Boolean).join(' · ')}
                    </small>
                  </span>
                  <Chip value={payout?.status ?? type} />
                  <span className="number">{moneyText(amount)}</span>
                </li>
              )
            })}
          </ul>
        </section>
      </div>
    </Screen>
  )
}
