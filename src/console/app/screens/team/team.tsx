import {
  AgreementsOfTeamDocument,
  ApprovalSettingsDocument,
  AppsOfTeamDocument,
  AuditOfTeamDocument,
  CreditOfTeamDocument,
  EarningsDocument,
  InvitationsOfTeamDocument,
  MembersOfTeamDocument,
  SsoSettingsDocument,
  TeamSettingsDocument,
  TokensOfTeamDocument,
  UpdateTeamDocument,
  WebhooksOfTeamDocument,
} from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { EarningsOfTeam } from '../publishing/balance.tsx'
import { Agreements } from './agreements.tsx'
import { Approvals } from './approvals.tsx'
import { ConnectedApps } from './connected-apps.tsx'
import { Credit } from './credit.tsx'
import { EditTeamButton } from './edit-team.tsx'
import { Invitations } from './invitations.tsx'
import { Members } from './members.tsx'
import { SingleSignOn } from './single-sign-on.tsx'
import { TeamAudit } from './team-audit.tsx'
import { Tokens } from './tokens.tsx'
import { Webhooks } from './webhooks.tsx'

/** Sections of the team screen. A section is hidden if the token cannot run its query. */
const sections = [
  [MembersOfTeamDocument, Members],
  [InvitationsOfTeamDocument, Invitations],
  [TokensOfTeamDocument, Tokens],
  [AppsOfTeamDocument, ConnectedApps],
  [WebhooksOfTeamDocument, Webhooks],
  [CreditOfTeamDocument, Credit],
  [EarningsDocument, EarningsOfTeam],
  [AgreementsOfTeamDocument, Agreements],
  [ApprovalSettingsDocument, Approvals],
  [SsoSettingsDocument, SingleSignOn],
  [AuditOfTeamDocument, TeamAudit],
] as const

/** Team screen: members, invitations, tokens, connected apps, webhooks, credit or earnings, agreements, approvals, single sign-on, audit log and related lists. */
export function TeamScreen({ id }: { id: string }) {
  const { may } = useSession()
  return (
    <RecordPage
      list={lists.teams}
      id={id}
      hiddenLists={['webhookEndpoints']}
      moreActions={
        may(UpdateTeamDocument) && may(TeamSettingsDocument) && <EditTeamButton id={id} />
      }
    >
      <div className="pairs">
        {sections
          .filter(([document]) => may(document))
          .map(([document, Part]) => (
            <Part key={document.toString()} teamId={id} />
          ))}
      </div>
    </RecordPage>
  )
}
