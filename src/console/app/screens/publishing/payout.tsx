import { useOperation } from '../../api.ts'
import { PayoutTransferDocument } from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { dayText } from '../../values.tsx'
import { Balance } from './balance.tsx'

/** Screen of a payout. Operators also see its transfer and the balance of the publisher. */
export function PayoutScreen({ id }: { id: string }) {
  const { may } = useSession()
  return (
    <RecordPage list={lists.payouts} id={id}>
      {may(PayoutTransferDocument) && <Transfer id={id} />}
    </RecordPage>
  )
}

function Transfer({ id }: { id: string }) {
  const payout = useOperation(PayoutTransferDocument, { id }).data?.payout
  if (!payout) return null
  const { provider, providerAccountId, reason, file, team } = payout
  const facts = [
    [t('transferBy'), provider ? labelFor(provider) : t(file ? 'byPaymentFile' : 'byHand')],
    [t('receivingAccount'), providerAccountId],
    [labelFor('executionDate'), file && dayText(file.executionDate)],
    [labelFor('reason'), reason],
  ] as const
  return (
    <div className="pairs">
      <section className="card">
        <h2>{t('transfer')}</h2>
        <dl className="fields">
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd className="text">{value}</dd>
                </div>
              ),
          )}
        </dl>
      </section>
      <Balance teamId={team.id} title={t('balance')} />
    </div>
  )
}
