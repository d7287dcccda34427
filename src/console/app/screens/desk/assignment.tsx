import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import {
  AssignmentScreenDocument,
  RequestInformationDocument,
  SaveDraftDocument,
  SubmitDraftDocument,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import type { FormField } from '../../ui/form-field.ts'
import { Screen } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { bytesText, TypedValue } from '../../values.tsx'
import { AssignmentDiscussion, type AssignmentDetails as Details } from './discussion.tsx'
import { AssignmentStatus, DueDate } from './status.tsx'

/** Polling interval for comments and status changes of others. */
const pollMs = 30_000

/** An assigned article: brief, draft, files and discussion. */
export function AssignmentScreen({ articleId }: { articleId: string }) {
  const { data, error, refetch } = useOperation(
    AssignmentScreenDocument,
    { articleId },
    { pollMs: () => pollMs },
  )
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton lines={10} />
  const { assignment } = data
  if (!assignment) return <EmptyState title={t('notFound')} hint={t('notFoundHint')} />
  const { name, outletName: outlet, productName: product, statusNotes } = assignment
  return (
    <Screen
      title={name}
      above={<Link href="/desk">{t('desk')}</Link>}
      below={
        <div className="sentence">
          <AssignmentStatus assignment={assignment} />
          <DueDate assignment={assignment} />
        </div>
      }
      actions={<Actions assignment={assignment} />}
    >
      <div className="order desk">
        <aside className="card summary">
          <p>{t(nextStep(assignment))}</p>
          <dl className="fields">
            <Fact name="outlet" value={outlet} />
            <Fact name="websiteUrl" value={assignment.outletUrl} />
            <Fact name="product" value={product} />
            <Fact name="liveUrl" value={assignment.liveUrl} />
          </dl>
        </aside>
        <div className="stack">
          {statusNotes && (
            <section className={assignment.waitingFor === 'WRITER' ? 'card warning' : 'card'}>
              <h2>{t('lastNotes')}</h2>
              <p className="text">{statusNotes}</p>
            </section>
          )}
          <BriefOfAssignment assignment={assignment} />
          <DraftOfAssignment assignment={assignment} />
          <AssignmentDiscussion assignment={assignment} />
        </div>
      </div>
    </Screen>
  )
}

/** Returns the next step of the writer. */
function nextStep({ waitingFor, draftApprovedAt, canSubmitDraft, draftSharedDocUrl }: Details) {
  if (draftApprovedAt) return 'deskDraftApproved'
  if (waitingFor === null) return 'deskEnded'
  if (waitingFor !== 'WRITER' || !canSubmitDraft) return 'deskWaitsForOthers'
  return draftSharedDocUrl ? 'deskSubmit' : 'deskWrite'
}

function Fact({
  name,
  value,
  kind = 'String',
}: {
  name: string
  value: string | null
  kind?: string
}) {
  if (value === null) return null
  return (
    <div>
      <dt>{labelFor(name)}</dt>
      <dd>
        <TypedValue kind={kind} value={value} />
      </dd>
    </div>
  )
}

const linkField: FormField = {
  ...{ name: 'draftSharedDocUrl', type: 'url', required: true },
  hint: t('draftLinkHint'),
}

function Actions({ assignment }: { assignment: Details }) {
  const { may } = useSession()
  const { articleId, draftSharedDocUrl } = assignment
  const input = { articleId }
  return (
    <>
      {assignment.canRequestInformation && may(RequestInformationDocument) && (
        <FormButton
          name={t('requestInformation')}
          hint={t('requestInformationHint')}
          document={RequestInformationDocument}
          input={input}
          fields={[{ name: 'notes', type: 'textarea', label: t('question'), required: true }]}
        />
      )}
      {assignment.canSubmitDraft && may(SubmitDraftDocument) && (
        <FormButton
          name={t('submitDraft')}
          hint={t('submitDraftHint')}
          isPrimary
          document={SubmitDraftDocument}
          input={input}
          fields={[{ ...linkField, value: draftSharedDocUrl ?? undefined }]}
        />
      )}
    </>
  )
}

/** Link to the draft, which the writer saves until the draft is approved. */
function DraftOfAssignment({ assignment }: { assignment: Details }) {
  const { may } = useSession()
  const { articleId, draftSharedDocUrl, draftApprovedAt, waitingFor } = assignment
  const isOpen = waitingFor !== null && draftApprovedAt === null
  if (!isOpen && !draftSharedDocUrl) return null
  return (
    <section className="card">
      <header className="heading">
        <h2>{t('draft')}</h2>
        {isOpen && may(SaveDraftDocument) && (
          <FormButton
            name={t('saveDraft')}
            submitLabel={t('save')}
            message={t('saved')}
            document={SaveDraftDocument}
            input={{ articleId }}
            // Submitted also if unchanged, because the input requires the URL.
            fields={[{ ...linkField, preset: draftSharedDocUrl ?? undefined }]}
          />
        )}
      </header>
      {!draftSharedDocUrl && <p className="hint">{t('noDraftLink')}</p>}
      <dl className="fields">
        <Fact name="draftSharedDocUrl" value={draftSharedDocUrl} />
        <Fact name="draftApprovedAt" kind="DateTime" value={draftApprovedAt} />
      </dl>
    </section>
  )
}

function BriefOfAssignment({ assignment }: { assignment: Details }) {
  const { briefUrl, files } = assignment
  const { fileName, fileUrl, ...briefing } = assignment.briefing ?? {}
  const answers = Object.entries(briefing).filter(
    (answer): answer is [string, string] => answer[0] !== '__typename' && Boolean(answer[1]),
  )
  return (
    <section className="card">
      <h2>{t('brief')}</h2>
      {!briefUrl && !fileUrl && answers.length === 0 && <p className="hint">{t('noBriefYet')}</p>}
      <dl className="fields">
        <Fact name="briefSharedDocUrl" value={briefUrl} />
        {fileUrl && (
          <div>
            <dt>{labelFor('fileName')}</dt>
            <dd>
              <a href={fileUrl} download>
                {fileName}
              </a>
            </dd>
          </div>
        )}
        {answers.map(([name, text]) => (
          <div key={name} data-wide>
            <dt>{labelFor(name)}</dt>
            <dd className="text">{text}</dd>
          </div>
        ))}
      </dl>
      {files.length > 0 && (
        <div className="part">
          <h2>{t('files')}</h2>
          <ul className="rows">
            {files.map((file) => (
              <li key={file.url}>
                <a href={file.url} download>
                  {file.name}
                </a>
                <small>{bytesText(file.size)}</small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
