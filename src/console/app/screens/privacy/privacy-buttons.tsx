import { useLocation } from 'wouter'
import { exportDays } from '../../../../domain/accounts/export-days.ts'
import { returnedId } from '../../change.ts'
import { ErasePersonDocument, ExportPersonDocument } from '../../generated/graphql.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { FormButton, type MutationForm } from '../../ui/form.tsx'
import type { FormField } from '../../ui/form-field.ts'
import { emailField } from './email-field.tsx'

/**
 * Returns the forms that export and erase the data of a person; undefined without the right to.
 * @param email address of the person; entered in the form if absent
 */
export function usePrivacyForms(email?: string): {
  exportForm: MutationForm | undefined
  eraseForm: MutationForm | undefined
} {
  const { may } = useSession()
  const [, navigate] = useLocation()
  const fields: FormField[] = [
    ...(email ? [] : [emailField]),
    { name: 'reason', type: 'textarea', rows: 2, required: true },
  ]
  const common = {
    fields,
    input: email ? { email } : {},
    done: (data: unknown) => navigate(`/${lists.privacyRequests.path}/${returnedId(data)}`),
  }
  return {
    exportForm: may(ExportPersonDocument)
      ? {
          ...common,
          name: t('exportPerson'),
          message: t('exportRequested'),
          hint: email
            ? t('exportPersonOf', { email, days: exportDays })
            : t('exportPersonHint', { days: exportDays }),
          document: ExportPersonDocument,
        }
      : undefined,
    eraseForm: may(ErasePersonDocument)
      ? {
          ...common,
          name: t('erasePerson'),
          message: t('erasureRequested'),
          hint: email ? t('erasePersonOf', { email }) : t('erasePersonHint'),
          document: ErasePersonDocument,
          isDestructive: true,
        }
      : undefined,
  }
}

/** Buttons that export and erase the data of a person whose address is entered. */
export function PrivacyButtons() {
  const { exportForm, eraseForm } = usePrivacyForms()
  return (
    <>
      {exportForm && <FormButton {...exportForm} />}
      {eraseForm && <FormButton {...eraseForm} />}
    </>
  )
}
