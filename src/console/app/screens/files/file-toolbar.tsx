import {
  DeleteFileDocument,
  MoveFilesDocument,
  RestoreFileDocument,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { archiveFiles, restoreFiles } from './changes.ts'
import { MoveButton } from './move.tsx'
import type { LibraryFile, LibraryFolder } from './types.ts'
import { type FileList, type FileOrderName, fileOrders } from './use-file-list.ts'

/** Search, order and archived files. */
export function FileToolbar({ list }: { list: FileList }) {
  const { words, searchFor, order, isArchived, change } = list
  return (
    <div className="toolbar" role="search">
      <input
        type="search"
        aria-label={t('searchFiles')}
        placeholder={t('searchFiles')}
        value={words}
        onChange={({ target }) => searchFor(target.value)}
      />
      <label className="sort">
        {t('sortOrder')}
        <select value={order} onChange={({ target }) => change('sort', target.value)}>
          {(Object.keys(fileOrders) as FileOrderName[]).map((one) => (
            <option key={one} value={one}>
              {t(one)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={isArchived}
          onChange={({ target }) => change('archived', target.checked ? 'true' : null)}
        />
        {t('withArchived')}
      </label>
    </div>
  )
}

/** Actions for the selected files. Hidden without a selection. */
export function FileSelection({
  files,
  folders,
  done,
}: {
  files: readonly LibraryFile[]
  folders: readonly LibraryFolder[]
  done(): void
}) {
  const { may } = useSession()
  const current = files.filter(({ deletedAt }) => !deletedAt)
  const archived = files.filter(({ deletedAt }) => deletedAt)
  if (files.length === 0) return null
  return (
    <div className="toolbar chosen" role="status">
      <b>{t('selected', { count: files.length })}</b>
      {current.length > 0 && may(MoveFilesDocument) && (
        <MoveButton files={current} folders={folders} done={done} />
      )}
      {current.length > 0 && may(DeleteFileDocument) && (
        <button type="button" onClick={() => void archiveFiles(current, done)}>
          {t('archive')}
        </button>
      )}
      {archived.length > 0 && may(RestoreFileDocument) && (
        <button type="button" onClick={() => void restoreFiles(archived, done)}>
          {t('restore')}
        </button>
      )}
      <button type="button" className="quiet" onClick={done}>
        {t('unselect')}
      </button>
    </div>
  )
}
