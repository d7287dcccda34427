import { useRef, useState } from 'react'
import { filesAreDraft, teamSetsFiles } from '../../../../domain/production/draft-status.ts'
import { requestWithFiles, useOperation } from '../../api.ts'
import { notifyDone, refetchAll, runMutation, runWithNotice } from '../../change.ts'
import {
  type LibraryFileFragment,
  LibraryFilesDocument,
  LinkQuestionnaireDocument,
  SetArticleFilesDocument,
  UploadFilesDocument,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { errorText } from '../../texts/error-messages.ts'
import { t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import type { FormField } from '../../ui/form-field.ts'
import { Picker } from '../../ui/picker.tsx'
import { useDebouncedValue } from '../../ui/use-debounced-value.ts'
import { bytesText, dayText } from '../../values.tsx'
import { fileOrders } from '../files/use-file-list.ts'
import type { ArticleDetails } from './types.ts'

/** Files of an article: download, attach and remove. */
export function Files({ article }: { article: ArticleDetails }) {
  const { may, isOperator } = useSession()
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  // In later statuses, the API accepts files from operators only.
  const canChange =
    may(SetArticleFilesDocument) &&
    (isOperator || teamSetsFiles(article.status.prefix, article.draftApprovedAt))
  const ids = article.files.map(({ file }) => file.id)
  // The brief lists the files of its campaign, and has a button to attach one.
  if (ids.length === 0 && !canChange) return null
  const about = [article.id]
  const filesChange = (fileIds: string[]) => changeOf(article, fileIds)
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
      <Hint article={article} />
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
      {canChange && <AttachButtons article={article} isBusy={isBusy} upload={upload} />}
    </div>
  )
}

const changeOf = ({ id: articleId }: ArticleDetails, fileIds: string[]) => ({
  document: SetArticleFilesDocument,
  input: { articleId, fileIds },
})

/** Buttons that attach files of the computer or of the library. */
function AttachButtons({
  article,
  isBusy,
  upload,
}: {
  article: ArticleDetails
  isBusy: boolean
  upload(files: readonly File[]): Promise<void>
}) {
  const { may } = useSession()
  const input = useRef<HTMLInputElement>(null)
  const ids = article.files.map(({ file }) => file.id)
  return (
    <div className="actions">
      {may(UploadFilesDocument) && (
        <>
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
        </>
      )}
      <FormButton
        name={t('attachFromLibrary')}
        submitLabel={t('upload')}
        hint={t('attachFromLibraryHint')}
        message={t('fileAdded')}
        document={SetArticleFilesDocument}
        input={{ articleId: article.id }}
        fields={[libraryField(article.teamId)]}
        inputOf={({ fileIds }) => ({ fileIds: [...ids, fileIds] })}
        undo={() => changeOf(article, ids)}
      />
    </div>
  )
}

/** Hint to a member whose role cannot attach files, or about the files of a draft, which members cannot change. */
function Hint({ article: { status, campaign, files } }: { article: ArticleDetails }) {
  const { may, isOperator } = useSession()
  if (isOperator) return null
  if (filesAreDraft(status.prefix))
    return files.length > 0 && <p className="hint">{t('filesOfDraft')}</p>
  const isByBrief = campaign && !may(SetArticleFilesDocument) && may(LinkQuestionnaireDocument)
  return isByBrief && <p className="hint">{t('attachToBriefHint')}</p>
}

/** Form field that selects a file of the library. */
const libraryField = (teamId: string): FormField => ({
  name: 'fileIds',
  label: t('files'),
  required: true,
  control: (set) => <LibraryInput teamId={teamId} change={set} />,
})

function LibraryInput({ teamId, change }: { teamId: string; change(id: string): void }) {
  const [words, setWords] = useState('')
  const [file, choose] = useState<LibraryFileFragment | null>(null)
  const search = useDebouncedValue(words === file?.name ? '' : words.trim())
  const { data, isPlaceholderData } = useOperation(
    LibraryFilesDocument,
    {
      first: 8,
      offset: 0,
      where: { teamId: { eq: teamId }, ...(search && { name: { contains: search } }) },
      orderBy: fileOrders.newest,
    },
    { keepPrevious: true },
  )
  return (
    <Picker<LibraryFileFragment>
      label={t('searchIn', { list: t('files') })}
      items={data?.files.nodes ?? []}
      isLoaded={data !== undefined && !isPlaceholderData}
      input={words}
      setInput={setWords}
      selected={file}
      select={(next) => {
        choose(next)
        change(next?.id ?? '')
      }}
      titleOf={({ name }) => name}
      detailOf={({ size, createdAt }) => `${bytesText(size)} · ${dayText(createdAt)}`}
    />
  )
}
