import { useRef, useState } from 'react'
import { requestWithFiles } from '../../api.ts'
import { notifyDone, refetchAll, runMutation, runWithNotice } from '../../change.ts'
import { SetArticleFilesDocument, UploadFilesDocument } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { errorText } from '../../texts/error-messages.ts'
import { t } from '../../texts/index.ts'
import { bytesText } from '../../values.tsx'
import type { ArticleDetails } from './types.ts'

/** Files of an article: download, upload and remove. */
export function Files({ article }: { article: ArticleDetails }) {
  const { may } = useSession()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const canChange = may(SetArticleFilesDocument) && may(UploadFilesDocument)
  const ids = article.files.map(({ file }) => file.id)
  const about = [`files of ${article.id}`]
  const filesChange = (fileIds: string[]) => ({
    document: SetArticleFilesDocument,
    input: { articleId: article.id, fileIds },
  })
  const upload = async (files: readonly File[]) => {
    setError(null)
    setBusy(true)
    try {
      const { uploadFiles } = await requestWithFiles(
        UploadFilesDocument,
        { teamId: article.teamId },
        files,
      )
      await runMutation(filesChange([...ids, ...uploadFiles.map(({ id }) => id)]))
      notifyDone(
        uploadFiles.length === 1 ? t('fileAdded') : t('uploaded', { count: uploadFiles.length }),
        [filesChange(ids)],
        about,
      )
    } catch (error) {
      setError(errorText(error).text)
    }
    setBusy(false)
    await refetchAll()
  }
  const remove = (id: string, name: string) =>
    runWithNotice(async () => {
      await runMutation(filesChange(ids.filter((one) => one !== id)))
      notifyDone(t('removed', { name }), [filesChange(ids)], about)
    })
  return (
    <div className="part">
      <h2>{t('files')}</h2>
      {ids.length === 0 && <p className="hint">{t('noFiles')}</p>}
      <ul className="rows">
        {article.files.map(({ file }) => (
          <li key={file.id}>
            <a href={file.url} download>
              {file.name}
            </a>
            <small>{bytesText(file.size)}</small>
            {canChange && (
              <button
                type="button"
                className="quiet"
                aria-label={t('remove', { name: file.name })}
                onClick={() => void remove(file.id, file.name)}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      {error && (
        <p className="fault" role="alert">
          {error}
        </p>
      )}
      {canChange && (
        <div className="actions">
          <input
            ref={input}
            type="file"
            multiple
            hidden
            aria-label={t('upload')}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])]
              target.value = ''
              if (files.length > 0) void upload(files)
            }}
          />
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => !isBusy && input.current?.click()}
          >
            {t('upload')}
          </button>
        </div>
      )}
    </div>
  )
}
