import { useLocation } from 'wouter'
import { returnedId } from '../../change.ts'
import { CreateOutletInquiryDocument } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { FormButton, type MutationForm } from '../../ui/form.tsx'

interface Props {
  outlet: { id: string; name: string }
  /** Name of the placement without a price that the inquiry is about. */
  placement?: string | undefined
}

/**
 * Returns the form that sends an inquiry about an outlet to the operators, and opens it. Undefined for operators, and for
 * members who cannot inquire.
 */
export function useInquiryForm({ outlet, placement }: Props): MutationForm | undefined {
  const { isOperator, may, session } = useSession()
  const [, navigate] = useLocation()
  if (isOperator || !may(CreateOutletInquiryDocument)) return undefined
  return {
    name: t('inquire'),
    of: outlet.name,
    submitLabel: t('sendInquiry'),
    message: t('inquirySent'),
    hint: t('inquireHint'),
    document: CreateOutletInquiryDocument,
    input: { outletId: outlet.id },
    fields: [
      {
        ...{ name: 'notes', label: t('inquiryText'), type: 'textarea', required: true, rows: 5 },
        preset: placement && t('priceInquiry', { name: placement }),
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
    ],
    done: (data) => navigate(`/inquiries/${returnedId(data)}`),
  }
}

/** Button that opens the form of an inquiry about an outlet. Hidden if the session cannot inquire. */
export function InquireButton({ isPrimary = false, ...props }: Props & { isPrimary?: boolean }) {
  const form = useInquiryForm(props)
  return form && <FormButton {...form} isPrimary={isPrimary} />
}
