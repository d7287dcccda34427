import {
  CreditOfTeamDocument,
  TeamSettingsDocument,
  UpdateTeamDocument,
} from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { useRecord } from '../../list/use-record.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { EditTeamButton } from './edit-team.tsx'
import { TeamSections } from './sections.tsx'

/** Team screen: the record with its sections, such as members, tokens and credit, and related lists. */
export function TeamScreen({ id }: { id: string }) {
  const { may } = useSession()
  const { record } = useRecord(lists.teams, id)
  const hiddenFields = [
    // The section about credit has the balance.
    ...(may(CreditOfTeamDocument) ? ['creditBalance'] : []),
    // Publishers do not order.
    ...(record?.kind === 'PUBLISHER' ? ['proPricingEnabled'] : []),
  ]
  return (
    <RecordPage
      list={lists.teams}
      id={id}
      isWide
      hiddenLists={['webhookEndpoints']}
      hiddenFields={hiddenFields}
      moreActions={
        may(UpdateTeamDocument) && may(TeamSettingsDocument) && <EditTeamButton id={id} />
      }
    >
      <TeamSections teamId={id} screen="record" />
    </RecordPage>
  )
}
