import { useLocation } from 'wouter'
import {
  CreateOperatorTokenDocument,
  type CreateOperatorTokenMutation,
} from '../../generated/graphql.ts'
import { choicesOf } from '../../list/choices.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import { showToken } from './replace.tsx'

/** Button that creates an operator token and shows it. */
export function NewOperatorToken() {
  const { may } = useSession()
  const [, navigate] = useLocation()
  if (!may(CreateOperatorTokenDocument)) return null
  return (
    <FormButton
      name={t('newOperatorToken')}
      send={t('createToken')}
      isPrimary
      hint={t('newOperatorTokenHint')}
      document={CreateOperatorTokenDocument}
      input={{}}
      fields={[
        { name: 'name', required: true, hint: t('operatorNameHint') },
        { name: 'email', type: 'email', label: t('operatorEmail'), hint: t('operatorEmailHint') },
        { name: 'type', type: 'select', choices: choicesOf('OperatorTokenType') },
        {
          ...{ name: 'expiresAt', type: 'datetime-local', label: t('tokenEnd') },
          hint: t('tokenEndHint'),
        },
      ]}
      done={(answer) => {
        const { token, kept } = (answer as CreateOperatorTokenMutation).issued
        showToken(token, kept)
        navigate(`/operator-tokens/${kept.id}`)
      }}
    />
  )
}
