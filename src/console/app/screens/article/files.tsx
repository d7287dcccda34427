import { useRef, useState } from 'react'
import { attempt, make, refresh, told } from '../../change.ts'
import { SetArticleFilesDocument, UploadFilesDocument } from '../../generated/graphql.ts'
import { askWithFiles } from '../../graph.ts'
import { useSession } from '../../session.tsx'
import { errorText } from '../../texts/faults.ts'
import { t } from '../../texts/index.ts'
import { bytesText } from '../../values.tsx'
import type { Article } from './types.ts'

/** Files of an article: download, upload and remove. */
export function Files({ article }: { article: Article }) {
  const { may } = useSession()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const canChange = may(SetArticleFilesDocument) && may(UploadFilesDocument)
  const ids = article.files.map(({ file }) => file.id)
  const about = [`files of ${article.id}`]
  const given = (fileIds: string[]) => ({
    document: SetArticleFilesDocument,
    input: { articleId: article.id, fileIds },
  })
  const upload = async (files: readonly File[]) => {
    setFault(null)
    setBusy(true)
    try {
      const { uploadFiles } = await askWithFiles(
        UploadFilesDocument,
        { teamId: article.teamId },
        files,
      )
      await make(given([...ids, ...uploadFiles.map(({ id }) => id)]))
      told(t('uploaded', { count: uploadFiles.length }), [given(ids)], about)
    } catch (error) {
      setFault(errorText(error).text)
    }
    setBusy(false)
    await refresh()
  }
  const remove = (id: string, name: string) =>
    attempt(async () => {
      await make(given(ids.filter((one) => one !== id)))
      told(t('removed', { name }), [given(ids)], about)
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
      {fault && (
        <p className="fault" role="alert">
          {fault}
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
