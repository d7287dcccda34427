import {
  InviteTeamMemberDocument,
  InviteWithLinkDocument,
  type InviteWithLinkMutation,
  ResendTeamInvitationDocument,
  ResendWithLinkDocument,
  WithdrawTeamInvitationDocument,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import type { MutationForm } from '../../ui/form.tsx'
import { showSecret } from '../../ui/secret.tsx'
import { languageField } from './language-field.ts'
import { roleField } from './role-field.ts'
import type { MemberAddress } from './use-member-addresses.ts'

/** Shows the link of an invitation, which only operators can read, if the server sends no email. */
function showLink(data: unknown): void {
  const link = (data as Partial<InviteWithLinkMutation>).issued?.link
  if (link) showSecret({ title: t('invitationLink'), text: link, hint: t('invitationLinkHint') })
}

/** Returns the forms for invitations that the session may send, and a sentence about how they are sent. */
export function useInvitationForms() {
  const { isOperator, may, session } = useSession()
  const { sendsEmail } = session
  const deliveryHint = sendsEmail
    ? t('invitedByEmail')
    : t(isOperator ? 'invitedByLink' : 'invitedWithoutEmail')
  const [invite, resend] = isOperator
    ? [InviteWithLinkDocument, ResendWithLinkDocument]
    : [InviteTeamMemberDocument, ResendTeamInvitationDocument]
  const inviteForm = (teamId: string): MutationForm => ({
    ...{ name: t('invite'), hint: deliveryHint, document: invite, input: { teamId } },
    done: showLink,
    fields: [
      { name: 'email', type: 'email', label: t('emailAddress'), required: true },
      roleField(),
      ...(sendsEmail ? [languageField] : []),
    ],
  })
  // Without email, a new link is created, but not sent.
  const resendForm = (name: string, id: string, of: string): MutationForm => ({
    ...{ name, of, hint: t('resendHint'), document: resend, fields: [], done: showLink },
    ...(!sendsEmail && { name: t('newLink'), hint: t('newInvitationLinkHint') }),
    ...(!sendsEmail && { message: t('linkReplaced') }),
    input: { teamInvitationId: id },
  })
  const withdrawForm = (name: string, id: string, of: string): MutationForm => ({
    ...{ name, of, hint: t('cannotUndo'), document: WithdrawTeamInvitationDocument, fields: [] },
    ...{ input: { teamInvitationId: id }, isDestructive: true },
  })
  /** Forms for a member: to send, resend and withdraw an invitation, until the address is verified. */
  const memberForms = (teamId: string, { email, needsInvitation, invitation }: MemberAddress) => {
    const forms: MutationForm[] = []
    if (invitation && may(resend))
      forms.push(resendForm(t('resendInvitation'), invitation.id, email))
    if (invitation && may(WithdrawTeamInvitationDocument))
      forms.push(withdrawForm(t('withdrawInvitation'), invitation.id, email))
    if (!invitation && needsInvitation && may(InviteTeamMemberDocument))
      forms.push({
        ...{ name: t('sendInvitation'), document: InviteTeamMemberDocument, fields: [] },
        ...{ input: { teamId, email }, hint: t('sendInvitationHint', { email }) },
      })
    return forms
  }
  return {
    deliveryHint,
    memberForms,
    inviteForm: may(invite) ? inviteForm : undefined,
    resendForm: may(resend) ? resendForm : undefined,
    withdrawForm: may(WithdrawTeamInvitationDocument) ? withdrawForm : undefined,
  }
}
