import { AuditEntries } from '../../list/history.tsx'
import { RecordPage } from '../../list/record-page.tsx'
import { useRecord } from '../../list/use-record.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'

/** Screen of a request. Operators also see the changes that it made. */
export function RequestScreen({ id }: { id: string }) {
  const { may } = useSession()
  const requestId = useRecord(lists.apiRequests, id).record?.requestId
  return (
    <RecordPage list={lists.apiRequests} id={id}>
      {typeof requestId === 'string' && may(lists.auditEntries.page) && (
        <AuditEntries conditions={{ requestId }} />
      )}
    </RecordPage>
  )
}
