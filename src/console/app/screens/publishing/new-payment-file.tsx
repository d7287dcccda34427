import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { operationName, request } from '../../api.ts'
import { returnedId } from '../../change.ts'
import {
  CreatePayoutFileDocument,
  PayoutsToTransferDocument,
  type PayoutsToTransferQuery,
} from '../../generated/graphql.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import { moneyText, numberText, sumOf } from '../../values.tsx'

/** Button that creates a payment file of the selected pending payouts. Hidden if there are no payouts. */
export function NewPaymentFileButton() {
  const { may } = useSession()
  return may(CreatePayoutFileDocument) && may(PayoutsToTransferDocument) ? <Form /> : null
}

function Form() {
  const [, navigate] = useLocation()
  const { data: payouts = [] } = useQuery({
    queryKey: [operationName(PayoutsToTransferDocument)],
    queryFn: ({ signal }) => loadPayouts(signal),
  })
  if (payouts.length === 0) return null
  const inFile = payouts.slice(0, maxPayouts)
  const total = moneyText(sumOf(inFile.map(({ amount }) => amount)))
  return (
    <FormButton
      name={t('newPaymentFile')}
      submitLabel={t('createPaymentFile')}
      hint={t('newPaymentFileHint')}
      document={CreatePayoutFileDocument}
      input={{}}
      fields={[
        {
          ...{ name: 'payoutIds', type: 'several', required: true, selectsAll: inFile.length > 8 },
          hint: t('payoutsOfFileHint', { count: numberText(inFile.length), total }),
          choices: inFile.map(({ id, team, amount }) => [
            id,
            `${team.name} · ${moneyText(amount)}`,
          ]),
          preset: inFile.map(({ id }) => id).join('\n'),
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

/** Maximum number of payouts in a payment file. */
const maxPayouts = 2_000
const pageSize = 100

/** Loads the payouts that are not in a payment file, oldest first, up to the maximum of a file. */
async function loadPayouts(signal: AbortSignal) {
  const payouts: PayoutsToTransferQuery['payouts']['nodes'] = []
  for (let isLast = false; !isLast && payouts.length < maxPayouts; ) {
    const offset = payouts.length
    const { payouts: page } = await request(PayoutsToTransferDocument, { offset }, signal)
    payouts.push(...page.nodes)
    isLast = page.nodes.length < pageSize
  }
  return payouts
}

/** Formats the day of a time as YYYY-MM-DD, in the time zone of the browser. */
const isoDay = (time: string) => new Intl.DateTimeFormat('sv-SE').format(new Date(time))
