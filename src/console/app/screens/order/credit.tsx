import { useOperation } from '../../api.ts'
import { OrderStatusChip } from '../../field-value.tsx'
import { CreditScreenDocument, type CreditScreenQuery } from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { Sum } from '../../ui/sum.tsx'
import { Chip, dayText, moneyText, RecordLink, sumOf } from '../../values.tsx'

type Entry = CreditScreenQuery['ledgerEntries']['nodes'][number]

/** Screen of a ledger entry: what is left of a credit, or the credits that a debit takes from, and its order. */
export function CreditScreen({ id }: { id: string }) {
  const { may } = useSession()
  const enabled = may(CreditScreenDocument)
  const { data } = useOperation(CreditScreenDocument, { id }, { enabled })
  const [entry] = data?.ledgerEntries.nodes ?? []
  return (
    <RecordPage list={lists.ledgerEntries} id={id} hiddenFields={entry ? ['remaining'] : []}>
      {entry?.type === 'CREDIT' && entry.remaining !== null && <Remaining entry={entry} />}
      {entry?.type === 'DEBIT' && <Sources entry={entry} />}
      {entry?.order && (
        <section className="card">
          <h2>{labelFor('order')}</h2>
          <ul className="rows">
            <li>
              <RecordLink record={entry.order} />
              <OrderStatusChip order={entry.order} />
              <span className="number">{moneyText(entry.order.total)}</span>
            </li>
          </ul>
        </section>
      )}
    </RecordPage>
  )
}

/** Used and remaining amounts of a credit. */
function Remaining({ entry: { amount, remaining } }: { entry: Entry }) {
  const left = remaining ?? 0
  const used = sumOf([amount, -left])
  return (
    <section className="card">
      <h2>{t('creditUse')}</h2>
      <dl className="sums">
        <Sum name={labelFor('CREDIT')} amount={amount} />
        <Sum name={t('creditUsed')} amount={-used} />
        <Sum name={t('creditLeft')} amount={left} isTotal />
      </dl>
    </section>
  )
}

/** Credits that a debit takes from, by their age. */
function Sources({ entry: { legs } }: { entry: Entry }) {
  if (legs.length === 0) return null
  return (
    <section className="card">
      <h2>{t('drawnFrom')}</h2>
      <ul className="rows">
        {legs.map(({ id, amount, creditType, source }) => (
          <li key={id}>
            <span>
              {source ? <RecordLink record={source} /> : labelFor(creditType)}
              {source && (
                <small>
                  {[source.reason, dayText(source.createdAt)].filter(Boolean).join(' · ')}
                </small>
              )}
            </span>
            <Chip value={creditType} />
            <span className="number">{moneyText(-amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
