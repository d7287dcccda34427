import { useOperation } from '../../api.ts'
import {
  InvitationsOfTeamDocument,
  InviteTeamMemberDocument,
  InviteWithLinkDocument,
  type InviteWithLinkMutation,
  ResendTeamInvitationDocument,
  ResendWithLinkDocument,
  WithdrawTeamInvitationDocument,
} from '../../generated/graphql.ts'
import { MutationButton } from '../../list/record-page.tsx'
import { listUrl } from '../../list/url-parameters.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import { showSecret } from '../../ui/secret.tsx'
import { Chip, dayText, RecordLink } from '../../values.tsx'
import { languageField } from './language-field.ts'
import { roleField } from './role-field.ts'
import { recordsPerSection, TeamSection } from './section.tsx'

/** Open invitations of a team. */
export function Invitations({ teamId }: { teamId: string }) {
  const { isOperator, session, may } = useSession()
  const { data, error, refetch } = useOperation(InvitationsOfTeamDocument, {
    teamId,
    first: recordsPerSection,
  })
  const invitations = data?.teamInvitations.nodes ?? []
  const deliveryHint = session.sendsEmail
    ? t('invitedByEmail')
    : t(isOperator ? 'invitedByLink' : 'invitedWithoutEmail')
  // If the server sends no email, only operators can read the link.
  const [invite, resend] = isOperator
    ? [InviteWithLinkDocument, ResendWithLinkDocument]
    : [InviteTeamMemberDocument, ResendTeamInvitationDocument]
  const done = (data: unknown) => {
    const link = (data as Partial<InviteWithLinkMutation>).issued?.link
    const title = t('invitationLink')
    if (link) showSecret({ title, text: link, hint: t('invitationLinkHint') })
  }
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
      actions={
        may(invite) && (
          <FormButton
            name={t('invite')}
            hint={deliveryHint}
            document={invite}
            input={{ teamId }}
            done={done}
            fields={[
              { name: 'email', type: 'email', label: t('emailAddress'), required: true },
              roleField(),
              ...(session.sendsEmail ? [languageField] : []),
            ]}
          />
        )
      }
    >
      <ul className="rows">
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
              {may(resend) && (
                <FormButton
                  name={t('resend')}
                  hint={t('resendHint')}
                  document={resend}
                  input={{ teamInvitationId: id }}
                  fields={[]}
                  done={done}
                />
              )}
              {may(WithdrawTeamInvitationDocument) && (
                <MutationButton
                  name={t('withdraw')}
                  isFinal
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
