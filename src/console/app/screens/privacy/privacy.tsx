import { useOperation } from '../../api.ts'
import { PersonExportDocument } from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { useRecord } from '../../list/use-record.ts'
import { type ListRecord, lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import { type ErasureReport, ErasureResult } from './erasure-report.tsx'
import { ExportResult, type PersonExport } from './person-export.tsx'
import { usePrivacyForms } from './privacy-buttons.tsx'

/** User screen, with export and erasure of the person's data. */
export function UserScreen({ id }: { id: string }) {
  const { record } = useRecord(lists.users, id)
  const email = typeof record?.email === 'string' ? record.email : ''
  const { exportForm, eraseForm } = usePrivacyForms(email)
  return (
    <RecordPage
      list={lists.users}
      id={id}
      moreActions={email && exportForm && <FormButton {...exportForm} />}
      menu={{ forms: [], lastForms: email && eraseForm ? [eraseForm] : [], actions: userActions }}
    >
      <NoTeam userId={id} />
    </RecordPage>
  )
}

/** Actions on a user in the menu. */
const userActions = ['block', 'unblock', 'unlinkSso']

/** Shows that a user is in no team. The list of memberships is hidden then. */
function NoTeam({ userId }: { userId: string }) {
  const { may } = useSession()
  const list = lists.teamMembers.page
  const variables = { first: 1, offset: 0, where: { userId: { eq: userId } } }
  const { data } = useOperation(list, variables, { enabled: may(list) })
  if (data?.list.totalCount !== 0) return null
  return (
    <section className="card">
      <h2>{t('userTeams')}</h2>
      <p className="hint">{t('notInTeam')}</p>
    </section>
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
      hiddenFields={['report']}
    >
      {request && <State request={request} />}
      {report && <ErasureResult report={report} />}
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
