import { TeamSettingsDocument, UpdateTeamDocument } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { Screen } from '../../ui/page.tsx'
import { EditTeamButton } from './edit-team.tsx'
import { TeamSections } from './sections.tsx'

/** Settings of the team of a buyer or publisher, such as members, tokens, webhooks, agreements and single sign-on. */
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
      <TeamSections
        teamId={teamId}
        screen={session.teamKind === 'PUBLISHER' ? 'PUBLISHER' : 'BUYER'}
      />
    </Screen>
  )
}
