import { useState } from 'react'
import { useLocation } from 'wouter'
import { request } from '../../api.ts'
import { returnedId, runWithNotice } from '../../change.ts'
import {
  CreatePayoutFileDocument,
  OpenPayoutsDocument,
  type OpenPayoutsQuery,
} from '../../generated/graphql.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { type MutationForm, submitMutation } from '../../ui/form.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import type { FormField } from '../../ui/form-field.ts'
import { showNotice } from '../../ui/notice.tsx'
import { moneyText, numberText } from '../../values.tsx'

/** Button that creates a payment file of open payouts. The form opens when they are loaded. */
export function NewPaymentFileButton({ isPrimary = false }: { isPrimary?: boolean }) {
  const { may } = useSession()
  const isAllowed = may(CreatePayoutFileDocument) && may(OpenPayoutsDocument)
  return isAllowed ? <Form isPrimary={isPrimary} /> : null
}

/** The button as the primary action of a page. */
export const PrimaryPaymentFileButton = () => <NewPaymentFileButton isPrimary />

function Form({ isPrimary }: { isPrimary: boolean }) {
  const [, navigate] = useLocation()
  const [open, setOpen] = useState<OpenPayoutsQuery | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const show = () =>
    runWithNotice(async () => {
      const loaded = await request(OpenPayoutsDocument, {})
      const { payoutCount, omittedCount } = loaded.openPayouts
      if (payoutCount === 0)
        return showNotice(t(omittedCount > 0 ? 'noTransferablePayouts' : 'noOpenPayouts'))
      setOpen(loaded)
      setIsOpen(true)
    })
  const form = open && paymentFileForm(open)
  return (
    <>
      <button
        type="button"
        className={isPrimary ? 'primary' : undefined}
        aria-haspopup="dialog"
        onClick={() => void show()}
      >
        {t('newPaymentFile')}
      </button>
      {form && (
        <FormDialog
          isOpen={isOpen}
          setOpen={setIsOpen}
          name={form.name}
          submitLabel={t('createPaymentFile')}
          hint={form.hint}
          fields={form.fields}
          run={(values) =>
            submitMutation(
              {
                ...form,
                done: (data) => navigate(`/${lists.payoutFiles.path}/${returnedId(data)}`),
              },
              values,
            )
          }
        />
      )}
    </>
  )
}

/** Returns the form for a file of open payouts, which can be cleared one by one if all of them are loaded. */
function paymentFileForm({ openPayouts, payouts }: OpenPayoutsQuery): MutationForm {
  const { payoutIds, payoutCount, amount, omittedCount } = openPayouts
  const inFile = new Set(payoutIds)
  const choices = payouts.nodes.filter(({ id }) => inFile.has(id))
  const isSelectable = choices.length === payoutCount
  const hints = [
    t('openPayoutsTotal', { count: numberText(payoutCount), total: moneyText(amount) }),
    isSelectable && t('clearOpenPayouts'),
    omittedCount > 0 && t('omittedPayouts', { count: numberText(omittedCount) }),
  ]
  const hint = hints.filter(Boolean).join(' ')
  const selection: FormField = {
    ...{ name: 'payoutIds', type: 'several', required: true, selectsAll: payoutCount > 8, hint },
    choices: choices.map(({ id, team, amount }) => [id, `${team.name} · ${moneyText(amount)}`]),
    preset: payoutIds.join('\n'),
  }
  return {
    name: t('newPaymentFile'),
    hint: isSelectable ? t('newPaymentFileHint') : `${t('newPaymentFileHint')} ${hint}`,
    document: CreatePayoutFileDocument,
    input: isSelectable ? {} : { payoutIds },
    fields: [
      ...(isSelectable ? [selection] : []),
      { name: 'executionDate', type: 'date', hint: t('executionDateHint') },
    ],
    inputOf: ({ executionDate, ...values }) => ({
      ...values,
      ...(executionDate ? { executionDate: isoDay(String(executionDate)) } : {}),
    }),
  }
}

/** Formats the day of a time as YYYY-MM-DD, in the time zone of the browser. */
const isoDay = (time: string) => new Intl.DateTimeFormat('sv-SE').format(new Date(time))
