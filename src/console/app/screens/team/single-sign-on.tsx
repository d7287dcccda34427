import { useOperation } from '../../api.ts'
import { restorePrevious } from '../../change.ts'
import { SsoSettingsDocument, UpdateTeamDocument } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { EditButton } from '../../ui/form.tsx'
import type { FormField } from '../../ui/form-field.ts'
import { TeamSection } from './section.tsx'

/** Whether a team requires SSO, and the domains whose users join it. Hidden if the server offers no SSO. */
export function SingleSignOn({ teamId }: { teamId: string }) {
  const { isOperator, may, session } = useSession()
  const { data, error, refetch } = useOperation(SsoSettingsDocument, { teamId })
  const team = data?.team
  if (!team || !session.singleSignOn) return null
  const { ssoRequired, ssoDomains } = team
  const change = { document: UpdateTeamDocument, input: { id: teamId } }
  const fields: FormField[] = [
    {
      name: 'ssoRequired',
      type: 'checkbox',
      value: String(ssoRequired),
      hint: t('ssoRequiredHint'),
    },
  ]
  if (isOperator)
    fields.push({
      name: 'ssoDomains',
      type: 'lines',
      value: ssoDomains.join('\n'),
      hint: t('ssoDomainsHint'),
    })
  const mayEdit = may(UpdateTeamDocument) && (isOperator || session.role === 'OWNER')
  return (
    <TeamSection
      title={t('singleSignOn')}
      isReady
      error={error}
      retry={refetch}
      actions={
        mayEdit && (
          <EditButton
            {...change}
            name={t('editSingleSignOn')}
            fields={fields}
            undo={restorePrevious(change, { ...team })}
          />
        )
      }
    >
      <p>{t(ssoRequired ? 'ssoIsRequired' : 'ssoIsOptional')}</p>
      {ssoDomains.length > 0 && <p>{t('ssoDomainsText', { domains: ssoDomains.join(', ') })}</p>}
    </TeamSection>
  )
}
