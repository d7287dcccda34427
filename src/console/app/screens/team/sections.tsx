import type { ReactNode } from 'react'
import {
  AgreementsOfTeamDocument,
  ApprovalSettingsDocument,
  AppsOfTeamDocument,
  AuditOfTeamDocument,
  BudgetsOfTeamDocument,
  CreditOfTeamDocument,
  EarningsDocument,
  InvitationsOfTeamDocument,
  MembersOfTeamDocument,
  SsoSettingsDocument,
  TokensOfTeamDocument,
  WebhooksOfTeamDocument,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { EarningsOfTeam } from '../publishing/balance.tsx'
import { Budgets } from '../spend/budgets.tsx'
import { Agreements } from './agreements.tsx'
import { Approvals } from './approvals.tsx'
import { ConnectedApps } from './connected-apps.tsx'
import { Credit } from './credit.tsx'
import { Invitations } from './invitations.tsx'
import { Members } from './members.tsx'
import { SingleSignOn } from './single-sign-on.tsx'
import { TeamAudit } from './team-audit.tsx'
import { Tokens } from './tokens.tsx'
import { Webhooks } from './webhooks.tsx'

/** Screen with sections: the record page of a team, or the settings of a buyer or publisher. */
type SectionScreen = 'record' | 'BUYER' | 'PUBLISHER'

const everywhere: readonly SectionScreen[] = ['record', 'BUYER', 'PUBLISHER']

type Section = readonly [
  /** Query of the section. */
  document: { toString(): string },
  Part: (props: { teamId: string }) => ReactNode,
  screens: readonly SectionScreen[],
]

/** Sections in their order, with the screens that show them. */
const sections: readonly Section[] = [
  // Publishers cannot offer outlets before they accept their agreements.
  [AgreementsOfTeamDocument, Agreements, ['PUBLISHER']],
  [MembersOfTeamDocument, Members, everywhere],
  [InvitationsOfTeamDocument, Invitations, everywhere],
  [ApprovalSettingsDocument, Approvals, ['record', 'BUYER']],
  [BudgetsOfTeamDocument, Budgets, ['BUYER']],
  [TokensOfTeamDocument, Tokens, everywhere],
  [AppsOfTeamDocument, ConnectedApps, everywhere],
  [WebhooksOfTeamDocument, Webhooks, everywhere],
  // Buyers and publishers have these on the pages Spend and Earnings.
  [CreditOfTeamDocument, Credit, ['record']],
  [EarningsDocument, EarningsOfTeam, ['record']],
  [AgreementsOfTeamDocument, Agreements, ['record', 'BUYER']],
  [SsoSettingsDocument, SingleSignOn, everywhere],
  // The record page ends with the history of the team.
  [AuditOfTeamDocument, TeamAudit, ['BUYER', 'PUBLISHER']],
]

/** Sections of a team. A section is hidden if the token cannot run its query. */
export function TeamSections({ teamId, screen }: { teamId: string; screen: SectionScreen }) {
  const { may } = useSession()
  return (
    <div className="sections">
      {sections
        .filter(([document, , screens]) => screens.includes(screen) && may(document))
        .map(([document, Part]) => (
          <Part key={document.toString()} teamId={teamId} />
        ))}
    </div>
  )
}
