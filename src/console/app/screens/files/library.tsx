import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { runWithNotice } from '../../change.ts'
import { MoveFilesDocument, UploadFilesDocument } from '../../generated/graphql.ts'
import { Pager } from '../../list/list-page.tsx'
import { ReferenceName } from '../../list/reference.tsx'
import { pageSize } from '../../list/url-parameters.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { Screen } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { moveTo } from './changes.ts'
import { DropZone, UploadButton } from './drop-zone.tsx'
import { FileGrid } from './file-grid.tsx'
import { FileSelection, FileToolbar } from './file-toolbar.tsx'
import { FolderActions, Folders } from './folders.tsx'
import { Preview } from './preview.tsx'
import type { LibraryFile, LibraryFolder } from './types.ts'
import { Uploads } from './uploads.tsx'
import { type FileList, useFileList } from './use-file-list.ts'
import type { useUploads } from './use-uploads.ts'

interface LibraryProps {
  /** Folder on the screen; undefined for files in no folder. */
  folder: LibraryFolder | undefined
  folders: readonly LibraryFolder[]
  /** Team that an operator has chosen. */
  teamId: string | undefined
  /** File that the URL names, shown in its preview. */
  linked: LibraryFile | undefined
  /** Uploads, which continue when another folder is opened. */
  uploading: ReturnType<typeof useUploads>
}

/** Folders, the files of one of them, and their uploads. */
export function Library({ folder, folders, teamId, linked, uploading }: LibraryProps) {
  const { may } = useSession()
  const [opened, open] = useState<LibraryFile | undefined>(linked)
  const folderId = folder?.id ?? null
  const list = useFileList(folderId, teamId)
  const { files, selected } = list
  const query = teamId ? `?teamId=${teamId}` : ''
  const hrefOf = (id: string | null) => (id ? `/files/${id}${query}` : `/files${query}`)
  const upload = may(UploadFilesDocument)
    ? (chosen: readonly File[]) => uploading.add(chosen, { folderId, ...(teamId && { teamId }) })
    : undefined
  const nameOf = (id: string | null) => folders.find((one) => one.id === id)?.name ?? t('noFolder')
  const unselect = () => list.select(new Set())
  const move = (ids: string[], target: string | null) =>
    void runWithNotice(async () => {
      const moved = files.filter(({ id }) => ids.includes(id))
      await moveTo(moved, target, nameOf(target))
      unselect()
    })
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
      <div className="with-sidebar">
        <Folders
          {...{ folders, teamId, hrefOf }}
          current={folderId}
          move={may(MoveFilesDocument) ? move : undefined}
        />
        <DropZone upload={upload} folderName={nameOf(folderId)}>
          <FileToolbar list={list} />
          <Uploads {...uploading} />
          <FileSelection
            files={files.filter(({ id }) => selected.has(id))}
            folders={folders}
            done={unselect}
          />
          <Files list={list} open={open} />
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

/** Page of files, or the reason that it is empty. */
function Files({ list, open }: { list: FileList; open(file: LibraryFile): void }) {
  const { may } = useSession()
  const { files, total, search, page, change, selected, select } = list
  const { data, error, refetch, isPlaceholderData } = list.result
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  if (files.length === 0) {
    const hint = may(UploadFilesDocument) ? 'noFilesHint' : 'noFilesYet'
    return (
      <EmptyState
        title={t(search ? 'emptyFiltered' : 'emptyFolder')}
        hint={t(search ? 'noFilesFound' : hint)}
      />
    )
  }
  return (
    <>
      <div data-waiting={isPlaceholderData || undefined}>
        <FileGrid
          {...{ files, selected, select, open }}
          isEditable={may(MoveFilesDocument)}
          showsFolders={search !== ''}
        />
      </div>
      {total > pageSize && (
        <Pager
          page={page}
          total={total}
          goTo={(to) => change('page', to > 1 ? String(to) : null)}
        />
      )}
    </>
  )
}
