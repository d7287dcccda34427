import { useOperation } from '../../api.ts'
import {
  CreditOfTeamDocument,
  GrantCreditDocument,
  type GrantCreditMutation,
  WithdrawCreditDocument,
} from '../../generated/graphql.ts'
import { enumValues, listUrl } from '../../list/url-parameters.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import { moneyText } from '../../values.tsx'
import { LedgerRow } from './ledger-row.tsx'
import { recordsPerSection, TeamSection } from './section.tsx'

/** Credit balance of a team with its latest ledger entries. */
export function Credit({ teamId }: { teamId: string }) {
  const { may } = useSession()
  const { data, error, refetch } = useOperation(CreditOfTeamDocument, {
    id: teamId,
    first: recordsPerSection,
  })
  const ledger = data?.ledgerEntries
  // Publishers do not order.
  if (data?.team?.kind === 'PUBLISHER' && ledger?.totalCount === 0) return null
  const input = { teamId }
  const amount = { name: 'amount', type: 'number', required: true } as const
  return (
    <TeamSection
      title={t('credit')}
      isReady={data !== undefined}
      error={error}
      retry={refetch}
      all={ledger && { href: listUrl(lists.ledgerEntries, { teamId }), total: ledger.totalCount }}
      actions={
        <>
          {may(GrantCreditDocument) && (
            <FormButton
              name={t('grantCredit')}
              hint={t('grantCreditHint')}
              document={GrantCreditDocument}
              input={input}
              fields={[
                amount,
                {
                  name: 'creditType',
                  type: 'select',
                  value: 'MANUAL',
                  choices: (enumValues('CreditType') ?? []).map((one) => [one, labelFor(one)]),
                },
                { name: 'reason' },
                { name: 'expiresAt', type: 'date', label: t('creditExpiry') },
              ]}
              undo={(data) => {
                const { id: creditId, amount } = (data as GrantCreditMutation).grantCredit
                return { document: WithdrawCreditDocument, input: { ...input, creditId, amount } }
              }}
            />
          )}
          {may(WithdrawCreditDocument) && (data?.team?.creditBalance ?? 0) > 0 && (
            <FormButton
              name={t('withdrawCredit')}
              hint={t('withdrawCreditHint')}
              document={WithdrawCreditDocument}
              input={input}
              fields={[amount, { name: 'reason' }]}
            />
          )}
        </>
      }
    >
      <p className="balance">{moneyText(data?.team?.creditBalance ?? 0)}</p>
      {ledger?.totalCount === 0 && <p className="hint">{t('noCredits')}</p>}
      <ul className="rows">
        {ledger?.nodes.map((entry) => (
          <LedgerRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </TeamSection>
  )
}
