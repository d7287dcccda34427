import { useOperation } from '../../api.ts'
import { InvitationsOfTeamDocument } from '../../generated/graphql.ts'
import { listUrl } from '../../list/url-parameters.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import { Chip, dayText, RecordLink } from '../../values.tsx'
import { useInvitationForms } from './invitation-forms.ts'
import { recordsPerSection, TeamSection } from './section.tsx'
import { useMemberAddresses } from './use-member-addresses.ts'

/** Open invitations of a team, without those to members, which are in the list of members. */
export function Invitations({ teamId }: { teamId: string }) {
  const { session } = useSession()
  const { addresses, isLoading } = useMemberAddresses(teamId, recordsPerSection)
  const { data, error, refetch } = useOperation(
    InvitationsOfTeamDocument,
    {
      ...{ teamId, first: recordsPerSection },
      toMembers: [...addresses.values()].flatMap(({ invitation }) => invitation?.id ?? []),
    },
    { enabled: !isLoading, keepPrevious: true },
  )
  const { nodes: invitations = [], totalCount = 0 } = data?.teamInvitations ?? {}
  const { deliveryHint, inviteForm, resendForm, withdrawForm } = useInvitationForms()
  return (
    <TeamSection
      title={labelFor('teamInvitations')}
      isReady={data !== undefined}
      error={error}
      retry={refetch}
      {...(!session.sendsEmail && { hint: deliveryHint })}
      empty={totalCount === 0 ? t('noInvitations') : undefined}
      all={
        data && {
          href: listUrl(lists.teamInvitations, { teamId, acceptedAt: 'none', withdrawnAt: 'none' }),
          total: data.all.totalCount,
        }
      }
      actions={inviteForm && <FormButton {...inviteForm(teamId)} />}
    >
      <ul className="rows invitations">
        {invitations.map(({ id, email, role, status, expiresAt, __typename }) => (
          <li key={id}>
            <span>
              <RecordLink record={{ id, email, __typename }} />
              <small>{t('until', { time: dayText(expiresAt) })}</small>
            </span>
            <span className="chips">
              <Chip value={role} />
              <Chip value={status} />
            </span>
            <span className="actions">
              {resendForm && <FormButton {...resendForm(t('resend'), id, email)} />}
              {withdrawForm && <FormButton {...withdrawForm(t('withdraw'), id, email)} />}
            </span>
          </li>
        ))}
      </ul>
    </TeamSection>
  )
}
