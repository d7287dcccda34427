import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { isNotFound, useOperation } from '../../api.ts'
import { refetchAll, runWithNotice } from '../../change.ts'
import {
  DeleteFileDocument,
  LibraryFileDocument,
  LibraryFilesDocument,
  LibraryFoldersDocument,
  MoveFilesDocument,
  RestoreFileDocument,
  UploadFilesDocument,
} from '../../generated/graphql.ts'
import { Pager } from '../../list/list-page.tsx'
import { ReferenceInput, ReferenceName } from '../../list/reference.tsx'
import { pageSize } from '../../list/url-parameters.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { Screen } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { useDebouncedValue } from '../../ui/use-debounced-value.ts'
import { archiveFiles, moveTo, restoreFiles } from './changes.ts'
import { DropZone, UploadButton } from './drop-zone.tsx'
import { FileGrid } from './file-grid.tsx'
import { FolderActions, Folders } from './folders.tsx'
import { MoveButton } from './move.tsx'
import { Preview } from './preview.tsx'
import type { Folder, LibraryFile } from './types.ts'
import { Uploads } from './uploads.tsx'
import { useUploads } from './use-uploads.ts'

const orders = {
  newest: { field: 'CREATED_AT', direction: 'DESC' },
  oldest: { field: 'CREATED_AT', direction: 'ASC' },
  sortedByName: { field: 'NAME', direction: 'ASC' },
} as const
type Order = keyof typeof orders

/**
 * Library of files with its folders. Operators choose a team first.
 * @param id folder or file. A file is shown in its folder.
 */
export function FilesScreen({ id }: { id: string | undefined }) {
  const { isOperator } = useSession()
  const [address] = useSearchParams()
  const teamId = address.get('teamId') ?? undefined
  const uploading = useUploads(() => void refetchAll())
  const isReady = !isOperator || teamId !== undefined || id !== undefined
  const where = teamId ? { teamId: { eq: teamId } } : {}
  const folders = useOperation(LibraryFoldersDocument, { where }, { enabled: isReady })
  const all = folders.data?.folders.nodes
  const folder = all?.find((one) => one.id === id)
  const isFile = id !== undefined && all !== undefined && !folder
  const { data, error } = useOperation(LibraryFileDocument, { id: id ?? '' }, { enabled: isFile })
  if (!isReady) return <TeamChoice />
  if (folders.error && !all)
    return <ErrorState error={folders.error} retry={() => void folders.refetch()} />
  if (isFile && error) {
    return isNotFound(error) ? (
      <EmptyState title={t('notFound')} hint={t('notFoundHint')}>
        <Link href="/files">{t('files')}</Link>
      </EmptyState>
    ) : (
      <ErrorState error={error} />
    )
  }
  if (!all || (isFile && !data)) return <Skeleton lines={10} />
  const linked = data?.file ?? undefined
  const shown = folder ?? all.find((one) => one.id === linked?.folderId)
  const team = isOperator ? (teamId ?? shown?.teamId ?? linked?.teamId) : undefined
  return (
    <Library
      key={`${shown?.id} ${team}`}
      uploading={uploading}
      folder={shown}
      folders={team ? all.filter((one) => one.teamId === team) : all}
      teamId={team}
      linked={linked}
    />
  )
}

/** Asks an operator for a team. */
function TeamChoice() {
  const [, setAddress] = useSearchParams()
  return (
    <Screen title={t('files')}>
      <section className="card narrow">
        <p className="hint">{t('filesOfTeamHint')}</p>
        <div className="control">
          <ReferenceInput
            type="Team"
            change={(teamId) => teamId && setAddress(new URLSearchParams({ teamId }))}
          />
        </div>
      </section>
    </Screen>
  )
}

interface LibraryProps {
  /** Folder on the screen; undefined for files in no folder. */
  folder: Folder | undefined
  folders: readonly Folder[]
  teamId: string | undefined
  /** File that the URL names, shown in its preview. */
  linked: LibraryFile | undefined
  /** Uploads, which continue when another folder is opened. */
  uploading: ReturnType<typeof useUploads>
}

function Library({ folder, folders, teamId, linked, uploading }: LibraryProps) {
  const { may } = useSession()
  const [address, setAddress] = useSearchParams()
  const [words, setWords] = useState(address.get('q') ?? '')
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const [opened, open] = useState<LibraryFile | undefined>(linked)
  const search = useDebouncedValue(words.trim())
  const folderId = folder?.id ?? null
  const order = (address.get('sort') ?? 'newest') as Order
  const isArchived = address.has('archived')
  const page = Number(address.get('page') ?? 1)
  const { uploads, add, cancel, clear } = uploading
  const { data, error, refetch, isPlaceholderData } = useOperation(
    LibraryFilesDocument,
    {
      // A search covers all folders.
      ...(!search && { folder: folderId ?? 'root' }),
      first: pageSize,
      offset: (page - 1) * pageSize,
      where: {
        ...(search && { name: { contains: search } }),
        ...(teamId && { teamId: { eq: teamId } }),
      },
      orderBy: orders[order] ?? orders.newest,
      includeArchived: isArchived,
    },
    { keepPrevious: true },
  )
  const files = data?.files.nodes ?? []
  const total = data?.files.totalCount ?? 0
  const change = (name: string, value: string | null) => {
    setAddress((now) => {
      const next = new URLSearchParams(now)
      if (name !== 'page') next.delete('page')
      if (value === null) next.delete(name)
      else next.set(name, value)
      return next
    })
    select(new Set())
  }
  const query = teamId ? `?teamId=${teamId}` : ''
  const hrefOf = (id: string | null) => (id ? `/files/${id}${query}` : `/files${query}`)
  const upload = may(UploadFilesDocument)
    ? (chosen: readonly File[]) => add(chosen, { folderId, ...(teamId && { teamId }) })
    : undefined
  const nameOf = (id: string | null) => folders.find((one) => one.id === id)?.name ?? t('noFolder')
  const unselect = () => select(new Set())
  const moveDragged = (ids: string[], target: string | null) =>
    void runWithNotice(async () => {
      await moveTo(
        files.filter(({ id }) => ids.includes(id)),
        target,
        nameOf(target),
      )
      unselect()
    })
  const chosen = files.filter(({ id }) => selected.has(id))
  return (
    <Screen
      title={folder?.name ?? t('files')}
      above={
        <Breadcrumb teamId={teamId}>
          {folder && <Link href={hrefOf(null)}>{t('files')}</Link>}
        </Breadcrumb>
      }
      actions={
        <>
          {folder && <FolderActions folder={folder} rootHref={hrefOf(null)} />}
          {upload && <UploadButton upload={upload} />}
        </>
      }
    >
      <div className="beside">
        <Folders
          folders={folders}
          current={folderId}
          teamId={teamId}
          hrefOf={hrefOf}
          move={may(MoveFilesDocument) ? moveDragged : undefined}
        />
        <DropZone upload={upload} folderName={nameOf(folderId)}>
          <div className="toolbar" role="search">
            <input
              type="search"
              aria-label={t('searchFiles')}
              placeholder={t('searchFiles')}
              value={words}
              onChange={({ target }) => {
                setWords(target.value)
                if (page > 1) change('page', null)
              }}
            />
            <label className="sort">
              {t('sortOrder')}
              <select value={order} onChange={({ target }) => change('sort', target.value)}>
                {(Object.keys(orders) as Order[]).map((one) => (
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
          <Uploads uploads={uploads} cancel={cancel} clear={clear} />
          {chosen.length > 0 && <Selection files={chosen} folders={folders} done={unselect} />}
          {error && !data ? (
            <ErrorState error={error} retry={() => void refetch()} />
          ) : !data ? (
            <Skeleton lines={8} />
          ) : files.length === 0 ? (
            <EmptyState
              title={search ? t('emptyFiltered') : t('emptyFolder')}
              hint={search ? t('noFilesFound') : t(upload ? 'noFilesHint' : 'noFilesYet')}
            />
          ) : (
            <div data-waiting={isPlaceholderData || undefined}>
              <FileGrid
                files={files}
                selected={selected}
                select={select}
                open={open}
                isEditable={may(MoveFilesDocument)}
                showsFolders={search !== ''}
              />
            </div>
          )}
          {total > pageSize && (
            <Pager
              page={page}
              total={total}
              goTo={(to) => change('page', to > 1 ? String(to) : null)}
            />
          )}
        </DropZone>
      </div>
      <Preview
        // The file as it is now, after it was renamed for example.
        file={opened && (files.find(({ id }) => id === opened.id) ?? opened)}
        folders={folders}
        close={() => open(undefined)}
      />
    </Screen>
  )
}

function Breadcrumb({ teamId, children }: { teamId: string | undefined; children: ReactNode }) {
  return (
    <>
      {teamId && (
        <Link href="/files">
          <ReferenceName type="Team" id={teamId} />
        </Link>
      )}
      {teamId && children && ' / '}
      {children}
    </>
  )
}

/** Actions for the selected files. */
function Selection({
  files,
  folders,
  done,
}: {
  files: readonly LibraryFile[]
  folders: readonly Folder[]
  done(): void
}) {
  const { may } = useSession()
  const current = files.filter(({ deletedAt }) => !deletedAt)
  const archived = files.filter(({ deletedAt }) => deletedAt)
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
