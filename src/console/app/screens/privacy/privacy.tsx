import { useOperation } from '../../api.ts'
import { PersonExportDocument } from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { useRecord } from '../../list/use-record.ts'
import { type ListRecord, lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { Chip, RecordLink, type RelatedRecord, timeText } from '../../values.tsx'
import { type ErasureReport, ErasureResult } from './erasure-report.tsx'
import { ExportResult, type PersonExport } from './person-export.tsx'
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
      details={(record) => (
        <div className="order">
          <Summary request={record} />
          <div className="stack">
            {record.status === 'PENDING' && (
              <section className="card">
                <p role="status">{t('privacyPending')}</p>
              </section>
            )}
            {report && <ErasureResult report={report} />}
            {file && <ExportResult file={file} completedAt={String(record.completedAt)} />}
            {exported && !file && (
              <section className="card">
                <p className="hint">{t('exportDeleted')}</p>
              </section>
            )}
          </div>
        </div>
      )}
    />
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

function Summary({ request }: { request: ListRecord }) {
  const { kind, status, user, requestedBy, reason, createdAt, completedAt } = request
  const facts = [
    ['user', user ? <RecordLink key="user" record={user as RelatedRecord} /> : t('noAccount')],
    ['reason', String(reason)],
    [
      'requestedBy',
      requestedBy ? (
        <RecordLink key="requestedBy" record={requestedBy as RelatedRecord} />
      ) : (
        t('commandLine')
      ),
    ],
    ['createdAt', timeText(String(createdAt))],
    ['completedAt', completedAt ? timeText(String(completedAt)) : '–'],
  ] as const
  return (
    <aside className="card summary">
      <div className="chips">
        <Chip value={String(kind)} />
        <Chip value={String(status)} />
      </div>
      <dl className="fields">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{labelFor(name)}</dt>
            <dd className="text">{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
