import {
  AgreementsOfTeamDocument,
  AppsOfTeamDocument,
  AuditOfTeamDocument,
  InvitationsOfTeamDocument,
  MembersOfTeamDocument,
  TeamSettingsDocument,
  TokensOfTeamDocument,
  UpdateTeamDocument,
  WebhooksOfTeamDocument,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { Screen } from '../../ui/page.tsx'
import { Agreements } from '../team/agreements.tsx'
import { ConnectedApps } from '../team/connected-apps.tsx'
import { EditTeamButton } from '../team/edit-team.tsx'
import { Invitations } from '../team/invitations.tsx'
import { Members } from '../team/members.tsx'
import { TeamAudit } from '../team/team-audit.tsx'
import { Tokens } from '../team/tokens.tsx'
import { Webhooks } from '../team/webhooks.tsx'

/** Sections of the settings. A section is hidden if the token cannot run its query. */
const sections = [
  [AgreementsOfTeamDocument, Agreements],
  [MembersOfTeamDocument, Members],
  [InvitationsOfTeamDocument, Invitations],
  [TokensOfTeamDocument, Tokens],
  [AppsOfTeamDocument, ConnectedApps],
  [WebhooksOfTeamDocument, Webhooks],
  [AuditOfTeamDocument, TeamAudit],
] as const

/** Settings of a publisher: agreements, members, invitations, tokens, webhooks and audit log. */
export function PublisherSettings() {
  const { may, session } = useSession()
  const teamId = session.teamId ?? ''
  return (
    <Screen
      title={t('settings')}
      actions={
        may(UpdateTeamDocument) && may(TeamSettingsDocument) && <EditTeamButton id={teamId} />
      }
    >
      <div className="pairs">
        {sections
          .filter(([document]) => may(document))
          .map(([document, Part]) => (
            <Part key={document.toString()} teamId={teamId} />
          ))}
      </div>
    </Screen>
  )
}
