import { isNotFound, useOperation } from '../../api.ts'
import {
  PayoutAccountOfTeamDocument,
  type PayoutAccountOfTeamQuery,
  UpdatePayoutAccountDocument,
} from '../../generated/graphql.ts'
import { MutationButton } from '../../list/record-page.tsx'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { EditButton } from '../../ui/form.tsx'
import { timeText } from '../../values.tsx'
import { TeamSection } from '../team/section.tsx'

type Account = NonNullable<PayoutAccountOfTeamQuery['payoutAccount']>

const shown = ['accountHolder', 'iban', 'bic', 'taxNumber', 'address'] as const

/** Bank account, address and tax number of a publisher, with a warning while a replaced IBAN is held. */
export function PayoutAccount({ teamId }: { teamId: string }) {
  const { may, isOperator } = useSession()
  const { data, error, refetch } = useOperation(PayoutAccountOfTeamDocument, { teamId })
  const account = data?.payoutAccount
  const isMissing = isNotFound(error) || account === null
  const isEmpty = !account || shown.every((name) => !account[name])
  return (
    <TeamSection
      title={t('payoutAccount')}
      isReady={account !== undefined || isMissing}
      error={error}
      retry={refetch}
      actions={
        may(UpdatePayoutAccountDocument) &&
        (account || isMissing) && (
          <EditButton
            name={t(isEmpty ? 'addPayoutAccount' : 'editPayoutAccount')}
            isPrimary={isEmpty && !isOperator}
            document={UpdatePayoutAccountDocument}
            input={{ teamId }}
            hint={t('payoutAccountHint')}
            fields={[
              { name: 'accountHolder', value: account?.accountHolder ?? undefined },
              { name: 'iban', value: account?.iban ?? undefined },
              { name: 'bic', value: account?.bic ?? undefined, hint: t('bicHint') },
              { name: 'taxNumber', value: account?.taxNumber ?? undefined },
              { name: 'address', type: 'textarea', value: account?.address ?? undefined },
            ]}
          />
        )
      }
    >
      {account && <Hold account={account} teamId={teamId} />}
      {isEmpty ? (
        <p className="caution">{t('noPayoutAccount')}</p>
      ) : (
        <dl className="fields">
          {shown.map(
            (name) =>
              account[name] && (
                <div key={name} data-wide={name === 'iban' || undefined}>
                  <dt>{labelFor(name)}</dt>
                  <dd className={name === 'iban' ? undefined : 'text'}>
                    {name === 'iban' ? spaced(account.iban!) : account[name]}
                  </dd>
                </div>
              ),
          )}
        </dl>
      )}
      {account?.provider && (
        <p className="hint">
          {t(account.payoutsEnabled ? 'transfersEnabled' : 'transfersNotEnabled', {
            provider: labelFor(account.provider),
          })}
        </p>
      )}
    </TeamSection>
  )
}

/** Writes an IBAN in groups of four characters. */
const spaced = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1\u00a0')

/** Warning that payment files omit a replaced IBAN. An operator who has verified the IBAN ends the hold. */
function Hold({ account: { iban, heldUntil }, teamId }: { account: Account; teamId: string }) {
  const { isOperator } = useSession()
  if (!iban || !heldUntil || new Date(heldUntil) <= new Date()) return null
  const time = timeText(heldUntil)
  return (
    <div className="caution" role="status">
      <p>{t(isOperator ? 'accountHeldForOperator' : 'accountHeld', { time })}</p>
      {isOperator && (
        <MutationButton
          name={t('confirmAccount')}
          isFinal
          change={{ document: UpdatePayoutAccountDocument, input: { teamId, iban } }}
        >
          {t('confirmAccountHint', { iban: spaced(iban) })}
        </MutationButton>
      )}
    </div>
  )
}
