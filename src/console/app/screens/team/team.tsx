import { TeamSettingsDocument, UpdateTeamDocument } from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { EditTeamButton } from './edit-team.tsx'
import { TeamSections } from './sections.tsx'

/** Team screen: the record with its sections, such as members, tokens and credit, and related lists. */
export function TeamScreen({ id }: { id: string }) {
  const { may } = useSession()
  return (
    <RecordPage
      list={lists.teams}
      id={id}
      isWide
      hiddenLists={['webhookEndpoints']}
      moreActions={
        may(UpdateTeamDocument) && may(TeamSettingsDocument) && <EditTeamButton id={id} />
      }
    >
      <TeamSections teamId={id} screen="record" />
    </RecordPage>
  )
}
