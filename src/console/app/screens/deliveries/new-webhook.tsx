import { useLocation } from 'wouter'
import {
  CreateWebhookEndpointDocument,
  type CreateWebhookEndpointMutation,
} from '../../generated/graphql.ts'
import { webhookFields } from '../../list/record-forms.tsx'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { inputFields, referenceField } from '../../ui/fields.tsx'
import { FormButton } from '../../ui/form.tsx'
import { showSecret } from '../../ui/secret.tsx'

/**
 * Button that creates a webhook, shows its secret and opens its page.
 * @param teamId omitted on pages of no particular team, where operators select one
 */
export function NewWebhookButton({ teamId }: { teamId?: string }) {
  const { isOperator, may } = useSession()
  const [, navigate] = useLocation()
  if (!may(CreateWebhookEndpointDocument)) return null
  const needsTeam = isOperator && !teamId
  return (
    <FormButton
      name={t('newWebhook')}
      submitLabel={t('createWebhook')}
      isPrimary={!teamId}
      hint={t('newWebhookHint')}
      document={CreateWebhookEndpointDocument}
      input={teamId ? { teamId } : {}}
      fields={[
        ...(needsTeam ? [{ ...referenceField('teamId'), required: true }] : []),
        ...inputFields('CreateWebhookEndpointInput', webhookFields),
      ]}
      done={(data) => {
        const { id, secret } = (data as CreateWebhookEndpointMutation).createWebhookEndpoint
        showWebhookSecret(secret)
        navigate(`/webhooks/${id}`)
      }}
    />
  )
}

/** Shows the signing secret of a new webhook, or the rotated one. */
export function showWebhookSecret(secret: string | null): void {
  if (secret) showSecret({ title: t('webhookSecret'), text: secret, hint: t('webhookSecretHint') })
}
