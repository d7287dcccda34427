import { useOperation } from '../api.ts'
import { PersonExportDocument } from '../generated/graphql.ts'
import { RecordPage } from '../list/record-page.tsx'
import { useRecord } from '../list/use-record.ts'
import { lists } from '../lists.ts'
import { useSession } from '../session.tsx'
import { t } from '../texts/index.ts'
import { PrivacyButtons } from './privacy-buttons.tsx'

/** User screen, with export and erasure of the person's data. */
export function UserScreen({ id }: { id: string }) {
  const { record } = useRecord(lists.users, id)
  const email = record?.email
  return (
    <RecordPage
      list={lists.users}
      id={id}
      moreActions={typeof email === 'string' && <PrivacyButtons email={email} />}
    />
  )
}

/** Polling interval in milliseconds until a request is completed. */
const pollMs = 2000

/** Privacy request screen, with the download of a completed export. */
export function PrivacyRequestScreen({ id }: { id: string }) {
  const list = lists.privacyRequests
  const { may } = useSession()
  // Reloads the query of the record page until the job has completed the request.
  const { data } = useOperation(
    list.record,
    { id },
    { pollMs: ({ record }) => (record?.completedAt ? false : pollMs) },
  )
  const isExport = data?.record?.kind === 'EXPORT' && Boolean(data.record.completedAt)
  const { data: exported } = useOperation(
    PersonExportDocument,
    { id },
    { enabled: isExport && may(PersonExportDocument) },
  )
  const file = exported?.personExport
  return (
    <RecordPage
      list={list}
      id={id}
      moreActions={
        file !== undefined &&
        file !== null && (
          <a
            className="button primary"
            download="person.json"
            href={`data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(file, null, 2))}`}
          >
            {t('downloadExport')}
          </a>
        )
      }
    />
  )
}
