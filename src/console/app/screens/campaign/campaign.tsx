import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { requestWithFiles, useOperation } from '../../api.ts'
import { notifyDone, refetchAll, restorePrevious, runMutation } from '../../change.ts'
import {
  CampaignScreenDocument,
  type CampaignScreenQuery,
  LinkQuestionnaireDocument,
  UpdateCampaignDocument,
  UploadQuestionnaireDocument,
} from '../../generated/graphql.ts'
import { questionnaire as answerNames } from '../../list/record-forms.tsx'
import { RecordPage } from '../../list/record-page.tsx'
import { listUrl } from '../../list/url-parameters.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { errorText } from '../../texts/error-messages.ts'
import { labelFor, statusName, t } from '../../texts/index.ts'
import { inputFields } from '../../ui/fields.tsx'
import { EditButton } from '../../ui/form.tsx'
import { numberText } from '../../values.tsx'

type Campaign = NonNullable<CampaignScreenQuery['campaign']>

/** Campaign screen: the record, its articles by status, and its questionnaire, which is the brief for the writers. */
export function CampaignScreen({ id }: { id: string }) {
  const { may } = useSession()
  const enabled = may(CampaignScreenDocument)
  const campaign = useOperation(CampaignScreenDocument, { id }, { enabled }).data?.campaign
  return (
    <RecordPage
      list={lists.campaigns}
      id={id}
      isWide
      moreActions={
        may(lists.articles.page) && (
          <Link className="button" href={`/articles/board?campaignId=${id}`}>
            {t('board')}
          </Link>
        )
      }
    >
      {campaign && <ArticlesByStatus campaign={campaign} />}
      {campaign && <Questionnaire campaign={campaign} />}
    </RecordPage>
  )
}

function ArticlesByStatus({ campaign: { id, statusCounts } }: { campaign: Campaign }) {
  const counts = statusCounts.filter(({ count }) => count > 0)
  if (counts.length === 0) return null
  const most = Math.max(...counts.map(({ count }) => count))
  return (
    <section className="card">
      <h2>{t('articlesByStatus')}</h2>
      <ul className="meters">
        {counts.map(({ prefix, count, status }) => (
          <li key={prefix}>
            <Link href={listUrl(lists.articles, { campaignId: id, status: prefix })}>
              <span>{statusName(status)}</span>
              <span className="meter">
                <i style={{ width: `${(count / most) * 100}%`, background: status.color }} />
              </span>
              <b>{numberText(count)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Questionnaire({ campaign: { id, teamId, questionnaire } }: { campaign: Campaign }) {
  const { may } = useSession()
  const change = { document: UpdateCampaignDocument, input: { campaignId: id } }
  // Copies, because the type of the query has no index signature.
  const answers: Record<string, unknown> = { ...questionnaire }
  const given = answerNames.split(' ').filter((name) => Boolean(answers[name]))
  const { fileName, fileUrl } = questionnaire ?? {}
  return (
    <section className="card">
      <header className="heading">
        <h2>{t('questionnaire')}</h2>
        <span className="actions">
          {may(LinkQuestionnaireDocument) && may(UploadQuestionnaireDocument) && (
            <UploadButton campaignId={id} teamId={teamId} />
          )}
          {may(UpdateCampaignDocument) && (
            <EditButton
              {...change}
              name={t('editQuestionnaire')}
              fields={inputFields('UpdateCampaignInput', answerNames, answers)}
              undo={restorePrevious(change, answers)}
            />
          )}
        </span>
      </header>
      {given.length === 0 && !fileName && <p className="hint">{t('noQuestionnaire')}</p>}
      <dl className="fields">
        {fileName && (
          <div>
            <dt>{labelFor('fileName')}</dt>
            <dd>
              {fileUrl ? (
                <a href={fileUrl} download>
                  {fileName}
                </a>
              ) : (
                fileName
              )}
            </dd>
          </div>
        )}
        {given.map((name) => (
          <div key={name} data-wide>
            <dt>{labelFor(name)}</dt>
            <dd className="text">{String(answers[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Button that uploads the file of a questionnaire, and replaces the previous one. */
function UploadButton({ campaignId, teamId }: { campaignId: string; teamId: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const upload = async (chosen: File) => {
    setError(null)
    setBusy(true)
    try {
      const { uploadFiles } = await requestWithFiles(UploadQuestionnaireDocument, { teamId }, [
        chosen,
      ])
      const { key, name, size, url } = uploadFiles[0]!
      const file = { fileKey: key, fileName: name, fileSize: size, fileUrl: url }
      await runMutation({
        document: LinkQuestionnaireDocument,
        input: { campaignId, ...file },
      })
      notifyDone(t('fileAdded'))
    } catch (error) {
      setError(errorText(error).text)
    }
    setBusy(false)
    await refetchAll()
  }
  return (
    <>
      {error && (
        <span className="fault" role="alert">
          {error}
        </span>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('uploadQuestionnaire')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void upload(file)
        }}
      />
      <button type="button" aria-disabled={isBusy} onClick={() => input.current?.click()}>
        {t('uploadQuestionnaire')}
      </button>
    </>
  )
}
