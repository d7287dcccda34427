import { useOperation } from '../../api.ts'
import {
  InvitationsOfTeamDocument,
  WithdrawTeamInvitationDocument,
} from '../../generated/graphql.ts'
import { MutationButton } from '../../list/record-page.tsx'
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
  const { session, may } = useSession()
  const { data, error, refetch } = useOperation(InvitationsOfTeamDocument, {
    teamId,
    first: recordsPerSection,
  })
  const addresses = useMemberAddresses(teamId, recordsPerSection)
  const ofMembers = new Set([...addresses.values()].map(({ invitation }) => invitation?.id))
  const invitations = (data?.teamInvitations.nodes ?? []).filter(({ id }) => !ofMembers.has(id))
  const { deliveryHint, inviteForm, resendForm } = useInvitationForms()
  return (
    <TeamSection
      title={labelFor('teamInvitations')}
      isReady={data !== undefined}
      error={error}
      retry={refetch}
      {...(!session.sendsEmail && { hint: deliveryHint })}
      empty={invitations.length === 0 ? t('noInvitations') : undefined}
      all={
        data && {
          href: listUrl(lists.teamInvitations, { teamId }),
          total: data.teamInvitations.totalCount,
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
              {may(WithdrawTeamInvitationDocument) && (
                <MutationButton
                  name={t('withdraw')}
                  of={email}
                  isFinal
                  isDestructive
                  change={{
                    document: WithdrawTeamInvitationDocument,
                    input: { teamInvitationId: id },
                  }}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </TeamSection>
  )
}
