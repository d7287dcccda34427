import { useLocation } from 'wouter'
import { InviteWriterDocument, type InviteWriterMutation } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import { showSecret } from '../../ui/secret.tsx'
import { languageField } from '../team/language-field.ts'

/** Button that invites a writer and opens the page of the user. Shows the link if the server sends no email. */
export function InviteWriterButton() {
  const { may, session } = useSession()
  const [, navigate] = useLocation()
  if (!may(InviteWriterDocument)) return null
  return (
    <FormButton
      name={t('inviteWriter')}
      submitLabel={t('invite')}
      hint={`${t(session.sendsEmail ? 'invitedByEmail' : 'invitedByLink')} ${t('inviteWriterHint')}`}
      document={InviteWriterDocument}
      input={{}}
      fields={[
        { name: 'name', required: true },
        { name: 'email', type: 'email', label: t('emailAddress'), required: true },
        ...(session.sendsEmail ? [languageField] : []),
      ]}
      done={(data) => {
        const { user, invitation } = (data as InviteWriterMutation).inviteWriter
        const title = t('invitationLink')
        if (invitation.link)
          showSecret({ title, text: invitation.link, hint: t('invitationLinkHint') })
        navigate(`/users/${user.id}`)
      }}
    />
  )
}
