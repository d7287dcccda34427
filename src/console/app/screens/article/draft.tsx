import { filesAreDraft } from '../../../../domain/production/draft-status.ts'
import { useOperation } from '../../api.ts'
import { ArticleChecksDocument, type CheckFragment } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { bytesText, Chip, timeText } from '../../values.tsx'
import { contentUrl, isImage } from '../files/types.ts'
import { CheckedText } from './check-issues.tsx'
import { extractedTexts } from './issue-positions.ts'
import type { ArticleDetails } from './types.ts'

type DraftFile = ArticleDetails['files'][number]['file']

/** Whether an article has a draft: a link, or files in a status after the brief. */
export const hasDraft = ({ draftSharedDocUrl, files, status }: ArticleDetails): boolean =>
  draftSharedDocUrl !== null || (files.length > 0 && filesAreDraft(status.prefix))

/** Returns the names of the files that the draft shows, with their checked texts. */
export const draftFileNames = (article: ArticleDetails): string[] =>
  hasDraft(article) ? article.files.map(({ file }) => file.name) : []

/**
 * Draft of an article: a link to the shared document, and a preview of each file. Documents are shown as the text that
 * the compliance check extracted, with its issues.
 * @param hasIssueList whether the page lists the issues of the latest check, so that the texts link to them
 */
export function Draft({
  article,
  hasIssueList = false,
}: {
  article: ArticleDetails
  hasIssueList?: boolean
}) {
  const { may } = useSession()
  const { id, draftSharedDocUrl, draftApprovedAt, files } = article
  const { data } = useOperation(
    ArticleChecksDocument,
    { articleId: id },
    { enabled: files.length > 0 && may(ArticleChecksDocument) },
  )
  const checks = data?.complianceChecks.nodes ?? []
  return (
    <section className="card draft">
      <header className="heading">
        <h2>{t('draft')}</h2>
        {draftApprovedAt && <Chip value="APPROVED" />}
      </header>
      {draftSharedDocUrl && <DocumentLink url={draftSharedDocUrl} />}
      {files.map(({ file }) => (
        <FilePreview key={file.id} {...{ file, checks, hasIssueList }} />
      ))}
    </section>
  )
}

/** Link to a document on another site, which the content security policy does not embed. */
function DocumentLink({ url }: { url: string }) {
  const { host, pathname } = new URL(url)
  return (
    <>
      <a className="document-link" href={url} target="_blank" rel="noreferrer">
        <b>{t('openDraft')}</b>
        <small>
          {host}
          {pathname}
        </small>
      </a>
      <p className="hint">{t('externalDraftHint', { host })}</p>
    </>
  )
}

/** Content of a file: an image, or the text of a document. Only the download for documents without a check. */
function FilePreview({
  file,
  checks,
  hasIssueList,
}: {
  file: DraftFile
  checks: readonly CheckFragment[]
  hasIssueList: boolean
}) {
  const { name, size } = file
  const label = t('textOf', { name })
  const url = contentUrl({ ...file, deletedAt: null })
  // Checks are sorted newest first.
  const check = checks.find((one) => extractedTexts(one).some(({ location }) => location === name))
  const content = check && extractedTexts(check).find(({ location }) => location === name)
  return (
    <div className="file-preview">
      <p className="heading">
        <b>{name}</b>
        <span>
          <small>{bytesText(size)}</small>{' '}
          <a href={url} download={name} aria-label={`${t('download')}: ${name}`}>
            {t('download')}
          </a>
        </span>
      </p>
      {isImage(file) && <img src={url} alt={name} />}
      {content && (
        <>
          <CheckedText
            {...{ check, label }}
            marked={content}
            isLinked={hasIssueList && check === checks[0]}
          />
          <p className="hint">{t('textOfCheck', { time: timeText(check.createdAt) })}</p>
        </>
      )}
      {!isImage(file) && !content && <p className="hint">{t('noPreview')}</p>}
    </div>
  )
}
