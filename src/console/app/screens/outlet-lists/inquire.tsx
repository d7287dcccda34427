import { useLocation } from 'wouter'
import { returnedId } from '../../change.ts'
import { CreateOutletInquiryDocument } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'

/** Button that sends an inquiry about an outlet to the operators, and opens it. Hidden from operators. */
export function InquireButton({ outlet }: { outlet: { id: string; name: string } }) {
  const { isOperator, may, session } = useSession()
  const [, navigate] = useLocation()
  if (isOperator || !may(CreateOutletInquiryDocument)) return null
  return (
    <FormButton
      name={t('inquire')}
      submitLabel={t('sendInquiry')}
      message={t('inquirySent')}
      hint={t('inquireHint', { name: outlet.name })}
      document={CreateOutletInquiryDocument}
      input={{ outletId: outlet.id }}
      fields={[
        {
          ...{ name: 'notes', label: t('inquiryText'), type: 'textarea', required: true, rows: 5 },
        },
        {
          ...{ name: 'name', label: t('inquirerName'), required: true },
          preset: session.userName ?? undefined,
        },
        {
          ...{ name: 'email', type: 'email', required: true },
          hint: t('replyByEmailHint'),
        },
        { name: 'phoneNumber', label: labelFor('phoneNumber') },
      ]}
      done={(data) => navigate(`/inquiries/${returnedId(data)}`)}
    />
  )
}
