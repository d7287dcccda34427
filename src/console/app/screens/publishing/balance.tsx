import { useOperation } from '../../api.ts'
import {
  CreatePayoutDocument,
  EarningsDocument,
  PublisherOfTeamDocument,
} from '../../generated/graphql.ts'
import { MutationButton } from '../../list/record-page.tsx'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { moneyText } from '../../values.tsx'
import { TeamSection } from '../team/section.tsx'
import { PayoutAccount } from './payout-account.tsx'
import { Statements } from './statement.tsx'

/** Balance of a publisher: what is pending, payable, in transfer and paid. */
export function Balance({ teamId, title }: { teamId: string; title: string }) {
  const { may } = useSession()
  const { data, error, refetch } = useOperation(EarningsDocument, { teamId })
  const balance = data?.publisherBalance
  const sums = [
    ['balancePayable', balance?.payable],
    ['balancePending', balance?.pending],
    ['balanceInPayout', balance?.inPayout],
    ['balancePaid', balance?.paid],
  ] as const
  return (
    <TeamSection
      title={title}
      hint={t('balanceHint')}
      isReady={balance !== undefined}
      error={error}
      retry={refetch}
      actions={
        may(CreatePayoutDocument) &&
        (balance?.payable ?? 0) > 0 && (
          <MutationButton
            name={t('createPayout')}
            change={{ document: CreatePayoutDocument, input: { teamId } }}
          />
        )
      }
    >
      <dl className="fields amounts">
        {sums.map(([name, amount]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd className="number">{moneyText(amount ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </TeamSection>
  )
}

/** Balance, account and statements on the page of a team, if the team is a publisher. */
export function EarningsOfTeam({ teamId }: { teamId: string }) {
  const { data } = useOperation(PublisherOfTeamDocument, { id: teamId })
  if (data?.team?.kind !== 'PUBLISHER') return null
  return (
    <>
      <Balance teamId={teamId} title={t('earnings')} />
      <PayoutAccount teamId={teamId} />
      <Statements teamId={teamId} />
    </>
  )
}
