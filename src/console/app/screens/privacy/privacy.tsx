import { useOperation } from '../../api.ts'
import { PersonExportDocument } from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { type ListRecord, lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { type ErasureReport, ErasureResult } from './erasure-report.tsx'
import { ExportResult, type PersonExport } from './person-export.tsx'

/** Polling interval in milliseconds until a request is completed. */
const pollMs = 2000

/** Privacy request screen: the result of an erasure, or the content of an export, each with a download. */
export function PrivacyRequestScreen({ id }: { id: string }) {
  const list = lists.privacyRequests
  const { may } = useSession()
  // Reloads the query of the record page until the job has completed the request.
  const { data } = useOperation(
    list.record,
    { id },
    { pollMs: ({ record }) => (record?.completedAt ? false : pollMs) },
  )
  const request = data?.record
  const isExport = request?.kind === 'EXPORT' && Boolean(request.completedAt)
  const { data: exported } = useOperation(
    PersonExportDocument,
    { id },
    { enabled: isExport && may(PersonExportDocument) },
  )
  // Written by `exportPerson` and `erasePerson` of `src/privacy`.
  const file = (exported?.personExport ?? null) as PersonExport | null
  const report = (request?.report ?? null) as ErasureReport | null
  return (
    <RecordPage
      list={list}
      id={id}
      moreActions={
        file ? (
          <Download name="person.json" data={file} label={t('downloadExport')} />
        ) : (
          report && (
            <Download name="erasure-report.json" data={report} label={t('downloadReport')} />
          )
        )
      }
      hiddenFields={['report']}
    >
      {request && <State request={request} />}
      {report && <ErasureResult report={report} hasAccount={Boolean(request?.user)} />}
      {file && <ExportResult file={file} completedAt={String(request?.completedAt)} />}
      {exported && !file && (
        <section className="card">
          <p className="hint">{t('exportDeleted')}</p>
        </section>
      )}
    </RecordPage>
  )
}

/** Whether the request is still to be completed, and whether the person has an account. */
function State({ request: { status, user } }: { request: ListRecord }) {
  if (status !== 'PENDING' && user) return null
  return (
    <section className="card">
      {status === 'PENDING' && <p role="status">{t('privacyPending')}</p>}
      {!user && <p className="hint">{t('noAccount')}</p>}
    </section>
  )
}

/** Link that downloads data as a JSON file. */
function Download({ name, data, label }: { name: string; data: object; label: string }) {
  const text = JSON.stringify(data, null, 2)
  return (
    <a
      className="button primary"
      download={name}
      href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`}
    >
      {label}
    </a>
  )
}
