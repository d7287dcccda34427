import { useLocation } from 'wouter'
import {
  CreateOperatorTokenDocument,
  type CreateOperatorTokenMutation,
} from '../../generated/graphql.ts'
import { enumChoices } from '../../list/enum-choices.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import { showToken } from './rotate.tsx'

/** Button that creates an operator token and shows it. */
export function NewOperatorTokenButton() {
  const { may } = useSession()
  const [, navigate] = useLocation()
  if (!may(CreateOperatorTokenDocument)) return null
  return (
    <FormButton
      name={t('newOperatorToken')}
      submitLabel={t('createToken')}
      isPrimary
      hint={t('newOperatorTokenHint')}
      document={CreateOperatorTokenDocument}
      input={{}}
      fields={[
        { name: 'name', required: true, hint: t('operatorNameHint') },
        { name: 'email', type: 'email', label: t('operatorEmail'), hint: t('operatorEmailHint') },
        {
          ...{ name: 'role', type: 'select', preset: 'FULL', required: true },
          choices: enumChoices('OperatorRole'),
          hint: t('operatorRoleHint'),
        },
        {
          ...{ name: 'expiresAt', type: 'datetime-local', label: t('tokenEnd') },
          hint: t('tokenEndHint'),
        },
      ]}
      done={(data) => {
        const { token, kept } = (data as CreateOperatorTokenMutation).issued
        showToken(token, kept)
        navigate(`/operator-tokens/${kept.id}`)
      }}
    />
  )
}
