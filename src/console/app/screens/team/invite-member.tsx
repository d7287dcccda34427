import { InviteTeamMemberDocument, ResendTeamInvitationDocument } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import type { UnverifiedMember } from './use-unverified-members.ts'

/** Button that sends a member an email with a link to the console, or sends it again. */
export function InviteMemberButton({
  teamId,
  member: { email, invitationId },
}: {
  teamId: string
  member: UnverifiedMember
}) {
  const { may } = useSession()
  if (invitationId) {
    if (!may(ResendTeamInvitationDocument)) return null
    return (
      <FormButton
        name={t('resendInvitation')}
        hint={t('resendHint')}
        document={ResendTeamInvitationDocument}
        input={{ teamInvitationId: invitationId }}
        fields={[]}
      />
    )
  }
  if (!may(InviteTeamMemberDocument)) return null
  return (
    <FormButton
      name={t('sendInvitation')}
      hint={t('sendInvitationHint', { email })}
      document={InviteTeamMemberDocument}
      input={{ teamId, email }}
      fields={[]}
    />
  )
}
