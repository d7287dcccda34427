import { useOperation } from '../../api.ts'
import { restorePrevious } from '../../change.ts'
import {
  ApprovalSettingsDocument,
  ApproveOrderDocument,
  UpdateTeamDocument,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { EditButton } from '../../ui/form.tsx'
import { moneyText } from '../../values.tsx'
import { TeamSection } from './section.tsx'

const conditions = ['API_TOKENS', 'OAUTH_APPLICATIONS', 'BUYERS', 'ADMINS'] as const

/** Which orders of a buyer team need approval, with a button to change it. */
export function Approvals({ teamId }: { teamId: string }) {
  const { isOperator, may, session } = useSession()
  const { data, error, refetch } = useOperation(ApprovalSettingsDocument, { teamId })
  const team = data?.team
  if (!team) return null
  if (team.kind !== 'BUYER') return null
  const { approvalRequiredAbove: above, approvalRequiredFor: callers } = team
  const names = callers.map((name) => labelFor(name)).join(', ')
  const change = { document: UpdateTeamDocument, input: { id: teamId } }
  const isOwner = session.role === 'OWNER' && may(ApproveOrderDocument)
  const edit = may(UpdateTeamDocument) && (isOperator || isOwner) && (
    <EditButton
      {...change}
      name={t('editApprovals')}
      fields={[
        {
          name: 'approvalRequiredAbove',
          type: 'number',
          value: above ?? '',
          hint: t('approvalAboveHint'),
        },
        {
          name: 'approvalRequiredFor',
          type: 'several',
          value: callers.join('\n'),
          choices: conditions.map((name) => [name, labelFor(name)] as const),
        },
      ]}
      undo={restorePrevious(change, { ...team })}
    />
  )
  return (
    <TeamSection
      title={t('approvalSettings')}
      isReady
      error={error}
      retry={refetch}
      empty={above === null && callers.length === 0 ? t('noApprovals') : undefined}
      actions={edit}
    >
      {above !== null && <p>{t('approvalAbove', { amount: moneyText(above) })}</p>}
      {callers.length > 0 && <p>{t('approvalFor', { names })}</p>}
    </TeamSection>
  )
}
