import { useOperation } from '../../api.ts'
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
  const enabled = may(TeamSettingsDocument)
  const team = useOperation(TeamSettingsDocument, { id: teamId }, { enabled }).data?.team
  return (
    <Screen
      title={t('settings')}
      below={team && <p className="hint">{team.name}</p>}
      actions={enabled && may(UpdateTeamDocument) && <EditTeamButton id={teamId} />}
    >
      <TeamSections
        teamId={teamId}
        screen={session.teamKind === 'PUBLISHER' ? 'PUBLISHER' : 'BUYER'}
      />
    </Screen>
  )
}
