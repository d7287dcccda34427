import { useLocation } from 'wouter'
import {
  CreateOauthClientDocument,
  type CreateOauthClientMutation,
} from '../../generated/graphql.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import type { FormField } from '../../ui/form-field.ts'
import { showSecret } from '../../ui/secret.tsx'

const kinds = ['CONFIDENTIAL', 'PUBLIC'] as const

/** Button that registers an OAuth client, opens its page, and shows the secret of a confidential one. */
export function NewOauthClientButton() {
  const { may } = useSession()
  const [, navigate] = useLocation()
  if (!may(CreateOauthClientDocument)) return null
  const fields: FormField[] = [
    { name: 'name', required: true, hint: t('clientNameHint') },
    {
      ...{ name: 'redirectUris', type: 'lines', required: true, rows: 3 },
      hint: t('redirectUrisHint'),
    },
    {
      ...{ name: 'kind', label: t('clientKind') },
      control: (set, chosen = 'CONFIDENTIAL') => <KindChoice chosen={chosen} change={set} />,
    },
  ]
  return (
    <FormButton
      name={t('newOauthClient')}
      submitLabel={t('createOauthClient')}
      isPrimary
      hint={t('newOauthClientHint')}
      document={CreateOauthClientDocument}
      input={{}}
      inputOf={({ kind, ...values }) => ({ ...values, isConfidential: kind !== 'PUBLIC' })}
      fields={fields}
      done={(data) => {
        const { clientSecret, oauthClient } = (data as CreateOauthClientMutation).issued
        if (clientSecret) {
          const title = t('clientSecretOf', { name: oauthClient.name })
          showSecret({ title, text: clientSecret, hint: t('clientSecretHint') })
        }
        navigate(`/${lists.oauthClients.path}/${oauthClient.id}`)
      }}
    />
  )
}

function KindChoice({ chosen, change }: { chosen: string; change(kind: string): void }) {
  return (
    <fieldset>
      <legend className="hidden">{t('clientKind')}</legend>
      {kinds.map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name="client-kind"
            checked={kind === chosen}
            onChange={() => change(kind)}
          />
          <span>
            {labelFor(kind)} <small>{t(`hintOf${kind}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
