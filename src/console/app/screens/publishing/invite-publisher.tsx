import { useLocation } from 'wouter'
import { InvitePublisherDocument, type InvitePublisherMutation } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import { showSecret } from '../../ui/secret.tsx'
import { languageField } from '../team/language-field.ts'

/** Button that invites a publisher and opens the page of its team. Shows the link if the server sends no email. */
export function InvitePublisherButton() {
  const { may, session } = useSession()
  const [, navigate] = useLocation()
  if (!may(InvitePublisherDocument)) return null
  return (
    <FormButton
      name={t('invitePublisher')}
      submitLabel={t('invite')}
      hint={t(session.sendsEmail ? 'invitedByEmail' : 'invitedByLink')}
      document={InvitePublisherDocument}
      input={{}}
      fields={[
        { name: 'name', required: true, label: t('publisherName') },
        { name: 'ownerName', hint: t('ownerNameHint') },
        { name: 'email', type: 'email', label: t('emailAddress'), required: true },
        ...(session.sendsEmail ? [languageField] : []),
      ]}
      done={(data) => {
        const { team, invitation } = (data as InvitePublisherMutation).invitePublisher
        const title = t('invitationLink')
        if (invitation.link)
          showSecret({ title, text: invitation.link, hint: t('invitationLinkHint') })
        navigate(`/teams/${team.id}`)
      }}
    />
  )
}
