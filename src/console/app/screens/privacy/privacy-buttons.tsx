import { useLocation } from 'wouter'
import { returnedId } from '../../change.ts'
import { ErasePersonDocument, ExportPersonDocument } from '../../generated/graphql.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import type { FormField } from '../../ui/form-field.ts'

/** Buttons that export and erase the data of a person. @param email address of the person; entered in the form if absent */
export function PrivacyButtons({ email }: { email?: string }) {
  const { may } = useSession()
  const [, navigate] = useLocation()
  const fields: FormField[] = [
    ...(email ? [] : [{ name: 'email', type: 'email', required: true } as const]),
    { name: 'reason', type: 'textarea', rows: 2, required: true },
  ]
  const input = email ? { email } : {}
  const done = (data: unknown) => navigate(`/${lists.privacyRequests.path}/${returnedId(data)}`)
  return (
    <>
      {may(ExportPersonDocument) && (
        <FormButton
          name={t('exportPerson')}
          message={t('exportRequested')}
          hint={email ? t('exportPersonOf', { email }) : t('exportPersonHint')}
          document={ExportPersonDocument}
          {...{ input, fields, done }}
        />
      )}
      {may(ErasePersonDocument) && (
        <FormButton
          name={t('erasePerson')}
          message={t('erasureRequested')}
          hint={email ? t('erasePersonOf', { email }) : t('erasePersonHint')}
          document={ErasePersonDocument}
          isDestructive
          {...{ input, fields, done }}
        />
      )}
    </>
  )
}
