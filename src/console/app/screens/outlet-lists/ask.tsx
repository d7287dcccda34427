import { useLocation } from 'wouter'
import { returnedId } from '../../change.ts'
import { CreateOutletInquiryDocument } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'

/** Button that sends an inquiry about an outlet to the operators, and opens it. Hidden from operators. */
export function AskButton({ outlet }: { outlet: { id: string; name: string } }) {
  const { isOperator, may, session } = useSession()
  const [, navigate] = useLocation()
  if (isOperator || !may(CreateOutletInquiryDocument)) return null
  return (
    <FormButton
      name={t('askAbout')}
      submitLabel={t('sendQuestion')}
      message={t('questionSent')}
      hint={t('askHint', { name: outlet.name })}
      document={CreateOutletInquiryDocument}
      input={{ outletId: outlet.id }}
      fields={[
        {
          ...{ name: 'notes', label: t('questionText'), type: 'textarea', required: true, rows: 5 },
        },
        {
          ...{ name: 'name', label: t('askerName'), required: true },
          preset: session.userName ?? undefined,
        },
        {
          ...{ name: 'email', type: 'email', required: true },
          hint: t('answerByEmailHint'),
        },
        { name: 'phoneNumber', label: labelFor('phoneNumber') },
      ]}
      done={(data) => navigate(`/inquiries/${returnedId(data)}`)}
    />
  )
}
