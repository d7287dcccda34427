import {
  AgreementsOfTeamDocument,
  ApprovalSettingsDocument,
  AppsOfTeamDocument,
  AuditOfTeamDocument,
  BudgetsOfTeamDocument,
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
import { Budgets } from '../spend/budgets.tsx'
import { Agreements } from './agreements.tsx'
import { Approvals } from './approvals.tsx'
import { ConnectedApps } from './connected-apps.tsx'
import { EditTeamButton } from './edit-team.tsx'
import { Invitations } from './invitations.tsx'
import { Members } from './members.tsx'
import { TeamAudit } from './team-audit.tsx'
import { Tokens } from './tokens.tsx'
import { Webhooks } from './webhooks.tsx'

/** Sections of the settings. A section is hidden if the token cannot run its query. */
const sections = [
  [MembersOfTeamDocument, Members],
  [InvitationsOfTeamDocument, Invitations],
  [ApprovalSettingsDocument, Approvals],
  [BudgetsOfTeamDocument, Budgets],
  [TokensOfTeamDocument, Tokens],
  [AppsOfTeamDocument, ConnectedApps],
  [WebhooksOfTeamDocument, Webhooks],
  [AgreementsOfTeamDocument, Agreements],
  [AuditOfTeamDocument, TeamAudit],
] as const

/** Settings of a buyer team: members, invitations, approvals, budgets, tokens, apps, webhooks, agreements and audit log. */
export function TeamSettings() {
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
