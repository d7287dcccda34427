import { useLocation } from 'wouter'
import { useOperation } from '../../api.ts'
import { returnedId } from '../../change.ts'
import { CreatePayoutFileDocument, PayoutsToTransferDocument } from '../../generated/graphql.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import { moneyText } from '../../values.tsx'

/** Button that creates a payment file of the selected pending payouts. Hidden if there is none. */
export function NewPaymentFileButton() {
  const { may } = useSession()
  return may(CreatePayoutFileDocument) && may(PayoutsToTransferDocument) ? <Form /> : null
}

function Form() {
  const [, navigate] = useLocation()
  const payouts = useOperation(PayoutsToTransferDocument, {}).data?.payouts.nodes ?? []
  if (payouts.length === 0) return null
  return (
    <FormButton
      name={t('newPaymentFile')}
      submitLabel={t('createPaymentFile')}
      hint={t('newPaymentFileHint')}
      document={CreatePayoutFileDocument}
      input={{}}
      fields={[
        {
          ...{ name: 'payoutIds', type: 'several', required: true },
          choices: payouts.map(({ id, team, amount }) => [
            id,
            `${team.name} · ${moneyText(amount)}`,
          ]),
          preset: payouts.map(({ id }) => id).join('\n'),
        },
        {
          ...{ name: 'executionDate', type: 'date' },
          hint: t('executionDateHint'),
        },
      ]}
      inputOf={({ executionDate, ...values }) => ({
        ...values,
        ...(executionDate ? { executionDate: isoDay(String(executionDate)) } : {}),
      })}
      done={(data) => navigate(`/${lists.payoutFiles.path}/${returnedId(data)}`)}
    />
  )
}

/** Formats the day of a time as YYYY-MM-DD, in the time zone of the browser. */
const isoDay = (time: string) => new Intl.DateTimeFormat('sv-SE').format(new Date(time))
